/** A board as a picture: its own elements with their styles written into them, so that it looks the same anywhere. */

/** What may differ from one element to the next and shows; fields that are inherited are written where they change. */
const SHOWN = [
  ..."fill fill-opacity stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity".split(" "),
  ..."opacity visibility display transform transform-origin transform-box paint-order color".split(" "),
  ..."font-family font-size font-weight font-style font-variant line-height text-anchor dominant-baseline".split(" "),
  ..."letter-spacing writing-mode text-orientation text-align white-space vertical-align overflow".split(" "),
];
const BOXED = [
  ..."position top right bottom left width height min-width min-height box-sizing z-index".split(" "),
  ..."margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left".split(
    " ",
  ),
  ..."border-top border-right border-bottom border-left border-radius background-color background-image".split(" "),
  ..."background-size background-position background-repeat box-shadow outline clip-path inset".split(" "),
  ..."grid-template-columns grid-template-rows grid-template-areas grid-area gap justify-content justify-items".split(
    " ",
  ),
  ..."justify-self align-items align-content align-self place-items flex-direction flex-wrap flex-grow".split(" "),
  ..."flex-shrink flex-basis order aspect-ratio list-style text-overflow".split(" "),
];
const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
/** A drawing that fills so much of the board is the board. */
const MOST_OF_IT = 0.5;
const SHARP = 2;

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** The board in this part of the page. */
export async function pictureOf(place: HTMLElement): Promise<Picture> {
  const root = place.querySelector<HTMLElement>(".board-view") ?? place;
  const { width, height } = root.getBoundingClientRect();
  const drawn = [...root.querySelectorAll<SVGSVGElement>("svg")].find((svg) => {
    const box = svg.getBoundingClientRect();
    return box.width * box.height > MOST_OF_IT * width * height;
  });
  const copy = drawn ? framed(drawn, root, width, height) : boxed(root, width, height);
  const fonts = await usedFonts(copy);
  if (fonts !== "") {
    const style = document.createElementNS(SVG, "style");
    style.textContent = fonts;
    copy.prepend(style);
  }
  return { svg: new XMLSerializer().serializeToString(copy), width, height };
}

/** The same as a PNG of twice the size. */
export async function pngOf({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width * SHARP), Math.round(height * SHARP)];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function sheet(width: number, height: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("xmlns", SVG);
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  return svg;
}

/** A board that is one drawing: it stays a drawing, on the ground of its plate. */
function framed(drawn: SVGSVGElement, root: HTMLElement, width: number, height: number): SVGSVGElement {
  const svg = sheet(width, height);
  const ground = document.createElementNS(SVG, "rect");
  const look = getComputedStyle(root);
  ground.setAttribute("width", String(width));
  ground.setAttribute("height", String(height));
  ground.setAttribute("style", `fill: ${look.backgroundColor}; stroke: ${look.borderTopColor}; stroke-width: 4`);
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  styled(drawn, copy);
  const [outer, inner] = [root.getBoundingClientRect(), drawn.getBoundingClientRect()];
  for (const [name, value] of Object.entries({
    x: inner.x - outer.x,
    y: inner.y - outer.y,
    width: inner.width,
    height: inner.height,
  }))
    copy.setAttribute(name, String(value));
  copy.style.removeProperty("max-height");
  svg.append(ground, copy);
  return svg;
}

/** A board of boxes: the picture holds it as it stands. */
function boxed(root: HTMLElement, width: number, height: number): SVGSVGElement {
  const svg = sheet(width, height);
  const holder = document.createElementNS(SVG, "foreignObject");
  holder.setAttribute("width", String(width));
  holder.setAttribute("height", String(height));
  const copy = root.cloneNode(true) as HTMLElement;
  styled(root, copy);
  copy.setAttribute("xmlns", XHTML);
  copy.style.margin = "0";
  holder.append(copy);
  svg.append(holder);
  return svg;
}

/** Writes into a copy how its original looks, and leaves out what is not seen. */
function styled(original: Element, copy: Element, parent: CSSStyleDeclaration | null = null): void {
  const look = getComputedStyle(original);
  if (look.display === "none" || original.classList.contains("hidden")) {
    copy.remove();
    return;
  }
  const inside = original.namespaceURI === SVG && original.localName !== "svg";
  const fields = inside ? SHOWN : [...SHOWN, ...BOXED];
  const declared = fields.flatMap((name) => {
    const value = look.getPropertyValue(name);
    const inherited = parent !== null && INHERITED.has(name) && parent.getPropertyValue(name) === value;
    return value === "" || inherited || PLAIN.has(`${name}: ${value}`) ? [] : [`${name}: ${value}`];
  });
  copy.setAttribute("style", declared.join("; "));
  for (const name of ["class", "tabindex", "role", "data-board"]) copy.removeAttribute(name);
  const copies = [...copy.children];
  [...original.children].forEach((child, nth) => {
    const same = copies[nth];
    if (same) styled(child, same, look);
  });
}

const INHERITED = new Set([
  ..."fill fill-opacity stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity".split(" "),
  ..."color font-family font-size font-weight font-style font-variant line-height text-anchor".split(" "),
  ..."dominant-baseline letter-spacing writing-mode text-orientation text-align white-space visibility".split(" "),
  ..."paint-order list-style".split(" "),
]);
/** What an element is without being told. */
const PLAIN = new Set([
  "opacity: 1",
  "transform: none",
  "box-shadow: none",
  "background-image: none",
  "background-color: rgba(0, 0, 0, 0)",
  "clip-path: none",
  "border-radius: 0px",
  "order: 0",
  "z-index: auto",
  "position: static",
]);

/** The faces that the page brought with it and the copy uses, written into the picture: it may fetch nothing. */
async function usedFonts(copy: Element): Promise<string> {
  const used = new XMLSerializer().serializeToString(copy);
  const rules = [...document.styleSheets].flatMap((each) =>
    [...each.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule),
  );
  const faces = rules.filter((rule) => used.includes(rule.style.getPropertyValue("font-family").replaceAll('"', "")));
  const written = await Promise.all(faces.map(embedded));
  return written.join("\n");
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (address === undefined) return rule.cssText;
  const from = new URL(address, rule.parentStyleSheet?.href ?? location.href);
  const bytes = new Uint8Array(await (await fetch(from)).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return rule.cssText.replace(address, `data:font/woff2;base64,${btoa(text)}`);
}

/** Hands a file to the reader. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
