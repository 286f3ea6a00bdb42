import { boxes, el, nums, path, poly, stroke } from "./draw.ts";
import { c, mix, shade, shadeSoft } from "./palette.ts";

/** A flat-roofed house of the plain, mud or brick: lit front, dark right side, beams under the roof. */
export function house(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  options: { side?: number; door?: string; window?: number } = {},
): string {
  const side = options.side ?? w * 0.24;
  const beams = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((t): [number, number, number, number] => [
    x + w * t,
    y - h * 0.89,
    w * 0.025,
    w * 0.025,
  ]);
  const pane =
    options.window === undefined ? [] : [[x + w * options.window, y - h * 0.62, w * 0.16, h * 0.26] as const];
  return (
    boxes([[x, y - h, w, h]], fill) +
    poly(
      [
        [x + w, y],
        [x + w, y - h],
        [x + w + side, y - h * 0.92],
        [x + w + side, y - h * 0.04],
      ],
      mix(fill, c.ink, 0.28),
    ) +
    boxes([[x - w * 0.02, y - h * 1.04, w * 1.02, h * 0.07]], "#fff4") +
    boxes([...beams, ...pane], "#132a") +
    (options.door
      ? boxes([[x + w * 0.12, y - h * 0.58, w * 0.22, h * 0.58]], options.door) +
        boxes([[x + w * 0.23, y - h * 0.58, w * 0.11, h * 0.58]], shade)
      : "")
  );
}

/** Brick courses as a pattern's inside, for `define`. */
export const bricks = (id: string, colour = shadeSoft) =>
  el(
    "pattern",
    { id, width: 48, height: 28, patternUnits: "userSpaceOnUse" },
    stroke("M0 1h48M0 15h48M12 1v14M36 15v14", colour, 2),
  );

/** A cord with beads (lamps, marigolds) sagging between two points: the beads are round dashes of one line. */
export function garland(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  bead: string,
  size: number,
  gap: number,
): string {
  const d = `M${nums(x0, y0)}Q${nums((x0 + x1) / 2, (y0 + y1) / 2 + sag * 2, x1, y1)}`;
  return (
    stroke(d, c.pine, 2) +
    stroke(d, bead, size, { "stroke-linecap": "round", "stroke-dasharray": `0 ${gap}` })
  );
}

/** Pennants on a cord: two colours in turn, one path each. */
export function pennants(
  x0: number,
  y: number,
  x1: number,
  sag: number,
  count: number,
  a: string,
  b: string,
): string {
  const step = (x1 - x0) / count;
  const flags = (odd: number) =>
    Array.from({ length: count }, (_, i) => i)
      .filter((i) => i % 2 === odd)
      .map((i) => {
        const t = (i + 0.5) / count;
        return `M${nums(Math.round(x0 + i * step + step * 0.2), Math.round(y + sag * 4 * t * (1 - t)))}h${nums(Math.round(step * 0.5))}l${nums(-Math.round(step * 0.25), Math.round(step * 0.5))}z`;
      })
      .join("");
  return (
    stroke(`M${nums(x0, y)}Q${nums((x0 + x1) / 2, y + sag * 2, x1, y)}`, c.pine, 2) +
    path(flags(0), a) +
    path(flags(1), b)
  );
}

export const flag = (x: number, y: number, h: number) =>
  stroke(`M${x} ${y}v${-h}`, c.umber, 4) +
  path(`M${x} ${y - h}c20-8 34 8 60 0v40c-26 8-40-8-60 0z`, c.emerald) +
  path(`M${x} ${y - h}c5-2 10-2 14-1v40c-4-1-9-1-14 1z`, c.white);
