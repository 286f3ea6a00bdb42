import { house } from "../buildings.ts";
import { rect } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { birds, cast, land, rows, tufts } from "../nature.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";
import { farTree, kikar } from "../trees.ts";
import { handPump, pots, pour } from "../vessels.ts";

/** A village lane in the morning: a woman fills a pot while a girl works the pump. */
function handPumpScene(): string {
  const s = sheet("hand-pump", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#f6e3bd"],
    [0.6, "#fbeed2"],
    [1, "#f6d9a4"],
  ]);
  const pot = pots(s);
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 190, 250, 46),
    land(1200, 560, [392, 368, 384, 362, 372], "#d9d3ab"),
    farTree(520, 436, 150, 4, "#bcc59d"),
    farTree(880, 436, 110, 9, "#c3caa0"),
    land(1200, 620, [428, 436, 424, 440, 430, 434, 424], "#cdbf7e"),
    rows(380, 1100, 440, 500, 20, "#b9a55f", 4),
    house(-30, 545, 250, 190, c.dune, { window: 0.6, side: 70 }),
    house(150, 560, 190, 130, "#dcbf92", { side: 60, window: 0.4 }),
    land(1200, 750, [560, 548, 540, 545, 536, 548, 540], "#e5c995"),
    land(1200, 750, [640, 655, 628, 640, 650, 634, 660, 690], "#dcb97f"),
    kikar(1040, 610, 560, 11),
    cast(1060, 612, 200, 16),
    cast(640, 655, 420, 26),
    cast(450, 672, 260, 22),
    person({
      x: 330,
      y: 590,
      h: 190,
      far: true,
      pose: "walk",
      facing: -1,
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.cream, dupatta: c.sage },
      bend: {
        farArm: [
          [5, -76],
          [9, -90],
          [7, -102],
        ],
      },
    }),
    pot(326, 404, 48),
    handPump(640, 650, 285, -1, -24),
    pot(572, 668, 104),
    pour(575, 500, 66, 9),
    person({
      x: 432,
      y: 672,
      h: 345,
      pose: "squat",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.saffron },
    }),
    person({
      x: 852,
      y: 664,
      h: 262,
      head: 1.2,
      pose: "stand",
      facing: -1,
      skin: skins[1],
      garb: { kameez: c.river, shalwar: c.white, sash: c.white, plait: true },
      bend: {
        head: [6, -90],
        neck: [4, -81],
        tilt: 6,
        farArm: [
          [7, -75],
          [13, -66],
          [20, -63],
        ],
        nearArm: [
          [1, -75],
          [7, -62],
          [17, -60],
        ],
      },
    }),
    pot(300, 700, 96),
    pot(218, 690, 80),
    tufts(
      [
        [80, 730],
        [150, 716],
        [930, 720],
        [1010, 700],
        [1120, 724],
        [1180, 690],
        [720, 735],
      ],
      22,
      "#8c9a5a",
    ),
    birds(
      [
        [640, 150],
        [690, 130],
        [604, 182],
      ],
      17,
    ),
  ]);
}

export const pictures = { "hand-pump": handPumpScene };
