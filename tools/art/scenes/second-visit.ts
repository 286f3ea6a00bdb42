import { house } from "../buildings.ts";
import { boxes, path, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { birds, cast, land, tufts } from "../nature.ts";
import { openBook, satchel } from "../objects.ts";
import { archPath } from "../openings.ts";
import { c, mix, skins } from "../palette.ts";
import { person } from "../person.ts";
import { foliage, wood } from "../trees.ts";
import { matka } from "../vessels.ts";

/** A month later at the same door: the girl comes out in her school uniform, the mother shows the empty strip of tablets. */
function scene(): string {
  const s = sheet("second-visit", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#c3d9d8"],
    [1, "#fdecc8"],
  ]);
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 150, 150, 40),
    land(1200, 560, [420, 404, 418, 400, 412], "#bccaa2"),
    house(80, 520, 170, 130, "#dcb98c", { window: 0.5 }),
    land(1200, 750, [540, 548, 542, 550, 544], "#d8b981"),
    // The house, whitewashed since, and its open door.
    rect(560, 120, 640, 480, "#f0dfbd"),
    rect(546, 106, 654, 24, "#d9b98a"),
    boxes([[560, 520, 640, 80]], "#b8cfb4"),
    boxes([[560, 512, 640, 10]], c.emerald),
    path(archPath(720, 600, 200, 390), c.emerald),
    path(archPath(738, 600, 164, 366), "#5f4434"),
    path("M738 600V350l-70 30v250z", mix(c.emerald, c.pine, 0.5)),
    stroke("M726 390l-46 20v90l46-12zM726 514l-46 12v80l46-8z", "#0a3a2d", 5),
    path(archPath(1010, 430, 120, 170), "#5f4434"),
    stroke("M1040 280v150M1070 264v166M1100 280v150M1010 350h120", "#d9b98a", 5),
    wood(
      [
        [500, 610, 20],
        [494, 430, 14],
        [510, 260, 10],
      ],
      "#6f4a33",
    ),
    foliage(500, 200, 170, 120, 17),
    land(1200, 750, [630, 622, 628, 604, 606], "#c99f68"),
    matka(1120, 640, 96),
    matka(1040, 646, 66, c.brick),
    // The mother, and her daughter on the way to school.
    person({
      x: 860,
      y: 664,
      h: 400,
      facing: -1,
      pose: "reach",
      skin: skins[2],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.saffron },
    }),
    boxes([[752, 390, 46, 26]], c.mist),
    stroke("M762 398h0M775 398h0M788 398h0M762 409h0M775 409h0M788 409h0", c.slate, 7, {
      "stroke-linecap": "round",
    }),
    cast(700, 706, 200, 16),
    person({
      x: 660,
      y: 706,
      h: 290,
      head: 1.24,
      facing: -1,
      pose: "walk",
      skin: skins[1],
      garb: { kameez: c.river, shalwar: c.white, sash: c.white, plait: true },
    }),
    satchel(662, 560, 66, c.marigold),
    // The same two visitors.
    cast(350, 716, 330, 20),
    person({
      x: 270,
      y: 704,
      h: 440,
      far: true,
      pose: "stand",
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.cream, waistcoat: c.night, cap: c.white, beard: "#2b2420" },
    }),
    person({
      x: 420,
      y: 712,
      h: 420,
      pose: "hold",
      skin: skins[0],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.white },
    }),
    openBook(486, 454, 68, c.pine),
    birds(
      [
        [300, 120],
        [336, 100],
      ],
      15,
    ),
    tufts(
      [
        [120, 720],
        [980, 722],
      ],
      20,
      "#8c8a52",
    ),
  ]);
}

export const pictures = { "second-visit": scene };
