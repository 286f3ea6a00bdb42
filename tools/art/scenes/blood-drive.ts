import { pennants } from "../buildings.ts";
import { line, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { cast, land } from "../nature.ts";
import { drop, table } from "../objects.ts";
import { c, shade, shadeSoft, skins } from "../palette.ts";
import { person } from "../person.ts";
import type { Pose } from "../poses.ts";
import { tree } from "../trees.ts";

/** On one's back on a couch, the head raised, an arm laid out. */
export const reclining: Pose = {
  head: [-38, -51],
  tilt: -42,
  neck: [-30, -45],
  hip: [0, -33],
  skirt: [
    [10, -32.5, 8],
    [20, -32, 7],
  ],
  nearLeg: [
    [12, -33],
    [32, -36],
    [52, -31],
    [53, -37],
  ],
  farLeg: [
    [12, -35],
    [34, -41],
    [54, -33],
    [55, -39],
  ],
  nearArm: [
    [-22, -45],
    [-10, -36],
    [2, -37],
  ],
};

/** The bag of a donation with its line down to the arm. */
export const bag = (x: number, y: number, w: number) =>
  rect(x - w / 2, y, w, w * 1.4, "#fffaf0", { rx: w * 0.16 }) +
  path(
    `M${x - w * 0.42} ${y + w * 0.5}q${w * 0.42} ${w * 0.12} ${w * 0.84} 0v${w * 0.72}q0 ${w * 0.12}-${w * 0.12} ${w * 0.12}h-${w * 0.6}q-${w * 0.12} 0-${w * 0.12}-${w * 0.12}z`,
    c.pomegranate,
  ) +
  rect(x + w * 0.2, y + w * 0.1, w * 0.2, w * 1.2, shade, { rx: 4 });

/** A camp under a striped shamiana in a park: one gives, one waits, a nurse keeps watch. */
function bloodDriveScene(): string {
  const s = sheet("blood-drive", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#d6e0d6"],
    [1, "#fbedd0"],
  ]);
  const stripe = s.define(
    "stripe",
    (id) =>
      `<pattern id="${id}" width="120" height="10" patternUnits="userSpaceOnUse"><path fill="${c.white}" d="M0 0h60v10H0z"/><path fill="${c.emerald}" d="M60 0h60v10H60z"/></pattern>`,
  );
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 90, 210, 40),
    land(1200, 620, [380, 362, 378, 352, 372, 350, 366], "#b7c69f"),
    tree(1150, 520, 300, 19, ["#7f9f7c", "#94b08a", "#a9c29a"], "#8b7358"),
    land(1200, 750, [500, 492, 500, 490, 498], "#c5c58a"),
    land(1200, 750, [600, 592, 604, 590, 600], "#b7b673"),
    rect(130, 180, 940, 330, "#e9dcc0"),
    rect(130, 180, 940, 330, stripe, { opacity: 0.28 }),
    rect(290, 270, 130, 170, c.white),
    drop(355, 410, 100, c.pomegranate),
    stroke("M310 424h90", c.sand, 5),
    stroke("M130 160v470M1070 160v470", c.umber, 14),
    poly(
      [
        [90, 190],
        [220, 60],
        [980, 60],
        [1110, 190],
      ],
      stripe,
    ),
    poly(
      [
        [600, 60],
        [980, 60],
        [1110, 190],
        [680, 190],
      ],
      shadeSoft,
    ),
    path(`M90 186h1020v24${times(17, () => "q-30 44-60 0")}z`, c.emerald),
    stroke("M120 206h970", c.saffron, 12, { "stroke-linecap": "round", "stroke-dasharray": "0 60" }),
    pennants(130, 240, 1070, 22, 18, c.saffron, c.white),
    cast(420, 664, 560, 26),
    rect(250, 556, 420, 24, c.slate, { rx: 10 }),
    poly(
      [
        [196, 478],
        [236, 470],
        [300, 562],
        [256, 566],
      ],
      c.slate,
    ),
    poly(
      [
        [246, 556],
        [670, 556],
        [670, 542],
        [256, 542],
      ],
      c.white,
    ),
    stroke("M290 578l-20 86M640 578l20 86M300 640h330", c.ink, 8),
    person({
      x: 430,
      y: 664,
      h: 360,
      pose: reclining,
      skin: skins[1],
      garb: { kameez: c.river, shalwar: c.cream },
    }),
    line(
      [
        [446, 526],
        [486, 546],
        [498, 584],
        [486, 612],
      ],
      c.pomegranate,
      4,
    ),
    rect(446, 598, 82, 10, c.slate),
    bag(487, 606, 44),
    cast(760, 672, 280, 18),
    person({
      x: 740,
      y: 672,
      h: 375,
      facing: -1,
      pose: "hold",
      skin: skins[0],
      garb: { kameez: c.white, shalwar: c.white, dupatta: c.sage },
      held: (p, k) => {
        const [x, y] = p([12, -62]);
        return (
          rect(x - 9 * k, y - 2 * k, 15 * k, 11 * k, c.dune) + rect(x - 8 * k, y - k, 13 * k, 9 * k, c.white)
        );
      },
    }),
    table(880, 660, 250, 110),
    stroke("M886 566h238", "#fff4", 4),
    rect(910, 496, 70, 52, c.white, { rx: 8 }),
    drop(945, 540, 34, c.pomegranate),
    rect(1000, 520, 46, 28, c.sage),
    path("M1070 548l-6-44h40l-6 44z", c.saffron),
    person({
      x: 1010,
      y: 690,
      h: 365,
      pose: "stand",
      facing: -1,
      skin: skins[2],
      garb: { kameez: c.clay, shalwar: c.clay, waistcoat: c.ink },
      bend: {
        nearArm: [
          [-3.5, -76],
          [0, -63],
          [9, -68],
        ],
      },
    }),
  ]);
}

export const pictures = { "blood-drive": bloodDriveScene };
