/** Which reason is open: one at a time on the whole page. */
class Whys {
  open = $state<string | null>(null);
  toggle(id: string): void {
    this.open = this.open === id ? null : id;
  }
}

export const whys = new Whys();
