import { boxes, ellipse, path, poly, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { cast, land, rows, tufts } from "../nature.ts";
import { heart, wheel } from "../objects.ts";
import { c, mix, skins } from "../palette.ts";
import { person } from "../person.ts";
import { farTree, tree } from "../trees.ts";

/** The clinic that drives to the village: van, awning, a doctor at a folding table. */
function scene(): string {
  const s = sheet("healthcare-access", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#cddbd6"],
    [1, "#fbeecf"],
  ]);
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 130, 160, 42),
    land(1200, 560, [390, 366, 386, 360, 380], "#c0cba6"),
    farTree(380, 410, 120, 4, "#a9ba92"),
    land(1200, 640, [440, 450, 440, 446, 440], "#c9c07f"),
    rows(0, 620, 450, 520, 20, "#aeb06a", 4),
    tree(1120, 600, 520, 13),
    land(1200, 750, [560, 552, 558, 550, 556], "#e2c48d"),
    cast(760, 640, 460, 22),
    // The van.
    path("M520 590V330q0-34 36-34h420q50 0 76 50l54 96q44 10 44 56v92z", c.white),
    path("M1150 590v-92q0-46-44-56h-90v148z", mix(c.white, c.ink, 0.14)),
    path("M1000 336q30 4 46 36l36 66h-96V336z", c.slate),
    path("M1000 336l-14 102h36l14-84q-14-16-36-18z", "#fff2"),
    boxes([[520, 486, 630, 24]], c.emerald),
    boxes([[520, 516, 630, 6]], c.saffron),
    boxes([[760, 330, 110, 260]], "#35554a"),
    boxes([[772, 342, 86, 100]], "#f8dfa0"),
    boxes([[560, 340, 150, 96]], mix(c.river, c.white, 0.3)),
    heart(925, 424, 60, c.emerald),
    stroke("M886 430h22l8-14 14 28 10-18 6 6h22", c.white, 5, { "stroke-linejoin": "round" }),
    path("M700 278h90v18h-90z", c.emerald),
    boxes([[512, 580, 648, 16]], c.ink),
    wheel(620, 596, 46),
    wheel(1050, 596, 46),
    // The awning thrown out towards us.
    path("M500 300h440l50 74H430z", c.cream),
    path("M500 300h73l-28 74H430zM647 300h73v74H620zM793 300h74l28 74H806z", c.emerald),
    stroke("M440 374v300M980 374v300", c.umber, 8),
    // At the table.
    cast(420, 690, 300, 18),
    person({
      x: 380,
      y: 690,
      h: 370,
      pose: "reach",
      skin: skins[0],
      garb: { kameez: c.white, shalwar: c.slate },
      bend: {
        head: [5, -89.5],
        neck: [2.5, -80.5],
        tilt: 10,
        skirt: [
          [0, -42, 9.6],
          [0.3, -26, 11],
        ],
        nearArm: [
          [-1, -75],
          [6, -64],
          [20, -62],
        ],
      },
    }),
    stroke("M392 404q-12 46 20 66t46-8", c.ink, 4),
    ellipse(462, 458, 7, 7, c.slate),
    person({
      x: 510,
      y: 690,
      h: 240,
      head: 1.25,
      facing: -1,
      pose: "stand",
      skin: skins[1],
      garb: { kameez: c.marigold, shalwar: c.cream, plait: true },
    }),
    person({
      x: 600,
      y: 694,
      h: 350,
      facing: -1,
      pose: "stand",
      skin: skins[1],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.saffron },
      bend: {
        farArm: [
          [5, -76],
          [12, -66],
          [20, -58],
        ],
      },
    }),
    person({
      x: 800,
      y: 690,
      h: 345,
      far: true,
      facing: -1,
      pose: "hold",
      skin: skins[2],
      garb: { kameez: c.river, shalwar: c.white, dupatta: c.white },
    }),
    boxes([[690, 600, 220, 14]], c.umber),
    stroke("M710 614l-14 96M890 614l14 96", c.umber, 8),
    poly(
      [
        [720, 600],
        [726, 556],
        [776, 556],
        [782, 600],
      ],
      c.emerald,
    ),
    path("M744 566h14v8h8v14h-8v8h-14v-8h-8v-14h8z", c.white),
    boxes(
      [
        [800, 570, 16, 30],
        [822, 578, 18, 22],
        [846, 564, 14, 36],
      ],
      c.sage,
    ),
    person({
      x: 1040,
      y: 724,
      h: 350,
      far: true,
      facing: -1,
      pose: "stand",
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.slate, turban: c.white, beard: "#efe9dd" },
      bend: {
        head: [4, -89],
        neck: [2, -80],
        farArm: [
          [5, -75],
          [12, -66],
          [16, -54],
        ],
      },
    }),
    stroke("M984 536l4 188", c.umber, 7),
    tufts(
      [
        [90, 700],
        [280, 730],
      ],
      20,
      "#8c9a5a",
    ),
  ]);
}

export const pictures = { "healthcare-access": scene };
