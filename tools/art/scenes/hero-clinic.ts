import { boxes, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, stamp } from "../frame.ts";
import { land } from "../nature.ts";
import { heart, shelf } from "../objects.ts";
import { cuspedPath } from "../openings.ts";
import { c, shadeSoft, skins } from "../palette.ts";
import { person } from "../person.ts";
import { cypress, foliage } from "../trees.ts";

/** A morning in the free clinic: the veranda open to the garden, a doctor listening to a small chest. */
function clinic(): string {
  const s = sheet("hero-clinic", 1600, 900);
  const garden = gradient(s, "garden", [
    [0, "#fbeccb"],
    [0.7, "#f3deb0"],
  ]);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#f5ead2"],
      [1, "#d5c7a4"],
    ],
    true,
  );
  const bottle = stamp(
    s,
    "bottle",
    `<path d="M-14 0v-40q0-10 8-14v-14h12v14q8 4 8 14v40z"/>` +
      rect(-14, -32, 28, 16, "#fffc") +
      rect(4, -44, 8, 44, shadeSoft),
  );
  const bottles = stamp(
    s,
    "row",
    times(5, (i) =>
      bottle(
        1196 + i * 52,
        290,
        0.9 + ((i * 5) % 3) * 0.14,
        [c.sage, c.marigold, c.river, c.leaf, c.clay][i],
      ),
    ),
  );
  const arch = (x: number) => cuspedPath(x, 640, 240, 470);
  const openings = arch(70) + arch(370) + arch(670);
  const floor = s.define(
    "tiles",
    (id) =>
      `<pattern id="${id}" width="120" height="60" patternUnits="userSpaceOnUse"><path fill="${c.sand}" d="M0 0h120v60H0z"/><path fill="#0001" d="M60 0l60 30-60 30L0 30z"/></pattern>`,
  );
  return finish(s, [
    rect(0, 0, 1600, 700, garden),
    land(1600, 660, [470, 452, 466, 448, 462], "#cfd2a0"),
    cypress(190, 610, 340, "#5e8f6c"),
    foliage(500, 470, 120, 90, 7, ["#5e8f6c", "#7da47c", "#9db98e"]),
    rect(490, 520, 18, 110, "#7c5a42"),
    land(1600, 680, [590, 584, 592, 586, 590], "#b9bd7c"),
    path(`M-9-9h1618v658H-9z${openings}`, wall, {
      "fill-rule": "evenodd",
      stroke: c.emerald,
      "stroke-width": 9,
    }),
    rect(0, 96, 1600, 16, c.emerald),
    stroke("M20 78h1600", c.saffron, 14, { "stroke-dasharray": "14 26" }),
    rect(0, 640, 1600, 260, floor),
    poly(
      [
        [90, 640],
        [300, 640],
        [760, 900],
        [420, 900],
      ],
      "#fff3cf55",
    ),
    poly(
      [
        [390, 640],
        [600, 640],
        [1120, 900],
        [800, 900],
      ],
      "#fff3cf55",
    ),
    // The dispensary corner.
    rect(1150, 180, 330, 350, c.umber),
    rect(1164, 194, 302, 322, "#4a2c20"),
    shelf(1164, 290, 302),
    shelf(1164, 396, 302),
    bottles(0, 0),
    bottles(20, 106),
    boxes(
      [
        [1180, 456, 70, 60],
        [1262, 470, 60, 46],
        [1334, 448, 56, 68],
      ],
      c.dune,
    ),
    heart(990, 240, 90, c.emerald),
    stroke("M936 262h34l14-28 20 54 16-38 10 12h30", c.cream, 7, { "stroke-linejoin": "round" }),
    // The nurse brings a bottle; an old man waits his turn.
    person({
      x: 1300,
      y: 780,
      h: 430,
      far: true,
      facing: -1,
      pose: "hold",
      skin: skins[2],
      garb: { kameez: c.white, shalwar: c.white, dupatta: c.river },
    }),
    bottle(1238, 524, 0.8, c.marigold),
    // The couch with the girl, her mother behind.
    person({
      x: 1010,
      y: 790,
      h: 430,
      far: true,
      facing: -1,
      pose: "stand",
      skin: skins[1],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.marigold },
    }),
    rect(800, 640, 330, 30, c.slate, { rx: 10 }),
    rect(800, 630, 330, 18, c.white, { rx: 8 }),
    boxes(
      [
        [826, 670, 16, 150],
        [1088, 670, 16, 150],
      ],
      c.ink,
    ),
    person({
      x: 880,
      y: 732,
      h: 330,
      head: 1.22,
      facing: -1,
      pose: "chair",
      skin: skins[1],
      garb: { kameez: c.saffron, shalwar: c.white, plait: true },
    }),
    person({
      x: 690,
      y: 826,
      h: 460,
      pose: "reach",
      skin: skins[0],
      garb: { kameez: c.white, shalwar: c.slate, dupatta: c.emerald },
      bend: {
        head: [5, -89.5],
        neck: [2.5, -80.5],
        tilt: 14,
        skirt: [
          [0, -42, 9.6],
          [0.3, -24, 11],
        ],
        nearArm: [
          [-1, -75],
          [8, -62],
          [25, -58],
        ],
        farArm: [
          [7, -75],
          [16, -64],
          [26, -62],
        ],
      },
    }),
    stroke("M716 472q-14 60 40 78t58-14", c.ink, 5),
    // Waiting on the bench by the garden.
    rect(60, 690, 330, 18, c.umber),
    boxes(
      [
        [80, 708, 16, 90],
        [350, 708, 16, 90],
      ],
      c.umber,
    ),
    person({
      x: 190,
      y: 800,
      h: 410,
      far: true,
      pose: "chair",
      skin: skins[2],
      garb: { kameez: c.river, shalwar: c.river, turban: c.white, beard: "#efe9dd" },
    }),
    stroke("M286 640l10 158", c.umber, 8),
  ]);
}

export const pictures = { "hero-clinic": clinic };
