import { khatam } from "./brand.ts";
import { blob, ellipse, path, pen, poly, rect, stroke, times } from "./draw.ts";
import { c, mix, shade, shadeSoft } from "./palette.ts";

/** The string bed. Seen a little from above; `w` long. */
export function charpoy(x: number, y: number, w: number, cloth?: string): string {
  const [deep, up, h] = [w * 0.2, w * 0.11, w * 0.24];
  const leg = (lx: number, ly: number) =>
    pen`M${lx - w * 0.026} ${ly - h * 1.1}h${w * 0.052}l${-w * 0.012} ${h * 1.1}h${-w * 0.028}z`;
  return (
    path(leg(x + deep, y - up) + leg(x + w + deep, y - up), mix(c.umber, c.ink, 0.25)) +
    poly(
      [
        [x, y - h],
        [x + w, y - h],
        [x + w + deep, y - h - up],
        [x + deep, y - h - up],
      ],
      c.cream,
    ) +
    stroke(
      times(8, (i) => pen`M${x + (w * (i + 0.5)) / 8} ${y - h}l${deep} ${-up}`),
      shadeSoft,
      3,
    ) +
    (cloth
      ? poly(
          [
            [x + w * 0.5, y - h * 0.8],
            [x + w, y - h * 0.8],
            [x + w, y - h],
            [x + w + deep, y - h - up],
            [x + w * 0.5 + deep, y - h - up],
            [x + w * 0.5, y - h],
          ],
          cloth,
        )
      : "") +
    stroke(pen`M${x} ${y - h}h${w}l${deep} ${-up}h${-w}z`, c.umber, w * 0.022) +
    path(leg(x, y) + leg(x + w, y), c.umber)
  );
}

/** Books lying in a pile, the lowest first. */
export const books = (x: number, y: number, w: number, colours: readonly string[], t = w * 0.16) =>
  times(colours.length, (i) => {
    const [dx, ww] = [((i * 7) % 5) * w * 0.02, w * (1 - ((i * 3) % 4) * 0.04)];
    const top = y - (i + 1) * t;
    return (
      rect(x + dx, top, ww, t, colours[i] ?? c.clay) +
      rect(x + dx + ww * 0.08, top + t * 0.18, ww * 0.92, t * 0.6, c.cream) +
      rect(x + dx + ww * 0.7, top, ww * 0.3, t, shadeSoft)
    );
  });

/** An open book seen from the front, `w` wide. */
export const openBook = (x: number, y: number, w: number, cover: string = c.emerald) =>
  path(
    pen`M${x - w / 2} ${y}q${w * 0.25} ${-w * 0.14} ${w / 2} 0q${w * 0.25} ${-w * 0.14} ${w / 2} 0v${w * 0.36}q${-w * 0.25} ${-w * 0.1} ${-w / 2} ${w * 0.06}q${-w * 0.25} ${-w * 0.16} ${-w / 2} ${-w * 0.06}z`,
    cover,
  ) +
  path(
    pen`M${x - w * 0.45} ${y - w * 0.02}q${w * 0.22} ${-w * 0.12} ${w * 0.45} ${w * 0.02}q${w * 0.22} ${-w * 0.14} ${w * 0.45} ${-w * 0.02}v${w * 0.32}q${-w * 0.22} ${-w * 0.1} ${-w * 0.45} ${w * 0.06}q${-w * 0.22} ${-w * 0.16} ${-w * 0.45} ${-w * 0.06}z`,
    c.white,
  ) +
  stroke(pen`M${x} ${y}v${w * 0.36}`, shade, w * 0.02);

/** A filled sack, tied at the neck; a mark in colour on its front. */
export function sack(
  x: number,
  y: number,
  h: number,
  fill: string = c.cream,
  markColour: string = c.emerald,
): string {
  const w = h * 0.34;
  return (
    blob(
      [
        [x - w, y - h * 0.02],
        [x - w * 1.12, y - h * 0.4],
        [x - w * 0.7, y - h * 0.78],
        [x, y - h * 0.84],
        [x + w * 0.7, y - h * 0.78],
        [x + w * 1.12, y - h * 0.4],
        [x + w, y - h * 0.02],
      ],
      fill,
    ) +
    blob(
      [
        [x + w, y - h * 0.02],
        [x + w * 1.12, y - h * 0.4],
        [x + w * 0.7, y - h * 0.78],
        [x + w * 0.2, y - h * 0.8],
        [x + w * 0.45, y - h * 0.4],
        [x + w * 0.3, y],
      ],
      shade,
    ) +
    poly(
      [
        [x - w * 0.3, y - h * 0.8],
        [x - w * 0.55, y - h],
        [x + w * 0.55, y - h],
        [x + w * 0.3, y - h * 0.8],
      ],
      fill,
    ) +
    rect(x - w * 0.34, y - h * 0.83, w * 0.68, h * 0.05, c.straw) +
    path(khatam(x - w * 0.06, y - h * 0.4, h * 0.15), markColour)
  );
}

