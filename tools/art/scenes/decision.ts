import { boxes, ellipse, path, poly, rect, stroke } from "../draw.ts";
import { finish, gradient, radial, sheet } from "../frame.ts";
import { books, lamp, openBook, shelf, table } from "../objects.ts";
import { archPath } from "../openings.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";
import { steam } from "../vessels.ts";

/** Two at a table over one file in the evening: the visitor tells, a second person reads what was written down. */
function scene(): string {
  const s = sheet("decision", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#e3bd84"],
      [1, "#80614b"],
    ],
    true,
  );
  const dusk = gradient(s, "dusk", [
    [0, "#55727e"],
    [0.7, "#e4b483"],
    [1, "#f5cf93"],
  ]);
  const halo = radial(s, "halo", [
    [0, "#fff0c4"],
    [0.4, "#ffe4a866"],
    [1, "#ffe4a800"],
  ]);
  const files = (x: number, colours: readonly string[]) =>
    colours
      .map((fill, i) => rect(x + i * 34, 196, 28, 94, fill) + rect(x + 7 + i * 34, 216, 14, 24, c.cream))
      .join("");
  return finish(s, [
    rect(0, 0, 1200, 750, wall),
    rect(0, 612, 1200, 138, "#754b38"),
    rect(0, 600, 1200, 14, "#5d3726"),
    path(archPath(70, 470, 230, 370), c.pine),
    path(archPath(88, 460, 194, 344), dusk),
    path("M88 410h50v-40h40v24h60v-36h44v102H88z", "#6d5a52"),
    path("M196 358q0-30 20-40q20 10 20 40z", "#6d5a52"),
    boxes(
      [
        [180, 130, 9, 330],
        [88, 330, 194, 8],
        [56, 460, 258, 18],
      ],
      c.pine,
    ),
    shelf(800, 290, 330),
    files(816, [c.emerald, c.emerald, c.clay, c.river, c.river, c.marigold]),
    books(1030, 290, 84, [c.slate, c.clay, c.sage]),
    lamp(600, 150, 160, halo),
    ellipse(600, 520, 430, 190, halo),
    poly(
      [
        [300, 612],
        [900, 612],
        [1000, 750],
        [220, 750],
      ],
      "#ffe9b422",
    ),
    rect(290, 430, 18, 140, "#4d2c1f"),
    rect(296, 560, 116, 15, "#4d2c1f"),
    stroke("M308 574v134M400 574v134", "#3d2419", 12),
    person({
      x: 356,
      y: 712,
      h: 452,
      pose: "chair",
      skin: skins[0],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.white },
      bend: {
        tilt: 4,
        farArm: [
          [6, -56],
          [14, -48],
          [22, -55],
        ],
      },
    }),
    rect(872, 430, 18, 140, "#4d2c1f"),
    rect(768, 560, 118, 15, "#4d2c1f"),
    stroke("M780 574v134M874 574v134", "#3d2419", 12),
    person({
      x: 824,
      y: 712,
      h: 456,
      facing: -1,
      pose: "chair",
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.cream, waistcoat: c.night, beard: "#efe9dd", cap: c.white },
      bend: {
        tilt: 16,
        farArm: [
          [6, -56],
          [14, -46],
          [25, -46],
        ],
      },
    }),
    table(400, 716, 390, 196, "#8a5638"),
    openBook(650, 486, 128, c.clay),
    path("M470 480l74-6 12 30-78 6z", c.white),
    stroke("M484 488l54-5M488 497l54-5", "#9aa58e", 4),
    path("M566 472h32l-5 32h-22z", c.white),
    steam(580, 466, 54),
  ]);
}

export const pictures = { decision: scene };
