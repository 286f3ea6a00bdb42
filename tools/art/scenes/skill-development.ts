import { boxes, ellipse, path, poly, rect, stroke } from "../draw.ts";
import { finish, gradient, radial, sheet } from "../frame.ts";
import { lamp, wheel } from "../objects.ts";
import { window } from "../openings.ts";
import { c, shade, skins } from "../palette.ts";
import { person } from "../person.ts";

/** The workshop: one solders a board, one wires a motor, the master looks on. */
function scene(): string {
  const s = sheet("skill-development", 1200, 750);
  const wall = gradient(
    s,
    "wall",
    [
      [0, "#f0dcb2"],
      [1, "#b99668"],
    ],
    true,
  );
  const halo = radial(s, "lamp", [
    [0, "#fff0bf"],
    [1, "#ffe7a800"],
  ]);
  const bench = (x: number, w: number) =>
    boxes([[x, 540, w, 22]], "#8a5237") +
    boxes([[x, 540, w, 6]], "#fff4") +
    boxes(
      [
        [x + 24, 562, 24, 150],
        [x + w - 48, 562, 24, 150],
      ],
      c.umber,
    ) +
    boxes([[x + 24, 650, w - 48, 14]], "#57321f");
  return finish(s, [
    rect(0, 0, 1200, 620, wall),
    boxes([[0, 440, 1200, 160]], "#9db09a"),
    boxes([[0, 434, 1200, 8]], c.slate),
    window(70, 410, 220, 330, "#fff2cf", c.slate, boxes([[86, 340, 188, 60]], "#cbd3a0")),
    poly(
      [
        [90, 410],
        [280, 410],
        [660, 750],
        [330, 750],
      ],
      "#fff0b840",
    ),
    // The board of tools.
    rect(420, 110, 400, 230, c.dune),
    rect(420, 110, 400, 12, "#fff3"),
    stroke(
      "M460 150v110M452 150h16M500 160l0 90M488 152q12-16 24 0M550 150v60M540 210h20v50h-20zM604 150l20 110M644 150l-20 110M690 150v70M676 150h28v24h-28zM690 220v40",
      c.slate,
      9,
      { "stroke-linejoin": "round" },
    ),
    ellipse(770, 190, 34, 34, "#0000", { stroke: c.ink, "stroke-width": 10 }),
    stroke("M744 250q26 30 52 0M744 274q26 30 52 0", c.marigold, 7),
    boxes(
      [
        [450, 290, 60, 36],
        [524, 290, 60, 36],
        [598, 290, 60, 36],
        [672, 290, 60, 36],
      ],
      c.emerald,
    ),
    boxes(
      [
        [450, 290, 60, 8],
        [524, 290, 60, 8],
        [598, 290, 60, 8],
        [672, 290, 60, 8],
      ],
      c.saffron,
    ),
    // A panel ready for a roof.
    poly(
      [
        [900, 150],
        [1120, 120],
        [1140, 380],
        [920, 420],
      ],
      c.slate,
    ),
    stroke(
      "M954 144l20 266M1010 136l20 264M1066 128l20 262M906 216l222-32M911 284l222-36M916 350l222-36",
      c.mist,
      4,
    ),
    rect(0, 596, 1200, 154, "#a77a50"),
    stroke("M0 650h1200M0 706h1200", "#0001", 4),
    lamp(640, 60, 70, halo),
    person({
      x: 1000,
      y: 690,
      h: 400,
      facing: -1,
      pose: "hold",
      skin: skins[2],
      garb: { kameez: c.slate, shalwar: c.slate, waistcoat: c.umber, cap: c.white, beard: "#d9d2c4" },
    }),
    person({
      x: 330,
      y: 690,
      h: 400,
      pose: "hold",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.saffron, apron: "#7d8f78" },
      bend: {
        tilt: 20,
        head: [4, -90],
        nearArm: [
          [-3, -76],
          [-2, -62],
          [13, -52],
        ],
        farArm: [
          [5, -76],
          [12, -64],
          [22, -52],
        ],
      },
    }),
    person({
      x: 700,
      y: 690,
      h: 400,
      pose: "hold",
      skin: skins[2],
      garb: { kameez: c.clay, shalwar: c.slate, apron: c.dune },
      bend: {
        tilt: 22,
        head: [4, -90],
        nearArm: [
          [-3, -76],
          [-2, -62],
          [13, -50],
        ],
        farArm: [
          [5, -76],
          [12, -64],
          [23, -50],
        ],
      },
    }),
    bench(240, 340),
    bench(640, 300),
    // On the benches.
    boxes([[400, 520, 130, 20]], c.leaf),
    stroke("M416 520v-8h16v8M450 520v-14h22v14M490 520v-10h14v10", c.ink, 5),
    stroke("M404 478l26 34", c.ink, 7, { "stroke-linecap": "round" }),
    path("M430 512l3 8 6-4z", c.saffron),
    stroke("M434 504q14-30 2-56", "#fff8", 5, { "stroke-linecap": "round" }),
    boxes([[790, 478, 110, 62]], c.slate),
    stroke("M806 478v62M822 478v62M838 478v62M854 478v62", shade, 5),
    boxes([[774, 500, 16, 18]], c.mist),
    stroke("M900 500q30 0 24 40M900 514q18 4 14 26", c.marigold, 5),
    boxes([[660, 512, 70, 28]], c.emerald),
    stroke("M672 512q22-26 46 0", c.ink, 5),
    wheel(120, 680, 54),
    wheel(206, 694, 40),
    boxes([[1080, 620, 90, 90]], c.dune),
    stroke("M1080 650h90M1080 680h90", shade, 4),
  ]);
}

export const pictures = { "skill-development": scene };
