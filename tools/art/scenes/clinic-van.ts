import { boxes, ellipse, path, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { cast, land } from "../nature.ts";
import { heart, wheel } from "../objects.ts";
import { c, mix, skins } from "../palette.ts";
import { person } from "../person.ts";
import { palm } from "../trees.ts";

/** Where the road ends: the clinic van stands before the canal, patients come over the footbridge, the midwife waits with her list. */
function scene(): string {
  const s = sheet("clinic-van", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#aac6c8"],
    [0.6, "#f2e3bd"],
    [1, "#fbe2b0"],
  ]);
  const water = gradient(s, "water", [
    [0, "#a9c3c2"],
    [1, "#6f929b"],
  ]);
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 210, 190, 44),
    land(1200, 520, [372, 360, 376, 356, 370], "#b7c39d"),
    palm(1130, 430, 300, -0.05),
    land(1200, 600, [410, 404, 412, 402, 408], "#a9b377"),
    path("M0 452q300-24 620-8t580-22v130q-300 26-600 12T0 580z", "#8f9a5c"),
    path("M0 466q300-24 620-8t580-22v92q-300 26-600 12T0 560z", water),
    land(1200, 750, [572, 560, 556, 560, 540], "#d9bb84"),
    path("M250 750q60-120 330-180h220q-60 70-30 180z", "#e8d0a0"),
    // The footbridge.
    path("M850 560q-40-70-20-128h90q-6 60 40 124z", "#9c6a45"),
    stroke("M836 450h84M836 470h86M838 492h88M842 514h92M846 536h102", "#6f3d2a", 4),
    stroke("M828 446v-56M842 560v-80M828 396l14 88M922 446v-56M958 560v-80M922 396l36 88", c.umber, 7),
    person({
      x: 904,
      y: 548,
      h: 230,
      far: true,
      facing: -1,
      pose: "walk",
      skin: skins[1],

      garb: { kameez: c.marigold, shalwar: c.cream, dupatta: c.clay },
    }),
    // The van, its rear door open.
    cast(300, 656, 460, 24),
    path("M170 610V344q0-32 34-32h330q52 0 78 46l46 92q42 10 42 54v106z", c.white),
    path("M700 610V504q0-44-42-54h-90v160z", mix(c.white, c.ink, 0.14)),
    path("M520 352q34 2 50 34l32 64h-82z", c.slate),
    path("M520 352v98h34l12-64q-14-32-46-34z", "#fff2"),
    boxes([[170, 496, 530, 24]], c.emerald),
    boxes([[170, 526, 530, 6]], c.saffron),
    boxes([[216, 366, 130, 190]], "#2f4d43"),
    boxes([[224, 374, 114, 114]], "#f8dfa0"),
    boxes(
      [
        [236, 436, 18, 40],
        [260, 446, 22, 30],
        [288, 430, 16, 46],
        [310, 444, 20, 32],
      ],
      c.leaf,
    ),
    boxes([[224, 476, 114, 8]], c.umber),
    heart(440, 402, 58, c.emerald),
    path("M188 312h320v-16H188z", c.emerald),
    boxes([[162, 600, 546, 16]], c.ink),
    wheel(270, 618, 46),
    wheel(606, 618, 46),
    // The doctor and a mother with her child, on a bench in the van's shade.
    boxes([[300, 640, 190, 12]], c.umber),
    stroke("M316 652v54M474 652v54", "#4d2c1f", 10),
    person({
      x: 420,
      y: 712,
      h: 320,
      pose: "chair",
      skin: skins[2],
      far: true,

      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.saffron },
    }),
    person({
      x: 560,
      y: 716,
      h: 370,
      facing: -1,
      pose: "reach",
      skin: skins[0],
      far: true,
      garb: { kameez: c.white, shalwar: c.slate, dupatta: c.sage },
      bend: {
        tilt: 12,
        nearArm: [
          [-2, -76],
          [6, -66],
          [20, -60],
        ],
      },
    }),
    person({
      x: 700,
      y: 722,
      h: 380,
      pose: "hold",
      skin: skins[1],
      far: true,

      garb: { kameez: c.river, shalwar: c.white, dupatta: c.white },
    }),
    path("M738 488l50-12 12 50-50 12z", c.marigold),
    path("M744 492l40-9 9 38-40 9z", c.white),
    person({
      x: 1010,
      y: 700,
      h: 360,
      facing: -1,
      pose: "walk",
      skin: skins[2],
      far: true,
      garb: { kameez: c.pine, shalwar: c.cream, dupatta: c.cream },
      bend: {
        farArm: [
          [6, -75],
          [10, -64],
          [16, -62],
        ],
      },
      held: (p, k) =>
        ellipse(...p([9, -65]), 9 * k, 4.6 * k, c.saffron) +
        ellipse(...p([15, -68]), 3.6 * k, 3.8 * k, skins[1]),
    }),
    person({
      x: 1096,
      y: 704,
      h: 220,
      head: 1.3,
      facing: -1,
      pose: "walk",
      skin: skins[1],
      far: true,

      garb: { kameez: c.marigold, shalwar: c.white },
    }),
  ]);
}

export const pictures = { "clinic-van": scene };
