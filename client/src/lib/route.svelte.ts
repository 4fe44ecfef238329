import { linkTo, place } from "./address";

/** Which page is open; links inside the house change it without a reload. */
class Route {
  path = $state("/");
  query = $state("");
  fragment = $state("");

  constructor() {
    this.#read();
    window.addEventListener("popstate", () => this.#read());
  }

  go(to: string): void {
    history.pushState(null, "", linkTo(to));
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    const now = place();
    this.path = now.path;
    this.query = now.query;
    this.fragment = now.fragment;
  }
}

export const route = new Route();

/** On an anchor: follow it inside the page unless the reader asks for a new tab. */
export function inside(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (node.origin !== location.origin || node.target === "_blank") return;
    event.preventDefault();
    const { path, query, fragment } = place(node);
    route.go(path + query + fragment);
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
