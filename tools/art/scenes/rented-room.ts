import { boxes, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet } from "../frame.ts";
import { cast } from "../nature.ts";
import { openBook, sack, shelf, table } from "../objects.ts";
import { archPath } from "../openings.ts";
import { c, mix, skins } from "../palette.ts";
import { person } from "../person.ts";
import { matka } from "../vessels.ts";

/** One rented room in 2016: a desk with the list, sacks of flour along the wall, a volunteer who leaves for the lane. */
function scene(): string {
  const s = sheet("rented-room", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#f3dcae"],
      [1, "#bf9263"],
    ],
    true,
  );
  const lane = gradient(s, "lane", [
    [0, "#c6d8d3"],
    [1, "#fbe7bb"],
  ]);
  return finish(s, [
    rect(0, 0, 1200, 750, wall),
    rect(0, 0, 1200, 46, "#7b4a31"),
    boxes(
      Array.from({ length: 9 }, (_, i) => [40 + i * 136, 46, 26, 26] as const),
      "#5d3726",
    ),
    rect(0, 600, 1200, 150, "#9a6a4a"),
    rect(0, 588, 1200, 14, "#7b4a31"),
    // The open door and the lane with the roofs behind it.
    path(archPath(84, 600, 270, 470), c.pine),
    path(archPath(104, 600, 230, 440), lane),
    path("M104 470h70v-60h60v40h100v150H104z", "#d9b488"),
    path("M104 470h70v-60h18v190H104z", "#c99f72"),
    boxes(
      [
        [196, 436, 22, 34],
        [258, 478, 24, 38],
        [296, 478, 22, 38],
      ],
      "#8a6248",
    ),
    path("M104 560q110-20 230 6v34H104z", "#e6cc98"),
    poly(
      [
        [104, 600],
        [334, 600],
        [560, 750],
        [240, 750],
      ],
      "#ffe9b466",
    ),
    poly(
      [
        [354, 600],
        [354, 170],
        [436, 214],
        [436, 640],
      ],
      mix(c.pine, c.emerald, 0.4),
    ),
    stroke("M372 250l46 22v120l-46-18zM372 420l46 14v130l-46-10z", "#0a3a2d", 5),
    // The list on the wall: forty lines, some ticked.
    rect(560, 130, 170, 220, c.white),
    stroke(
      times(9, (i) => `M596 ${164 + i * 20}h${96 + ((i * 17) % 30)}`),
      "#b9ae94",
      5,
    ),
    stroke("M574 162l4 5 8-10M574 182l4 5 8-10M574 202l4 5 8-10M574 222l4 5 8-10", c.emerald, 4),
    rect(616, 122, 58, 16, c.umber),
    shelf(880, 256, 230),
    matka(930, 256, 74),
    matka(1000, 256, 56, c.brick),
    boxes(
      [
        [1040, 204, 44, 52],
        [1054, 170, 26, 34],
      ],
      c.sage,
    ),
    // The sacks.
    cast(1010, 640, 260, 18),
    sack(1120, 640, 150),
    sack(1020, 644, 150),
    sack(1072, 560, 140),
    // At the desk.
    rect(880, 512, 16, 150, "#5d3726"),
    person({
      x: 838,
      y: 668,
      h: 410,
      facing: -1,
      pose: "chair",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.saffron },
      bend: {
        tilt: 14,
        farArm: [
          [6, -56],
          [15, -47],
          [26, -46],
        ],
      },
    }),
    cast(560, 690, 420, 16),
    table(540, 690, 270, 176, "#7b4a31"),
    openBook(668, 478, 120, c.clay),
    path("M566 468h36l-5 32h-26z", c.white),
    // He goes.
    cast(470, 712, 230, 18),
    person({
      x: 458,
      y: 710,
      h: 440,
      facing: -1,
      pose: "walk",
      skin: skins[2],
      garb: { kameez: c.cream, shalwar: c.cream, waistcoat: c.slate, beard: "#2b2420" },
      held: (p) => sack(p([15, 0])[0], p([0, -47])[1], 130),
      bend: {
        nearArm: [
          [-1, -75],
          [3, -61],
          [16, -54],
        ],
      },
    }),
  ]);
}

export const pictures = { "rented-room": scene };
