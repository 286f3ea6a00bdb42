import { boxes, ellipse, path, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, stamp } from "../frame.ts";
import { cast } from "../nature.ts";
import { table } from "../objects.ts";
import { window } from "../openings.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";
import { foliage } from "../trees.ts";

/** The workshop on its open day: a cutter at the long table, finished uniforms on the rail, a mother holds one against her daughter. */
function scene(): string {
  const s = sheet("cutting-table", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#f6e3ba"],
      [1, "#cda274"],
    ],
    true,
  );
  const sky = gradient(s, "sky", [
    [0, "#c0d6d3"],
    [1, "#fbe9c2"],
  ]);
  const uniform = stamp(
    s,
    "uniform",
    stroke("M0-20v14M-34 8L0-8l34 16", c.ink, 3) +
      path("M-20 0h40l32 22-14 34-16-10v104h-44V46l-16 10-14-34z", c.river) +
      path("M4 0h16l32 22-14 34-16-10v104H4z", "#1323") +
      path("M-10 0l10 16L10 0z", c.white),
  );
  return finish(s, [
    rect(0, 0, 1200, 750, wall),
    rect(0, 600, 1200, 150, "#a8714f"),
    rect(0, 590, 1200, 12, "#7b4a31"),
    path("M60 600h300l240 150H200z", "#ffe9b455"),
    window(80, 460, 210, 340, sky, c.pine, foliage(180, 400, 80, 70, 9, ["#3b7d62", "#5b9a7a", "#8dba95"])),
    boxes([[360, 250, 200, 10]], c.umber),
    times(6, (i) =>
      rect(372 + i * 30, 176, 24, 74, [c.clay, c.emerald, c.sage, c.marigold, c.slate, c.cream][i] ?? c.clay),
    ),
    // The rail.
    stroke("M640 150h500", c.umber, 10),
    stroke("M650 0v150M1130 0v150", c.umber, 5),
    times(5, (i) => uniform(700 + i * 96, 172)),
    cast(330, 704, 560, 18),
    person({
      x: 360,
      y: 700,
      h: 420,
      pose: "bend",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.saffron },
    }),
    table(390, 716, 330, 190, "#7b4a31"),
    path("M404 512h260l60 96q-60 16-90-8t-90 6-140-4z", c.river),
    path("M600 512h64l60 96q-40 12-70 0z", "#1322"),
    stroke("M430 524q60 14 150 6", c.white, 4, { "stroke-dasharray": "10 8" }),
    stroke("M456 500l46 18M458 520l46-14", c.slate, 6, { "stroke-linecap": "round" }),
    ellipse(452, 498, 8, 7, "none", { stroke: c.ink, "stroke-width": 5 }),
    ellipse(453, 523, 8, 7, "none", { stroke: c.ink, "stroke-width": 5 }),
    // Mother and daughter try one.
    cast(960, 716, 220, 16),
    person({
      x: 1020,
      y: 706,
      h: 410,
      facing: -1,
      pose: "reach",
      skin: skins[2],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.white },
      bend: {
        nearArm: [
          [-2.5, -76],
          [6, -62],
          [18, -56],
        ],
      },
    }),
    person({
      x: 890,
      y: 712,
      h: 300,
      head: 1.24,
      pose: "standFront",
      skin: skins[1],
      garb: { kameez: c.marigold, shalwar: c.white },
    }),
    uniform(894, 490, 0.96),
  ]);
}

export const pictures = { "cutting-table": scene };
