import PACING from "./pacing.json";
import { settings, type Speed } from "./settings.svelte";

/** How long things take, beside the usual time. */
const TIMES: Record<Speed, number> = PACING.speeds;
const runners = new Set<AnimationRunner>();
let still = 0;
export const times = (): number => (still > 0 ? 0 : TIMES[settings.speed]);

/** Whether this reader wants things to appear rather than to travel. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** From now on everything appears in its place, and what travels has arrived; call what is returned to let things travel again. */
export function standStill(): () => void {
  still += 1;
  for (const each of runners) each.finish();
  return () => (still -= 1);
}

/** Runs the motions of one happening after another; a click finishes what is running. */
export class AnimationRunner {
  #running = new Set<Animation>();
  #rests = new Map<ReturnType<typeof setTimeout>, () => void>();
  #rushed = false;
  #share = 1;

  /** Nothing travels: the reader asked for stillness, or clicked, or the page cannot animate. */
  get quiet(): boolean {
    return this.#rushed || times() === 0 || prefersReducedMotion() || typeof Element.prototype.animate !== "function";
  }

  /** What follows takes this share of its usual time. */
  begin(share = 1): void {
    this.#rushed = false;
    this.#share = share;
  }

  async animate(
    element: Element | null | undefined,
    frames: Keyframe[],
    duration: number,
    easing = "cubic-bezier(.3,0,.1,1)",
  ): Promise<void> {
    if (!element || this.quiet) return;
    const animation = element.animate(frames, { duration: duration * times() * this.#share, easing });
    this.#running.add(animation);
    runners.add(this);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }

  async rest(duration: number): Promise<void> {
    if (this.#rushed || times() === 0) return;
    runners.add(this);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(
        () => {
          this.#rests.delete(timer);
          resolve();
        },
        duration * times() * this.#share,
      );
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
