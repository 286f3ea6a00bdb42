import { house } from "../buildings.ts";
import { boxes, path, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { birds, cast, land } from "../nature.ts";
import { charpoy, openBook } from "../objects.ts";
import { c, shade, skins } from "../palette.ts";
import { person } from "../person.ts";
import { foliage, wood } from "../trees.ts";
import { matka, steam } from "../vessels.ts";

/** The visit: two of the foundation on the charpoy of a courtyard, the mother of the house opposite, her son at the door. */
function scene(): string {
  const s = sheet("home-visit", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#bcd0cd"],
    [1, "#fbe6bd"],
  ]);
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 300, 150, 40),
    land(1200, 560, [330, 320, 336, 316, 330], "#b9c6a0"),
    house(760, 560, 330, 320, "#cf9a6c", { door: c.pine, window: 0.56 }),
    // The wall round the court, with the washing.
    rect(0, 372, 770, 190, "#d6a877"),
    rect(0, 362, 770, 16, "#e8c496"),
    stroke("M560 330q110 60 250 0", c.cream, 4),
    path("M596 346h64v92h-64z", c.river),
    path("M676 356h60v74h-60z", c.marigold),
    path("M660 346v92h-18v-92zM736 356v74h-16v-74z", shade),
    land(1200, 750, [548, 556, 550, 560, 552], "#c79f6e"),
    land(1200, 750, [660, 668, 656, 672, 664], "#b18556"),
    wood(
      [
        [92, 660, 44],
        [100, 540, 30],
        [104, 330, 24],
        [84, 200, 28],
      ],
      "#62402d",
    ),
    wood(
      [
        [104, 330, 16],
        [220, 230, 12],
        [300, 206, 8],
      ],
      "#62402d",
    ),
    foliage(60, 110, 250, 120, 14, [c.pine, "#1f7457", "#4f9c77"]),
    foliage(290, 150, 140, 76, 31, [c.pine, "#1f7457", "#4f9c77"]),
    matka(1130, 640, 96),
    matka(1050, 650, 72, c.brick),
    person({
      x: 1010,
      y: 640,
      h: 220,
      far: true,
      head: 1.3,
      facing: -1,
      pose: "stand",
      skin: skins[1],
      garb: { kameez: c.white, shalwar: c.slate },
    }),
    cast(300, 680, 420, 22),
    charpoy(210, 676, 400),
    person({
      x: 300,
      y: 672,
      h: 350,
      far: true,
      pose: "chair",
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.cream, waistcoat: c.night, cap: c.white, beard: "#2b2420" },
    }),
    person({
      x: 470,
      y: 676,
      h: 344,
      pose: "chair",
      skin: skins[0],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.white },
      bend: {
        tilt: 8,
        farArm: [
          [6, -56],
          [13, -46],
          [22, -41],
        ],
      },
    }),
    openBook(556, 532, 62, c.pine),
    cast(760, 706, 240, 16),
    rect(766, 616, 100, 14, c.umber),
    boxes(
      [
        [774, 630, 12, 70],
        [846, 630, 12, 70],
      ],
      c.umber,
    ),
    person({
      x: 812,
      y: 704,
      h: 340,
      facing: -1,
      pose: "chair",
      skin: skins[2],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.saffron },
      bend: {
        farArm: [
          [6, -56],
          [13, -50],
          [20, -56],
        ],
      },
    }),
    boxes([[626, 660, 84, 8]], c.umber),
    boxes(
      [
        [632, 668, 8, 38],
        [696, 668, 8, 38],
      ],
      "#4d2c1f",
    ),
    path("M640 642h22l-4 18h-14zM676 642h22l-4 18h-14z", c.white),
    steam(651, 638, 40),
    birds(
      [
        [520, 110],
        [560, 90],
        [610, 124],
      ],
      15,
    ),
  ]);
}

export const pictures = { "home-visit": scene };
