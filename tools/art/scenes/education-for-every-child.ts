import { flag } from "../buildings.ts";
import { boxes, path, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { birds, cast, land, rows } from "../nature.ts";
import { satchel } from "../objects.ts";
import { archPath } from "../openings.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";
import { cypress, farTree, kikar } from "../trees.ts";

/** Two children and their mother on the path through the mustard to the school. */
function scene(): string {
  const s = sheet("education-for-every-child", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#c6d5d0"],
    [1, "#fbeecf"],
  ]);
  const bag =
    (colour: string) => (p: (at: readonly [number, number]) => readonly [number, number], k: number) => {
      const [x, y] = p([-13, -74]);
      return satchel(x - 9 * k, y, 20 * k, colour);
    };
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 170, 170, 44),
    land(1200, 560, [380, 360, 378, 352, 374], "#bccaa4"),
    farTree(330, 396, 110, 3, "#a5b890"),
    farTree(470, 400, 80, 5, "#a5b890"),
    // The school.
    cypress(790, 440, 190, "#3f8f68"),
    rect(820, 280, 330, 170, c.white),
    boxes([[808, 264, 354, 22]], c.clay),
    boxes([[820, 400, 330, 50]], c.sage),
    path([0, 1, 2, 3].map((i) => archPath(846 + i * 78, 450, 52, 122)).join(""), c.slate),
    path(archPath(924, 450, 52, 122), c.pine),
    flag(1110, 264, 120),
    land(1200, 750, [452, 446, 440, 450, 446], "#d8b54a"),
    rows(0, 1200, 456, 560, 30, "#f3d478", 5),
    land(1200, 750, [560, 548, 556, 540, 520], "#c9a043"),
    path("M930 448q-50 40-190 80T430 750h440q-30-120 40-190t80-112z", "#ecd3a0"),
    path("M930 448q-50 40-190 80T430 750h60q80-130 260-206t196-96z", "#dcb97f"),
    rows(0, 420, 590, 740, 22, "#f3d478", 6, 9),
    rows(960, 1200, 580, 740, 14, "#f3d478", 6, 4),
    kikar(70, 640, 540, 5),
    cast(470, 692, 320, 20),
    cast(640, 700, 240, 16),
    person({
      x: 440,
      y: 690,
      h: 370,
      pose: "walk",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.saffron },
      bend: {
        farArm: [
          [6, -75],
          [12, -63],
          [19, -52],
        ],
      },
    }),
    person({
      x: 570,
      y: 696,
      h: 250,
      head: 1.25,
      pose: "walk",
      skin: skins[2],
      garb: { kameez: c.river, shalwar: c.white, plait: true, sash: c.white },
      held: bag(c.marigold),
    }),
    person({
      x: 730,
      y: 690,
      h: 270,
      head: 1.22,
      pose: "walk",
      skin: skins[1],
      garb: { kameez: c.white, shalwar: c.slate },
      held: bag(c.pine),
      bend: {
        farArm: [
          [6, -75],
          [14, -80],
          [20, -90],
        ],
      },
    }),
    birds(
      [
        [600, 120],
        [650, 100],
        [570, 156],
      ],
      16,
    ),
    stroke("M0 749h1200", c.straw, 2),
  ]);
}

export const pictures = { "education-for-every-child": scene };
