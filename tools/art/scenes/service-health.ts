import { blob, boxes, ellipse, path, poly, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet } from "../frame.ts";
import { heart, shelf } from "../objects.ts";
import { window } from "../openings.ts";
import { c, shade, skins } from "../palette.ts";
import { person } from "../person.ts";
import { lobes } from "../trees.ts";
import { turned } from "../vessels.ts";

/** The consulting room: a doctor takes an old woman's pressure, her grandson holds her stick. */
function scene(): string {
  const s = sheet("service-health", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#f4ecd6"],
      [1, "#c9cfb6"],
    ],
    true,
  );
  return finish(s, [
    rect(0, 0, 1200, 620, wall),
    boxes([[0, 450, 1200, 160]], c.sage),
    boxes([[0, 442, 1200, 10]], c.emerald),
    window(
      80,
      420,
      230,
      340,
      "#fff2cf",
      c.pine,
      blob(lobes(170, 320, 60, 58, 6), "#a9c29a") + boxes([[96, 370, 198, 40]], "#c3cf9c"),
    ),
    poly(
      [
        [100, 420],
        [300, 420],
        [640, 750],
        [340, 750],
      ],
      "#fff0b848",
    ),
    // A chart of the heart, and the medicine shelf.
    rect(430, 110, 190, 250, c.white),
    boxes(
      [
        [430, 100, 190, 14],
        [430, 356, 190, 14],
      ],
      c.umber,
    ),
    heart(525, 200, 110, c.emerald),
    stroke("M455 226h44l14-26 18 54 14-38 10 10h42", c.saffron, 6, { "stroke-linejoin": "round" }),
    stroke("M470 320h110M490 338h70", c.mist, 6),
    shelf(820, 200, 320),
    shelf(820, 330, 320),
    turned(
      860,
      [
        [14, 140],
        [12, 150],
        [22, 166],
        [22, 200],
      ],
      c.leaf,
    ),
    turned(
      920,
      [
        [14, 130],
        [12, 142],
        [24, 160],
        [24, 200],
      ],
      c.marigold,
    ),
    turned(
      980,
      [
        [12, 150],
        [10, 158],
        [18, 170],
        [18, 200],
      ],
      c.river,
    ),
    boxes(
      [
        [1030, 150, 46, 50],
        [1082, 164, 44, 36],
      ],
      c.dune,
    ),
    boxes(
      [
        [850, 280, 60, 50],
        [1000, 270, 50, 60],
      ],
      c.cream,
    ),
    boxes(
      [
        [916, 262, 50, 68],
        [1060, 286, 60, 44],
      ],
      c.clay,
    ),
    rect(0, 606, 1200, 144, "#c49c6d"),
    stroke("M0 660h1200M0 712h1200", "#0001", 4),
    // The patient.
    boxes(
      [
        [180, 560, 180, 18],
        [170, 440, 16, 140],
      ],
      c.umber,
    ),
    boxes(
      [
        [190, 578, 14, 120],
        [336, 578, 14, 120],
      ],
      c.umber,
    ),
    person({
      x: 250,
      y: 700,
      h: 420,
      pose: "chair",
      skin: skins[1],
      garb: { kameez: c.slate, shalwar: c.cream, dupatta: c.white, hair: "#c9c2b4" },
      bend: {
        farArm: [
          [6, -56],
          [15, -48],
          [28, -46],
        ],
      },
    }),
    person({
      x: 100,
      y: 716,
      h: 270,
      head: 1.22,
      pose: "stand",
      skin: skins[2],
      garb: { kameez: c.marigold, shalwar: c.cream },
    }),
    // Table with the gauge.
    boxes([[400, 500, 440, 20]], "#8a5237"),
    boxes([[400, 500, 440, 6]], "#fff4"),
    boxes(
      [
        [424, 520, 20, 190],
        [796, 520, 20, 190],
      ],
      c.umber,
    ),
    boxes([[560, 420, 60, 80]], c.slate),
    ellipse(590, 448, 22, 22, c.white),
    stroke("M590 448l10-12", c.ink, 4),
    stroke("M560 480q-60 34-110-4", c.ink, 5),
    boxes([[366, 480, 52, 26]], c.pine),
    boxes([[650, 484, 90, 16]], c.white),
    boxes([[650, 496, 90, 4]], shade),
    path("M770 500v-60h10v60z", c.emerald),
    boxes(
      [
        [690, 574, 180, 16],
        [700, 590, 14, 120],
        [846, 590, 14, 120],
      ],
      c.umber,
    ),
    person({
      x: 740,
      y: 700,
      h: 440,
      facing: -1,
      pose: "chair",
      skin: skins[0],
      garb: { kameez: c.white, shalwar: c.slate, dupatta: c.emerald },
      bend: {
        farArm: [
          [6, -56],
          [16, -50],
          [30, -50],
        ],
        nearArm: [
          [0, -56],
          [6, -46],
          [19, -47],
        ],
      },
    }),
    stroke("M716 468q-30 30-22 66t-34 10", c.ink, 5),
    // A weighing scale and a plant at the side.
    turned(
      1080,
      [
        [44, 620],
        [40, 630],
        [34, 680],
        [28, 710],
      ],
      c.clay,
    ),
    blob(lobes(1080, 560, 70, 66, 8, 16), c.pine),
    blob(lobes(1064, 546, 50, 44, 11, 14), c.emerald),
  ]);
}

export const pictures = { "service-health": scene };
