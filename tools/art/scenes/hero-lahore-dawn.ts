import { garland } from "../buildings.ts";
import { blob, path, poly, rect, stroke } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { badshahi, minarEPakistan } from "../mosque.ts";
import { birds, kite, land } from "../nature.ts";
import { charpoy } from "../objects.ts";
import { jharoka } from "../openings.ts";
import { c, shade, skins } from "../palette.ts";
import { person } from "../person.ts";
import { lobes } from "../trees.ts";
import { matka } from "../vessels.ts";

/**
 * First light over the walled city: the great mosque across the mist, roofs waking in front of it. Without kites
 * the sky is free for the letters of the shared card.
 */
export function dawn(kites = true): string {
  const s = sheet("hero-lahore-dawn", 1600, 900);
  const sky = gradient(s, "sky", [
    [0, "#86a3aa"],
    [0.32, "#d8cfb4"],
    [0.52, "#f8dca4"],
    [0.66, "#f6c987"],
  ]);
  const mist = gradient(s, "mist", [
    [0, "#fdeccb00"],
    [0.6, "#fdeccbdd"],
    [1, "#fdeccb00"],
  ]);
  return finish(s, [
    rect(0, 0, 1600, 900, sky),
    sun(s, 420, 470, 62, 5),
    land(1600, 700, [560, 548, 556, 540, 552, 538, 550], "#d9bf97"),
    minarEPakistan(700, 580, 330, "#d5b894"),
    rect(0, 500, 1600, 130, mist),
    blob(lobes(850, 606, 100, 36, 2), "#a3a47a"),
    badshahi(s, 1200, 628, 640, "#c4805a", "#fff1d6"),
    blob(lobes(950, 640, 70, 24, 12), "#7b8c66"),
    rect(0, 590, 1600, 110, mist),
    // Roofs: the far ones pale and low, the near ones dark and full of things.
    path("M0 690h120v-40h150v30h170v-56h130v50h190v-26h140v40h170v-34h150v44h170v-30h210v220H0z", "#b98a63"),
    path("M270 680h170v8H270zM900 688h170v8H900z", "#fff3"),
    path("M60 700h20v30H60zM640 706h24v34h-24zM720 706h24v34h-24zM960 720h22v30h-22z", shade),
    path("M0 790h250v-50h330v44h260v28h300v-92h460v180H0z", "#8f5a3e"),
    path("M250 740h330v12H250zM1140 720h460v14h-460zM580 784h260v10H580z", "#fff2"),
    stroke("M1150 706h450", "#8f5a3e", 26, { "stroke-dasharray": "16 10" }),
    jharoka(1040, 868, 190, "#7a4630"),
    stroke("M1180 716v-110M1560 716v-120", c.umber, 8),
    garland(1180, 616, 1560, 604, 20, c.saffron, 10, 26),
    poly(
      [
        [1230, 634],
        [1300, 640],
        [1296, 706],
        [1234, 700],
      ],
      c.emerald,
    ),
    poly(
      [
        [1316, 642],
        [1372, 642],
        [1374, 690],
        [1314, 692],
      ],
      c.cream,
    ),
    poly(
      [
        [1388, 640],
        [1440, 636],
        [1438, 712],
        [1392, 714],
      ],
      c.clay,
    ),
    person({
      x: 1494,
      y: 722,
      h: 190,
      far: true,
      facing: -1,
      pose: "stand",
      skin: skins[1],
      garb: { kameez: c.river, shalwar: c.cream, dupatta: c.saffron },
      bend: {
        farArm: [
          [5, -76],
          [13, -86],
          [20, -96],
        ],
        nearArm: [
          [-2, -76],
          [8, -84],
          [17, -94],
        ],
      },
    }),
    charpoy(700, 800, 190, c.emerald),
    matka(610, 790, 64),
    person({
      x: 330,
      y: 742,
      h: 215,
      far: true,
      pose: "stand",
      skin: skins[1],
      garb: { kameez: c.cream, shalwar: c.cream, waistcoat: c.pine, cap: c.white },
      bend: { tilt: -8 },
    }),
    person({
      x: 450,
      y: 744,
      h: 165,
      head: 1.25,
      pose: "stand",
      far: true,
      skin: skins[2],
      garb: { kameez: c.marigold, shalwar: c.cream },
      bend: {
        tilt: -16,
        farArm: [
          [5, -76],
          [13, -84],
          [20, -95],
        ],
        nearArm: [
          [-2, -76],
          [7, -74],
          [14, -84],
        ],
      },
    }),
    kites ? kite(760, 150, 34, 24, c.emerald, c.pine, [480, 590]) : "",
    kites ? kite(1010, 92, 24, -16, c.marigold, c.saffron, [1180, 690]) : "",
    birds(
      [
        [560, 300],
        [612, 276],
        [520, 340],
      ],
      16,
      "#7d6a58",
    ),
    path("M0 900v-60h190v-26h110v40h240v46zM860 900v-44h270v44z", "#5d3727"),
  ]);
}

export const pictures = { "hero-lahore-dawn": () => dawn() };
