/** Whether Python is kept on this machine, so that games begin without a network. */
import { SITE } from "../lib/address";

type State = "unknown" | "no" | "keeping" | "kept" | "failed";

class Keeping {
  state = $state<State>("unknown");

  /** Registers the program that keeps the site, and asks it what is kept. */
  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return; // nothing can be kept: this browser, or a page without https
    await navigator.serviceWorker.register(new URL("service-worker.js", SITE));
    this.state = (await this.#ask("kept?")) === "kept" ? "kept" : "no";
  }

  /** Fetches what is missing. */
  async keep(): Promise<void> {
    if (!("serviceWorker" in navigator) || this.state === "kept" || this.state === "keeping") return;
    this.state = "keeping";
    this.state = (await this.#ask("keep")) === "kept" ? "kept" : "failed";
  }

  async #ask(what: "keep" | "kept?"): Promise<unknown> {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => (port1.onmessage = (event) => resolve(event.data)));
    active?.postMessage(what, [port2]);
    return answer;
  }
}

export const keeping = new Keeping();
