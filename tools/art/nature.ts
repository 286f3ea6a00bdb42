import { blob, dice, line, linePath, nums, type Pt, path, pen, poly, stroke } from "./draw.ts";
import { c, shade } from "./palette.ts";

const whole = (...values: number[]) => nums(...values.map(Math.round));

/** Tufts of grass, one path for all. */
export function tufts(list: readonly Pt[], size: number, colour: string): string {
  const blades = `l${whole(-size * 0.5, -size * 0.8)}m${whole(size * 0.5, size * 0.8)}v${whole(-size)}m${whole(0, size)}l${whole(size * 0.5, -size * 0.7)}`;
  return stroke(list.map((p) => `M${whole(...p)}${blades}`).join(""), colour, Math.max(2, size * 0.12), {
    "stroke-linecap": "round",
  });
}

/** A long soft shadow on the ground, away from the light. */
export const cast = (x: number, y: number, length: number, width = length * 0.12, fill: string = shade) =>
  blob(
    [
      [x - width, y],
      [x + length * 0.3, y - width * 0.55],
      [x + length, y + width * 0.25],
      [x + length * 0.35, y + width * 0.6],
    ],
    fill,
  );

/** A band of land or cloud from edge to edge: `tops` are its heights at equal steps. */
export function land(width: number, bottom: number, tops: readonly number[], fill: string): string {
  const step = width / (tops.length - 1);
  const points = tops.map((y, i): Pt => [i * step, y]);
  return path(`${linePath(points)}V${bottom}H0z`, fill);
}

/** Kites of wheat or reeds: short strokes over a field, one path. */
export function rows(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  count: number,
  colour: string,
  width = 3,
  seed = 5,
): string {
  const next = dice(seed);
  let d = "";
  for (let i = 0; i < count; i++) {
    const t = next();
    const y = y0 + (y1 - y0) * t;
    const l = 8 + t * 26;
    d += `M${Math.round(x0 + (x1 - x0) * next())} ${Math.round(y)}h${Math.round(l)}`;
  }
  return stroke(d, colour, width, { "stroke-linecap": "round" });
}

/** Birds far off. */
export function birds(list: readonly Pt[], size: number, colour: string = c.slate): string {
  const wings = `q${whole(size * 0.6, -size * 0.5, size, 0)}q${whole(size * 0.4, -size * 0.5, size, 0)}`;
  return stroke(
    list.map(([x, y]) => `M${whole(x - size, y)}${wings}`).join(""),
    colour,
    Math.max(2, size * 0.2),
    { "stroke-linecap": "round" },
  );
}

/** A paper kite (patang) with its thread running off to `to`. */
export function kite(x: number, y: number, r: number, turn: number, a: string, b: string, to?: Pt): string {
  const at = (px: number, py: number): Pt => {
    const t = (turn * Math.PI) / 180;
    return [x + r * (px * Math.cos(t) - py * Math.sin(t)), y + r * (px * Math.sin(t) + py * Math.cos(t))];
  };
  return (
    (to ? line([[x, y], [(x + to[0]) / 2 + r, (y + to[1]) / 2 + r * 1.5], to], "#4f6f7a99", 1.4) : "") +
    poly([at(0, -1), at(0.85, 0), at(0, 1), at(-0.85, 0)], a) +
    poly([at(0, -1), at(0.85, 0), at(0, 1)], b) +
    poly([at(0, 0.8), at(0.28, 1.3), at(-0.28, 1.3)], a)
  );
}

/** Still water: short bright dashes. */
export const ripples = (x0: number, x1: number, y0: number, y1: number, seed = 3) =>
  rows(x0, x1, y0, y1, 20, "#fff6", 3, seed);

/** A cloud as a flat-bottomed band. */
export const cloud = (x: number, y: number, w: number, fill: string) =>
  path(
    pen`M${x} ${y}h${w}c${-w * 0.02} ${-w * 0.09} ${-w * 0.14} ${-w * 0.12} ${-w * 0.22} ${-w * 0.08}c${-w * 0.06} ${-w * 0.12} ${-w * 0.26} ${-w * 0.12} ${-w * 0.32} ${-w * 0.01}c${-w * 0.1} ${-w * 0.06} ${-w * 0.2} ${-w * 0.03} ${-w * 0.24} ${w * 0.03}c${-w * 0.1} ${-w * 0.01} ${-w * 0.18} ${w * 0.01} ${-w * 0.22} ${w * 0.06}z`,
    fill,
  );
