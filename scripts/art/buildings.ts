import { boxes, boxPath, ellipse, el, group, line, nums, path, poly, polyPath, type Pt, rect, runsPath, stroke, times } from "./draw.ts";
import { type Sheet, stamp } from "./frame.ts";
import { c, mix, shade, shadeSoft } from "./palette.ts";


/** Numbers of an opening `w` wide: whole ones once it is large enough not to show it. */
const cut = (w: number) => (w > 26 ? (...v: number[]) => nums(...v.map(Math.round)) : nums);

/** The four-centred arch of Mughal gates, standing on `y`; `h` is the height of its point. */
export function archPath(x: number, y: number, w: number, h: number): string {
  const j = cut(w);
  const s = h - w * 0.52;
  const q = w / 2;
  return `M${j(x, y)}v${j(-s)}c${j(0, -w * 0.26, w * 0.2, -w * 0.36, q, -w * 0.52)}c${j(w * 0.3, w * 0.16, q, w * 0.26, q, w * 0.52)}v${j(s)}z`;
}

/** The cusped arch of jharokas and verandas, three scallops a side. */
export function cuspedPath(x: number, y: number, w: number, h: number): string {
  const j = cut(w);
  const s = h - w * 0.5;
  const q = w / 2;
  const left = `c${j(-q * 0.02, -q * 0.16, q * 0.06, -q * 0.28, q * 0.2, -q * 0.32)}c${j(-q * 0.02, -q * 0.18, q * 0.12, -q * 0.3, q * 0.32, -q * 0.32)}c${j(q * 0.02, -q * 0.14, q * 0.2, -q * 0.26, q * 0.48, -q * 0.36)}`;
  const right = `c${j(q * 0.28, q * 0.1, q * 0.46, q * 0.22, q * 0.48, q * 0.36)}c${j(q * 0.2, q * 0.02, q * 0.34, q * 0.14, q * 0.32, q * 0.32)}c${j(q * 0.14, q * 0.04, q * 0.22, q * 0.16, q * 0.2, q * 0.32)}`;
  return `M${j(x, y)}v${j(-s)}${left}${right}v${j(s)}z`;
}

/** A bulbous dome on a drum, with a finial, lit from the left; `y` is where the drum begins. */
export function dome(x: number, y: number, w: number, fill: string = c.white, dark: string = shade): string {
  const r = w / 2;
  const half: Pt[] = [
    [0, -1.72],
    [0.5, -1.4],
    [1.02, -0.85],
    [1, -0.3],
    [0.78, 0],
  ];
  const side = (f: 1 | -1) => half.map(([a, b]): Pt => [x + f * a * r, y + b * r]);
  return (
    path(runsPath([...side(-1).reverse(), ...side(1).slice(1)]), fill) +
    path(runsPath(side(1), [[x + r * 0.3, y], [x + r * 0.5, y - r * 0.7], [x, y - r * 1.72]]), dark) +
    path(`M${nums(x - r * 0.04, y - r * 1.6)}h${nums(r * 0.08)}l${nums(-r * 0.04, -r * 0.7)}z`, c.straw)
  );
}

/** A slender tower with two balconies and a cupola. */
export function minaret(x: number, y: number, h: number, w: number, fill: string = c.clay, cap: string = c.white): string {
  const top = y - h;
  const rings = [y - h * 0.36, y - h * 0.68, top].map((ry) => boxPath(x - w * 0.62, ry, w * 1.24, w * 0.22)).join("");
  const dark = [y - h * 0.36, y - h * 0.68, top].map((ry) => boxPath(x + w * 0.1, ry, w * 0.52, w * 0.22)).join("");
  const shaft = polyPath([[x - w / 2, y], [x - w * 0.38, top], [x + w * 0.38, top], [x + w / 2, y]]);
  const shaded = polyPath([[x + w * 0.1, y], [x + w * 0.08, top], [x + w * 0.38, top], [x + w / 2, y]]);
  return (
    path(shaft + rings + boxPath(x - w * 0.34, top - w * 0.7, w * 0.68, w * 0.7), fill) +
    path(shaded + dark + boxPath(x - w * 0.18, top - w * 0.6, w * 0.14, w * 0.5) + boxPath(x + w * 0.06, top - w * 0.6, w * 0.28, w * 0.5), shade) +
    dome(x, top - w * 0.66, w * 0.9, cap)
  );
}

