import { ellipse, path, rect, stroke, times } from "../draw.ts";
import { finish, gradient, radial, sheet } from "../frame.ts";
import { cast, land, ripples } from "../nature.ts";
import { lamp } from "../objects.ts";
import { c, mix, skins } from "../palette.ts";
import { person } from "../person.ts";
import { patchwork } from "./quilts.ts";

/** Dusk by the river: volunteers stack folded quilts on a donkey cart outside the store. */
function scene(): string {
  const s = sheet("quilt-cart", 1200, 750);
  const q = patchwork(s);
  const sky = gradient(s, "sky", [
    [0, "#4c6a77"],
    [0.45, "#c79d7c"],
    [0.6, "#f3c98a"],
  ]);
  const halo = radial(s, "warm", [
    [0, "#ffe2a0aa"],
    [1, "#ffe2a000"],
  ]);
  const quilt = (x: number, y: number, w: number, fill: string) =>
    rect(x, y - 34, w, 34, fill, { rx: 14 }) + rect(x + w * 0.7, y - 34, w * 0.3, 34, "#1323", { rx: 12 });
  const pile = (x: number, y: number, fills: readonly string[], w = 170) =>
    fills.map((fill, i) => quilt(x + (i % 2) * 6, y - i * 34, w, fill)).join("");
  const coat = "#7d7468";
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    ellipse(820, 400, 46, 46, "#ffe0a0"),
    land(1200, 520, [404, 392, 410, 396, 404], "#8a8c80"),
    rect(0, 430, 1200, 110, "#b59c83"),
    path("M760 430h130l40 110H700z", "#f6cf94"),
    ripples(420, 1180, 440, 525),
    land(1200, 750, [520, 530, 524, 534, 520], "#9a7c58"),
    land(1200, 750, [640, 628, 640, 626, 636], "#84664a"),
    // The store with its open gate.
    path("M0 640V170h300l50 36v424z", "#8d5f45"),
    rect(0, 158, 308, 20, "#b98a62"),
    path("M60 640V300h190v340z", "#f4cf8c"),
    path("M60 640V300h30v340z", "#b98a62"),
    pile(110, 640, [q.stars, c.emerald, q.peaks, q.diamonds], 132),
    lamp(330, 262, 60, halo),
    // The donkey, from the side, its head towards the lane.
    cast(820, 690, 330, 20),
    path(
      "M850 470q60-26 150-10q36-12 60-66l14-44 14 6 6-22 12 26q34 30 46 74q-2 18-24 16l-32-30q-14 60-56 96v150h-22l-6-124h-92l-14 124h-24V580q-40-40-32-110z",
      coat,
    ),
    path("M1016 516v150h-22l-6-124zM874 560l-20 106h-22l4-106z", mix(coat, c.ink, 0.3)),
    path("M1152 446q-2 18-24 16l-12-12q18-16 28-24z", c.cream),
    path("M850 474q-26 40-14 96", "none", { stroke: mix(coat, c.ink, 0.4), "stroke-width": 9 }),
    ellipse(1104, 396, 5, 5, c.ink),
    path("M920 454q50-10 84 2l6 58h-92z", c.clay),
    path("M920 500l90 2v12h-92z", c.saffron),
    stroke("M1062 400q40 20 40 66M1064 404q-60 40-60 60", "#3a2418", 6),
    // The cart.
    stroke("M560 560L940 500", "#5d3726", 14),
    rect(430, 556, 330, 22, "#5d3726"),
    rect(430, 548, 330, 10, c.marigold),
    pile(450, 546, [q.peaks, c.emerald, q.diamonds, c.clay], 150),
    pile(606, 546, [q.diamonds, q.stars, c.river], 146),
    ellipse(590, 636, 66, 66, "#4a2c1f"),
    ellipse(590, 636, 52, 52, "#a9866a"),
    stroke("M590 584v104M538 636h104M553 599l74 74M627 599l-74 74", "#4a2c1f", 8),
    ellipse(590, 636, 14, 14, c.marigold),
    // Hands that carry.
    cast(340, 716, 230, 18),
    person({
      x: 356,
      y: 712,
      h: 410,
      pose: "reach",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.cream, waistcoat: c.marigold },
      held: (p, k) => {
        const [x, y] = p([7, -66]);
        return times(2, (i) => quilt(x, y - i * 34 + 8, 24 * k, i ? q.peaks : q.stars));
      },
    }),
    person({
      x: 800,
      y: 706,
      h: 390,
      facing: -1,
      pose: "reach",
      skin: skins[0],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.white },
      bend: {
        nearArm: [
          [-2, -76],
          [6, -68],
          [18, -67],
        ],
        farArm: [
          [5, -76],
          [14, -73],
          [24, -74],
        ],
      },
    }),
  ]);
}

export const pictures = { "quilt-cart": scene };
