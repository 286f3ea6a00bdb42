import { boxes, boxPath, nums, type Pt, path, poly, polyPath, runsPath, stroke } from "./draw.ts";
import { type Sheet, stamp } from "./frame.ts";
import { archPath } from "./openings.ts";
import { c, shade } from "./palette.ts";

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
    path(
      runsPath(side(1), [
        [x + r * 0.3, y],
        [x + r * 0.5, y - r * 0.7],
        [x, y - r * 1.72],
      ]),
      dark,
    ) +
    path(`M${nums(x - r * 0.04, y - r * 1.6)}h${nums(r * 0.08)}l${nums(-r * 0.04, -r * 0.7)}z`, c.straw)
  );
}

/** A slender tower with two balconies and a cupola. */
export function minaret(
  x: number,
  y: number,
  h: number,
  w: number,
  fill: string = c.clay,
  cap: string = c.white,
): string {
  const top = y - h;
  const rings = [y - h * 0.36, y - h * 0.68, top]
    .map((ry) => boxPath(x - w * 0.62, ry, w * 1.24, w * 0.22))
    .join("");
  const dark = [y - h * 0.36, y - h * 0.68, top]
    .map((ry) => boxPath(x + w * 0.1, ry, w * 0.52, w * 0.22))
    .join("");
  const shaft = polyPath([
    [x - w / 2, y],
    [x - w * 0.38, top],
    [x + w * 0.38, top],
    [x + w / 2, y],
  ]);
  const shaded = polyPath([
    [x + w * 0.1, y],
    [x + w * 0.08, top],
    [x + w * 0.38, top],
    [x + w / 2, y],
  ]);
  return (
    path(shaft + rings + boxPath(x - w * 0.34, top - w * 0.7, w * 0.68, w * 0.7), fill) +
    path(
      shaded +
        dark +
        boxPath(x - w * 0.18, top - w * 0.6, w * 0.14, w * 0.5) +
        boxPath(x + w * 0.06, top - w * 0.6, w * 0.28, w * 0.5),
      shade,
    ) +
    dome(x, top - w * 0.66, w * 0.9, cap)
  );
}

/** The Badshahi Mosque from its court: sandstone, three marble domes, four towers. `w` is the whole width. */
export function badshahi(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  stone: string = c.clay,
  marble: string = c.white,
): string {
  const h = w * 0.16;
  const bay = w * 0.072;
  const mid = w * 0.15;
  const tower = stamp(s, "tower", minaret(0, 0, w * 0.5, w * 0.04, stone, marble));
  const turret = stamp(s, "turret", minaret(0, 0, h * 1.3, w * 0.022, stone, marble));
  const bays = [-0.39, 0.115]
    .flatMap((from) => [0, 1, 2, 3].map((i) => archPath(x + w * from + i * bay, y, bay * 0.7, h * 0.66)))
    .join("");
  return (
    tower(x - w * 0.5, y) +
    tower(x + w * 0.5, y) +
    dome(x - w * 0.22, y - h, w * 0.16, marble) +
    dome(x + w * 0.22, y - h, w * 0.16, marble) +
    dome(x, y - h * 1.42, w * 0.21, marble) +
    boxes(
      [
        [x - w * 0.4, y - h, w * 0.8, h],
        [x - mid / 2, y - h * 1.45, mid, h],
      ],
      stone,
    ) +
    boxes(
      [
        [x - w * 0.4, y - h, w * 0.8, h * 0.06],
        [x - w * 0.4, y - h * 0.8, w * 0.8, h * 0.03],
        [x - mid / 2, y - h * 1.45, mid, h * 0.06],
      ],
      "#fff5",
    ) +
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
  const foot: Pt[] = [
    [x - w * 1.9, y],
    [x - w * 1.1, y - h * 0.06],
    [x - w * 0.7, y - h * 0.2],
  ];
  const mirrored = foot.map(([a, b]): Pt => [2 * x - a, b]).reverse();
  return (
    path(runsPath(foot, mirrored), fill) +
    path(
      runsPath(
        [
          [x + w * 1.9, y],
          [x + w * 1.1, y - h * 0.06],
          [x + w * 0.7, y - h * 0.2],
        ],
        [
          [x + w * 0.2, y - h * 0.2],
          [x + w * 0.4, y],
        ],
      ),
      shade,
    ) +
    stroke(
      `M${nums(x - w * 0.9, y)}q${nums(w * 0.4, -h * 0.06, w * 0.5, -h * 0.17)}M${nums(x, y)}v${nums(-h * 0.17)}`,
      shade,
      2,
    ) +
    path(
      polyPath([
        [x - w * 0.55, y - h * 0.18],
        [x - w * 0.26, y - h * 0.84],
        [x + w * 0.26, y - h * 0.84],
        [x + w * 0.55, y - h * 0.18],
      ]) +
        boxPath(x - w * 0.8, y - h * 0.24, w * 1.6, h * 0.018) +
        boxPath(x - w * 0.44, y - h * 0.86, w * 0.88, h * 0.022) +
        boxPath(x - w * 0.16, y - h * 0.92, w * 0.32, h * 0.07),
      fill,
    ) +
    poly(
      [
        [x + w * 0.12, y - h * 0.18],
        [x + w * 0.06, y - h * 0.84],
        [x + w * 0.26, y - h * 0.84],
        [x + w * 0.55, y - h * 0.18],
      ],
      shade,
    ) +
    dome(x, y - h * 0.92, w * 0.42, fill)
  );
}
