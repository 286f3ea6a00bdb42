import { khatam } from "../brand.ts";
import { blob, ellipse, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, stamp } from "../frame.ts";
import { window } from "../openings.ts";
import { c, shade, shadeSoft, skins } from "../palette.ts";
import { person } from "../person.ts";
import { lobes } from "../trees.ts";

/** A government-school room with the morning coming in: one girl at the board, her class watching. */
function classroom(): string {
  const s = sheet("hero-classroom", 1600, 900);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#f9ebcd"],
      [1, "#dcc59b"],
    ],
    true,
  );
  const pupil = (word: string, garb: Parameters<typeof person>[0]["garb"], skin: string) =>
    stamp(
      s,
      word,
      person({ x: 0, y: 0, h: 330, head: 1.22, pose: "floorBack", skin, garb, bend: { lap: undefined } }),
    );
  const boy = pupil("boy", { kameez: c.river }, skins[1]);
  const girl = pupil("girl", { kameez: c.river, dupatta: c.white }, skins[2]);
  const plaits = pupil("plaits", { kameez: c.river, plait: true, sash: c.white }, skins[0]);
  const bench = stamp(
    s,
    "bench",
    rect(-170, -8, 18, 90, c.umber) +
      rect(152, -8, 18, 90, c.umber) +
      rect(-210, -150, 420, 20, "#8a5237") +
      rect(-210, -130, 420, 26, c.umber),
  );
  const rail = stamp(s, "rail", rect(-190, -34, 380, 34, c.umber) + rect(-190, -34, 380, 8, "#fff3"));
  const row = (
    x: number,
    y: number,
    k: number,
    sit: readonly ((x: number, y: number, k?: number) => string)[],
  ) =>
    bench(x, y, k) +
    sit.map((one, i) => one(x + (i - 0.5) * 180 * k, y - 8 * k, k * 0.9)).join("") +
    rail(x, y, k);
  return finish(s, [
    rect(0, 0, 1600, 700, wall),
    rect(0, 430, 1600, 170, "#a9bfa0"),
    rect(0, 422, 1600, 12, c.emerald),
    rect(0, 560, 1600, 340, "#c39a69"),
    stroke("M0 620h1600M0 700h1600M0 800h1600", "#0001", 4),
    window(
      90,
      470,
      210,
      360,
      "#fff2cf",
      c.pine,
      blob(lobes(170, 340, 60, 60, 6), "#b9cda6") + rect(106, 420, 180, 40, "#cbd3a0"),
    ),
    window(380, 470, 210, 360, "#fff2cf", c.pine, rect(396, 410, 180, 48, "#cbd3a0")),
    poly(
      [
        [110, 470],
        [290, 470],
        [700, 900],
        [380, 900],
      ],
      "#fff0b83c",
    ),
    poly(
      [
        [400, 470],
        [580, 470],
        [1060, 900],
        [760, 900],
      ],
      "#fff0b83c",
    ),
    stroke("M640 0v66", c.ink, 6),
    path("M640 60c-90-8-150-2-190 14c60 10 130 4 190-2c60 6 130 12 190 2c-40-16-100-22-190-14z", c.slate),
    ellipse(640, 70, 26, 12, c.ink),
    // The board, with sums, a kite and a river on it.
    rect(760, 130, 560, 320, c.umber),
    rect(776, 146, 528, 288, c.night),
    rect(776, 146, 528, 40, "#fff1"),
    rect(760, 450, 560, 14, "#8a5237"),
    stroke(
      "M820 220h90M820 262h150M820 304h120M1040 214l44 54-44 64-44-64zM1040 214v118M996 268h88M1120 380q40-30 80 0t80 0M1180 214v60M1150 244h60",
      "#fffc",
      5,
      { "stroke-linejoin": "round", "stroke-linecap": "round" },
    ),
    times(3, (i) =>
      path(khatam(1518, 170 + i * 76, 26), [c.marigold, c.emerald, c.clay, c.slate, c.sage][i] ?? c.clay),
    ),
    stroke("M1470 120h96v270h-96z", c.umber, 5),
    person({
      x: 1410,
      y: 640,
      h: 450,
      facing: -1,
      pose: "hold",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.saffron },
      held: (p, k) => {
        const [x, y] = p([13, -63]);
        return (
          rect(x - 9 * k, y - 7 * k, 15 * k, 11 * k, c.clay) +
          rect(x - 9 * k, y + 2 * k, 15 * k, 2 * k, c.white)
        );
      },
    }),
    person({
      x: 1120,
      y: 636,
      h: 300,
      head: 1.22,
      pose: "standBack",
      skin: skins[2],
      garb: { kameez: c.river, shalwar: c.white, plait: true, sash: c.white },
      bend: {
        nearArm: [
          [8.5, -75],
          [15, -84],
          [19, -98],
        ],
      },
    }),
    path("M1166 300l12-30 5 2-11 30z", c.white),
    row(420, 700, 0.74, [girl, boy]),
    row(820, 700, 0.74, [plaits, girl]),
    row(1230, 706, 0.74, [boy, boy]),
    row(210, 860, 1.06, [boy, plaits]),
    row(760, 866, 1.06, [girl, boy]),
    row(1320, 870, 1.06, [girl, plaits]),
    rect(0, 880, 1600, 20, shadeSoft),
    path("M0 900V720q70 60 110 180z", shade),
  ]);
}

export const pictures = { "hero-classroom": classroom };
