import { garland } from "../buildings.ts";
import { boxes, ellipse, path, poly, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet, stamp } from "../frame.ts";
import { archPath } from "../openings.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";
import { degh } from "../vessels.ts";

/** The dastarkhwan in the courtyard: one cloth, everyone along it, the pot still steaming. */
function scene(): string {
  const s = sheet("service-food-program", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#efcf98"],
      [1, "#b57e54"],
    ],
    true,
  );
  const plate = stamp(
    s,
    "plate",
    ellipse(0, 0, 40, 13, c.white) + ellipse(0, -3, 28, 8, c.marigold) + ellipse(-6, -7, 14, 5, c.saffron),
  );
  const naan = stamp(
    s,
    "naan",
    path("M-46 4q46-26 92 0q-46 20-92 0z", c.dune) +
      path("M-30 2q30-14 60 0M-16 6q16-10 34 0", "none", { stroke: c.straw, "stroke-width": 3 }),
  );
  const arch = stamp(
    s,
    "arch",
    path(archPath(0, 0, 150, 270), "#7a4a33") + path(archPath(12, 0, 138, 258), "#5d3626"),
  );
  return finish(s, [
    rect(0, 0, 1200, 470, wall),
    boxes(
      [
        [0, 60, 1200, 20],
        [0, 92, 1200, 6],
      ],
      c.emerald,
    ),
    stroke("M20 40h1200", c.saffron, 16, { "stroke-dasharray": "16 24" }),
    arch(70, 450),
    arch(290, 450),
    arch(510, 450),
    arch(730, 450),
    arch(950, 450),
    garland(0, 130, 1200, 130, 34, c.marigold, 13, 18),
    rect(0, 440, 1200, 310, "#d2ab77"),
    stroke("M0 500h1200M0 590h1200M0 690h1200", "#0001", 4),
    degh(1010, 470, 150),
    ellipse(1010, 321, 56, 10, "#f3e0ae"),
    stroke("M966 322l28-76", c.umber, 9, { "stroke-linecap": "round" }),
    person({
      x: 900,
      y: 520,
      h: 350,
      far: true,
      pose: "reach",
      skin: skins[2],
      garb: { kameez: c.emerald, shalwar: c.cream, cap: c.white, apron: c.white, beard: "#3a322c" },
      bend: {
        farArm: [
          [5, -76],
          [13, -66],
          [22, -62],
        ],
        nearArm: [
          [-2, -76],
          [6, -64],
          [19, -60],
        ],
      },
    }),
    // The far side of the cloth.
    person({
      x: 150,
      y: 560,
      h: 340,
      far: true,
      pose: "floor",
      skin: skins[2],
      garb: { kameez: c.river, shalwar: c.cream, turban: c.white, beard: "#efe9dd" },
    }),
    person({
      x: 330,
      y: 556,
      h: 220,
      head: 1.28,
      far: true,
      pose: "floor",
      skin: skins[1],
      garb: { kameez: c.saffron, shalwar: c.cream, plait: true },
    }),
    person({
      x: 480,
      y: 560,
      h: 335,
      far: true,
      pose: "floor",
      facing: -1,
      skin: skins[1],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.sage },
    }),
    person({
      x: 650,
      y: 560,
      h: 345,
      far: true,
      pose: "floor",
      facing: -1,
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.slate, beard: "#2b2420" },
    }),
    // The cloth.
    poly(
      [
        [60, 560],
        [860, 560],
        [1010, 690],
        [-60, 690],
      ],
      c.cream,
    ),
    poly(
      [
        [40, 580],
        [880, 580],
        [892, 590],
        [28, 590],
      ],
      c.emerald,
    ),
    poly(
      [
        [-40, 668],
        [984, 668],
        [996, 678],
        [-50, 678],
      ],
      c.emerald,
    ),
    stroke("M40 630h900", c.clay, 9, { "stroke-dasharray": "9 50" }),
    plate(170, 606),
    plate(500, 606),
    plate(670, 606),
    naan(255, 626),
    plate(300, 656, 1.2),
    plate(560, 658, 1.2),
    plate(800, 650, 1.2),
    naan(430, 650, 1.2),
    path("M720 618v-40q0-12 14-14l4-14h12l4 14q14 2 14 14v40z", c.mist),
    // This side, backs to us.
    person({
      x: 230,
      y: 770,
      h: 330,
      far: true,
      pose: "floorBack",
      skin: skins[1],
      garb: { kameez: c.marigold, shalwar: c.cream, dupatta: c.pine },
    }),
    person({
      x: 420,
      y: 760,
      h: 250,
      head: 1.22,
      far: true,
      pose: "floorBack",
      skin: skins[2],
      garb: { kameez: c.cream, shalwar: c.cream, cap: c.emerald },
    }),
    person({
      x: 700,
      y: 770,
      h: 340,
      far: true,
      pose: "floorBack",
      skin: skins[2],
      garb: { kameez: c.umber, shalwar: c.cream, turban: c.cream },
    }),
  ]);
}

export const pictures = { "service-food-program": scene };
