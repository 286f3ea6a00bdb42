import { khatam } from "../brand.ts";
import { boxes, ellipse, path, rect, stroke } from "../draw.ts";
import { finish, gradient, type Sheet, sheet } from "../frame.ts";
import { rows } from "../nature.ts";
import { openBook } from "../objects.ts";
import { cuspedPath } from "../openings.ts";
import { c, mix, shade, skins } from "../palette.ts";
import { type Person, person } from "../person.ts";
import { cypress } from "../trees.ts";

type Bust = Pick<Person, "garb" | "skin"> & Partial<Person>;

/** Head and shoulders, as large as the frame allows: a standing figure cut by the picture's edge. */
export const bust = (spec: Bust) =>
  person({
    x: 186,
    y: 836,
    h: 740,
    pose: "hold",
    ...spec,
    bend: { nearLeg: undefined, farLeg: undefined, tilt: 4, ...spec.bend },
  });

/** A niche of the old city behind each: the same for all, in that trade's colour. */
export function niche(_s: Sheet, wall: string, field: string, view = ""): string {
  return (
    rect(0, 0, 400, 400, wall) +
    stroke("M0 14h400", c.saffron, 8, { "stroke-dasharray": "8 12", opacity: 0.6 }) +
    path(cuspedPath(46, 420, 308, 386), mix(wall, c.ink, 0.25)) +
    path(cuspedPath(58, 420, 284, 372), field) +
    view
  );
}

function student(): string {
  const s = sheet("portrait-student", 400, 400);
  return finish(s, [
    niche(
      s,
      c.emerald,
      "#f8e3b4",
      path(khatam(110, 150, 22), "#e6c98d") + path(khatam(300, 130, 16), "#e6c98d"),
    ),
    bust({
      y: 800,
      h: 690,
      head: 1.16,
      skin: skins[1],
      garb: { kameez: c.river, plait: true, sash: c.white },
    }),
    stroke("M150 236q-16 70-8 170", c.marigold, 16),
    openBook(286, 348, 130, c.clay),
  ]);
}

function tailor(): string {
  const s = sheet("portrait-tailor", 400, 400);
  return finish(s, [
    niche(
      s,
      "#a9593a",
      "#f6dcae",
      boxes(
        [
          [86, 130, 26, 70],
          [286, 120, 28, 80],
        ],
        c.sage,
      ) +
        boxes([[118, 120, 26, 80]], c.slate) +
        boxes([[252, 138, 28, 62]], c.leaf) +
        boxes(
          [
            [72, 200, 80, 8],
            [244, 200, 84, 8],
          ],
          c.umber,
        ),
    ),
    bust({ skin: skins[0], garb: { kameez: c.emerald, dupatta: c.saffron, trim: c.saffron } }),
    stroke("M176 262q-10 70 4 140M232 268q18 60 12 134", c.white, 13),
    stroke("M176 262q-10 70 4 140M232 268q18 60 12 134", c.ink, 13, { "stroke-dasharray": "2 10" }),
    path("M400 330q-60-20-110 6l-30 64h140z", c.clay),
    path("M400 330q-60-20-110 6l10 10q50-20 100-4z", "#fff3"),
    stroke("M290 310l50 40M346 304l-52 48", c.mist, 8, { "stroke-linecap": "round" }),
    ellipse(282, 360, 11, 11, "#0000", { stroke: c.ink, "stroke-width": 6 }),
    ellipse(352, 362, 11, 11, "#0000", { stroke: c.ink, "stroke-width": 6 }),
  ]);
}

const ear = (x: number, y: number) =>
  `M${x} ${y}q-9-12 0-26q9 14 0 26zM${x} ${y + 12}q-16-4-16-22q16 6 16 22zM${x} ${y + 12}q16-4 16-22q-16 6-16 22zM${x} ${y + 30}q-16-4-16-22q16 6 16 22zM${x} ${y + 30}q16-4 16-22q-16 6-16 22z`;

function farmer(): string {
  const s = sheet("portrait-farmer", 400, 400);
  const sky = gradient(s, "sky", [
    [0, "#f8dfa6"],
    [1, "#fdf0d0"],
  ]);
  return finish(s, [
    niche(
      s,
      "#5b7d4d",
      sky,
      path("M58 300q140-30 284 0v100H58z", "#d8b54a") + rows(70, 320, 300, 390, 14, "#f3d478", 4),
    ),
    bust({
      skin: skins[2],
      garb: { kameez: c.cream, turban: c.white, beard: "#e6dfd2", waistcoat: c.slate },
    }),
    stroke("M300 400L316 220M322 400l14-160M286 400l-4-170M344 400l20-150", c.straw, 4),
    path(ear(316, 206) + ear(337, 226) + ear(281, 214) + ear(365, 236), c.marigold),
  ]);
}

