import { blob, boxes, path, rect, stroke } from "../draw.ts";
import { finish, gradient, radial, sheet } from "../frame.ts";
import { books, openBook } from "../objects.ts";
import { cuspedPath, window } from "../openings.ts";
import { c, mix, shadeSoft, skins } from "../palette.ts";
import { person } from "../person.ts";
import { lobes } from "../trees.ts";
import { turned } from "../vessels.ts";
import { patchwork } from "./quilts.ts";

/** Story time: a house mother reads, four children lean in, the quilt across the bed behind them. */
function scene(): string {
  const s = sheet("orphan-support", 1200, 750);
  const q = patchwork(s);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#f4dcae"],
      [1, "#c99a6a"],
    ],
    true,
  );
  const lamplight = radial(s, "lamp", [
    [0, "#fff0bfdd"],
    [1, "#ffe7a800"],
  ]);
  return finish(s, [
    rect(0, 0, 1200, 600, wall),
    boxes([[0, 420, 1200, 160]], mix(c.emerald, "#c99a6a", 0.35)),
    boxes([[0, 412, 1200, 10]], c.saffron),
    window(
      90,
      380,
      200,
      310,
      "#4f7f86",
      c.pine,
      rect(104, 300, 172, 70, "#86a3aa") +
        blob(lobes(150, 300, 56, 46, 4), c.pine) +
        path("M230 150a22 22 0 1 0 20 34a18 18 0 1 1-20-34z", "#fff0c8"),
    ),
    path(cuspedPath(820, 540, 230, 400), c.umber),
    path(cuspedPath(838, 540, 194, 376), "#f8e3b4"),
    boxes(
      [
        [820, 430, 230, 8],
        [820, 330, 230, 8],
      ],
      c.umber,
    ),
    books(850, 430, 70, [c.emerald, c.clay, c.slate], 20),
    turned(
      980,
      [
        [14, 380],
        [12, 388],
        [24, 404],
        [20, 430],
      ],
      c.river,
    ),
    boxes(
      [
        [856, 270, 18, 60],
        [878, 262, 20, 68],
        [902, 276, 16, 54],
        [922, 266, 18, 64],
      ],
      c.leaf,
    ),
    boxes(
      [
        [944, 274, 18, 56],
        [966, 264, 20, 66],
      ],
      c.marigold,
    ),
    boxes([[0, 560, 1200, 190]], "#a9764f"),
    // The bed with its quilt.
    boxes(
      [
        [360, 440, 14, 140],
        [730, 440, 14, 140],
      ],
      c.umber,
    ),
    path("M352 450h400v70H352z", q.diamonds),
    path("M352 450h400v16H352z", c.cream),
    path("M352 520h400v40q-200 16-400 0z", q.diamonds),
    boxes([[352, 520, 400, 6]], shadeSoft),
    path("M384 400q60-20 110 0v50H384z", c.white),
    // What the children drew.
    rect(420, 170, 90, 70, c.white, { transform: "rotate(-4 465 205)" }),
    rect(540, 180, 90, 70, c.white, { transform: "rotate(3 585 215)" }),
    rect(662, 166, 80, 90, c.white, { transform: "rotate(-2 702 211)" }),
    path("M440 226l22-30 18 16 12-10 8 20z", c.leaf),
    path("M566 236v-26l20-16 20 16v26z", c.clay),
    stroke("M702 240v-40", c.leaf, 5),
    blob(lobes(702, 194, 18, 18, 3, 8), c.marigold),
    // The carpet.
    path("M150 640h900l110 110H40z", c.brick),
    stroke("M140 656h920M70 734h1060", c.saffron, 6, { "stroke-dasharray": "20 14" }),
    path("M560 690l40-24 40 24-40 24zM400 690l30-18 30 18-30 18zM740 690l30-18 30 18-30 18z", c.saffron),
    rect(300, 240, 700, 480, lamplight),
    stroke("M1096 640V330", c.umber, 8),
    path("M1050 330l22-80h50l22 80z", c.saffron),
    path("M1060 640h74l8 14h-90z", c.umber),
    person({
      x: 350,
      y: 672,
      h: 310,
      head: 1.25,
      pose: "floor",
      skin: skins[2],
      garb: { kameez: c.river, shalwar: c.cream },
    }),
    person({
      x: 600,
      y: 690,
      h: 500,
      pose: "floor",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.saffron },
      bend: {
        tilt: 16,
        nearArm: [
          [0, -34],
          [1, -22],
          [12, -21],
        ],
        farArm: [
          [7, -34],
          [13, -26],
          [21, -21],
        ],
      },
    }),
    openBook(700, 556, 116, c.clay),
    person({
      x: 860,
      y: 690,
      h: 300,
      head: 1.25,
      facing: -1,
      pose: "floor",
      skin: skins[1],
      garb: { kameez: c.marigold, shalwar: c.white, plait: true },
    }),
    person({
      x: 1010,
      y: 716,
      h: 310,
      head: 1.25,
      facing: -1,
      far: true,
      pose: "floor",
      skin: skins[2],
      garb: { kameez: c.cream, shalwar: c.slate, cap: c.emerald },
    }),
    person({
      x: 470,
      y: 742,
      h: 290,
      head: 1.3,
      far: true,
      pose: "floorBack",
      skin: skins[0],
      garb: { kameez: c.sage, shalwar: c.white, plait: true },
    }),
  ]);
}

export const pictures = { "orphan-support": scene };
