/** Which reason is open: one at a time on the whole page. */
class OpenReason {
  id = $state<string | null>(null);
  toggle(id: string): void {
    this.id = this.id === id ? null : id;
  }
}

export const openReason = new OpenReason();
