import { group, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, type Sheet, sheet } from "../frame.ts";
import { shelf, wheel } from "../objects.ts";
import { window } from "../openings.ts";
import { c, shade, shadeSoft, skins } from "../palette.ts";
import { person } from "../person.ts";
import { foliage } from "../trees.ts";

/** A hand-turned machine on its board, cloth running off to the left. `k` scales; x, y is the table under it. */
export function sewingMachine(x: number, y: number, k: number, cloth: string): string {
  return group(
    path("M-150 0c-20-12-30-6-60 40h150l120-40z", cloth) +
      path("M-100 2c-10-8-40 0-60 38h30z", shade) +
      rect(-92, -16, 190, 16, c.umber, { rx: 4 }) +
      path(
        "M-78-16v-66c0-34 20-42 44-42h92c20 0 30 12 30 30v78h-44v-50c0-12-6-18-18-18h-50c-12 0-16 6-16 18v30h-12v20z",
        c.ink,
      ) +
      path("M88-94v78h-20v-70c0-18-8-26-22-38h12c20 0 30 12 30 30z", "#0006") +
      stroke("M-40-104h70M-62-50v32", c.saffron, 5) +
      stroke("M-64-26v14", c.mist, 4) +
      rect(-20, -146, 12, 24, c.marigold) +
      wheel(98, -84, 30),
    { transform: `translate(${x} ${y})scale(${k})` },
  );
}

const bolt = (x: number, y: number, w: number, h: number, fill: string) =>
  rect(x, y - h, w, h, fill, { rx: 6 }) +
  rect(x + w * 0.6, y - h, w * 0.4, h, shadeSoft) +
  stroke(`M${x + w * 0.3} ${y - h}v${h}`, "#fff3", 3);

/** Three tables by the windows: two women sew, the instructor shows a seam. */
function sewingScene(): string {
  const s: Sheet = sheet("sewing-workshop", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#f7e6c4"],
      [1, "#dcc196"],
    ],
    true,
  );
  const colours = [c.emerald, c.marigold, c.river, c.clay, c.sage, c.slate, c.saffron, c.pine];
  return finish(s, [
    rect(0, 0, 1200, 600, wall),
    rect(0, 470, 1200, 130, c.sage),
    rect(0, 464, 1200, 10, c.emerald),
    window(
      70,
      420,
      200,
      330,
      "#fff4d6",
      c.pine,
      foliage(140, 330, 52, 50, 6, ["#a9c29a", "#b9cda6", "#cbd9b5"], 10) + rect(84, 370, 172, 40, "#cbd3a0"),
    ),
    window(370, 420, 200, 330, "#fff4d6"),
    poly(
      [
        [90, 420],
        [260, 420],
        [560, 750],
        [300, 750],
      ],
      "#fff0b840",
    ),
    poly(
      [
        [390, 420],
        [560, 420],
        [900, 750],
        [640, 750],
      ],
      "#fff0b840",
    ),
    shelf(690, 170, 450),
    shelf(690, 320, 450),
    times(9, (i) => bolt(704 + i * 47, 170, 36, 78 + ((i * 17) % 30), colours[i % 8] ?? c.clay)),
    times(
      5,
      (i) =>
        rect(710 + i * 86, 292 - (i % 2) * 12, 70, 28 + (i % 2) * 12, colours[(i + 3) % 8] ?? c.clay) +
        stroke(`M${710 + i * 86} 306h70`, "#fff4", 3),
    ),
    rect(0, 590, 1200, 160, "#b98a5e"),
    stroke("M0 640h1200M0 700h1200", "#0001", 4),
    person({
      x: 1010,
      y: 640,
      h: 380,
      facing: -1,
      pose: "hold",
      skin: skins[0],
      garb: { kameez: c.pine, shalwar: c.cream, dupatta: c.white, trim: c.saffron },
    }),
    poly(
      [
        [936, 400],
        [990, 404],
        [984, 520],
        [950, 546],
        [930, 500],
      ],
      c.saffron,
    ),
    stroke("M946 420l-4 90M966 420l-2 100", "#fff6", 3),
    person({
      x: 250,
      y: 690,
      h: 390,
      pose: "chair",
      skin: skins[1],
      garb: { kameez: c.marigold, shalwar: c.cream, dupatta: c.clay },
      bend: {
        head: [8, -70],
        tilt: 16,
        neck: [4.5, -61],
        nearArm: [
          [2, -56],
          [4, -44],
          [17, -40],
        ],
        farArm: [
          [8, -56],
          [14, -46],
          [24, -42],
        ],
      },
    }),
    person({
      x: 650,
      y: 690,
      h: 390,
      pose: "chair",
      skin: skins[2],
      garb: { kameez: c.river, shalwar: c.white, dupatta: c.emerald },
      bend: {
        head: [8, -70],
        tilt: 16,
        neck: [4.5, -61],
        nearArm: [
          [2, -56],
          [4, -44],
          [17, -40],
        ],
        farArm: [
          [8, -56],
          [14, -46],
          [24, -42],
        ],
      },
    }),
    times(
      2,
      (i) =>
        rect(190 + i * 400, 576, 120, 14, c.umber) +
        stroke(`M${204 + i * 400} 586l-8 124M${296 + i * 400} 586l8 124`, c.umber, 9),
    ),
    times(
      2,
      (i) =>
        rect(310 + i * 400, 546, 250, 18, c.umber) +
        rect(310 + i * 400, 546, 250, 6, "#fff3") +
        stroke(
          `M${330 + i * 400} 564l-10 150M${540 + i * 400} 564l10 150M${326 + i * 400} 680h220`,
          c.pine,
          9,
        ),
    ),
    sewingMachine(440, 548, 0.92, c.saffron),
    sewingMachine(840, 548, 0.92, c.emerald),
    poly(
      [
        [40, 750],
        [60, 640],
        [170, 640],
        [190, 750],
      ],
      c.dune,
    ),
    poly(
      [
        [60, 640],
        [80, 616],
        [150, 610],
        [170, 640],
      ],
      c.clay,
    ),
    poly(
      [
        [96, 640],
        [110, 604],
        [168, 622],
        [170, 640],
      ],
      c.emerald,
    ),
    stroke("M50 690h130M46 720h140", shade, 5),
  ]);
}

export const pictures = { "sewing-workshop": sewingScene };
