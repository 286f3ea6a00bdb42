import { boxes, ellipse, path, rect, stroke, times } from "../draw.ts";
import { finish, gradient, radial, sheet } from "../frame.ts";
import { cast } from "../nature.ts";
import { lamp } from "../objects.ts";
import { archPath } from "../openings.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";
import { patchwork } from "./quilts.ts";

/** Quilt night in the store room: quilts in bales along the wall, volunteers tag them under the lamps and carry them to the gate. */
function scene(): string {
  const s = sheet("quilt-night", 1200, 750);
  const q = patchwork(s);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#c08c5c"],
      [0.6, "#9a6c4c"],
      [1, "#5f4638"],
    ],
    true,
  );
  const halo = radial(s, "halo", [
    [0, "#fff0c4cc"],
    [0.4, "#ffe4a855"],
    [1, "#ffe4a800"],
  ]);
  const quilt = (x: number, y: number, fill: string) =>
    rect(x, y - 36, 150, 36, fill, { rx: 14 }) +
    rect(x + 108, y - 36, 42, 36, "#1323", { rx: 12 }) +
    boxes([[x + 66, y - 26, 22, 18]], c.white);
  const fills = [q.stars, c.emerald, q.peaks, q.diamonds, c.clay, q.stars, q.peaks];
  const bale = (x: number, y: number, n: number, from: number) =>
    times(n, (i) => quilt(x + (i % 2) * 6, y - i * 36, fills[(i + from) % fills.length] ?? c.clay));
  return finish(s, [
    rect(0, 0, 1200, 750, wall),
    rect(0, 40, 1200, 26, "#4d3226"),
    boxes(
      [
        [150, 0, 26, 60],
        [590, 0, 26, 60],
        [1020, 0, 26, 60],
      ],
      "#4d3226",
    ),
    rect(0, 600, 1200, 150, "#6d4735"),
    path(archPath(880, 600, 240, 420), "#3d2a20"),
    path(archPath(898, 600, 204, 400), "#27414f"),
    path("M898 520h60v-50h70v36h74v94H898z", "#172f38"),
    stroke("M940 280h0M1050 330h0M1010 250h0M960 380h0", "#fff0c8", 6, { "stroke-linecap": "round" }),
    lamp(330, 190, 130, halo),
    lamp(720, 170, 110, halo),
    ellipse(460, 560, 460, 170, halo),
    bale(40, 606, 7, 0),
    bale(212, 606, 3, 2),
    bale(384, 606, 6, 4),
    bale(690, 606, 3, 1),
    cast(330, 706, 240, 18),
    person({
      x: 330,
      y: 706,
      h: 400,
      pose: "bend",
      skin: skins[0],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.white },
    }),
    bale(400, 712, 3, 5),
    person({
      x: 640,
      y: 716,
      h: 350,
      facing: -1,
      pose: "squat",
      skin: skins[1],
      garb: { kameez: c.marigold, shalwar: c.cream, dupatta: c.clay },
    }),
    stroke("M566 622l-26 16", c.ink, 5, { "stroke-linecap": "round" }),
    cast(850, 716, 260, 18),
    person({
      x: 850,
      y: 714,
      h: 430,
      pose: "walk",
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.cream, waistcoat: c.night, beard: "#2b2420" },
      held: (p) => bale(p([6, 0])[0], p([0, -52])[1], 3, 2),
      bend: {
        nearArm: [
          [-1, -75],
          [2, -60],
          [14, -52],
        ],
      },
    }),
  ]);
}

export const pictures = { "quilt-night": scene };
