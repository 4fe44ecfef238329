export interface Run {
  text: string;
  han: boolean;
}
const HAN = /([\u2e80-\u303f\u31c0-\u31ef\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2fa1f}]+)/u;

/** A sentence cut where the script changes. */
export function runs(text: string): Run[] {
  return text
    .split(HAN)
    .map((part, index) => ({ text: part, han: index % 2 === 1 }))
    .filter((run) => run.text !== "");
}
