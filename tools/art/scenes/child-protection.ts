import { khatam } from "../brand.ts";
import { garland } from "../buildings.ts";
import { boxes, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, radial, sheet } from "../frame.ts";
import { birds, land } from "../nature.ts";
import { archPath, cuspedPath, jharoka } from "../openings.ts";
import { c, shade, skins } from "../palette.ts";
import { person } from "../person.ts";
import { cypress, farTree } from "../trees.ts";

/** Through the gate of the old city, hand in hand, into the light. */
function scene(): string {
  const s = sheet("child-protection", 1200, 750);
  const glow = gradient(s, "glow", [
    [0, "#bcd2d0"],
    [0.6, "#fdeac0"],
    [1, "#fbdc9c"],
  ]);
  const gate = gradient(
    s,
    "gate",
    [
      [0, "#a2603f"],
      [0.45, "#8a4c33"],
      [1, "#4d2a20"],
    ],
    true,
  );
  const halo = radial(s, "halo2", [
    [0, "#fff5d0"],
    [1, "#fff5d000"],
  ]);
  const opening = cuspedPath(330, 750, 540, 640);
  return finish(s, [
    rect(0, 0, 1200, 750, glow),
    rect(300, 60, 640, 640, halo),
    // Beyond: a garden court with a house of lit windows.
    land(1200, 620, [470, 456, 466, 450, 464], "#c3cb9c"),
    farTree(410, 500, 150, 4, "#9fb48a"),
    farTree(800, 500, 170, 8, "#9fb48a"),
    boxes([[470, 300, 280, 210]], "#fff1d2"),
    boxes([[460, 286, 300, 18]], c.clay),
    path([0, 1, 2].map((i) => archPath(496 + i * 84, 510, 60, 140)).join(""), c.saffron),
    path(archPath(580, 510, 60, 140), c.emerald),
    cypress(440, 560, 230, c.leaf),
    cypress(780, 560, 230, c.leaf),
    land(1200, 750, [520, 516, 520, 516, 520], "#d8c182"),
    path("M570 516h80l150 234H400z", "#f4dca6"),
    birds(
      [
        [540, 200],
        [590, 180],
        [650, 214],
      ],
      14,
    ),
    // The gate, dark, with its tiles.
    path(`M0 0h1200v750H0z${opening}`, gate, { "fill-rule": "evenodd" }),
    stroke(opening, c.saffron, 10),
    path("M330 400L300 400V60H900V400h-30V750h56V30H274v720h56z", c.pine),
    stroke("M302 750V46h596v704", c.saffron, 5),
    times(5, (i) => path(khatam(288 + 0, 150 + i * 130, 13) + khatam(912, 150 + i * 130, 13), c.saffron)),
    times(6, (i) => path(khatam(350 + i * 100, 38, 13), i % 2 ? c.cream : c.saffron)),
    path(khatam(380, 124, 34) + khatam(820, 124, 34), c.emerald),
    path(khatam(380, 124, 18) + khatam(820, 124, 18), c.saffron),
    jharoka(140, 380, 190, "#5d3424"),
    jharoka(1066, 380, 190, "#3d2219"),
    stroke(
      "M0 560h270M0 620h270M0 690h270M60 560v60M180 560v60M120 620v70M220 620v70M930 560h270M930 620h270M930 690h270M990 560v60M1110 560v60M1050 620v70",
      "#0002",
      4,
    ),
    garland(330, 300, 870, 300, 26, c.marigold, 15, 19),
    path("M520 720q80-12 160 0l120 30H420z", shade),
    // The two of them.
    poly(
      [
        [560, 720],
        [690, 720],
        [960, 750],
        [640, 750],
      ],
      "#1326",
    ),
    person({
      x: 570,
      y: 716,
      h: 390,
      pose: "standBack",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.saffron, trim: c.saffron },
      bend: {
        nearArm: [
          [9.5, -76],
          [13, -62],
          [17, -50],
        ],
      },
    }),
    person({
      x: 682,
      y: 720,
      h: 236,
      head: 1.26,
      pose: "standBack",
      skin: skins[2],
      garb: { kameez: c.river, shalwar: c.white, plait: true, sash: c.white },
      bend: {
        farArm: [
          [-9.5, -76],
          [-13, -72],
          [-17, -80],
        ],
      },
    }),
  ]);
}

export const pictures = { "child-protection": scene };
