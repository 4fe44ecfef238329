import { told } from "./address";
import type { Language, PaceWanted, Said } from "./wire";

export type Theme = "auto" | "light" | "dark";
export type Speed = PaceWanted;
/** How pieces, cards, cells and games are called: in English, in both, in Chinese, or in Chinese with its sounds. */
export type Names = "english" | "both" | "characters" | "pinyin";

const LANGUAGES: readonly Language[] = ["zh-Hant", "zh-Hans", "en"];

/** What there is to choose from in each language, the usual first. */
export const NAMES: Record<Language, readonly Names[]> = {
  en: ["english", "both", "pinyin"],
  "zh-Hant": ["characters", "pinyin"],
  "zh-Hans": ["characters", "pinyin"],
};

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "at_once"];

/** What the browser prefers: Taiwan, Hong Kong and Macau write the traditional script. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const low = tag.toLowerCase();
    if (/^zh-(hant|tw|hk|mo)/.test(low)) return "zh-Hant";
    if (low.startsWith("zh")) return "zh-Hans";
    if (low.startsWith("en")) return "en";
  }
  return "en";
}

/** What this browser keeps under a name. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`youyi.${key}`);
  } catch {
    return null; // storage may be forbidden; the page then forgets on reload
  }
}

/** Let this browser keep something under a name. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`youyi.${key}`, value);
  } catch {
    // see kept()
  }
}

/** Let this browser forget what it keeps under a name. */
export function drop(key: string): void {
  try {
    localStorage.removeItem(`youyi.${key}`);
  } catch {
    // see kept()
  }
}

function oneOf<T extends string>(value: string | null, all: readonly T[], otherwise: T): T {
  return all.find((one) => one === value) ?? otherwise;
}

/** Fetches what is said in a language; null when it is here. */
type Fetches = (language: Language) => Promise<void> | null;
const rooms: Fetches[] = [];

/** Wait for what is said in the language in force; that of another is waited for before it is spoken. */
export async function beforeSpeaking(fetches: Fetches): Promise<void> {
  rooms.push(fetches);
  await fetches(settings.language);
}

/** Fetches all that is said in a language; null when it is here. */
export function everyRoom(language: Language): Promise<unknown> | null {
  const coming = rooms.map((fetches) => fetches(language)).filter((each) => each !== null);
  return coming.length === 0 ? null : Promise.all(coming);
}

// Who comes by a link in a language reads on in it.
if (kept("language") === null && told("language")) keep("language", told("language") ?? "");

/** What one reader chose, kept by the browser. */
class Settings {
  #language = $state<Language>(oneOf(kept("language"), LANGUAGES, preferredLanguage(navigator.languages)));
  #wanted = this.#language;
  #theme = $state<Theme>(oneOf(kept("theme"), ["auto", "light", "dark"], "auto"));
  #latin = $state<Names>(oneOf(kept("names.en"), NAMES.en, "english"));
  #han = $state<Names>(oneOf(kept("names"), NAMES["zh-Hant"], "characters"));
  #forced = $state(kept("forced") !== "no");
  #throws = $state(kept("throws"));
  #speed = $state<Speed>(oneOf(kept("speed"), SPEEDS, "normal"));
  #volume = $state(Math.min(100, Math.max(0, Number(kept("volume") ?? 0) || 0)));
  #heard = $state(kept("volume") !== null);
  #confirm = $state(kept("confirm") !== "no");
  #hints = $state(kept("hints") === "yes");
  #tutor = $state(kept("tutor") === "yes");
  #cells = $state(kept("cells") === "yes");
  #name = $state(kept("name") ?? "");
  #money = $state(kept("money") === "told");
  #night = $state(false);
  /** Whether the table that is open shows what passes between two choices as one interlude. */
  flowing = $state(false);

