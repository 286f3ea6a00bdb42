import { boxes, nums, path, poly, rect } from "./draw.ts";
import { c, shade } from "./palette.ts";

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

/** A projecting window of the old city: brackets, cusped openings, a curved roof. */
export function jharoka(
  x: number,
  y: number,
  w: number,
  fill: string = c.umber,
  inside: string = "#1328",
): string {
  const h = w * 0.78;
  const bay = w / 3;
  return (
    poly(
      [
        [x - w * 0.44, y],
        [x - w * 0.3, y + w * 0.16],
        [x + w * 0.3, y + w * 0.16],
        [x + w * 0.44, y],
      ],
      fill,
    ) +
    rect(x - w / 2, y - h, w, h, fill) +
    path(
      [0, 1, 2]
        .map((i) => archPath(x - w / 2 + i * bay + bay * 0.12, y - h * 0.34, bay * 0.76, h * 0.54))
        .join(""),
      inside,
    ) +
    boxes([[x - w / 2, y - h * 0.32, w, h * 0.05]], "#fff2") +
    boxes(
      [0, 1, 2, 3, 4, 5].map(
        (i) =>
          [
            Math.round(x - w * 0.46 + i * w * 0.16),
            Math.round(y - h * 0.22),
            Math.round(w * 0.1),
            Math.round(h * 0.16),
          ] as const,
      ),
      shade,
    ) +
    path(
      `M${nums(x - w * 0.6, y - h)}c${nums(w * 0.2, -w * 0.02, w * 0.34, -w * 0.2, w * 0.6, -w * 0.26)}c${nums(w * 0.26, w * 0.06, w * 0.4, w * 0.24, w * 0.6, w * 0.26)}z`,
      fill,
    ) +
    path(
      `M${nums(x, y - h - w * 0.26)}c${nums(w * 0.26, w * 0.06, w * 0.4, w * 0.24, w * 0.6, w * 0.26)}h${nums(-w * 0.4)}z`,
      shade,
    )
  );
}

/** A tall window with a pointed head; `view` is drawn behind the bars. */
export const window = (
  x: number,
  y: number,
  w: number,
  h: number,
  sky: string,
  frame: string = c.pine,
  view = "",
) =>
  path(archPath(x, y, w, h), frame) +
  path(archPath(x + w * 0.07, y - w * 0.05, w * 0.86, h - w * 0.1), sky) +
  view +
  boxes(
    [
      [x + w * 0.48, y - h * 0.9, w * 0.04, h * 0.9],
      [x + w * 0.05, y - h * 0.42, w * 0.9, w * 0.04],
      [x - w * 0.06, y - w * 0.05, w * 1.12, w * 0.09],
    ],
    frame,
  );
