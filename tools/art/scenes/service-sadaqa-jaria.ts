import { blob, boxes, ellipse, line, path, poly, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { dome, minaret } from "../mosque.ts";
import { birds, cast, land, rows, tufts } from "../nature.ts";
import { c, mix, shade, skins } from "../palette.ts";
import { person } from "../person.ts";
import { farTree, foliage, lobes, wood } from "../trees.ts";
import { pots } from "../vessels.ts";

/** Charity that keeps giving: a well under an old tree, and a sapling set by a grandfather and a child. */
function scene(): string {
  const s = sheet("service-sadaqa-jaria", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#b9cfcb"],
    [0.7, "#fbeac0"],
    [1, "#f8d998"],
  ]);
  const pot = pots(s);
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 260, 230, 50),
    birds(
      [
        [420, 150],
        [470, 130],
        [390, 186],
      ],
      15,
    ),
    land(1200, 560, [420, 400, 416, 392, 408], "#c5cca2"),
    farTree(90, 436, 130, 4, "#aebd94"),
    farTree(690, 430, 100, 8, "#aebd94"),
    // The village mosque.
    minaret(510, 450, 190, 22, c.white, c.emerald),
    boxes([[400, 370, 100, 80]], c.white),
    dome(450, 372, 74, c.emerald),
    boxes([[484, 370, 16, 80]], shade),
    path("M436 450v-30q0-14 14-20q14 6 14 20v30z", c.slate),
    land(1200, 640, [470, 462, 470, 460, 466], "#b5b96f"),
    rows(0, 700, 476, 560, 30, "#98a257", 4),
    land(1200, 750, [560, 548, 552, 546, 552], "#dcbd83"),
    // The old tree over the well.
    wood(
      [
        [960, 640, 66],
        [970, 560, 44],
        [976, 360, 36],
        [990, 200, 40],
      ],
      "#7a4f37",
    ),
    wood(
      [
        [976, 360, 24],
        [880, 250, 17],
        [800, 210, 11],
      ],
      "#7a4f37",
    ),
    foliage(980, 120, 300, 150, 12, undefined, 20),
    foliage(770, 180, 160, 80, 33),
    cast(960, 650, 300, 22),
    path("M700 590v70q0 26 100 26t100-26v-70z", c.brick),
    path("M820 614v72q80-2 80-26v-70q-20 20-80 24z", shade),
    stroke(
      "M700 630q40 24 100 24t100-24M750 612v36M800 618v36M850 612v36M720 646v30M780 654v30M830 652v30",
      "#0002",
      4,
    ),
    ellipse(800, 590, 100, 26, c.clay),
    ellipse(800, 590, 78, 18, "#2c4a4c"),
    stroke("M712 590V450M888 590V450M700 450h200", c.umber, 12),
    ellipse(800, 450, 22, 16, c.umber),
    stroke("M800 460v90", c.cream, 4),
    poly(
      [
        [778, 548],
        [822, 548],
        [816, 590],
        [784, 590],
      ],
      c.slate,
    ),
    pot(660, 684, 72),
    // A channel leads the water to the sapling.
    path("M700 660q-120 10-200 40t-180 50h130q120-30 160-60t90-20z", mix(c.river, c.white, 0.2)),
    stroke("M640 676q-60 10-110 30M480 726l-50 18", "#fff9", 4),
    // The planting.
    cast(330, 690, 200, 16),
    blob(lobes(340, 690, 70, 16, 5), c.umber),
    line(
      [
        [340, 690],
        [342, 620],
        [338, 548],
      ],
      c.leaf,
      8,
    ),
    path(
      "M341 640q-40-6-50-40q42 0 50 40zM341 610q36-8 46-44q-42 6-46 44zM339 570q-34-10-40-44q36 6 40 44zM339 556q30-10 34-42q-32 8-34 42z",
      c.emerald,
    ),
    person({
      x: 210,
      y: 704,
      h: 350,
      pose: "kneel",
      skin: skins[2],
      garb: { kameez: c.cream, shalwar: c.cream, waistcoat: c.pine, turban: c.white, beard: "#efe9dd" },
    }),
    person({
      x: 450,
      y: 700,
      h: 225,
      head: 1.26,
      facing: -1,
      pose: "bend",
      skin: skins[1],
      garb: { kameez: c.marigold, shalwar: c.cream, plait: true },
      bend: {
        head: [14, -84],
        tilt: 20,
        neck: [9, -76],
        nearArm: [
          [7, -70],
          [12, -58],
          [22, -52],
        ],
        farArm: [
          [11, -70],
          [18, -60],
          [26, -52],
        ],
      },
    }),
    path("M396 590l-22-10 6-20h34l4 30z", c.slate),
    tufts(
      [
        [60, 700],
        [120, 736],
        [560, 736],
        [1080, 700],
        [1140, 736],
      ],
      20,
      "#8c9a5a",
    ),
  ]);
}

export const pictures = { "service-sadaqa-jaria": scene };
