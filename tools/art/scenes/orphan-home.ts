import { garland } from "../buildings.ts";
import { ellipse, line, path, rect, stroke, times } from "../draw.ts";
import { finish, gradient, radial, sheet, stamp } from "../frame.ts";
import { cast, kite, land } from "../nature.ts";
import { cuspedPath } from "../openings.ts";
import { c, shade, skins } from "../palette.ts";
import { person } from "../person.ts";
import { cypress, foliage, wood } from "../trees.ts";

/** The children's home at dusk: lamps behind the arches, a swing, cricket in the court. */
function orphanHomeScene(): string {
  const s = sheet("orphan-home", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#5f8189"],
    [0.5, "#d9b98a"],
    [0.75, "#f6cf8a"],
  ]);
  const warm = radial(s, "warm", [
    [0, "#ffe7a8aa"],
    [1, "#ffe7a800"],
  ]);
  const glass = gradient(s, "glass", [
    [0, "#f3bf62"],
    [1, "#fff0bf"],
  ]);
  const arch = stamp(
    s,
    "arch",
    path(cuspedPath(0, 0, 100, 166), c.umber) + path(cuspedPath(8, 0, 84, 156), glass),
  );
  const arches = (y: number) => times(5, (i) => arch(470 + i * 126, y));
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    land(1200, 600, [400, 376, 396, 390], "#7b8f7d"),
    cypress(420, 560, 300),
    cypress(1150, 566, 340),
    rect(450, 150, 660, 420, "#d29a6b"),
    rect(1110, 166, 50, 404, "#8b5a40"),
    rect(438, 132, 684, 24, c.clay),
    stroke("M447 123h670", c.clay, 18, { "stroke-dasharray": "12 19" }),
    rect(450, 346, 660, 18, c.clay),
    rect(450, 364, 660, 8, shade),
    arches(346),
    arches(570),
    stroke(
      times(5, (i) => `M${470 + i * 126} 316h100m-80 0v30m30-30v30m30-30v30`),
      c.umber,
      4,
    ),
    rect(740, 440, 64, 130, c.emerald),
    stroke("M772 440v130", c.pine, 4),
    ellipse(760, 480, 420, 210, warm),
    garland(450, 172, 1110, 172, 12, "#ffefc0", 11, 32),
    land(1200, 750, [566, 572, 566, 572, 568], "#a98a5c"),
    land(1200, 750, [640, 630, 650, 636, 660], "#937449"),
    wood(
      [
        [150, 700, 64],
        [160, 600, 40],
        [170, 330, 34],
        [150, 170, 40],
      ],
      "#57382a",
    ),
    wood(
      [
        [170, 330, 22],
        [290, 236, 17],
        [420, 214, 12],
      ],
      "#57382a",
    ),
    foliage(120, 90, 280, 130, 14, ["#0d3b2f", c.pine, "#1d6b50"]),
    foliage(380, 140, 170, 84, 41, ["#0d3b2f", c.pine, "#1d6b50"]),
    stroke("M300 230l-14 314M376 222l-14 322", c.cream, 4),
    person({
      x: 320,
      y: 604,
      h: 210,
      far: true,
      head: 1.25,
      pose: "chair",
      skin: skins[1],
      garb: { kameez: c.saffron, shalwar: c.white, plait: true },
      bend: {
        farArm: [
          [6, -56],
          [14, -54],
          [19, -62],
        ],
        nearArm: [
          [0, -56],
          [-6, -58],
          [-11, -66],
        ],
        nearLeg: [
          [2, -29],
          [18, -28],
          [26, -8],
        ],
        farLeg: [
          [5, -29],
          [22, -28],
          [30, -10],
        ],
      },
    }),
    rect(272, 542, 104, 10, c.umber),
    cast(320, 668, 180, 12),
    person({
      x: 560,
      y: 650,
      h: 330,
      pose: "stand",
      skin: skins[2],
      garb: { kameez: c.pine, shalwar: c.cream, dupatta: c.cream },
      bend: {
        farArm: [
          [5, -76],
          [11, -62],
          [16, -50],
        ],
      },
    }),
    person({
      x: 634,
      y: 654,
      h: 170,
      far: true,
      head: 1.42,
      facing: -1,
      pose: "stand",
      skin: skins[1],
      garb: { kameez: c.clay, shalwar: c.cream },
      bend: {
        farArm: [
          [4.5, -76],
          [9, -80],
          [11, -90],
        ],
      },
    }),
    cast(590, 656, 260, 16),
    person({
      x: 800,
      y: 690,
      h: 236,
      far: true,
      head: 1.25,
      pose: "bend",
      skin: skins[2],
      garb: { kameez: c.white, shalwar: c.white, cap: c.emerald },
      bend: {
        head: [12, -86],
        tilt: 12,
        neck: [8, -77],
        nearArm: [
          [5, -71],
          [8, -58],
          [16, -50],
        ],
        farArm: [
          [10, -71],
          [16, -60],
          [18, -50],
        ],
      },
    }),
    line(
      [
        [838, 570],
        [866, 640],
        [872, 676],
      ],
      c.dune,
      13,
    ),
    cast(810, 696, 220, 14),
    stroke("M1018 690v-74M1032 690v-74M1046 690v-74", c.cream, 6),
    person({
      x: 1110,
      y: 712,
      h: 230,
      far: true,
      head: 1.25,
      facing: -1,
      pose: "walk",
      skin: skins[1],
      garb: { kameez: c.river, shalwar: c.river },
      bend: {
        nearArm: [
          [-1.5, -75],
          [-4, -88],
          [2, -100],
        ],
      },
    }),
    ellipse(1010, 560, 8, 8, c.white),
    kite(960, 70, 28, 20, c.marigold, c.emerald, [1120, 250]),
  ]);
}

export const pictures = { "orphan-home": orphanHomeScene };
