/** Sentences of the games in the names that the reader asked for. */
import * as http from "./http";
import { settings } from "./settings.svelte";

/** Whether the reader asked for English names alone. */
export const englishAlone = (): boolean => settings.language === "en" && settings.names === "english";

/** Puts a sentence into English alone; fetched when somebody first asks for that. */
class Plain {
  says = $state.raw<((text: string) => string) | null>(null);
  #asked = false;

  load(): void {
    if (this.#asked || !englishAlone()) return;
    this.#asked = true;
    this.#fetch().then(
      (says) => (this.says = says),
      () => (this.#asked = false), // without a line the characters stay, and the words are asked for again
    );
  }

  async #fetch(): Promise<(text: string) => string> {
    const [{ plainEnglish, vocabulary }, games] = await Promise.all([import("./plain"), http.games()]);
    const all = await Promise.all(
      games.map(async (game) => vocabulary(game, game.taught ? (await http.learn(game.id, "en")).terms : [])),
    );
    const known = new Map(all.flatMap((one) => [...one]));
    return (text) => plainEnglish(text, known);
  }
}
export const plain = new Plain();

/** A sentence of a game; what people write or are called never goes through here. */
export const inNames = (text: string): string => (englishAlone() && plain.says ? plain.says(text) : text);
