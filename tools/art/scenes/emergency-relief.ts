import { khatam } from "../brand.ts";
import { boxes, ellipse, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, stamp, sun } from "../frame.ts";
import { cast, land, tufts } from "../nature.ts";
import { sack, wheel } from "../objects.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";
import { farTree } from "../trees.ts";

/** A painted truck unloads flour beside the tents. */
function scene(): string {
  const s = sheet("emergency-relief", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#91a8a8"],
    [0.5, "#d9cfae"],
    [0.7, "#f4d59a"],
  ]);
  const bag = stamp(s, "sack", sack(0, 0, 90));
  const tent = stamp(
    s,
    "tent",
    poly(
      [
        [-100, 0],
        [0, -100],
        [100, 0],
      ],
      c.white,
    ) +
      poly(
        [
          [0, -100],
          [100, 0],
          [150, -14],
          [56, -100],
        ],
        "#cbbf9c",
      ) +
      poly(
        [
          [-26, 0],
          [0, -64],
          [26, 0],
        ],
        c.slate,
      ) +
      stroke("M-100 0l-24 12M150-14l20 12", c.umber, 3),
  );
  const panel = stamp(
    s,
    "panel",
    rect(0, 0, 74, 74, c.saffron) + path(khatam(37, 37, 32), c.emerald) + path(khatam(37, 37, 18), c.cream),
  );
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 120, 230, 40),
    land(1200, 560, [410, 392, 404, 388, 402], "#b8b58e"),
    farTree(330, 420, 110, 4, "#a5a780"),
    land(1200, 750, [460, 468, 456, 462, 458], "#d0b27a"),
    tent(150, 480, 0.8),
    tent(330, 486, 0.9),
    land(1200, 750, [560, 552, 560, 548, 556], "#c4a066"),
    tent(90, 590, 1.25),
    // The truck, as painters of Lahore dress them.
    cast(820, 650, 420, 20),
    path("M566 252q10-40 70-44t90-14 110 8 110 4q40 6 44 46z", c.straw),
    path("M860 194q60 10 90 12q36 6 40 46H880q6-30-20-58z", "#1324"),
    stroke("M660 206l30 46M740 196l20 56M820 196v56", c.umber, 4),
    rect(560, 250, 440, 300, c.emerald),
    rect(560, 250, 440, 26, c.pine),
    boxes(
      [
        [560, 370, 440, 12],
        [560, 468, 440, 12],
        [560, 540, 440, 12],
      ],
      c.marigold,
    ),
    times(5, (i) => panel(576 + i * 86, 386)),
    boxes([[576, 288, 418, 70]], c.cream),
    path("M600 346q20-50 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v6H600z", c.river),
    ellipse(790, 316, 22, 22, c.marigold),
    times(9, (i) => path(khatam(592 + i * 48, 510, 17), i % 2 ? c.saffron : c.cream)),
    rect(1000, 250, 60, 300, "#08382c"),
    path("M1000 552V330h90q40 0 56 60l24 70v92z", c.clay),
    path("M1030 350h56q24 0 36 46l10 50h-102z", c.mist),
    boxes([[1000, 470, 170, 14]], c.saffron),
    path("M985 250q30-60 130-50l20 60q-70-14-150 50z", c.marigold),
    path("M985 250q30-60 130-50l4 12q-80-6-120 56z", c.saffron),
    stroke("M560 566v26M600 566v26M640 566v26M680 566v26M720 566v26", c.saffron, 4),
    rect(556, 550, 620, 18, c.umber),
    wheel(690, 600, 54),
    wheel(1080, 600, 54),
    // Hands that carry.
    bag(470, 680),
    bag(530, 684),
    bag(500, 614),
    person({
      x: 600,
      y: 700,
      h: 350,
      facing: -1,
      pose: "reach",
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.slate, waistcoat: c.marigold },
      bend: {
        nearArm: [
          [-2, -76],
          [6, -67],
          [19, -62],
        ],
        farArm: [
          [5, -76],
          [12, -70],
          [23, -66],
        ],
      },
    }),
    bag(506, 500, 0.9),
    person({
      x: 400,
      y: 704,
      h: 345,
      pose: "reach",
      skin: skins[1],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.cream },
      bend: {
        nearArm: [
          [-2, -76],
          [5, -65],
          [17, -63],
        ],
        farArm: [
          [5, -76],
          [12, -68],
          [22, -66],
        ],
      },
    }),
    cast(420, 710, 300, 18),
    person({
      x: 300,
      y: 712,
      h: 215,
      far: true,
      head: 1.28,
      pose: "stand",
      skin: skins[1],
      garb: { kameez: c.river, shalwar: c.cream },
    }),
    person({
      x: 1110,
      y: 716,
      h: 340,
      far: true,
      facing: -1,
      pose: "walk",
      skin: skins[1],
      garb: { kameez: c.pine, shalwar: c.cream, cap: c.white },
      bend: {
        nearArm: [
          [-1, -75],
          [4, -62],
          [16, -58],
        ],
      },
      held: (p) => bag(p([18, 0])[0], p([0, -52])[1], 0.9),
    }),
    tufts(
      [
        [220, 736],
        [720, 732],
        [930, 724],
      ],
      20,
      "#8c8a52",
    ),
  ]);
}

export const pictures = { "emergency-relief": scene };
