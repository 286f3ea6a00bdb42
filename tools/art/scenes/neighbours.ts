import { garland } from "../buildings.ts";
import { boxes, ellipse, path, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, stamp, sun } from "../frame.ts";
import { cast, kite } from "../nature.ts";
import { charpoy } from "../objects.ts";
import { archPath, jharoka } from "../openings.ts";
import { c, mix, skins } from "../palette.ts";
import { person } from "../person.ts";
import { steam } from "../vessels.ts";

/** A lane of the old city in the evening: a covered dish goes from door to door, tea on the charpoy, a kite above the roofs. */
function scene(): string {
  const s = sheet("neighbours", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#9dbcc0"],
    [0.6, "#f3dcae"],
    [1, "#fbd9a0"],
  ]);
  const window = stamp(s, "bay", jharoka(0, 0, 180));
  const door = (x: number, y: number, w: number, h: number, fill: string) =>
    path(archPath(x, y, w, h), mix(fill, c.ink, 0.4)) +
    path(archPath(x + 10, y, w - 20, h - 14), fill) +
    stroke(`M${x + w / 2} ${y}v${-h + 26}`, "#1325", 4);
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 590, 250, 46),
    path("M470 520V330h70v-40h90v60h70v170z", "#d8b68c"),
    path("M600 520V380h110v140z", "#c39c74"),
    // Both sides of the lane.
    path("M0 620V60h250l60 40v470z", "#d39a68"),
    path("M310 570V100l150 110v324z", "#b77a50"),
    boxes([[0, 50, 262, 22]], "#ecc694"),
    path("M250 50l66 48v22l-66-48z", "#c99f6f"),
    path("M1200 640V40H890l-70 60v480z", "#a9683f"),
    path("M820 580V100l-120 110v322z", "#c98d5c"),
    boxes([[880, 32, 320, 22]], "#c99f6f"),
    window(130, 280),
    window(1040, 270),
    door(70, 606, 130, 250, c.emerald),
    door(980, 622, 150, 270, c.river),
    path("M350 250l60 40v110l-60-24zM740 260l-24 22v100l24-14z", "#7b4a31"),
    path("M358 268l44 30v84l-44-18z", "#f8dfa0"),
    path("M470 520h240l490 130v100H0V640z", "#dcc091"),
    path("M470 520h240l60 230H300z", "#ead2a4"),
    garland(262, 110, 884, 120, 46, c.marigold, 13, 24),
    kite(640, 110, 34, 18, c.emerald, c.marigold, [720, 330]),
    person({
      x: 640,
      y: 562,
      h: 160,
      far: true,
      head: 1.25,
      facing: -1,
      pose: "point",
      skin: skins[2],

      garb: { kameez: c.clay, shalwar: c.cream },
    }),
    // The dish is handed over at the door.
    cast(230, 690, 330, 18),
    person({
      x: 180,
      y: 672,
      h: 370,
      pose: "reach",
      skin: skins[2],
      far: true,
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.saffron },
    }),
    person({
      x: 370,
      y: 694,
      h: 380,
      facing: -1,
      pose: "reach",
      skin: skins[0],
      far: true,
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.white },
      bend: {
        nearArm: [
          [-2.5, -76],
          [5, -65],
          [18, -63],
        ],
      },
    }),
    ellipse(270, 448, 46, 13, c.mist),
    path("M236 444q4-42 34-44t34 44q-34 14-68 0z", c.cream),
    path("M236 444q4-42 34-44l-6 48q-16 0-28-4z", c.saffron),
    // Tea.
    cast(760, 716, 380, 20),
    charpoy(700, 716, 330),
    person({
      x: 780,
      y: 708,
      h: 340,
      pose: "chair",
      skin: skins[2],
      far: true,
      garb: { kameez: c.cream, shalwar: c.cream, waistcoat: c.slate, turban: c.white, beard: "#efe9dd" },
    }),
    person({
      x: 990,
      y: 706,
      h: 346,
      far: true,
      facing: -1,
      pose: "chair",
      skin: skins[1],

      garb: { kameez: c.pine, shalwar: c.white, beard: "#2b2420" },
    }),
    times(2, (i) => path(`M${862 + i * 32} 606h20l-4 20h-12z`, c.white)),
    steam(874, 600, 50),
  ]);
}

export const pictures = { neighbours: scene };
