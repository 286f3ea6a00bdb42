import { boxes, ellipse, path, rect, stroke } from "../draw.ts";
import { finish, gradient, radial, sheet } from "../frame.ts";
import { books, openBook } from "../objects.ts";
import { archPath } from "../openings.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";

/** The first lesson in a village school at night: mothers on the benches write their names on wooden slates. */
function scene(): string {
  const s = sheet("first-name", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#d9a566"],
      [0.5, "#c08a54"],
      [1, "#7c5a45"],
    ],
    true,
  );
  const glow = radial(s, "lamp", [
    [0, "#fff0c0"],
    [0.3, "#ffe0a088"],
    [1, "#ffe0a000"],
  ]);
  const slate = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${rect(-46, -34, 92, 66, c.cream)}${rect(-8, -48, 16, 16, c.cream)}${stroke("M28-12q-10 18-30 6t-26 8M20 14h-40", c.ink, 5, { "stroke-linecap": "round" })}${ellipse(4, -18, 4, 4, c.ink)}</g>`;
  const bench = (x: number, y: number) =>
    boxes([[x, y, 240, 16]], "#7b4a31") +
    boxes(
      [
        [x + 16, y + 16, 14, 70],
        [x + 210, y + 16, 14, 70],
      ],
      "#5d3726",
    );
  return finish(s, [
    rect(0, 0, 1200, 750, wall),
    rect(0, 430, 1200, 180, "#1326"),
    rect(0, 610, 1200, 140, "#6f4a37"),
    path(archPath(930, 440, 190, 340), "#5d3726"),
    path(archPath(946, 432, 158, 312), "#28485a"),
    path("M1040 200a30 30 0 1 0 28 44a24 24 0 1 1-28-44z", "#fff0c8"),
    stroke("M980 190h0M1076 300h0M990 330h0", "#fff0c8", 6, { "stroke-linecap": "round" }),
    path("M946 400q60-40 158-16v48H946z", "#16323c"),
    boxes([[1020, 130, 8, 300]], "#5d3726"),
    rect(130, 110, 420, 250, "#5d3726"),
    rect(146, 126, 388, 218, "#173529"),
    stroke("M480 190q-14 44-70 26t-66 8M310 200v70M250 190q-34 26 0 52t-40 40", "#fff9", 8, {
      "stroke-linecap": "round",
    }),
    stroke("M392 178h0M232 300h0M252 300h0", "#fff9", 12, { "stroke-linecap": "round" }),
    rect(130, 360, 420, 12, "#7b4a31"),
    stroke("M640 0v120", c.ink, 4),
    ellipse(640, 170, 520, 400, glow),
    path("M590 150q10-34 50-36q40 2 50 36z", c.emerald),
    ellipse(640, 152, 17, 13, "#fff6d6"),
    person({
      x: 300,
      y: 660,
      h: 430,
      pose: "point",
      skin: skins[0],
      facing: 1,
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.white },
      bend: {
        farArm: [
          [5, -76],
          [15, -80],
          [24, -88],
        ],
        nearArm: [
          [-3.5, -76],
          [-3, -62],
          [8, -58],
        ],
      },
    }),
    bench(560, 560),
    person({
      x: 660,
      y: 676,
      h: 380,
      facing: -1,
      pose: "chair",
      skin: skins[2],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.saffron },
      bend: { tilt: 18 },
    }),
    slate(580, 520, -12),
    bench(860, 566),
    person({
      x: 960,
      y: 684,
      h: 390,
      facing: -1,
      pose: "chair",
      skin: skins[1],
      garb: { kameez: c.slate, shalwar: c.white, dupatta: c.mist },
      bend: { tilt: 16 },
    }),
    slate(882, 526, -10),
    books(160, 690, 120, [c.clay, c.river, c.marigold]),
    // A child beside her mother, asleep over the book no longer: she reads along.
    person({
      x: 770,
      y: 716,
      h: 330,
      head: 1.25,
      facing: -1,
      pose: "floor",
      skin: skins[2],
      garb: { kameez: c.marigold, shalwar: c.cream, plait: true },
    }),
    openBook(716, 672, 84, c.emerald),
  ]);
}

export const pictures = { "first-name": scene };
