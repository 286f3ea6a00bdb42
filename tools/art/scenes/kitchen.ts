import { bricks } from "../buildings.ts";
import { blob, ellipse, line, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, radial, sheet } from "../frame.ts";
import { cast } from "../nature.ts";
import { sack, shelf } from "../objects.ts";
import { window } from "../openings.ts";
import { c, shade, skins } from "../palette.ts";
import { person } from "../person.ts";
import { degh, steam, turned } from "../vessels.ts";

/** The langar kitchen before noon: great pots on a brick hearth, bread being shaped. */
function kitchenScene(): string {
  const s = sheet("kitchen", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#e9c48d"],
      [0.5, "#d8a56c"],
      [1, "#a9724c"],
    ],
    true,
  );
  const brick = s.define("brick", (id) => bricks(id, "#0002"));
  const fire = radial(s, "fire", [
    [0, "#ffe9a0"],
    [0.4, "#f3a93fcc"],
    [1, "#e79a2f00"],
  ]);
  const flame = (x: number, y: number, h: number) =>
    path(`M${x} ${y}c-22-16-16-${h * 0.5} 4-${h}c0 ${h * 0.4} 26 ${h * 0.4} 18 ${h}z`, c.marigold) +
    path(
      `M${x + 4} ${y}c-10-10-8-${h * 0.3} 4-${h * 0.6}c2 ${h * 0.3} 12 ${h * 0.3} 8 ${h * 0.6}z`,
      "#fff0b8",
    );
  return finish(s, [
    rect(0, 0, 1200, 560, wall),
    window(110, 400, 190, 300, "#fdf1d0"),
    poly(
      [
        [130, 380],
        [290, 380],
        [760, 750],
        [330, 750],
      ],
      "#fff0b83a",
    ),
    rect(0, 0, 1200, 34, c.umber),
    times(5, (i) => rect(60 + i * 260, 0, 26, 60, c.umber)),
    shelf(760, 190, 400),
    times(5, (i) =>
      turned(
        800 + i * 76,
        [
          [16, 130 + (i % 2) * 14],
          [14, 138 + (i % 2) * 14],
          [24, 160],
          [20, 190],
        ],
        [c.straw, c.clay, c.sage, c.straw, c.slate][i] ?? c.clay,
      ),
    ),
    times(
      4,
      (i) =>
        line(
          [
            [400 + i * 74, 60],
            [404 + i * 74, 92],
          ],
          c.ink,
          3,
        ) +
        blob(
          [
            [404 + i * 74, 90],
            [420 + i * 74, 116],
            [404 + i * 74, 150],
            [388 + i * 74, 116],
          ],
          i % 2 ? c.sand : c.clay,
        ),
    ),
    rect(0, 530, 1200, 220, "#c79a68"),
    stroke("M0 580h1200M0 640h1200M160 540l-90 210M420 540l-60 210M1000 540l80 210", "#0001", 4),
    rect(510, 540, 650, 96, c.brick),
    rect(510, 540, 650, 96, brick),
    rect(498, 526, 674, 20, c.clay),
    rect(360, 624, 150, 66, c.brick),
    rect(360, 624, 150, 66, brick),
    rect(352, 614, 158, 16, c.clay),
    times(
      2,
      (i) =>
        path(`M${590 + i * 320} 636v-34a66 48 0 0 1 132 0v34z`, c.ink) +
        ellipse(656 + i * 320, 630, 110, 70, fire) +
        flame(626 + i * 320, 636, 44) +
        flame(660 + i * 320, 636, 60) +
        flame(688 + i * 320, 636, 40),
    ),
    degh(656, 532, 176),
    degh(976, 532, 160, c.slate),
    ellipse(656, 356, 66, 12, "#e8c27a"),
    ellipse(976, 372, 60, 11, "#f0e2b8"),
    steam(680, 320, 190),
    steam(728, 326, 150),
    steam(970, 340, 170),
    path("M462 206l8-8 166 152-14 12z", c.umber),
    person({
      x: 428,
      y: 618,
      h: 385,
      pose: "reach",
      skin: skins[2],
      garb: { kameez: c.emerald, shalwar: c.cream, cap: c.white, apron: c.white, beard: "#3a322c" },
      bend: {
        farArm: [
          [5, -76],
          [18, -73],
          [29, -81],
        ],
        nearArm: [
          [-2.5, -76],
          [8, -70],
          [20, -86],
        ],
      },
    }),
    cast(220, 728, 200, 18),
    person({
      x: 190,
      y: 716,
      h: 330,
      pose: "kneel",
      skin: skins[1],
      garb: { kameez: c.slate, shalwar: c.cream, dupatta: c.saffron },
    }),
    ellipse(300, 700, 92, 22, c.umber),
    ellipse(300, 694, 88, 19, c.dune),
    times(3, (i) => ellipse(262 + i * 36, 684 - (i % 2) * 6, 20, 13, c.cream)),
    times(6, (i) => ellipse(800, 724 - i * 9, 78, 18, i % 2 ? "#e9c98f" : c.dune)),
    stroke("M770 676q30 12 60 0M790 668h20", shade, 4),
    sack(1080, 726, 140),
    sack(1000, 740, 120, c.dune, c.brick),
  ]);
}

export const pictures = { kitchen: kitchenScene };