  constructor() {
    const night = window.matchMedia("(prefers-color-scheme: dark)");
    this.#night = night.matches;
    night.addEventListener("change", (event) => (this.#night = event.matches));
  }

  get language(): Language {
    return this.#language;
  }
  set language(value: Language) {
    keep("language", value);
    this.#wanted = value;
    const coming = everyRoom(value);
    if (coming === null) this.#language = value;
    else
      coming.then(
        () => this.#wanted === value && (this.#language = value),
        () => this.#wanted === value && (this.language = this.#language), // without a line the page goes on as it was
      );
  }
  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    keep("theme", value);
  }
  /** As the reader chose in the language in force. */
  get names(): Names {
    return this.#language === "en" ? this.#latin : this.#han;
  }
  set names(value: Names) {
    if (this.#language === "en") this.#latin = value;
    else this.#han = value;
    keep(this.#language === "en" ? "names.en" : "names", value);
  }
  /** Play forced moves for me. */
  get forced(): boolean {
    return this.#forced;
  }
  set forced(value: boolean) {
    this.#forced = value;
    keep("forced", value ? "yes" : "no");
  }
  /** Throw the dice for me: as the reader said, or else where they asked for speed or what passes is an interlude. */
  get throws(): boolean {
    const itself = this.flowing || this.#speed === "fast" || this.#speed === "at_once";
    return this.#throws === null ? itself : this.#throws === "yes";
  }
  set throws(value: boolean) {
    this.#throws = value ? "yes" : "no";
    keep("throws", this.#throws);
  }
  /** How fast things happen that this reader watches. */
  get speed(): Speed {
    return this.#speed;
  }
  set speed(value: Speed) {
    this.#speed = value;
    keep("speed", value);
  }
  /** How loud, from 0, silent, to 100. */
  get volume(): number {
    return this.#volume;
  }
  set volume(value: number) {
    this.#volume = value;
    this.#heard = true;
    keep("volume", String(value));
  }
  /** Whether the reader has said if, and how loud, the table shall be heard. */
  get heard(): boolean {
    return this.#heard;
  }
  /** Ask before a chosen move is sent. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(value: boolean) {
    this.#confirm = value;
    keep("confirm", value ? "yes" : "no");
  }
  /** Tell me what the position is worth, where a game can. */
  get hints(): boolean {
    return this.#hints;
  }
  set hints(value: boolean) {
    this.#hints = value;
    keep("hints", value ? "yes" : "no");
  }
  /** Ask before a move that costs much. */
  get tutor(): boolean {
    return this.#tutor;
  }
  set tutor(value: boolean) {
    this.#tutor = value;
    keep("tutor", value ? "yes" : "no");
  }
  /** Whether the reader has been told what the money of a game is for. */
  get money(): boolean {
    return this.#money;
  }
  set money(value: boolean) {
    this.#money = value;
    keep("money", value ? "told" : "no");
  }
  /** Number every cell of a board, where a game can. */
  get cells(): boolean {
    return this.#cells;
  }
  set cells(value: boolean) {
    this.#cells = value;
    keep("cells", value ? "yes" : "no");
  }
  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value;
    keep("name", value);
  }
  /** The theme in force: the reader's choice, or else the machine's. */
  get colourScheme(): "light" | "dark" {
    if (this.#theme !== "auto") return this.#theme;
    return this.#night ? "dark" : "light";
  }
}

export const settings = new Settings();

/** A static text in the reader's language. */
export function localized(text: Said | string | null | undefined): string {
  if (text === null || text === undefined) return "";
  return typeof text === "string" ? text : text[settings.language];
}

/** A Chinese name with what the reader asked to see beside it. */
export function named(name: Said, pinyin: string): string {
  if (settings.names === "english") return name.en;
  if (settings.names === "both") return `${name.en} ${name["zh-Hant"]}`;
  const han = settings.language === "zh-Hans" ? name["zh-Hans"] : name["zh-Hant"];
  return settings.names === "pinyin" ? `${han} ${pinyin}` : han;
}

const STEMS = "甲乙丙丁戊己庚辛壬癸";

/** A seat's sign as a letter; other names as they are. */
export function letter(sign: string): string {
  const nth = STEMS.indexOf(sign);
  return sign.length === 1 && nth >= 0 ? String.fromCharCode("A".charCodeAt(0) + nth) : sign;
}

/** Whether names are in English, with or without their characters. */
export const inEnglish = (): boolean => settings.names === "english" || settings.names === "both";

/** A seat's short name: its character, unless the reader asked for English. */
export function stem(name: Said | undefined): string {
  if (!name) return "";
  if (inEnglish()) return letter(name.en);
  return settings.language === "zh-Hans" ? name["zh-Hans"] : name["zh-Hant"];
}

export interface Held {
  seat: number;
  token: string;
}

/** The token that lets this browser act for a seat; without it nobody can. */
export function storedSeat(table: string): Held | null {
  const text = kept(`seat.${table}`);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (
      typeof value === "object" &&
      value !== null &&
      "seat" in value &&
      "token" in value &&
      typeof value.seat === "number" &&
      typeof value.token === "string"
    ) {
      return { seat: value.seat, token: value.token };
    }
  } catch {
    // written by something else: no seat
  }
  return null;
}

/** The seat was given up: its token is of no use any more. */
export function forgetSeat(table: string): void {
  drop(`seat.${table}`);
}

export function storeSeat(table: string, held: Held): void {
  keep(`seat.${table}`, JSON.stringify(held));
}
