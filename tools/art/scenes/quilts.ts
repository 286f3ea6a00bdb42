import { house } from "../buildings.ts";
import { ellipse, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, radial, type Sheet, sheet, sun } from "../frame.ts";
import { cast, land } from "../nature.ts";
import { c, shade, skins } from "../palette.ts";
import { person } from "../person.ts";
import { farTree, kikar } from "../trees.ts";
import { steam, turned } from "../vessels.ts";

/** Three patchworks as patterns: chequers with diamonds, running triangles, stars in squares. */
export function patchwork(s: Sheet) {
  const tile = (word: string, size: number, inner: string) =>
    s.define(
      word,
      (id) =>
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${inner}</pattern>`,
    );
  return {
    diamonds: tile(
      "q1",
      64,
      rect(0, 0, 64, 64, c.cream) +
        rect(0, 0, 32, 32, c.marigold) +
        rect(32, 32, 32, 32, c.emerald) +
        path("M16 2l14 14-14 14L2 16z", c.cream) +
        path("M48 34l14 14-14 14-14-14zM48 6l10 10-10 10-10-10z", c.saffron),
    ),
    peaks: tile(
      "q2",
      56,
      rect(0, 0, 56, 56, c.slate) +
        path("M0 28l14-28 14 28zM28 28l14-28 14 28zM14 56l14-28 14 28z", c.cream) +
        path("M-14 56L0 28l14 28zM42 56l14-28 14 28z", c.clay),
    ),
    stars: tile(
      "q3",
      72,
      rect(0, 0, 72, 72, c.clay) +
        rect(6, 6, 60, 60, c.cream) +
        path("M36 12l8 12 14-2-2 14 12 0-12 8 2 14-14-2-8 12-8-12-14 2 2-14-12-8 12 0-2-14 14 2z", c.pine) +
        ellipse(36, 36, 7, 7, c.saffron),
    ),
  };
}

/** A cold morning with fog: quilts on the line, one laid round an old man's shoulders. */
function quiltsScene(): string {
  const s = sheet("quilts", 1200, 750);
  const q = patchwork(s);
  const sky = gradient(s, "sky", [
    [0, "#c9d3cf"],
    [0.7, "#f2e7cf"],
    [1, "#f6e3bd"],
  ]);
  const fog = gradient(s, "fog", [
    [0, "#fbf3e100"],
    [0.5, "#fbf3e1cc"],
    [1, "#fbf3e100"],
  ]);
  const ember = radial(s, "ember", [
    [0, "#ffd98acc"],
    [1, "#e79a2f00"],
  ]);
  const hung = (x: number, y: number, w: number, h: number, fill: string) => {
    const d = `M${x} ${y}q${w / 2} 14 ${w} 0l${-6} ${h}q${-w / 4} 14 ${-w / 2 + 6} 0t${-w / 2 + 6} 0z`;
    return (
      path(d, fill) +
      path(d, shade, { "fill-opacity": 0.35 }) +
      stroke(d, c.umber, 3, { "stroke-opacity": 0.5 }) +
      path(`M${x + w * 0.3} ${y + 6}q8 ${h / 2}-4 ${h}h${w * 0.14}q4 ${-h / 2}-2 ${-h}z`, "#1322") +
      path(`M${x + w * 0.72} ${y + 6}q-8 ${h / 2} 4 ${h}h${w * 0.18}V${y + 4}z`, "#1323")
    );
  };
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 220, 190, 50, 5),
    land(1200, 600, [410, 392, 408, 386, 402], "#c4ccb8"),
    farTree(300, 470, 200, 5, "#b9c3ad"),
    farTree(880, 470, 230, 7, "#b9c3ad"),
    rect(0, 330, 1200, 170, fog),
    house(960, 560, 230, 200, "#cdb58e", { door: c.slate }),
    land(1200, 750, [548, 540, 550], "#d9c598"),
    rect(0, 470, 1200, 130, fog),
    land(1200, 750, [620, 610, 630], "#cdb27c"),
    kikar(70, 660, 520, 3),
    stroke("M96 230Q520 300 900 214", c.umber, 4),
    stroke("M900 200v450", c.umber, 14),
    hung(180, 246, 190, 270, q.diamonds),
    hung(392, 262, 170, 230, q.peaks),
    hung(586, 258, 180, 262, q.stars),
    cast(690, 690, 340, 24),
    person({
      x: 590,
      y: 686,
      h: 370,
      pose: "reach",
      skin: skins[0],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.white },
      bend: {
        nearArm: [
          [-2.5, -76],
          [6, -68],
          [21, -71],
        ],
        farArm: [
          [5, -77],
          [13, -76],
          [24, -80],
        ],
      },
    }),
    person({
      x: 742,
      y: 694,
      h: 350,
      far: true,
      facing: -1,
      pose: "stand",
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.slate, turban: c.white, beard: "#efe9dd" },
      bend: {
        head: [4, -89],
        neck: [2, -80],
        nearArm: [
          [-3.5, -75],
          [-3, -62],
          [9, -60],
        ],
      },
    }),
    poly(
      [
        [690, 430],
        [742, 404],
        [800, 424],
        [822, 600],
        [768, 640],
        [700, 620],
        [706, 520],
      ],
      q.peaks,
    ),
    poly(
      [
        [760, 410],
        [800, 424],
        [822, 600],
        [768, 640],
        [780, 520],
      ],
      "#1324",
    ),
    stroke("M690 430l52-26 58 20 22 176-54 40-68-20 6-100z", c.umber, 3, {
      "stroke-opacity": 0.6,
      "stroke-linejoin": "round",
    }),
    ellipse(400, 690, 150, 110, ember),
    turned(
      400,
      [
        [62, 640],
        [52, 656],
        [40, 690],
        [48, 706],
      ],
      c.brick,
    ),
    path("M352 640q20-26 34-8q10-30 24-2q18-18 38 10z", c.marigold),
    ellipse(376, 638, 9, 5, c.ink),
    ellipse(418, 642, 11, 5, c.ink),
    steam(392, 600, 120, "#fff6", 8),
    cast(250, 712, 180, 18),
    person({
      x: 236,
      y: 712,
      h: 300,
      far: true,
      pose: "squat",
      skin: skins[1],
      garb: { kameez: c.river, shalwar: c.river, shawl: c.clay, cap: c.umber },
    }),
    times(4, (i) =>
      rect(
        980 - i * 4,
        690 - i * 36,
        180 + (i % 2) * 12,
        36,
        [q.stars, q.diamonds, c.emerald, q.peaks][i] ?? c.clay,
        { rx: 14 },
      ),
    ) + rect(1104, 582, 58, 144, "#1323"),
  ]);
}

export const pictures = { quilts: quiltsScene };
