import { boxes, ellipse, path, poly, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet } from "../frame.ts";
import { minarEPakistan } from "../mosque.ts";
import { cast } from "../nature.ts";
import { books, openBook, shelf, table } from "../objects.ts";
import { window } from "../openings.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";
import { foliage, wood } from "../trees.ts";
import { steam } from "../vessels.ts";

/** The desk in Lahore in the morning: she listens on the telephone and writes, a colleague looks for the lane on the map. */
function scene(): string {
  const s = sheet("first-call", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#f6e5c0"],
      [1, "#cfa877"],
    ],
    true,
  );
  const sky = gradient(s, "sky", [
    [0, "#c2d6d3"],
    [1, "#fbe7bb"],
  ]);
  return finish(s, [
    rect(0, 0, 1200, 750, wall),
    rect(0, 470, 1200, 14, "#fff5"),
    rect(0, 484, 1200, 266, "#b98d60"),
    rect(0, 620, 1200, 130, "#8f5f43"),
    poly(
      [
        [60, 620],
        [330, 620],
        [560, 750],
        [170, 750],
      ],
      "#ffe9b455",
    ),
    window(
      70,
      440,
      240,
      370,
      sky,
      c.pine,
      minarEPakistan(236, 424, 210, "#9db2a6") +
        wood(
          [
            [120, 430, 12],
            [126, 330, 8],
            [124, 270, 6],
          ],
          "#6f5a40",
        ) +
        foliage(128, 236, 46, 52, 7, ["#2d7257", "#3f8f68", "#7db08b"]),
    ),
    // The map of the city: lanes, the river, a needle for each open call.
    rect(700, 96, 330, 250, c.umber),
    rect(712, 108, 306, 226, "#f3e6c8"),
    stroke("M712 190q90-40 150 10t156-20", c.river, 16),
    stroke("M760 108v226M850 108v226M930 108v226M712 250h306M712 300h306M730 108l250 226", "#c9ad7c", 4),
    ellipse(790, 236, 9, 9, c.emerald),
    ellipse(874, 282, 9, 9, c.marigold),
    ellipse(950, 232, 9, 9, c.emerald),
    ellipse(820, 150, 9, 9, c.marigold),
    shelf(420, 250, 210),
    books(436, 250, 96, [c.emerald, c.clay, c.river]),
    books(546, 250, 70, [c.marigold, c.pine]),
    person({
      x: 1060,
      y: 690,
      h: 450,
      facing: -1,
      far: true,
      pose: "point",
      skin: skins[2],
      garb: { kameez: c.river, shalwar: c.cream, waistcoat: c.night, beard: "#2b2420", hair: "#241d19" },
      bend: {
        farArm: [
          [4.5, -76],
          [13, -82],
          [20, -90],
        ],
      },
    }),
    rect(392, 540, 110, 16, c.umber),
    rect(380, 430, 18, 126, c.umber),
    rect(402, 556, 14, 140, c.umber),
    rect(478, 556, 14, 140, c.umber),
    person({
      x: 450,
      y: 694,
      h: 430,
      pose: "chair",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.saffron },
      bend: {
        tilt: 10,
        farArm: [
          [6, -56],
          [17, -47],
          [29, -47],
        ],
        nearArm: [
          [0, -56],
          [9, -47],
          [6.5, -62],
        ],
      },
    }),
    stroke("M468 362q20 20 8 62", c.night, 15, { "stroke-linecap": "round" }),
    stroke("M476 424q60 96 150 66t66 8", c.night, 4),
    cast(720, 704, 420, 18),
    table(520, 700, 400, 190, "#7b4a31"),
    openBook(622, 476, 120, c.emerald),
    path("M690 496q4-34 44-34t44 34z", c.night),
    boxes([[684, 458, 100, 12]], c.night),
    ellipse(734, 482, 12, 9, c.mist),
    path("M846 470h40l-6 26h-28z", c.white),
    steam(866, 464, 60),
  ]);
}

export const pictures = { "first-call": scene };
