import { boxes, ellipse, group, path, poly, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet } from "../frame.ts";
import { books, carton, shelf, table } from "../objects.ts";
import { window } from "../openings.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";
import { foliage } from "../trees.ts";
import { steam } from "../vessels.ts";

/** An intern at her own piece of work: a laptop and a chart on the wall, her supervisor beside her with the printed sheet. */
function scene(): string {
  const s = sheet("internship", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#f7e7c6"],
      [1, "#c9b48c"],
    ],
    true,
  );
  const sky = gradient(s, "sky", [
    [0, "#bcd3d2"],
    [1, "#fbe9c2"],
  ]);
  return finish(s, [
    rect(0, 0, 1200, 750, wall),
    rect(0, 480, 1200, 12, c.sage),
    rect(0, 492, 1200, 258, "#aebd9d"),
    rect(0, 630, 1200, 120, "#96684a"),
    poly(
      [
        [80, 630],
        [360, 630],
        [600, 750],
        [190, 750],
      ],
      "#ffe9b44d",
    ),
    window(90, 460, 220, 350, sky, c.pine, foliage(200, 400, 80, 70, 12, ["#3b7d62", "#5b9a7a", "#8dba95"])),
    // Her chart: columns that rise, and the place of each on the map beside them.
    group(
      [
        rect(620, 92, 400, 260, c.umber),
        rect(632, 104, 376, 236, c.white),
        boxes(
          [
            [668, 262, 34, 50],
            [716, 232, 34, 80],
            [764, 244, 34, 68],
            [812, 196, 34, 116],
          ],
          c.emerald,
        ),
        boxes([[860, 150, 34, 162]], c.marigold),
        stroke("M654 312h258", c.slate, 4),
        stroke("M940 140q30 30 8 62t22 60", c.river, 9, { "stroke-linecap": "round" }),
        ellipse(970, 160, 8, 8, c.clay),
        ellipse(936, 230, 8, 8, c.clay),
        ellipse(976, 270, 8, 8, c.marigold),
      ].join(""),
      { transform: "translate(-200 0)" },
    ),
    shelf(900, 250, 190),
    books(916, 250, 100, [c.clay, c.emerald, c.river, c.marigold]),
    boxes([[1040, 200, 34, 50]], c.clay),
    foliage(1057, 180, 34, 40, 8),
    // The supervisor.
    person({
      x: 880,
      y: 706,
      h: 450,
      facing: -1,
      pose: "hold",
      skin: skins[2],
      garb: { kameez: c.cream, shalwar: c.cream, waistcoat: c.slate, beard: "#efe9dd", cap: c.white },
    }),
    path("M786 432l54-16 12 64-54 16z", c.white),
    stroke("M798 442l34-10M802 456l34-10M805 470l24-7", "#9aa58e", 4),
    // The intern.
    rect(434, 456, 16, 110, "#5d3726"),
    rect(440, 556, 120, 14, "#5d3726"),
    stroke("M452 570v132M548 570v132", "#4d2c1f", 12),
    person({
      x: 500,
      y: 706,
      h: 440,
      pose: "chair",
      skin: skins[0],
      garb: { kameez: c.marigold, shalwar: c.white, dupatta: c.emerald },
      bend: {
        tilt: 10,
        nearArm: [
          [0, -56],
          [3, -45],
          [17, -44],
        ],
        farArm: [
          [6, -56],
          [12, -46],
          [24, -45],
        ],
      },
    }),
    table(548, 712, 330, 188, "#7b4a31"),
    path("M590 510h116l8-4-14-92q-1-6 5-6h8l16 98q1 8-6 8H590z", c.slate),
    path("M700 414q1-6 5-6h8l16 98-12 4z", c.night),
    boxes([[586, 508, 120, 6]], c.mist),
    path("M770 476h42l-6 32h-30z", c.white),
    steam(790, 470, 60),
    books(826, 510, 44, [c.clay, c.river], 10),
    carton(1010, 712, 120, 96),
    carton(1030, 616, 90, 72, c.straw),
  ]);
}

export const pictures = { internship: scene };
