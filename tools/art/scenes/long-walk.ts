import { boxes, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { birds, cast, land, tufts } from "../nature.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";
import { kikar } from "../trees.ts";
import { matka } from "../vessels.ts";

/** The walk before the pump: a mother and two girls carry water home over the dry plain, the village still far. */
function scene(): string {
  const s = sheet("long-walk", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#d9cfae"],
    [0.6, "#fae3b0"],
  ]);
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 240, 170, 60, 5),
    land(1200, 560, [396, 370, 388, 360, 384], "#dcc294"),
    land(1200, 620, [430, 440, 428, 444, 430], "#d3b27c"),
    boxes(
      [
        [1010, 386, 60, 54],
        [1074, 398, 44, 42],
        [960, 404, 44, 34],
      ],
      "#b58a62",
    ),
    land(1200, 750, [520, 540, 516, 500, 508], "#caa268"),
    stroke("M1090 446q-120 60-60 110T520 680t-360 90", "#e6cd9c", 44, { "stroke-linecap": "round" }),
    kikar(160, 610, 420, 6),
    land(1200, 750, [680, 690, 672, 700, 684], "#b98d55"),
    cast(340, 700, 300, 20),
    person({
      x: 420,
      y: 700,
      h: 400,
      pose: "walk",
      skin: skins[2],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.saffron },
      bend: {
        nearArm: [
          [-1.5, -76],
          [-9, -86],
          [0, -101],
        ],
      },
    }),
    matka(436, 310, 92),
    cast(620, 690, 240, 16),
    person({
      x: 640,
      y: 688,
      h: 330,
      head: 1.16,
      pose: "walk",
      skin: skins[1],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.cream },
      bend: {
        nearArm: [
          [-1.5, -76],
          [-9, -87],
          [0, -102],
        ],
      },
    }),
    matka(654, 366, 74, c.brick),
    cast(790, 670, 180, 14),
    person({
      x: 800,
      y: 668,
      h: 240,
      head: 1.3,
      pose: "walk",
      skin: skins[1],
      garb: { kameez: c.marigold, shalwar: c.white, plait: true },
      held: (p, k) => matka(p([13, 0])[0], p([0, -42])[1], 24 * k),
      bend: {
        nearArm: [
          [-1, -75],
          [2, -62],
          [12, -54],
        ],
      },
    }),
    birds(
      [
        [620, 150],
        [660, 130],
        [712, 160],
      ],
      15,
    ),
    tufts(
      [
        [80, 726],
        [560, 734],
        [960, 716],
        [1120, 650],
      ],
      22,
      "#9a7f48",
    ),
  ]);
}

export const pictures = { "long-walk": scene };