/** The Badshahi Mosque from its court: sandstone, three marble domes, four towers. `w` is the whole width. */
export function badshahi(s: Sheet, x: number, y: number, w: number, stone: string = c.clay, marble: string = c.white): string {
  const h = w * 0.16;
  const bay = w * 0.072;
  const mid = w * 0.15;
  const tower = stamp(s, "tower", minaret(0, 0, w * 0.5, w * 0.04, stone, marble));
  const turret = stamp(s, "turret", minaret(0, 0, h * 1.3, w * 0.022, stone, marble));
  const bays = [-0.39, 0.115].flatMap((from) => [0, 1, 2, 3].map((i) => archPath(x + w * from + i * bay, y, bay * 0.7, h * 0.66))).join("");
  return (
    tower(x - w * 0.5, y) +
    tower(x + w * 0.5, y) +
    dome(x - w * 0.22, y - h, w * 0.16, marble) +
    dome(x + w * 0.22, y - h, w * 0.16, marble) +
    dome(x, y - h * 1.42, w * 0.21, marble) +
    boxes([[x - w * 0.4, y - h, w * 0.8, h], [x - mid / 2, y - h * 1.45, mid, h]], stone) +
    boxes([[x - w * 0.4, y - h, w * 0.8, h * 0.06], [x - w * 0.4, y - h * 0.8, w * 0.8, h * 0.03], [x - mid / 2, y - h * 1.45, mid, h * 0.06]], "#fff5") +
    path(bays, "#1324") +
    path(archPath(x - mid * 0.36, y, mid * 0.72, h * 1.26), "#fff5") +
    path(archPath(x - mid * 0.28, y, mid * 0.56, h * 1.08), "#1326") +
    boxes([[x + mid * 0.4, y - h * 1.45, mid * 0.1, h * 1.45]], shade) +
    turret(x - w * 0.4, y) +
    turret(x + w * 0.4, y) +
    turret(x - mid * 0.5, y, 1.3) +
    turret(x + mid * 0.5, y, 1.3)
  );
}

/** Minar-e-Pakistan: petals at the base, a tapering fluted shaft, balconies, a small dome. */
export function minarEPakistan(x: number, y: number, h: number, fill: string = c.mist): string {
  const w = h * 0.1;
  const foot: Pt[] = [[x - w * 1.9, y], [x - w * 1.1, y - h * 0.06], [x - w * 0.7, y - h * 0.2]];
  const mirrored = foot.map(([a, b]): Pt => [2 * x - a, b]).reverse();
  return (
    path(runsPath(foot, mirrored), fill) +
    path(runsPath([[x + w * 1.9, y], [x + w * 1.1, y - h * 0.06], [x + w * 0.7, y - h * 0.2]], [[x + w * 0.2, y - h * 0.2], [x + w * 0.4, y]]), shade) +
    stroke(`M${nums(x - w * 0.9, y)}q${nums(w * 0.4, -h * 0.06, w * 0.5, -h * 0.17)}M${nums(x, y)}v${nums(-h * 0.17)}`, shade, 2) +
    path(polyPath([[x - w * 0.55, y - h * 0.18], [x - w * 0.26, y - h * 0.84], [x + w * 0.26, y - h * 0.84], [x + w * 0.55, y - h * 0.18]]) + boxPath(x - w * 0.8, y - h * 0.24, w * 1.6, h * 0.018) + boxPath(x - w * 0.44, y - h * 0.86, w * 0.88, h * 0.022) + boxPath(x - w * 0.16, y - h * 0.92, w * 0.32, h * 0.07), fill) +
    poly([[x + w * 0.12, y - h * 0.18], [x + w * 0.06, y - h * 0.84], [x + w * 0.26, y - h * 0.84], [x + w * 0.55, y - h * 0.18]], shade) +
    dome(x, y - h * 0.92, w * 0.42, fill)
  );
}

/** A projecting window of the old city: brackets, cusped openings, a curved roof. */
export function jharoka(x: number, y: number, w: number, fill: string = c.umber, inside: string = "#1328"): string {
  const h = w * 0.78;
  const bay = w / 3;
  return (
    poly([[x - w * 0.44, y], [x - w * 0.3, y + w * 0.16], [x + w * 0.3, y + w * 0.16], [x + w * 0.44, y]], fill) +
    rect(x - w / 2, y - h, w, h, fill) +
    path([0, 1, 2].map((i) => archPath(x - w / 2 + i * bay + bay * 0.12, y - h * 0.34, bay * 0.76, h * 0.54)).join(""), inside) +
    boxes([[x - w / 2, y - h * 0.32, w, h * 0.05]], "#fff2") +
    boxes([0, 1, 2, 3, 4, 5].map((i) => [Math.round(x - w * 0.46 + i * w * 0.16), Math.round(y - h * 0.22), Math.round(w * 0.1), Math.round(h * 0.16)] as const), shade) +
    path(`M${nums(x - w * 0.6, y - h)}c${nums(w * 0.2, -w * 0.02, w * 0.34, -w * 0.2, w * 0.6, -w * 0.26)}c${nums(w * 0.26, w * 0.06, w * 0.4, w * 0.24, w * 0.6, w * 0.26)}z`, fill) +
    path(`M${nums(x, y - h - w * 0.26)}c${nums(w * 0.26, w * 0.06, w * 0.4, w * 0.24, w * 0.6, w * 0.26)}h${nums(-w * 0.4)}z`, shade)
  );
}

