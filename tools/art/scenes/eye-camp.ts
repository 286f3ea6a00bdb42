import { pennants } from "../buildings.ts";
import { boxes, path, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { cast, land } from "../nature.ts";
import { table } from "../objects.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";
import { tree } from "../trees.ts";

/** The eye camp: an old man reads the chart with one eye covered, an optician fits glasses, a tray of frames between them. */
function scene(): string {
  const s = sheet("eye-camp", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#c3d6d3"],
    [1, "#fbeaca"],
  ]);
  /** The chart shows broken rings, which need no letters. */
  const ring = (x: number, y: number, r: number, turn: number) =>
    stroke(`M${r} ${-r * 0.35}A${r} ${r} 0 1 0 ${r} ${r * 0.35}`, c.ink, Math.max(3, r * 0.42), {
      transform: `translate(${x} ${y})rotate(${turn})`,
    });
  const glasses = (x: number, y: number, colour: string) =>
    stroke(`M${x} ${y}m-14 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0m18 0h6a9 9 0 1 0 18 0a9 9 0 1 0-18 0`, colour, 4);
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 120, 140, 38),
    land(1200, 560, [470, 462, 474, 460, 470], "#b9c6a0"),
    tree(1130, 560, 430, 8),
    // The hall's wall with its cloth roof.
    rect(210, 170, 760, 400, "#efd9ae"),
    boxes([[210, 440, 760, 130]], "#d9b784"),
    boxes([[196, 158, 788, 20]], "#c98d5c"),
    path("M150 120h900l60 96H90z", c.cream),
    path("M150 120h150l-26 96H90zM450 120h150v96H432zM750 120h150l36 96H766z", c.emerald),
    stroke("M110 210v470M1088 210v470", c.umber, 10),
    pennants(110, 240, 1088, 22, 16, c.marigold, c.sage),
    land(1200, 750, [566, 572, 564, 570, 566], "#d9bd88"),
    rect(690, 262, 180, 236, c.umber),
    rect(698, 270, 164, 220, c.white),
    ring(780, 314, 26, 0),
    ring(744, 372, 17, 90),
    ring(812, 372, 17, 180),
    times(3, (i) => ring(734 + i * 46, 420, 11, [270, 0, 90][i] ?? 0)),
    times(4, (i) => ring(724 + i * 38, 458, 7, [180, 90, 0, 270][i] ?? 0)),
    person({
      x: 930,
      y: 690,
      h: 390,
      facing: -1,
      pose: "point",
      skin: skins[0],
      garb: { kameez: c.white, shalwar: c.slate, dupatta: c.emerald },
      bend: {
        farArm: [
          [5, -76],
          [14, -74],
          [23, -76],
        ],
      },
    }),
    cast(560, 700, 300, 18),
    rect(480, 600, 110, 14, c.umber),
    stroke("M494 614v86M576 614v86", "#4d2c1f", 11),
    person({
      x: 540,
      y: 704,
      h: 390,
      pose: "chair",
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.cream, turban: c.white, beard: "#efe9dd" },
      bend: {
        nearArm: [
          [0, -56],
          [8, -51],
          [9.5, -66],
          [8.6, -72],
        ],
      },
    }),
    // The optician fits the next pair.
    person({
      x: 180,
      y: 700,
      h: 390,
      pose: "reach",
      skin: skins[1],
      garb: { kameez: c.white, shalwar: c.river, beard: "#2b2420" },
      bend: {
        nearArm: [
          [-2.5, -76],
          [8, -74],
          [20, -79],
        ],
      },
    }),
    person({
      x: 320,
      y: 700,
      h: 352,
      facing: -1,
      pose: "stand",
      skin: skins[2],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.saffron },
    }),
    glasses(286, 376, c.ink),
    table(620, 716, 210, 110, "#7b4a31"),
    boxes([[640, 580, 170, 14]], c.marigold),
    glasses(664, 572, c.ink),
    glasses(720, 572, c.pine),
    glasses(776, 572, c.umber),
  ]);
}

export const pictures = { "eye-camp": scene };
