/** Sounds of the table, synthesised; silent until the reader asks for them. Each has a visible equal. */
import { settings } from "./settings.svelte";

export type Sound = "dice" | "move" | "strike" | "payment" | "card" | "gate" | "rise" | "last" | "turn" | "end" | "win";

/** One struck tone: when it begins and how long it rings, in seconds; from which pitch to which. */
interface Tone {
  at: number;
  rings: number;
  from: number;
  to: number;
  shape: OscillatorType;
  loud: number;
}

const wood = (at: number, pitch: number, loud = 0.5): Tone => ({
  at,
  rings: 0.05,
  from: pitch,
  to: pitch * 0.6,
  shape: "triangle",
  loud,
});
const bell = (at: number, pitch: number): Tone => ({
  at,
  rings: 0.24,
  from: pitch,
  to: pitch,
  shape: "sine",
  loud: 0.3,
});

/** None lasts longer than a quarter of a second but the end, of two strokes, and a win, of three. */
export const TONES: Record<Sound, readonly Tone[]> = {
  dice: [wood(0, 900), wood(0.09, 760, 0.4)],
  move: [wood(0, 620)],
  strike: [{ at: 0, rings: 0.18, from: 150, to: 60, shape: "sine", loud: 0.9 }],
  payment: [{ at: 0, rings: 0.09, from: 1500, to: 2100, shape: "triangle", loud: 0.15 }],
  card: [{ at: 0, rings: 0.06, from: 2600, to: 900, shape: "triangle", loud: 0.2 }],
  gate: [wood(0, 210, 0.8), bell(0.01, 495)],
  rise: [{ at: 0, rings: 0.16, from: 330, to: 660, shape: "triangle", loud: 0.25 }],
  last: [wood(0, 620), bell(0.01, 440)],
  turn: [bell(0, 660)],
  end: [bell(0, 660), bell(0.25, 495)],
  win: [bell(0, 495), bell(0.16, 660), bell(0.32, 880)],
};

let context: AudioContext | undefined;

/** Plays a sound as loud as the reader wants it. A browser that has no audio, or no click yet, stays silent. */
export function play(sound: Sound): void {
  if (settings.volume === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of TONES[sound]) strike(context, tone, settings.volume / 100);
}

function strike(audio: AudioContext, tone: Tone, volume: number): void {
  const begins = audio.currentTime + tone.at;
  const [voice, gain] = [audio.createOscillator(), audio.createGain()];
  voice.type = tone.shape;
  voice.frequency.setValueAtTime(tone.from, begins);
  voice.frequency.exponentialRampToValueAtTime(tone.to, begins + tone.rings);
  gain.gain.setValueAtTime(tone.loud * volume, begins);
  gain.gain.exponentialRampToValueAtTime(0.001, begins + tone.rings);
  voice.connect(gain).connect(audio.destination);
  voice.start(begins);
  voice.stop(begins + tone.rings);
}
