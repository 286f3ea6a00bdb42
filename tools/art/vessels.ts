import {
  ellipse,
  type Knot,
  limbPath,
  limbShadePath,
  type Pt,
  path,
  pen,
  poly,
  rect,
  stroke,
} from "./draw.ts";
import { type Sheet, stamp } from "./frame.ts";
import { c, shade } from "./palette.ts";

/** Anything turned on a wheel or a lathe: half widths at heights, top first. */
export function turned(
  x: number,
  profile: readonly (readonly [half: number, y: number])[],
  fill: string,
  shine = true,
): string {
  const spine = profile.map(([half, y]): Knot => [x, y, half]);
  const first = profile[0];
  const lit = profile.map(([half, y]): Knot => [x - half * 0.55, y, half * 0.1]);
  return (
    path(limbPath(spine, "flat"), fill) +
    path(limbShadePath(spine, 0.25), shade) +
    (shine ? path(limbPath(lit, "flat"), "#fff2") : "") +
    (first
      ? ellipse(x, first[1], first[0], first[0] * 0.22, fill) +
        ellipse(x, first[1], first[0] * 0.82, first[0] * 0.15, "#1326")
      : "")
  );
}

/** The water pot. `h` is its height, standing on `y`. */
export const matka = (x: number, y: number, h: number, fill: string = c.clay) =>
  turned(
    x,
    [
      [h * 0.22, y - h],
      [h * 0.17, y - h * 0.88],
      [h * 0.42, y - h * 0.62],
      [h * 0.46, y - h * 0.4],
      [h * 0.34, y - h * 0.12],
      [h * 0.16, y],
    ],
    fill,
  ) + stroke(pen`M${x - h * 0.36} ${y - h * 0.7}q${h * 0.36} ${h * 0.12} ${h * 0.72} 0`, "#fff4", 2);

/** Many pots of one shape: defines one and places copies. */
export const pots = (s: Sheet) => {
  const place = stamp(s, "pot", matka(0, 0, 100));
  return (x: number, y: number, h: number) => place(x, y, h / 100);
};

/** The cooking pot of feasts, on its stand. */
export const degh = (x: number, y: number, h: number, fill: string = c.straw) =>
  turned(
    x,
    [
      [h * 0.46, y - h],
      [h * 0.4, y - h * 0.93],
      [h * 0.6, y - h * 0.6],
      [h * 0.66, y - h * 0.34],
      [h * 0.5, y - h * 0.06],
      [h * 0.2, y],
    ],
    fill,
  );

/** The hand pump on its plinth: spout to the left (`f` -1) or right, handle on the other side. */
export function handPump(x: number, y: number, h: number, f: 1 | -1 = 1, lift = 0): string {
  const u = h / 100;
  const q = (a: number, b: number): Pt => [x + f * a * u, y + b * u];
  return (
    poly([q(-22, 0), q(-19, -9), q(19, -9), q(22, 0)], c.dune) +
    poly(
      [q(f > 0 ? 4 : -4, 0), q(f > 0 ? 4 : -4, -9), q(f > 0 ? 19 : -19, -9), q(f > 0 ? 22 : -22, 0)],
      shade,
    ) +
    path(
      limbPath(
        [
          [x, y - 9 * u, 7 * u],
          [x, y - 22 * u, 5 * u],
          [x, y - 52 * u, 4.6 * u],
        ],
        "flat",
      ),
      c.emerald,
    ) +
    path(
      limbPath(
        [
          [x, y - 50 * u, 8.5 * u],
          [x, y - 66 * u, 9 * u],
          [x, y - 80 * u, 8 * u],
        ],
        "flat",
      ),
      c.emerald,
    ) +
    path(
      limbShadePath(
        [
          [x, y - 9 * u, 7 * u],
          [x, y - 52 * u, 5 * u],
        ],
        0.1,
      ),
      shade,
    ) +
    path(
      limbShadePath(
        [
          [x, y - 50 * u, 8.5 * u],
          [x, y - 66 * u, 9 * u],
          [x, y - 80 * u, 8 * u],
        ],
        0.1,
      ),
      shade,
    ) +
    rect(x - 11 * u, y - 53 * u, 22 * u, 4 * u, c.pine) +
    rect(x - 10 * u, y - 82 * u, 20 * u, 4 * u, c.pine) +
    path(
      limbPath(
        [
          [...q(5, -62), 4 * u],
          [...q(17, -62), 3.6 * u],
          [...q(23, -54), 3.4 * u],
        ],
        "flat",
      ),
      c.emerald,
    ) +
    path(
      limbPath(
        [
          [...q(5, -61), 2 * u],
          [...q(17, -60), 1.6 * u],
          [...q(22, -54), 1.6 * u],
        ],
        "flat",
      ),
      shade,
    ) +
    stroke(pen`M${x} ${y - 82 * u}v${-10 * u}`, c.pine, 4 * u) +
    path(
      limbPath(
        [
          [...q(6, -93 + lift * 0.1), 2.2 * u],
          [...q(-14, -94), 2.4 * u],
          [...q(-58, -84 - lift), 1.8 * u],
        ],
        "round",
      ),
      c.ink,
    ) +
    ellipse(...q(0, -92), 3 * u, 3 * u, c.straw)
  );
}

/** Falling water from a spout into whatever stands below. */
export const pour = (x: number, y: number, drop: number, w = 6) =>
  path(
    limbPath(
      [
        [x, y, w * 0.5],
        [x + 1, y + drop * 0.5, w * 0.6],
        [x + 1, y + drop, w * 0.9],
      ],
      "flat",
    ),
    "#d8ebe8",
  ) + stroke(pen`M${x} ${y}v${drop}`, "#fffa", w * 0.25);

/** Rising steam or smoke. */
export const steam = (x: number, y: number, h: number, colour = "#fff7", width = 10) =>
  stroke(
    pen`M${x} ${y}c${-h * 0.2} ${-h * 0.2} ${h * 0.2} ${-h * 0.35} 0 ${-h * 0.55}s${h * 0.12} ${-h * 0.3} 0 ${-h * 0.45}`,
    colour,
    width,
    { "stroke-linecap": "round" },
  );
