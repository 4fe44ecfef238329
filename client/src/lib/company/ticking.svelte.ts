/** The time, told to every countdown of the page; it stands while nobody looks. */
class Ticking {
  #now = $state(Date.now());
  #looking = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  get now(): number {
    return this.#now;
  }

  /** Begins to count; call what is returned when nobody looks any more. */
  look(): () => void {
    this.#looking += 1;
    this.#now = Date.now();
    this.#timer ??= setInterval(() => (this.#now = Date.now()), 500);
    return () => {
      this.#looking -= 1;
      if (this.#looking > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }
}

export const ticking = new Ticking();