/** A flat-roofed house of the plain, mud or brick: lit front, dark right side, beams under the roof. */
export function house(x: number, y: number, w: number, h: number, fill: string, options: { side?: number; door?: string; window?: number } = {}): string {
  const side = options.side ?? w * 0.24;
  const beams = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((t): [number, number, number, number] => [x + w * t, y - h * 0.89, w * 0.025, w * 0.025]);
  const pane = options.window === undefined ? [] : [[x + w * options.window, y - h * 0.62, w * 0.16, h * 0.26] as const];
  return (
    boxes([[x, y - h, w, h]], fill) +
    poly([[x + w, y], [x + w, y - h], [x + w + side, y - h * 0.92], [x + w + side, y - h * 0.04]], mix(fill, c.ink, 0.28)) +
    boxes([[x - w * 0.02, y - h * 1.04, w * 1.02, h * 0.07]], "#fff4") +
    boxes([...beams, ...pane], "#132a") +
    (options.door ? boxes([[x + w * 0.12, y - h * 0.58, w * 0.22, h * 0.58]], options.door) + boxes([[x + w * 0.23, y - h * 0.58, w * 0.11, h * 0.58]], shade) : "")
  );
}

/** A run of the same arches: verandas, corridors. */
export const arcade = (x: number, y: number, count: number, w: number, h: number, gap: number, fill: string) =>
  times(count, (i) => path(cuspedPath(x + i * (w + gap), y, w, h), fill));

/** Brick courses as a pattern's inside, for `define`. */
export const bricks = (id: string, colour = shadeSoft) =>
  el("pattern", { id, width: 48, height: 28, patternUnits: "userSpaceOnUse" }, stroke("M0 1h48M0 15h48M12 1v14M36 15v14", colour, 2));

/** A cord with beads (lamps, marigolds) sagging between two points: the beads are round dashes of one line. */
export function garland(x0: number, y0: number, x1: number, y1: number, sag: number, bead: string, size: number, gap: number): string {
  const d = `M${nums(x0, y0)}Q${nums((x0 + x1) / 2, (y0 + y1) / 2 + sag * 2, x1, y1)}`;
  return stroke(d, c.pine, 2) + stroke(d, bead, size, { "stroke-linecap": "round", "stroke-dasharray": `0 ${gap}` });
}

/** Pennants on a cord: two colours in turn, one path each. */
export function pennants(x0: number, y: number, x1: number, sag: number, count: number, a: string, b: string): string {
  const step = (x1 - x0) / count;
  const flags = (odd: number) =>
    Array.from({ length: count }, (_, i) => i)
      .filter((i) => i % 2 === odd)
      .map((i) => {
        const t = (i + 0.5) / count;
        return `M${nums(Math.round(x0 + i * step + step * 0.2), Math.round(y + sag * 4 * t * (1 - t)))}h${nums(Math.round(step * 0.5))}l${nums(-Math.round(step * 0.25), Math.round(step * 0.5))}z`;
      })
      .join("");
  return stroke(`M${nums(x0, y)}Q${nums((x0 + x1) / 2, y + sag * 2, x1, y)}`, c.pine, 2) + path(flags(0), a) + path(flags(1), b);
}

export const flag = (x: number, y: number, h: number) =>
  stroke(`M${x} ${y}v${-h}`, c.umber, 4) +
  path(`M${x} ${y - h}c20-8 34 8 60 0v40c-26 8-40-8-60 0z`, c.emerald) +
  path(`M${x} ${y - h}c5-2 10-2 14-1v40c-4-1-9-1-14 1z`, c.white);

/** A tall window with a pointed head; `view` is drawn behind the bars. */
export const window = (x: number, y: number, w: number, h: number, sky: string, frame: string = c.pine, view = "") =>
  path(archPath(x, y, w, h), frame) +
  path(archPath(x + w * 0.07, y - w * 0.05, w * 0.86, h - w * 0.1), sky) +
  view +
  boxes([[x + w * 0.48, y - h * 0.9, w * 0.04, h * 0.9], [x + w * 0.05, y - h * 0.42, w * 0.9, w * 0.04], [x - w * 0.06, y - w * 0.05, w * 1.12, w * 0.09]], frame);
