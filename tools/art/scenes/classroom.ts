import { flag } from "../buildings.ts";
import { el, group, line, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { cast, land, tufts } from "../nature.ts";
import { books } from "../objects.ts";
import { archPath } from "../openings.ts";
import { c, shadeSoft, skins } from "../palette.ts";
import { person } from "../person.ts";
import { foliage, wood } from "../trees.ts";

/** The open-air class: a board against the neem, a teacher, three rows of pupils from behind. */
function classroomScene(): string {
  const s = sheet("classroom", 1200, 750);
  s.define("boy", (id) =>
    group(
      person({
        x: 0,
        y: 0,
        h: 250,
        head: 1.25,
        pose: "floorBack",
        skin: skins[1],
        garb: { kameez: c.river, shalwar: c.slate },
      }),
      { id },
    ),
  );
  s.define("girl", (id) =>
    group(
      person({
        x: 0,
        y: 0,
        h: 250,
        head: 1.25,
        pose: "floorBack",
        skin: skins[2],
        garb: { kameez: c.leaf, shalwar: c.white, dupatta: c.white },
      }),
      { id },
    ),
  );
  const pupil = (word: string, x: number, y: number, k: number) =>
    el("use", { href: `#${s.id(word)}`, transform: `translate(${x} ${y})scale(${k})` });
  const sky = gradient(s, "sky", [
    [0, "#f8e8c8"],
    [1, "#fdf3df"],
  ]);
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 120, 150, 44),
    land(1200, 600, [360, 340, 352, 336, 350, 330, 348], "#cfd2a4"),
    rect(690, 250, 520, 250, c.cream),
    rect(690, 232, 520, 26, c.clay),
    rect(690, 440, 520, 60, c.sage),
    times(
      4,
      (i) =>
        path(archPath(730 + i * 122, 500, 84, 168), i === 1 ? c.pine : "#4f6f7a") +
        path(archPath(742 + i * 122, 440, 60, 96), "#d7e2d6"),
    ),
    flag(1130, 232, 120),
    land(1200, 750, [496, 500, 492, 500, 494, 498], "#e3c78f"),
    land(1200, 750, [600, 590, 598, 588, 596], "#d8b477"),
    wood(
      [
        [200, 620, 70],
        [216, 540, 44],
        [226, 330, 38],
        [250, 140, 46],
      ],
      "#7c5138",
    ),
    wood(
      [
        [232, 330, 24],
        [330, 220, 18],
        [450, 140, 12],
      ],
      "#7c5138",
    ),
    line(
      [
        [206, 590],
        [214, 480],
        [224, 300],
      ],
      "#1323",
      5,
    ),
    foliage(180, 60, 330, 130, 12, undefined, 20),
    foliage(500, 70, 250, 90, 31, undefined, 18),
    stroke("M330 640l40-330M590 640l-44-330", c.umber, 14),
    rect(330, 300, 270, 190, c.umber),
    rect(342, 312, 246, 166, c.night),
    stroke(
      "M366 350h70M366 384h84M366 418h60M510 346l24 36h-48zM500 424a20 20 0 1 0 40 0a20 20 0 1 0-40 0",
      "#fffc",
      4,
      { "stroke-linejoin": "round" },
    ),
    rect(342, 312, 246, 26, "#fff1"),
    cast(690, 600, 220, 18),
    person({
      x: 690,
      y: 600,
      h: 345,
      facing: -1,
      pose: "point",
      skin: skins[0],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.white, trim: c.saffron },
      bend: {
        nearArm: [
          [-3.5, -76],
          [-3, -62],
          [8, -57],
        ],
        farArm: [
          [5, -76.5],
          [15, -76],
          [25, -80],
        ],
      },
    }),
    poly(
      [
        [120, 690],
        [1150, 690],
        [1200, 750],
        [40, 750],
      ],
      c.brick,
    ),
    stroke("M108 700h1054M76 728h1096", c.saffron, 4, { "stroke-dasharray": "22 12" }),
    pupil("girl", 470, 668, 0.8),
    pupil("boy", 610, 664, 0.78),
    pupil("girl", 752, 668, 0.78),
    pupil("boy", 890, 664, 0.8),
    pupil("boy", 370, 744, 1.06),
    pupil("girl", 550, 750, 1.06),
    pupil("boy", 730, 744, 1.04),
    pupil("girl", 915, 752, 1.06),
    books(1030, 742, 92, [c.emerald, c.saffron, c.slate, c.clay]),
    tufts(
      [
        [60, 640],
        [110, 660],
        [1120, 640],
        [1170, 660],
        [300, 634],
      ],
      20,
      "#8c9a5a",
    ),
    path("M0 750V640q60 40 90 110z", shadeSoft),
  ]);
}

export const pictures = { classroom: classroomScene };
