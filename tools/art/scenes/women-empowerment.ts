import { bricks, garland } from "../buildings.ts";
import { boxes, ellipse, path, poly, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, stamp } from "../frame.ts";
import { cast } from "../nature.ts";
import { c, shade, shadeSoft, skins } from "../palette.ts";
import { person } from "../person.ts";
import { turned } from "../vessels.ts";

/** Her own shop in the bazaar: cloth, jars, a ledger, and a first customer. */
function scene(): string {
  const s = sheet("women-empowerment", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#e8bd85"],
      [1, "#b07a50"],
    ],
    true,
  );
  const brick = s.define("brick", (id) => bricks(id));
  const bolt = stamp(
    s,
    "bolt",
    `<path d="M0 0v-70q17-8 34 0V0z"/>${rect(20, -72, 14, 72, shade)}${rect(7, -70, 3, 70, "#fff3")}`,
  );
  const colours = [c.emerald, c.marigold, c.river, c.clay, c.sage, c.slate, c.saffron, c.leaf];
  return finish(s, [
    rect(0, 0, 1200, 700, wall),
    rect(0, 0, 1200, 700, brick),
    rect(250, 150, 720, 550, c.umber),
    rect(270, 170, 680, 530, "#4b2d22"),
    rect(270, 170, 680, 200, "#5d3a2b"),
    times(12, (i) => bolt(300 + i * 52, 292, 1 - ((i * 3) % 4) * 0.06, colours[(i * 3) % 8])),
    boxes(
      [
        [270, 292, 680, 12],
        [270, 420, 680, 12],
      ],
      c.straw,
    ),
    times(6, (i) =>
      turned(
        326 + i * 66,
        [
          [18, 356 + (i % 2) * 10],
          [17, 364],
          [25, 384],
          [22, 420],
        ],
        colours[(i * 5) % 8] ?? c.clay,
        false,
      ),
    ),
    poly(
      [
        [720, 420],
        [720, 330],
        [900, 330],
        [900, 420],
      ],
      c.saffron,
    ),
    stroke("M760 330v90M800 330v90M840 330v90M880 330v90", c.clay, 6),
    // Awning and the lamps of the evening.
    path(`M220 96h780l40 84H180z`, c.cream),
    path(
      "M220 96h98l-10 84h-128zM416 96h97l-2 84h-108zM610 96h98l8 84h-108zM805 96h97l24 84h-106z",
      c.emerald,
    ),
    path(`M180 180h860v12${times(10, () => "q-43 40-86 0")}z`, c.pine),
    garland(60, 60, 1140, 60, 30, c.saffron, 13, 40),
    // Behind the counter.
    person({
      x: 520,
      y: 720,
      h: 400,
      pose: "hold",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.saffron, trim: c.saffron },
      held: (p, k) => {
        const [x, y] = p([12, -62]);
        return (
          poly(
            [
              [x - 10 * k, y - 6 * k],
              [x + 8 * k, y - 9 * k],
              [x + 9 * k, y],
              [x - 9 * k, y + 3 * k],
            ],
            c.white,
          ) +
          stroke(
            `M${Math.round(x - 6 * k)} ${Math.round(y - 3 * k)}l${Math.round(12 * k)}-${Math.round(2 * k)}`,
            c.slate,
            3,
          )
        );
      },
    }),
    rect(230, 540, 560, 26, c.straw),
    rect(250, 566, 520, 130, "#8a5237"),
    stroke("M250 566v130M380 566v130M510 566v130M640 566v130", shade, 4),
    path("M445 600l9 14 16-4-4 16 14 9-14 9 4 16-16-4-9 14-9-14-16 4 4-16-14-9 14-9-4-16 16 4z", c.saffron),
    path("M570 600l9 14 16-4-4 16 14 9-14 9 4 16-16-4-9 14-9-14-16 4 4-16-14-9 14-9-4-16 16 4z", c.sage),
    rect(270, 518, 110, 22, c.river),
    rect(278, 500, 96, 20, c.clay),
    rect(640, 512, 70, 28, c.slate),
    ellipse(675, 512, 44, 9, c.mist),
    rect(0, 696, 1200, 54, "#a37a52"),
    cast(910, 716, 260, 18),
    person({
      x: 900,
      y: 712,
      h: 400,
      facing: -1,
      pose: "reach",
      skin: skins[0],
      garb: { kameez: c.river, shalwar: c.white, dupatta: c.white },
    }),
    poly(
      [
        [770, 440],
        [840, 436],
        [846, 470],
        [836, 560],
        [790, 566],
        [778, 500],
      ],
      c.marigold,
    ),
    stroke("M796 450l4 106M820 446v106", "#fff4", 3),
    person({
      x: 1060,
      y: 720,
      h: 230,
      far: true,
      head: 1.28,
      facing: -1,
      pose: "stand",
      skin: skins[1],
      garb: { kameez: c.saffron, shalwar: c.white, plait: true },
    }),
    rect(60, 620, 120, 90, c.dune),
    stroke("M60 640h120M60 664h120M60 688h120", shadeSoft, 5),
    rect(76, 596, 88, 26, c.emerald),
  ]);
}

export const pictures = { "women-empowerment": scene };
