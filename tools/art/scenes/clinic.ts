import { boxes, ellipse, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, stamp } from "../frame.ts";
import { cast, land, tufts } from "../nature.ts";
import { heart } from "../objects.ts";
import { cuspedPath } from "../openings.ts";
import { c, shade, shadeSoft, skins } from "../palette.ts";
import { person } from "../person.ts";
import { cypress, tree } from "../trees.ts";
import { matka } from "../vessels.ts";

/** The village clinic: a lime-washed veranda, patients on the bench, the doctor come out to meet them. */
function clinicScene(): string {
  const s = sheet("clinic", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#cfdcd6"],
    [1, "#fbeccd"],
  ]);
  const arch = stamp(
    s,
    "arch",
    path(cuspedPath(0, 0, 164, 280), "#35554a") + path(cuspedPath(16, 0, 148, 268), "#44665a"),
  );
  const bay = (i: number) => 250 + i * 214;
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    land(1200, 600, [400, 380, 396, 372, 390, 368, 386], "#bcc79f"),
    tree(90, 560, 420, 21),
    cypress(1130, 570, 330),
    rect(200, 196, 880, 384, c.white),
    rect(1080, 214, 60, 366, c.dune),
    rect(1080, 214, 60, 366, shade),
    rect(186, 176, 908, 26, c.cream),
    boxes([[1094, 190, 50, 24]], c.dune),
    stroke("M194 166h890", c.cream, 22, { "stroke-dasharray": "20 14" }),
    boxes([[200, 202, 880, 34]], c.emerald),
    stroke("M214 219h860", c.saffron, 16, { "stroke-dasharray": "16 14" }),
    boxes([[200, 236, 880, 10]], shadeSoft),
    boxes([[200, 500, 880, 60]], c.sage),
    times(4, (i) => arch(bay(i), 560)),
    rect(bay(1) + 40, 360, 84, 200, c.umber),
    rect(bay(1) + 50, 372, 64, 80, "#f8dfa0"),
    rect(bay(3) + 44, 380, 84, 80, "#f8dfa0"),
    stroke(`M${bay(3) + 86} 380v80M${bay(3) + 44} 420h84`, "#35554a", 6),
    times(
      3,
      (i) => path(`M${bay(i) + 172} 560l6-44h22l6 44z`, c.clay) + ellipse(bay(i) + 189, 494, 24, 28, c.leaf),
    ),
    rect(560, 104, 156, 78, c.emerald, { rx: 10 }),
    heart(638, 142, 52, c.white),
    stroke("M608 146h18l8-16 10 28 8-12h16", c.emerald, 4, { "stroke-linejoin": "round" }),
    rect(170, 556, 970, 30, c.dune),
    rect(170, 556, 970, 8, "#fff4"),
    land(1200, 750, [588, 584, 590, 584, 588], "#e2c48d"),
    land(1200, 750, [690, 676, 694, 680, 700], "#d4ae72"),
    poly(
      [
        [560, 586],
        [740, 586],
        [860, 750],
        [480, 750],
      ],
      "#ecd6a8",
    ),
    rect(740, 606, 300, 14, c.umber),
    stroke("M764 616v56M1014 616v56", c.umber, 12),
    cast(880, 672, 300, 18),
    person({
      x: 800,
      y: 676,
      h: 300,
      facing: -1,
      pose: "chair",
      skin: skins[2],
      garb: { kameez: c.marigold, shalwar: c.cream, dupatta: c.clay },
      held: (p, k) => {
        const [x, y] = p([9, -46]);
        return (
          ellipse(x, y, 11 * k, 7 * k, c.white) + ellipse(x - 8 * k, y - 4 * k, 4.5 * k, 4.5 * k, skins[1])
        );
      },
    }),
    person({
      x: 930,
      y: 676,
      h: 305,
      facing: -1,
      pose: "chair",
      skin: skins[1],
      garb: { kameez: c.slate, shalwar: c.slate, turban: c.white, beard: "#e9e4da" },
    }),
    stroke("M888 566l-10 108", c.umber, 7, { "stroke-linecap": "round" }),
    cast(520, 690, 260, 20),
    person({
      x: 520,
      y: 690,
      h: 350,
      pose: "reach",
      skin: skins[0],
      garb: { kameez: c.white, shalwar: c.slate, dupatta: c.emerald },
      bend: {
        skirt: [
          [0, -42, 9.6],
          [0.3, -24, 11],
        ],
      },
    }),
    stroke("M520 432q-12 40 8 62t24-30", c.ink, 4),
    person({
      x: 640,
      y: 686,
      h: 200,
      far: true,
      head: 1.3,
      facing: -1,
      pose: "stand",
      skin: skins[1],
      garb: { kameez: c.river, shalwar: c.river },
    }),
    matka(230, 640, 74),
    tufts(
      [
        [300, 730],
        [360, 712],
        [1060, 720],
        [960, 738],
      ],
      20,
      "#8c9a5a",
    ),
  ]);
}

export const pictures = { clinic: clinicScene };
