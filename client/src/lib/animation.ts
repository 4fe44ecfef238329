import { prefersReducedMotion } from "./settings.svelte";

/** Runs the motions of one happening after another; a click finishes what is running. */
export class AnimationRunner {
  #running = new Set<Animation>();
  #rests = new Map<ReturnType<typeof setTimeout>, () => void>();
  #rushed = false;

  /** Nothing travels: the reader asked for stillness, or clicked, or the page cannot animate. */
  get quiet(): boolean {
    return this.#rushed || prefersReducedMotion() || typeof Element.prototype.animate !== "function";
  }

  begin(): void {
    this.#rushed = false;
  }

  async animate(
    element: Element | null | undefined,
    frames: Keyframe[],
    duration: number,
    easing = "cubic-bezier(.3,0,.1,1)",
  ): Promise<void> {
    if (!element || this.quiet) return;
    const animation = element.animate(frames, { duration, easing });
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }

  async rest(duration: number): Promise<void> {
    if (this.#rushed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        this.#rests.delete(timer);
        resolve();
      }, duration);
      this.#rests.set(timer, resolve);
    });
  }

  finish(): void {
    if (this.#running.size === 0 && this.#rests.size === 0) return;
    this.#rushed = true;
    for (const animation of this.#running) animation.finish();
    for (const [timer, resolve] of this.#rests) {
      clearTimeout(timer);
      resolve();
    }
    this.#rests.clear();
  }
}
