import { boxes, ellipse, line, path, poly, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet } from "../frame.ts";
import { drop } from "../objects.ts";
import { window } from "../openings.ts";
import { c, shadeSoft, skins } from "../palette.ts";
import { person } from "../person.ts";
import { turned } from "../vessels.ts";
import { bag } from "./blood-drive.ts";

/** The donor chair: an arm held out, a nurse beside it, juice and dates for afterwards. */
function scene(): string {
  const s = sheet("service-blood-donation", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#fbeeda"],
      [1, "#d9c4a8"],
    ],
    true,
  );
  return finish(s, [
    rect(0, 0, 1200, 620, wall),
    boxes([[0, 430, 1200, 190]], "#c9cfb9"),
    boxes([[0, 424, 1200, 8]], c.pomegranate),
    window(80, 400, 210, 310, "#fff4d6", c.slate, boxes([[96, 330, 180, 60]], "#cbd3a0")),
    poly(
      [
        [100, 400],
        [280, 400],
        [620, 750],
        [330, 750],
      ],
      "#fff0b848",
    ),
    // One large drop with the lattice of a heart's beat.
    ellipse(560, 200, 140, 140, "#fff8"),
    drop(560, 286, 196, c.pomegranate),
    stroke("M504 220q4 36 38 44", "#fff8", 7, { "stroke-linecap": "round" }),
    stroke("M330 226h110M680 226h40l14-30 22 62 16-46 12 14h50", c.pomegranate, 6, {
      "stroke-linejoin": "round",
    }),
    boxes([[980, 120, 140, 220]], c.white),
    boxes(
      [
        [980, 112, 140, 12],
        [980, 336, 140, 12],
      ],
      c.umber,
    ),
    stroke("M1004 160h92M1004 190h92M1004 220h60M1004 260h92M1004 290h70", c.mist, 8),
    rect(0, 610, 1200, 140, "#c69d70"),
    stroke("M0 664h1200M0 716h1200", "#0001", 4),
    // Chair.
    path("M300 420q-20-10-34 6l-10 150q10 30 40 30h190l20-30-10-30H350z", c.slate),
    path("M466 540l130 60q20 10 14 30l-150-50z", c.slate),
    path("M300 420l50 126h146l10 30-20 30h-100q-60-90-100-184z", shadeSoft),
    boxes([[310, 606, 200, 16]], c.ink),
    stroke("M340 622l-24 90M480 622l24 90", c.ink, 10),
    person({
      x: 370,
      y: 712,
      h: 420,
      pose: "chair",
      skin: skins[2],
      garb: { kameez: c.cream, shalwar: c.cream, waistcoat: c.pine, beard: "#2c241f" },
      bend: {
        head: [-5, -70],
        tilt: -10,
        neck: [-4, -61],
        hip: [0, -31],
        nearLeg: [
          [2, -30],
          [20, -30],
          [32, -10],
          [36, -14],
        ],
        farLeg: [
          [5, -30],
          [24, -31],
          [36, -12],
          [40, -16],
        ],
        skirt: [
          [8, -29, 8],
          [20, -27, 6.5],
        ],
        nearArm: [
          [-5, -55],
          [3, -45],
          [16, -43],
        ],
        farArm: [
          [1, -55],
          [10, -46],
          [20, -44],
        ],
      },
    }),
    boxes([[400, 532, 120, 14]], c.ink),
    stroke("M460 546v66", c.ink, 10),
    boxes([[424, 516, 18, 18]], c.white),
    line(
      [
        [432, 520],
        [470, 560],
        [560, 560],
        [576, 606],
      ],
      c.pomegranate,
      5,
    ),
    boxes([[540, 600, 80, 10]], c.slate),
    bag(577, 608, 52),
    stroke("M580 680v32M550 712h60", c.slate, 7),
    person({
      x: 720,
      y: 716,
      h: 440,
      facing: -1,
      pose: "reach",
      skin: skins[0],
      garb: { kameez: c.white, shalwar: c.white, dupatta: c.river },
      bend: {
        head: [7, -88],
        neck: [4, -79],
        tilt: 18,
        nearArm: [
          [0, -74],
          [10, -64],
          [24, -56],
        ],
        farArm: [
          [7, -74],
          [16, -62],
          [28, -52],
        ],
      },
    }),
    // Afterwards.
    boxes([[880, 560, 250, 16]], "#8a5237"),
    boxes(
      [
        [900, 576, 16, 136],
        [1094, 576, 16, 136],
      ],
      c.umber,
    ),
    turned(
      930,
      [
        [20, 510],
        [17, 560],
      ],
      c.saffron,
    ),
    turned(
      990,
      [
        [20, 510],
        [17, 560],
      ],
      c.saffron,
    ),
    ellipse(1070, 556, 44, 10, c.white),
    ellipse(1056, 546, 12, 8, c.umber),
    ellipse(1078, 544, 12, 8, "#5a3021"),
    ellipse(1068, 536, 12, 8, c.umber),
    person({
      x: 1130,
      y: 722,
      h: 420,
      facing: -1,
      far: true,
      pose: "stand",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.cream },
      bend: {
        farArm: [
          [5, -76],
          [11, -64],
          [17, -58],
        ],
      },
    }),
  ]);
}

export const pictures = { "service-blood-donation": scene };
