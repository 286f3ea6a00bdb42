import { boxes, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { cast, land, ripples, tufts } from "../nature.ts";
import { drop } from "../objects.ts";
import { c, mix, shade, skins } from "../palette.ts";
import { person } from "../person.ts";
import { cypress, farTree, palm } from "../trees.ts";
import { pots, pour } from "../vessels.ts";

/** A filter plant run by the sun: panels, a tank, a tiled stand with taps for everyone. */
function scene(): string {
  const s = sheet("clean-water-projects", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#bcd2d0"],
    [1, "#fbeecf"],
  ]);
  const pot = pots(s);
  const can = (x: number, y: number, fill: string) =>
    path(`M${x} ${y}v-54l12-12h34v66z`, fill) +
    boxes([[x + 8, y - 78, 18, 14]], c.ink) +
    boxes([[x + 30, y - 60, 16, 60]], shade);
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 150, 170, 44),
    land(1200, 560, [400, 380, 396, 372, 392], "#bcc9a4"),
    farTree(250, 420, 100, 4, "#a6b792"),
    palm(140, 560, 400),
    palm(60, 580, 300, -0.05),
    land(1200, 640, [470, 480, 466, 474, 468], "#a9b473"),
    path("M0 560q200-40 420-30l-60 50Q180 580 0 620z", c.river),
    ripples(0, 330, 552, 590, 6),
    land(1200, 750, [590, 580, 574, 566, 560], "#e0c28c"),
    // Panels and tank.
    poly(
      [
        [420, 330],
        [560, 260],
        [640, 330],
        [500, 404],
      ],
      c.slate,
    ),
    stroke("M455 312l80 74M490 295l80 74M525 277l80 74M447 355l142-72M473 380l140-72", c.mist, 3),
    stroke("M530 400v180M470 376l60 60", c.umber, 10),
    boxes(
      [
        [690, 300, 18, 250],
        [880, 300, 18, 250],
        [690, 420, 208, 10],
      ],
      c.slate,
    ),
    stroke("M700 310l190 110M890 310L700 420", c.slate, 5),
    boxes([[672, 288, 244, 16]], c.umber),
    path("M690 288V160q0-40 104-40t104 40v128z", c.emerald),
    path("M830 288V122q68 8 68 38v128z", shade),
    stroke("M690 190h208M690 230h208", "#0003", 5),
    drop(770, 262, 74, c.mist),
    stroke("M898 260h50v250", c.pine, 10),
    // The stand.
    cast(820, 650, 380, 22),
    boxes([[640, 430, 420, 210]], c.white),
    poly(
      [
        [1060, 640],
        [1060, 430],
        [1110, 450],
        [1110, 632],
      ],
      mix(c.dune, c.ink, 0.2),
    ),
    boxes([[626, 410, 448, 24]], c.clay),
    boxes([[640, 500, 420, 40]], c.emerald),
    stroke("M650 520h410", c.saffron, 18, { "stroke-dasharray": "18 22" }),
    times(4, (i) => stroke(`M${700 + i * 100} 456h0v14h26v16`, c.ink, 9)),
    boxes([[626, 600, 448, 44]], c.dune),
    boxes([[626, 600, 448, 8]], "#fff4"),
    pour(826, 488, 66, 8),
    pour(1026, 488, 60, 8),
    can(806, 602, c.river),
    pot(1026, 606, 64),
    // People of the village.
    person({
      x: 730,
      y: 690,
      h: 340,
      pose: "reach",
      skin: skins[1],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.saffron },
    }),
    person({
      x: 950,
      y: 700,
      h: 232,
      head: 1.26,
      pose: "reach",
      skin: skins[2],
      garb: { kameez: c.river, shalwar: c.white, plait: true },
    }),
    person({
      x: 510,
      y: 706,
      h: 350,
      facing: -1,
      pose: "walk",
      skin: skins[2],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.white },
      bend: {
        farArm: [
          [5, -76],
          [9, -90],
          [7, -102],
        ],
      },
    }),
    pot(506, 352, 84),
    person({
      x: 390,
      y: 700,
      h: 220,
      far: true,
      head: 1.28,
      facing: -1,
      pose: "walk",
      skin: skins[1],
      garb: { kameez: c.marigold, shalwar: c.cream },
    }),
    can(416, 640, c.saffron),
    cast(520, 708, 240, 16),
    cypress(1160, 620, 360),
    tufts(
      [
        [90, 690],
        [240, 720],
        [640, 730],
        [1130, 720],
      ],
      20,
      "#8c9a5a",
    ),
  ]);
}

export const pictures = { "clean-water-projects": scene };
