const DAY = 86_400;

/** So many seconds as a clock shows them: `4:05`, `1:02:03`; whole days in words. */
export function clockText(seconds: number, days: (n: number) => string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 2 * DAY) return days(Math.floor(whole / DAY));
  const two = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** What is left of a number of seconds that was told a while ago. */
export const remaining = (seconds: number, toldAt: number, now: number): number =>
  Math.max(0, seconds - (now - toldAt) / 1000);
