/** What ends when, as a calendar file (RFC 5545). */

const LONGEST = 75;

/** A moment at which somebody's time is out, or a game begins. */
export interface Deadline {
  /** The table. */
  id: string;
  says: string;
  /** The address of the table. */
  address: string;
  ends: string;
  /** So many minutes before it the reader is reminded. */
  reminders: readonly number[];
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
const time = (moment: string | Date): string =>
  new Date(moment).toISOString().replace(/\.\d+/, "").replace(/[-:]/g, "");

/** A line in pieces of 75 bytes of UTF-8, each but the first behind a space; no letter is cut. */
function folded(line: string): string {
  let bytes = 0;
  let text = "";
  for (const letter of line) {
    const more = new TextEncoder().encode(letter).length;
    if (bytes + more > LONGEST) {
      text += "\r\n ";
      bytes = 1;
    }
    text += letter;
    bytes += more;
  }
  return text;
}

export function calendar(deadlines: readonly Deadline[], now: Date): string {
  const events = deadlines.flatMap(({ id, says, address, ends, reminders }) => [
    "BEGIN:VEVENT",
    `UID:${id}@youyi`,
    `DTSTAMP:${time(now)}`,
    `DTSTART:${time(ends)}`,
    `SUMMARY:${escaped(says)}`,
    `URL:${address}`,
    ...reminders.flatMap((minutes) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(says)}`,
      `TRIGGER:-PT${minutes}M`,
      "END:VALARM",
    ]),
    "END:VEVENT",
  ]);
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Youyi//Youyi//EN", ...events, "END:VCALENDAR"];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
