import {
  blob,
  boxes,
  dice,
  type Knot,
  limbPath,
  limbShadePath,
  line,
  linePath,
  type Pt,
  path,
  stroke,
} from "./draw.ts";
import { c, mix, shade } from "./palette.ts";

/** A lobed outline: leaves seen as one mass. `n` points, every second one drawn in. */
export function lobes(cx: number, cy: number, rx: number, ry: number, seed: number, n = 12): Pt[] {
  const next = dice(seed);
  return Array.from({ length: n }, (_, i): Pt => {
    const a = (Math.PI * 2 * (i + next() * 0.5)) / n;
    const d = (i % 2 ? 0.86 : 1.05) + (next() - 0.5) * 0.16;
    return [cx + Math.cos(a) * rx * d, cy + Math.sin(a) * ry * d];
  });
}

export type Tones = readonly [dark: string, middle: string, lit: string];

/** Foliage in three tones, the brightest towards the light. */
export function foliage(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number,
  tones: Tones = [c.pine, c.emerald, c.leaf],
  n = 14,
): string {
  return (
    blob(lobes(cx, cy, rx, ry, seed, n), tones[0]) +
    blob(lobes(cx - rx * 0.1, cy - ry * 0.14, rx * 0.82, ry * 0.76, seed + 3, n - 2), tones[1]) +
    blob(lobes(cx - rx * 0.34, cy - ry * 0.36, rx * 0.46, ry * 0.4, seed + 5, n - 4), tones[2])
  );
}

/** A limb of wood, lit like everything else. */
export const wood = (spine: Knot[], fill: string = c.umber) =>
  path(limbPath(spine, "flat"), fill) + path(limbShadePath(spine, 0), shade);

/** A round, dense shade tree (mango, neem). `y` is the ground, `h` the height. */
export function tree(x: number, y: number, h: number, seed: number, tones?: Tones, trunk?: string): string {
  return (
    wood(
      [
        [x - h * 0.01, y, h * 0.05],
        [x, y - h * 0.12, h * 0.032],
        [x + h * 0.015, y - h * 0.5, h * 0.026],
      ],
      trunk,
    ) +
    wood(
      [
        [x, y - h * 0.3, h * 0.018],
        [x + h * 0.14, y - h * 0.5, h * 0.01],
      ],
      trunk,
    ) +
    foliage(x + h * 0.05, y - h * 0.66, h * 0.4, h * 0.32, seed, tones)
  );
}

/** A tree so far off that it is one colour. */
export const farTree = (x: number, y: number, h: number, seed: number, fill: string) =>
  boxes([[x - h * 0.025, y - h * 0.4, h * 0.05, h * 0.4]], fill) +
  blob(lobes(x, y - h * 0.66, h * 0.36, h * 0.32, seed, 11), fill);

/** The kikar: a leaning trunk under flat, airy umbrellas. */
export function kikar(
  x: number,
  y: number,
  h: number,
  seed: number,
  tones: Tones = [c.pine, c.leaf, c.sage],
): string {
  return (
    line(
      [
        [x + h * 0.035, y - h * 0.26],
        [x - h * 0.02, y - h * 0.46],
        [x - h * 0.22, y - h * 0.64],
      ],
      mix(c.umber, c.ink, 0.2),
      h * 0.02,
      { "stroke-linecap": "round" },
    ) +
    line(
      [
        [x + h * 0.07, y - h * 0.5],
        [x + h * 0.16, y - h * 0.64],
        [x + h * 0.34, y - h * 0.74],
      ],
      mix(c.umber, c.ink, 0.2),
      h * 0.018,
    ) +
    wood([
      [x, y, h * 0.034],
      [x + h * 0.03, y - h * 0.28, h * 0.022],
      [x + h * 0.08, y - h * 0.6, h * 0.014],
      [x + h * 0.06, y - h * 0.84, h * 0.006],
    ]) +
    foliage(x - h * 0.2, y - h * 0.68, h * 0.24, h * 0.085, seed, tones, 12) +
    foliage(x + h * 0.3, y - h * 0.76, h * 0.27, h * 0.09, seed + 9, tones, 12) +
    foliage(x + h * 0.05, y - h * 0.89, h * 0.3, h * 0.1, seed + 17, tones, 12)
  );
}

/** A date palm: fronds as curved strokes of two tones. */
export function palm(x: number, y: number, h: number, lean = 0.06): string {
  const [tx, ty] = [x + h * lean, y - h * 0.78];
  const frond = (a: number, l: number, drop: number): Pt[] => [
    [tx, ty],
    [tx + Math.cos(a) * l * 0.55, ty - Math.sin(a) * l * 0.55 - h * 0.03],
    [tx + Math.cos(a) * l, ty - Math.sin(a) * l * 0.6 + drop],
  ];
  const fronds = (colour: string, list: readonly (readonly [number, number, number])[]) =>
    stroke(list.map(([a, l, d]) => linePath(frond(a, l * h, d * h))).join(""), colour, h * 0.032, {
      "stroke-linecap": "round",
    });
  return (
    wood([
      [x, y, h * 0.026],
      [x + h * lean * 0.3, y - h * 0.4, h * 0.018],
      [tx, ty, h * 0.018],
    ]) +
    fronds(c.pine, [
      [0.2, 0.3, 0.16],
      [0.9, 0.28, 0.02],
      [2.3, 0.28, 0.05],
      [2.95, 0.3, 0.17],
      [-0.4, 0.22, 0.14],
    ]) +
    fronds(c.leaf, [
      [1.5, 0.26, 0.0],
      [2.7, 0.32, 0.1],
      [3.5, 0.22, 0.14],
      [0.5, 0.32, 0.1],
    ])
  );
}

/** A cypress, as it stands beside every garden path of the miniatures. */
export function cypress(x: number, y: number, h: number, fill: string = c.pine): string {
  const w = h * 0.11;
  return (
    blob(
      [
        [x, y - h],
        [x + w * 0.6, y - h * 0.7],
        [x + w, y - h * 0.3],
        [x + w * 0.5, y - h * 0.03],
        [x - w * 0.5, y - h * 0.03],
        [x - w, y - h * 0.3],
        [x - w * 0.6, y - h * 0.7],
      ],
      fill,
    ) +
    blob(
      [
        [x, y - h * 0.93],
        [x + w * 0.1, y - h * 0.5],
        [x - w * 0.1, y - h * 0.06],
        [x - w * 0.75, y - h * 0.28],
        [x - w * 0.45, y - h * 0.68],
      ],
      "#fff1",
    )
  );
}