function teacher(): string {
  const s = sheet("portrait-teacher", 400, 400);
  return finish(s, [
    niche(
      s,
      "#8a5237",
      c.night,
      stroke("M250 120h60M250 150h40M110 130l24 30-24 34-24-34zM260 190q16-16 32 0t32 0", "#fff9", 4, {
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }),
    ),
    bust({
      skin: skins[1],
      garb: { kameez: c.clay, dupatta: c.white, trim: c.saffron },
      bend: {
        farArm: [
          [5, -76],
          [11, -66],
          [15, -74],
        ],
      },
    }),
    path("M306 258l10-30 8 3-10 30z", c.white),
    boxes([[226, 352, 110, 60]], c.emerald),
    boxes([[234, 344, 100, 12]], c.cream),
    boxes([[312, 352, 24, 60]], shade),
  ]);
}

function nurse(): string {
  const s = sheet("portrait-nurse", 400, 400);
  return finish(s, [
    niche(
      s,
      c.slate,
      "#e9efe4",
      boxes(
        [
          [92, 150, 12, 40],
          [78, 164, 40, 12],
        ],
        c.leaf,
      ) +
        boxes(
          [
            [296, 130, 10, 34],
            [284, 142, 34, 10],
          ],
          c.leaf,
        ),
    ),
    bust({ skin: skins[2], garb: { kameez: c.white, dupatta: c.river } }),
    stroke("M160 268q-8 90 44 100t56-60M232 270q20 20 24 42", c.ink, 7),
    ellipse(260, 316, 14, 14, c.slate),
    ellipse(260, 316, 7, 7, c.mist),
    rect(276, 330, 100, 80, c.dune),
    boxes([[284, 342, 84, 60]], c.white),
    stroke("M294 358h60M294 374h44", c.mist, 6),
  ]);
}

function electrician(): string {
  const s = sheet("portrait-electrician", 400, 400);
  return finish(s, [
    niche(
      s,
      c.umber,
      "#cfe0dc",
      path("M66 190l90-30 24 70-92 32z", c.slate) +
        stroke("M96 180l22 72M126 170l22 72M74 214l92-32M82 238l90-30", c.mist, 3),
    ),
    bust({ skin: skins[1], garb: { kameez: c.slate, waistcoat: c.marigold, beard: "#2b2420" } }),
    path("M132 132q2-62 66-64q62 2 66 60l18 8q-76 10-150-4z", c.saffron),
    path("M206 68q56 6 58 60l18 8-60 4z", shade),
    ellipse(322, 344, 44, 44, "#0000", { stroke: c.pine, "stroke-width": 13 }),
    ellipse(326, 348, 28, 28, "#0000", { stroke: c.emerald, "stroke-width": 9 }),
    stroke("M236 410l18-66", c.clay, 15, { "stroke-linecap": "round" }),
    stroke("M254 340l10-44", c.mist, 7, { "stroke-linecap": "round" }),
  ]);
}

function waterKeeper(): string {
  const s = sheet("portrait-water-keeper", 400, 400);
  const sky = gradient(s, "sky", [
    [0, "#c6dcd8"],
    [1, "#fbeccb"],
  ]);
  return finish(s, [
    niche(
      s,
      "#3c6a70",
      sky,
      boxes(
        [
          [74, 260, 6, 100],
          [142, 260, 6, 100],
        ],
        c.umber,
      ) +
        path("M66 262v-80q0-18 46-18t46 18v80z", c.emerald) +
        path("M128 262v-97q30 4 30 17v80z", shade) +
        path("M58 340q140-16 284 0v60H58z", "#b7c08a"),
    ),
    bust({ skin: skins[2], garb: { kameez: c.clay, cap: c.cream, beard: "#4a423a" } }),
    stroke("M400 312h-70v40", c.pine, 22, { "stroke-linejoin": "round" }),
    boxes(
      [
        [346, 268, 14, 36],
        [326, 260, 54, 12],
      ],
      c.ink,
    ),
    path("M320 364h20v40h-20z", "#cfe6e4"),
    boxes([[326, 364, 5, 40]], "#fff9"),
    stroke("M226 400l52-70", c.slate, 16, { "stroke-linecap": "round" }),
    path("M268 336q-10-30 16-42l4 22 16 8 14-14q10 26-16 38z", c.slate),
  ]);
}

function learner(): string {
  const s = sheet("portrait-learner", 400, 400);
  const lamp = gradient(s, "lamp", [
    [0, "#f3c877"],
    [1, "#fbe7b8"],
  ]);
  return finish(s, [
    niche(s, "#2b5148", lamp, cypress(96, 340, 150, "#8fa76e")),
    bust({
      skin: skins[1],
      garb: { kameez: c.slate, dupatta: c.cream, hair: "#cfc8ba" },
      bend: { tilt: 16, head: [2.5, -90.5] },
    }),
    openBook(290, 352, 140, c.emerald),
    stroke("M262 372h30M262 384h24M312 368h30M312 380h26", c.slate, 3),
    stroke("M300 330l34-42", c.marigold, 8, { "stroke-linecap": "round" }),
  ]);
}

export const pictures = {
  "portrait-student": student,
  "portrait-tailor": tailor,
  "portrait-farmer": farmer,
  "portrait-teacher": teacher,
  "portrait-nurse": nurse,
  "portrait-electrician": electrician,
  "portrait-water-keeper": waterKeeper,
  "portrait-learner": learner,
};
