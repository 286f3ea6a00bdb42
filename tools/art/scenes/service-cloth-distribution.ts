import { bricks } from "../buildings.ts";
import { boxes, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, stamp } from "../frame.ts";
import { carton } from "../objects.ts";
import { archPath } from "../openings.ts";
import { c, shade, shadeSoft, skins } from "../palette.ts";
import { person } from "../person.ts";
import { patchwork } from "./quilts.ts";

/** The wall of kindness: coats and kameez on hooks, folded shawls on the table, take what you need. */
function scene(): string {
  const s = sheet("service-cloth-distribution", 1200, 750);
  const q = patchwork(s);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#dba77a"],
      [1, "#8f573c"],
    ],
    true,
  );
  const brick = s.define("brick", (id) => bricks(id, "#0002"));
  const kameez = stamp(
    s,
    "kameez",
    `<path d="M-20-8q20 14 40 0l44 22 14 70-26 6-10-40 14 120h-112l14-120-10 40-26-6 14-70z"/>` +
      path("M8 10l12-18 44 22 14 70-26 6-10-40 14 120h-40z", shadeSoft) +
      stroke("M-12-4q12 24 24 0M0 10v40", "#fff6", 3) +
      stroke("M0-30v18M-20-10l20-12 20 12", c.ink, 4),
  );
  return finish(s, [
    rect(0, 0, 1200, 610, wall),
    rect(0, 0, 1200, 610, brick),
    path(archPath(60, 600, 220, 440), "#4f2d20"),
    path(archPath(78, 600, 184, 412), "#f3d9a0"),
    path("M78 600v-120q90-40 184 0v120z", "#b9b46f"),
    boxes([[340, 120, 760, 330]], "#f6e8c8"),
    boxes([[340, 120, 760, 16]], c.emerald),
    boxes([[340, 180, 760, 12]], c.umber),
    boxes([[1084, 120, 16, 330]], shade),
    times(6, (i) =>
      kameez(410 + i * 124, 226, 1, [c.emerald, c.marigold, c.slate, c.clay, c.sage, c.river][i]),
    ),
    stroke("M366 156h710", c.saffron, 12, { "stroke-linecap": "round", "stroke-dasharray": "0 28" }),
    rect(0, 600, 1200, 150, "#b98c61"),
    stroke("M0 650h1200M0 706h1200", "#0001", 4),
    person({
      x: 620,
      y: 660,
      h: 400,
      facing: -1,
      pose: "reach",
      skin: skins[0],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.white, trim: c.saffron },
      bend: {
        nearArm: [
          [-2, -76],
          [6, -66],
          [19, -64],
        ],
        farArm: [
          [5, -76],
          [14, -70],
          [24, -68],
        ],
      },
    }),
    poly(
      [
        [480, 380],
        [560, 370],
        [572, 400],
        [560, 446],
        [486, 450],
        [470, 420],
      ],
      q.peaks,
    ),
    poly(
      [
        [470, 420],
        [572, 400],
        [560, 446],
        [486, 450],
      ],
      shade,
    ),
    person({
      x: 400,
      y: 690,
      h: 385,
      pose: "reach",
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.slate, shawl: "#7d6a58", turban: c.white, beard: "#efe9dd" },
      bend: {
        head: [4, -89],
        neck: [2, -80],
        nearArm: [
          [-1, -74],
          [6, -64],
          [19, -62],
        ],
        farArm: [
          [6, -74],
          [14, -66],
          [24, -66],
        ],
      },
    }),
    person({
      x: 270,
      y: 704,
      h: 235,
      head: 1.26,
      far: true,
      pose: "stand",
      skin: skins[1],
      garb: { kameez: c.saffron, shalwar: c.cream, plait: true },
      bend: {
        farArm: [
          [5, -76],
          [12, -68],
          [19, -64],
        ],
      },
    }),
    // The table of folded things.
    boxes([[700, 540, 440, 20]], "#8a5237"),
    boxes([[700, 540, 440, 6]], "#fff4"),
    boxes(
      [
        [724, 560, 20, 150],
        [1096, 560, 20, 150],
      ],
      c.umber,
    ),
    times(4, (i) =>
      rect(724, 514 - i * 26, 116, 26, [c.river, c.cream, q.diamonds, c.clay][i] ?? c.clay, { rx: 9 }),
    ),
    times(3, (i) =>
      rect(862, 512 - i * 28, 120, 28, [c.emerald, q.stars, c.saffron][i] ?? c.clay, { rx: 10 }),
    ),
    times(5, (i) =>
      rect(1004, 518 - i * 22, 108, 22, [c.sage, c.slate, c.marigold, c.cream, q.peaks][i] ?? c.clay, {
        rx: 8,
      }),
    ),
    boxes(
      [
        [810, 436, 30, 104],
        [950, 456, 32, 84],
        [1084, 430, 28, 110],
      ],
      shadeSoft,
    ),
    carton(760, 720, 120, 92),
    carton(920, 724, 100, 76, c.straw),
    person({
      x: 1060,
      y: 722,
      h: 395,
      far: true,
      facing: -1,
      pose: "hold",
      skin: skins[1],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.marigold },
    }),
  ]);
}

export const pictures = { "service-cloth-distribution": scene };
