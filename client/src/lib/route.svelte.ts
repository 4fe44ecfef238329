/** Which page is open; links inside the house change it without a reload. */
class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    window.addEventListener("popstate", () => this.#read());
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const route = new Route();

/** On an anchor: follow it inside the page unless the reader asks for a new tab. */
export function inside(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (node.origin !== location.origin || node.target === "_blank") return;
    event.preventDefault();
    route.go(node.pathname + node.search);
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
