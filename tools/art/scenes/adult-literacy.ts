import { boxes, ellipse, path, rect, stroke, times } from "../draw.ts";
import { finish, gradient, radial, sheet } from "../frame.ts";
import { openBook } from "../objects.ts";
import { archPath } from "../openings.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";

/** The evening class: grown men and women round one lamp, the alphabet chalked on the wall. */
function scene(): string {
  const s = sheet("adult-literacy", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#2b5148"],
      [0.5, "#5f6f52"],
      [1, "#16372e"],
    ],
    true,
  );
  const light = radial(s, "lamp", [
    [0, "#ffeab0"],
    [0.25, "#ffd98aa0"],
    [1, "#ffd98a00"],
  ]);
  const table = radial(s, "pool", [
    [0, "#fff0c0"],
    [1, "#fff0c000"],
  ]);
  return finish(s, [
    rect(0, 0, 1200, 750, wall),
    path(archPath(70, 470, 180, 350), "#0d2b24"),
    path(archPath(84, 462, 152, 322), "#33596a"),
    path("M150 250a30 30 0 1 0 28 44a24 24 0 1 1-28-44z", "#fff0c8"),
    stroke("M110 220h0M200 340h0M130 370h0M206 230h0", "#fff0c8", 5, { "stroke-linecap": "round" }),
    boxes(
      [
        [156, 150, 8, 312],
        [84, 330, 152, 6],
      ],
      "#0d2b24",
    ),
    // The board: letters as strokes of the reed pen.
    rect(380, 90, 560, 270, "#4a2f22"),
    rect(394, 104, 532, 242, "#12291f"),
    stroke(
      "M450 150v80M520 214q30 22 62 0M620 214q30 22 62 0M720 214q30 22 62 0M830 160q44 0 30 40t-46 36M450 290h150M790 290h80",
      "#fff6",
      6,
      { "stroke-linecap": "round" },
    ),
    stroke("M551 240h0M640 198h0M658 198h0M742 190h0M760 190h0M751 178h0", "#fff6", 9, {
      "stroke-linecap": "round",
    }),
    rect(380, 360, 560, 10, "#6b4632"),
    stroke("M720 0v150", "#0d2b24", 5),
    ellipse(720, 250, 620, 430, light),
    path("M660 190q10-46 60-50q50 4 60 50z", c.emerald),
    ellipse(720, 194, 20, 16, "#fff6d6"),
    rect(0, 600, 1200, 150, "#5d4630"),
    // Those who sit behind the table.
    person({
      x: 330,
      y: 640,
      h: 400,
      pose: "chair",
      skin: skins[2],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.saffron },
      bend: { tilt: 16 },
    }),
    person({
      x: 560,
      y: 620,
      h: 400,
      pose: "hold",
      skin: skins[0],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.white },
      bend: {
        farArm: [
          [4.5, -76],
          [13, -68],
          [20, -58],
        ],
        nearArm: [
          [-3.5, -76],
          [-6, -62],
          [3, -54],
        ],
      },
    }),
    person({
      x: 900,
      y: 640,
      h: 410,
      facing: -1,
      pose: "chair",
      skin: skins[2],
      garb: { kameez: c.cream, shalwar: c.cream, shawl: c.slate, turban: c.white, beard: "#efe9dd" },
      bend: { tilt: 14 },
    }),
    ellipse(620, 560, 420, 90, table),
    path("M240 540h760l70 50H170z", "#a06a44"),
    rect(170, 590, 900, 26, c.umber),
    boxes(
      [
        [200, 616, 22, 134],
        [1018, 616, 22, 134],
      ],
      "#3c241a",
    ),
    openBook(430, 552, 104, c.emerald),
    openBook(800, 552, 104, c.clay),
    times(3, (i) => rect(596 + i * 10, 552 + i * 5, 84, 10, [c.marigold, c.sage, c.slate][i] ?? c.sage)),
    stroke("M520 574l40-22", c.saffron, 6, { "stroke-linecap": "round" }),
    // Those with their backs to us, dark against the light.
    person({
      x: 330,
      y: 830,
      h: 450,
      pose: "floorBack",
      skin: "#6b432c",
      garb: { kameez: "#16453a", shalwar: c.ink, dupatta: "#2b5a4c" },
    }),
    person({
      x: 640,
      y: 840,
      h: 450,
      far: true,
      pose: "floorBack",
      skin: "#6b432c",
      garb: { kameez: "#5b3527", shalwar: c.ink, cap: c.cream },
    }),
    person({
      x: 930,
      y: 830,
      h: 440,
      far: true,
      pose: "floorBack",
      skin: "#6b432c",
      garb: { kameez: "#7b5a2e", shalwar: c.ink, dupatta: "#a1743a" },
    }),
  ]);
}

export const pictures = { "adult-literacy": scene };
