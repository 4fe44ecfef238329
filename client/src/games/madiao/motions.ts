/** How long things take to be shown, in milliseconds, and how they move. */
/** Whoever wins the last trick of a deal wins most by it: its card has a moment of its own. */
export const LAST = 500;
export const SWELLING: Keyframe[] = [
  { transform: "none" },
  { transform: "scale(1.35)", offset: 0.4 },
  { transform: "none" },
];
export const LAYING = 260;
export const DISCARDING = 320;
export const LOOKING = 380;
export const GATHERING = 300;
export const TURNING = 320;
export const READING = 420;
export const FLYING = 360;
export const DEALING = 45;
export const PAYING = 560;
export const PER_ROW = 90;
export const PAYING_MOST = 1300;
