import { khatam } from "../brand.ts";
import { garland } from "../buildings.ts";
import { boxes, ellipse, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { birds, cast, land } from "../nature.ts";
import { wheel } from "../objects.ts";
import { archPath, jharoka } from "../openings.ts";
import { c, mix, shade, skins } from "../palette.ts";
import { person } from "../person.ts";
import { farTree } from "../trees.ts";

/** The key to a rickshaw of his own, handed over in the street before the workshop. */
function scene(): string {
  const s = sheet("service-employment", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#b7cbc9"],
    [1, "#fbe7bd"],
  ]);
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 640, 210, 46),
    land(1200, 560, [440, 430, 438, 426, 436], "#c3c49c"),
    farTree(560, 460, 120, 4, "#aab58e"),
    farTree(700, 460, 90, 8, "#aab58e"),
    birds(
      [
        [520, 150],
        [566, 130],
        [490, 182],
      ],
      14,
    ),
    // Houses of the street, left and right.
    boxes([[0, 90, 420, 500]], "#d79c6c"),
    poly(
      [
        [420, 590],
        [420, 90],
        [480, 150],
        [480, 570],
      ],
      "#8a5640",
    ),
    boxes([[-10, 70, 440, 24]], c.clay),
    jharoka(120, 280, 170, "#6a3c29"),
    jharoka(320, 280, 130, "#6a3c29"),
    path(archPath(40, 590, 150, 230), c.emerald),
    path(archPath(54, 590, 122, 208), "#0d3b2f"),
    boxes([[230, 420, 150, 170]], "#4f2d20"),
    times(5, (i) => stroke(`M230 ${436 + i * 32}h150`, "#0004", 4)),
    boxes([[216, 390, 178, 34]], c.cream),
    stroke("M236 408h80M330 408h40", c.emerald, 8),
    boxes([[860, 130, 360, 460]], "#e3b987"),
    poly(
      [
        [860, 590],
        [860, 130],
        [800, 180],
        [800, 572],
      ],
      "#f1d3a2",
    ),
    boxes([[850, 112, 370, 22]], c.brick),
    jharoka(1030, 320, 190, "#7a4630"),
    path(archPath(960, 590, 150, 210), "#7a4630"),
    garland(480, 170, 800, 190, 30, c.saffron, 12, 26),
    land(1200, 750, [580, 574, 572, 574, 580], "#d9b885"),
    path("M480 574h320l200 176H260z", "#e8cd9f"),
    cast(800, 690, 380, 26),
    // The rickshaw.
    path("M590 640q-10-70 20-110t50-140q6-30 40-30h250q40 0 50 40l34 180q8 60-20 90z", c.emerald),
    path("M960 360q30 4 40 40l34 180q8 60-20 90h-90z", shade),
    path("M586 400q30-80 110-80h250q60 0 70 70l-34 4q-10-34-40-34H700q-40 0-60 40z", c.ink),
    path("M640 520q20-60 40-120h90v130z", mix(c.mist, c.white, 0.3)),
    path("M792 400h130q20 0 26 22l22 108H792z", "#35554a"),
    path("M800 560h150v70H800z", "#4f2d20"),
    path("M800 530h150q10 0 10 14v20H800z", c.clay),
    boxes([[770, 396, 16, 246]], c.pine),
    path("M590 640q-6-50 6-80h160v80z", c.marigold),
    path("M596 586h160v12H594z", c.cream),
    times(4, (i) => path(khatam(640 + i * 36, 620, 13), i % 2 ? c.cream : c.emerald)),
    ellipse(604, 556, 17, 17, "#fff2c4"),
    boxes([[580, 640, 460, 16]], c.ink),
    wheel(640, 668, 40),
    wheel(950, 668, 40),
    // The key.
    cast(330, 716, 200, 16),
    person({
      x: 300,
      y: 714,
      h: 385,
      pose: "reach",
      skin: skins[0],
      garb: { kameez: c.cream, shalwar: c.cream, waistcoat: c.pine, cap: c.emerald, beard: "#d9d2c4" },
      bend: {
        nearArm: [
          [-2, -76],
          [6, -67],
          [19, -68],
        ],
        farArm: undefined,
      },
    }),
    person({
      x: 500,
      y: 716,
      h: 390,
      facing: -1,
      pose: "reach",
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.slate },
      bend: {
        nearArm: [
          [-2, -76],
          [6, -66],
          [20, -66],
        ],
      },
    }),
    ellipse(400, 452, 11, 11, "#0000", { stroke: c.marigold, "stroke-width": 6 }),
    stroke("M400 463v30h10M400 480h8", c.marigold, 6),
  ]);
}

export const pictures = { "service-employment": scene };
