import { dice, el, rect } from "./draw.ts";

/** One picture: its size, its definitions (ids carry a mark of the picture, so files may share a page) and its layers. */
export type Sheet = {
  name: string;
  width: number;
  height: number;
  /** Makes an id of this file from a short word. */
  id: (word: string) => string;
  /** Adds a definition once and gives its `url(#...)`. */
  define: (word: string, make: (id: string) => string) => string;
  defs: Map<string, string>;
};

/**
 * A prefix of three letters for a picture's ids, the same on every run: ids are short and unique on a page.
 */
function shortName(name: string): string {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 17576;
  return [676, 26, 1].map((place) => String.fromCharCode(97 + (Math.floor(hash / place) % 26))).join("");
}

export function sheet(name: string, width: number, height: number): Sheet {
  const defs = new Map<string, string>();
  const prefix = shortName(name);
  const id = (word: string) => prefix + word;
  return {
    name,
    width,
    height,
    id,
    defs,
    define(word, make) {
      if (!defs.has(word)) defs.set(word, make(id(word)));
      return `url(#${id(word)})`;
    },
  };
}

export type Stop = readonly [offset: number, colour: string];
const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour]) => el("stop", { offset, "stop-color": colour })).join("");

/** A vertical (or, with `across`, a horizontal) gradient. */
export const gradient = (s: Sheet, word: string, list: readonly Stop[], across = false) =>
  s.define(word, (id) => el("linearGradient", across ? { id } : { id, x2: 0, y2: 1 }, stops(list)));

export const radial = (s: Sheet, word: string, list: readonly Stop[]) =>
  s.define(word, (id) => el("radialGradient", { id }, stops(list)));

/**
 * Defines a shape at the origin and returns a function for copies: `place(x, y, scale)`. Copies inherit a
 * fill that the shape leaves open.
 */
export function stamp(
  s: Sheet,
  word: string,
  drawing: string,
): (x: number, y: number, scale?: number, fill?: string) => string {
  s.define(word, (id) => el("g", { id }, drawing));
  const n = (v: number) => +v.toFixed(2);
  return (x, y, scale = 1, fill) =>
    scale === 1
      ? el("use", { href: `#${s.id(word)}`, x, y, fill })
      : el("use", {
          href: `#${s.id(word)}`,
          transform: `translate(${n(x)} ${n(y)})scale(${n(scale)})`,
          fill,
        });
}

/** A sun and its halo, low on the left in nearly every scene. */
export function sun(s: Sheet, x: number, y: number, r: number, halo = 4): string {
  const fill = radial(s, "halo", [
    [0, "#fff1c8"],
    [0.25, "#fde0a0b0"],
    [1, "#fde0a000"],
  ]);
  return (
    el("circle", { cx: x, cy: y, r: r * halo, fill }) + el("circle", { cx: x, cy: y, r, fill: "#fff3d2" })
  );
}

const tileSize = 96;
function dots(seed: number, count: number): string {
  const next = dice(seed);
  let d = "";
  for (let i = 0; i < count; i++) d += `M${Math.floor(next() * tileSize)} ${Math.floor(next() * tileSize)}h0`;
  return d;
}

/**
 * Paper grain: a tile of dark and light specks over everything. A pattern and not a filter, because phones
 * render it faster.
 */
function grain(s: Sheet): string {
  const fill = s.define("grain", (id) =>
    el(
      "pattern",
      { id, width: tileSize, height: tileSize, patternUnits: "userSpaceOnUse" },
      el(
        "g",
        { "stroke-linecap": "round", "stroke-width": 1.5 },
        el("path", { stroke: "#1322", d: dots(7, 22) }) + el("path", { stroke: "#fff3", d: dots(23, 17) }),
      ),
    ),
  );
  return rect(0, 0, s.width, s.height, fill);
}

/** A light gradient: warm from the left, cool and a little darker to the right. */
function sideLight(s: Sheet): string {
  const fill = gradient(
    s,
    "light",
    [
      [0, "#ffd98a4a"],
      [0.45, "#ffd98a00"],
      [1, "#0b2a241c"],
    ],
    true,
  );
  return rect(0, 0, s.width, s.height, fill);
}

/** Joins neighbouring paths of one plain fill: the same picture in fewer bytes. */
function merged(svg: string): string {
  const twin = /<path fill="([^"]+)" d="([^"]*)"\/><path fill="\1" d="([^"]*)"\/>/g;
  const once = svg.replace(twin, '<path fill="$1" d="$2$3"/>');
  return once === svg ? svg : merged(once);
}

/**
 * Assembles a picture: definitions, the layers, then light and grain over them. A scene covers its box; a
 * bare one (no background, no light) fits inside.
 */
export function finish(s: Sheet, layers: readonly string[], options: { bare?: boolean } = {}): string {
  const body = layers.join("") + (options.bare ? "" : sideLight(s) + grain(s));
  const defs = s.defs.size ? `<defs>${[...s.defs.values()].join("")}</defs>` : "";
  const cover = options.bare ? "" : ' preserveAspectRatio="xMidYMid slice"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s.width} ${s.height}"${cover}>${merged(defs + body)}</svg>\n`;
}