/** A carton with the foundation's star. */
export const carton = (x: number, y: number, w: number, h: number, fill: string = c.dune) =>
  rect(x, y - h, w, h, fill) +
  poly(
    [
      [x, y - h],
      [x + w * 0.16, y - h * 1.16],
      [x + w * 1.16, y - h * 1.16],
      [x + w, y - h],
    ],
    "#fff3",
  ) +
  poly(
    [
      [x, y - h],
      [x + w * 0.16, y - h * 1.16],
      [x + w * 1.16, y - h * 1.16],
      [x + w, y - h],
    ],
    fill,
    { "fill-opacity": 0.7 },
  ) +
  poly(
    [
      [x + w, y],
      [x + w, y - h],
      [x + w * 1.16, y - h * 1.16],
      [x + w * 1.16, y - h * 0.16],
    ],
    fill,
  ) +
  poly(
    [
      [x + w, y],
      [x + w, y - h],
      [x + w * 1.16, y - h * 1.16],
      [x + w * 1.16, y - h * 0.16],
    ],
    shade,
  ) +
  path(khatam(x + w / 2, y - h / 2, h * 0.24), c.emerald) +
  rect(x + w * 0.42, y - h, w * 0.16, h * 0.16, "#fff5");

/** A satchel hung at somebody's side. */
export const satchel = (x: number, y: number, w: number, fill: string) =>
  rect(x, y, w, w * 0.8, fill, { rx: w * 0.12 }) +
  rect(x, y, w, w * 0.36, shadeSoft, { rx: w * 0.12 }) +
  rect(x + w * 0.42, y + w * 0.28, w * 0.16, w * 0.14, c.saffron);

/** A drop: water, or blood in the one place where it is red. */
export const drop = (x: number, y: number, h: number, fill: string) =>
  path(
    pen`M${x} ${y - h}c${h * 0.1} ${h * 0.3} ${h * 0.34} ${h * 0.42} ${h * 0.34} ${h * 0.67}a${h * 0.34} ${h * 0.34} 0 0 1${-h * 0.68} 0c0 ${-h * 0.25} ${h * 0.24} ${-h * 0.37} ${h * 0.34} ${-h * 0.67}z`,
    fill,
  );

/** A heart with the softness of handwork. */
export const heart = (x: number, y: number, w: number, fill: string) =>
  path(
    pen`M${x} ${y + w * 0.8}c${-w * 0.42} ${-w * 0.34} ${-w * 0.56} ${-w * 0.54} ${-w * 0.5} ${-w * 0.76}c${w * 0.06} ${-w * 0.24} ${w * 0.38} ${-w * 0.3} ${w * 0.5} ${-w * 0.02}c${w * 0.12} ${-w * 0.28} ${w * 0.44} ${-w * 0.22} ${w * 0.5} ${w * 0.02}c${w * 0.06} ${w * 0.22} ${-w * 0.08} ${w * 0.42} ${-w * 0.5} ${w * 0.76}z`,
    fill,
  );

/** A hanging bulb or lantern with its circle of light. */
export const lamp = (x: number, y: number, cord: number, halo: string) =>
  ellipse(x, y + 14, 150, 150, halo) +
  stroke(pen`M${x} ${y - cord}v${cord}`, c.ink, 3) +
  poly(
    [
      [x - 34, y + 6],
      [x - 12, y - 16],
      [x + 12, y - 16],
      [x + 34, y + 6],
    ],
    c.pine,
  ) +
  ellipse(x, y + 9, 13, 11, "#ffefc0");

/** A round-cornered table top on two legs. */
export const table = (x: number, y: number, w: number, h: number, fill: string = c.umber) =>
  rect(x + w * 0.06, y - h, w * 0.05, h, fill) +
  rect(x + w * 0.89, y - h, w * 0.05, h, fill) +
  rect(x + w * 0.89, y - h, w * 0.05, h, shade) +
  rect(x, y - h - 14, w, 18, fill) +
  rect(x, y - h - 14, w, 6, "#fff2");

export const wheel = (x: number, y: number, r: number) =>
  ellipse(x, y, r, r, c.ink) +
  ellipse(x, y, r * 0.56, r * 0.56, c.mist) +
  ellipse(x, y, r * 0.18, r * 0.18, c.slate);

export const shelf = (x: number, y: number, w: number) =>
  rect(x, y, w, 10, c.umber) + rect(x, y + 10, w, 8, shadeSoft);
