import { boxes, ellipse, path, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { badshahi } from "../mosque.ts";
import { birds } from "../nature.ts";
import { books, openBook } from "../objects.ts";
import { cuspedPath } from "../openings.ts";
import { c, mix, shade, skins } from "../palette.ts";
import { person } from "../person.ts";
import { turned } from "../vessels.ts";

/** A girl reads in the window seat, the domes of the city behind her books. */
function scene(): string {
  const s = sheet("service-education", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#9fb8b8"],
    [1, "#fbe3b0"],
  ]);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#0f6049"],
      [0.6, c.pine],
      [1, "#07291f"],
    ],
    true,
  );
  const opening = cuspedPath(150, 600, 560, 520);
  return finish(s, [
    rect(0, 0, 800, 640, sky),
    sun(s, 250, 330, 44),
    birds(
      [
        [330, 220],
        [372, 200],
        [310, 256],
      ],
      13,
      "#5c7a7c",
    ),
    badshahi(s, 480, 560, 420, "#c98e66", "#fff1d6"),
    boxes([[140, 556, 580, 60]], "#b7a071"),
    path("M140 580h90v-40h60v30h90v-24h70v30h110v-50h70v34h90v60H140z", "#a2714f"),
    path(`M-8-8h1216v766H-8z${opening}`, wall, {
      "fill-rule": "evenodd",
      stroke: c.saffron,
      "stroke-width": 8,
    }),
    stroke(cuspedPath(120, 606, 620, 566), "#fff3", 3),
    boxes([[90, 596, 680, 34]], "#8a5237"),
    boxes([[90, 596, 680, 10]], "#fff4"),
    boxes([[110, 630, 640, 120]], c.umber),
    stroke("M110 664h640M230 630v120M360 630v120M490 630v120M620 630v120", shade, 5),
    // Cushion and reader.
    rect(180, 560, 240, 40, c.marigold, { rx: 20 }),
    rect(160, 430, 60, 150, c.clay, { rx: 26 }),
    person({
      x: 330,
      y: 606,
      h: 400,
      pose: "floor",
      skin: skins[1],
      garb: { kameez: c.river, shalwar: c.white, dupatta: c.white },
      bend: {
        tilt: 18,
        farArm: [
          [7, -34],
          [12, -24],
          [21, -20],
        ],
        nearArm: [
          [0, -34],
          [1, -21],
          [13, -18],
        ],
      },
    }),
    openBook(420, 506, 104, c.clay),
    turned(
      630,
      [
        [34, 520],
        [28, 534],
        [40, 566],
        [26, 600],
      ],
      c.clay,
    ),
    path("M630 524q-50-30-60-80q46 14 60 60q-10-70 20-110q24 50 0 110q30-40 60-40q-10 40-80 60z", c.leaf),
    // The shelves.
    boxes([[820, 90, 330, 660]], mix(c.umber, c.ink, 0.35)),
    boxes([[836, 106, 298, 644]], "#3a2219"),
    boxes(
      [
        [836, 240, 298, 14],
        [836, 390, 298, 14],
        [836, 540, 298, 14],
      ],
      "#8a5237",
    ),
    boxes(
      [
        [850, 138, 26, 102],
        [910, 124, 30, 116],
        [1010, 134, 24, 106],
        [852, 300, 28, 90],
        [930, 284, 30, 106],
        [1060, 292, 30, 98],
        [1010, 446, 30, 94],
      ],
      c.saffron,
    ),
    boxes(
      [
        [880, 126, 26, 114],
        [1040, 146, 30, 94],
        [884, 278, 22, 112],
        [966, 300, 26, 90],
        [856, 440, 28, 100],
        [950, 430, 30, 110],
        [1080, 600, 26, 150],
      ],
      c.emerald,
    ),
    boxes(
      [
        [944, 146, 30, 94],
        [1074, 128, 26, 112],
        [910, 306, 18, 84],
        [1000, 288, 24, 102],
        [890, 452, 26, 88],
        [984, 456, 22, 84],
      ],
      c.clay,
    ),
    boxes(
      [
        [978, 120, 28, 120],
        [1096, 150, 24, 90],
        [1030, 304, 26, 86],
        [920, 444, 26, 96],
        [1046, 430, 28, 110],
      ],
      c.cream,
    ),
    stroke("M850 160h26M910 150h30M978 148h28M1010 160h24M930 310h30M856 466h28M950 456h30", "#0003", 5),
    ellipse(1100, 490, 32, 32, c.slate),
    path("M1080 470q20 6 30 24t14-20q-20-24-44-4z", c.sage),
    stroke("M1100 456a36 36 0 1 1-30 56M1100 526v14M1084 540h34", c.saffron, 4),
    books(860, 746, 190, [c.slate, c.marigold, c.clay, c.emerald], 36),
    times(3, (i) => rect(560 - i * 6, 586 - i * 14, 90, 14, [c.emerald, c.saffron, c.slate][i] ?? c.clay)),
    boxes([[750, 700, 450, 50]], "#0003"),
  ]);
}

export const pictures = { "service-education": scene };
