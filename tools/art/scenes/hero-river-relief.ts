import { house } from "../buildings.ts";
import { boxes, path, poly, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet, stamp, sun } from "../frame.ts";
import { birds, cloud, land, ripples } from "../nature.ts";
import { carton, sack } from "../objects.ts";
import { c, shade, skins } from "../palette.ts";
import { person } from "../person.ts";
import { farTree, kikar } from "../trees.ts";

/** The river over its banks: a boat of the foundation takes a family to the tents on the dyke. */
function relief(): string {
  const s = sheet("hero-river-relief", 1600, 900);
  const sky = gradient(s, "sky", [
    [0, "#6f8c94"],
    [0.5, "#c9c8b0"],
    [1, "#f6d79b"],
  ]);
  const water = gradient(s, "water", [
    [0, "#d9c79c"],
    [0.3, "#a3b2a6"],
    [1, "#4f7378"],
  ]);
  const tent = stamp(
    s,
    "tent",
    poly(
      [
        [-60, 0],
        [0, -62],
        [60, 0],
      ],
      c.white,
    ) +
      poly(
        [
          [0, -62],
          [60, 0],
          [84, -8],
          [26, -62],
        ],
        "#c9bf9f",
      ) +
      poly(
        [
          [-14, 0],
          [0, -40],
          [14, 0],
        ],
        c.slate,
      ),
  );
  const bag = stamp(s, "sack", sack(0, 0, 96));
  return finish(s, [
    rect(0, 0, 1600, 420, sky),
    sun(s, 250, 300, 54, 5),
    cloud(700, 170, 420, "#8ea4a8"),
    cloud(1120, 250, 380, "#a9b5ae"),
    land(1600, 430, [372, 362, 372, 358, 370, 356, 368], "#a9ae8c"),
    farTree(640, 384, 90, 4, "#98a181"),
    rect(0, 398, 1600, 502, water),
    // The dyke with its tents, right.
    path("M860 440q60-58 160-62h580v62z", "#b99a63"),
    path("M860 440q60-20 200-24h540v24z", shade),
    tent(1120, 382),
    tent(1260, 382, 1.1),
    tent(1410, 384, 1.2),
    tent(1550, 384, 1.1),
    stroke("M960 392v-110", c.umber, 5),
    path("M962 284c26-10 44 10 76 0v44c-32 10-50-10-76 0z", c.emerald),
    // A drowned hamlet, left.
    house(90, 520, 210, 110, "#cfae7c", { side: 60, window: 0.5 }),
    boxes([[350, 440, 130, 60]], "#c7a672"),
    boxes([[480, 444, 40, 56]], "#8d7a58"),
    path("M60 520h470q-60 14-230 14T60 520z", "#5b7a7a99"),
    kikar(440, 540, 280, 6),
    path("M390 536h110q-16 12-55 12t-55-12z", "#6f8885"),
    ripples(0, 1600, 430, 640),
    // The boat: far side, people, near side.
    path("M330 640q40 60 110 78h680q110-20 170-108l-60 16q-70 50-150 54H520q-90-4-190-40z", "#5d3727"),
    person({
      x: 1150,
      y: 700,
      h: 400,
      facing: -1,
      pose: "stand",
      skin: skins[2],
      garb: { kameez: c.emerald, shalwar: c.slate, waistcoat: c.marigold },
      bend: {
        nearArm: [
          [-2, -76],
          [6, -66],
          [15, -72],
        ],
        farArm: [
          [5, -76],
          [14, -68],
          [17, -56],
        ],
      },
    }),
    stroke("M1030 250L1104 720", "#7c5138", 11, { "stroke-linecap": "round" }),
    person({
      x: 920,
      y: 716,
      h: 350,
      facing: -1,
      pose: "floor",
      skin: skins[1],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.saffron },
      bend: {
        lap: undefined,
        farArm: [
          [7, -34],
          [14, -26],
          [22, -24],
        ],
      },
    }),
    person({
      x: 836,
      y: 720,
      h: 240,
      head: 1.28,
      pose: "floor",
      skin: skins[1],
      garb: { kameez: c.river, shalwar: c.cream },
      bend: { lap: undefined },
      far: true,
    }),
    person({
      x: 690,
      y: 716,
      h: 360,
      far: true,
      pose: "floor",
      skin: skins[2],
      garb: { kameez: c.cream, shalwar: c.cream, shawl: c.slate, turban: c.white, beard: "#efe9dd" },
      bend: { lap: undefined },
    }),
    bag(520, 720),
    bag(590, 726),
    bag(556, 668),
    carton(1010, 720, 90, 64),
    path(
      "M300 622q60 66 150 76h660q120-16 210-110q-20 150-150 192q-40 14-120 14H560q-190-4-260-172z",
      "#8f5a3e",
    ),
    path("M300 622q60 66 150 76h660q120-16 210-110l-2 16q-90 90-210 108H450q-90-10-148-74z", c.clay),
    path("M1320 588q-20 150-150 192q-40 14-120 14h-200q300-40 470-206z", shade),
    stroke("M350 700q60 42 120 44h640q90-8 150-70M410 756q50 16 90 16h580", "#0002", 4),
    path("M400 742l14-10 14 10-14 10zM470 754l14-10 14 10-14 10z", c.saffron),
    path("M350 752q120 14 230 10t220 4 220-4 160-10q-60 50-130 50H520q-110 0-170-50z", "#577a7d"),
    path("M380 806q260 30 520 20t330-60q-80 90-400 96t-450-56z", "#1323"),
    ripples(0, 1600, 800, 890, 8),
    birds(
      [
        [500, 220],
        [560, 196],
      ],
      16,
      "#4f6f7a",
    ),
  ]);
}

export const pictures = { "hero-river-relief": relief };
