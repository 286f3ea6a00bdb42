import { khatam } from "../brand.ts";
import { garland } from "../buildings.ts";
import { boxes, ellipse, path, rect, stroke, times } from "../draw.ts";
import { finish, gradient, radial, sheet, stamp } from "../frame.ts";
import { cuspedPath } from "../openings.ts";
import { c, mix, skins } from "../palette.ts";
import { person } from "../person.ts";
import { turned } from "../vessels.ts";

/** The evening of mehndi: a couple under marigolds, two aunts with trays of lamps. */
function scene(): string {
  const s = sheet("service-marriage", 1200, 750);
  const night = gradient(s, "night", [
    [0, "#0d3b33"],
    [0.7, "#1f5a4a"],
    [1, "#3d6b4d"],
  ]);
  const warm = radial(s, "warm", [
    [0, "#ffe9b0"],
    [0.4, "#ffd98a88"],
    [1, "#ffd98a00"],
  ]);
  const stripes = s.define(
    "stripes",
    (id) =>
      `<pattern id="${id}" width="90" height="10" patternUnits="userSpaceOnUse"><path fill="${c.marigold}" d="M0 0h45v10H0z"/><path fill="${c.emerald}" d="M45 0h45v10H45z"/></pattern>`,
  );
  const string = stamp(
    s,
    "string",
    stroke("M0 0v330", c.marigold, 17, { "stroke-linecap": "round", "stroke-dasharray": "0 18" }) +
      stroke("M0 300v40", c.cream, 12, { "stroke-linecap": "round", "stroke-dasharray": "0 16" }),
  );
  const tray = stamp(
    s,
    "tray",
    ellipse(0, 0, 44, 11, c.straw) +
      ellipse(0, -3, 38, 8, c.saffron) +
      path("M-24-6q-8-12 0-24q8 12 0 24zM0-6q-8-12 0-24q8 12 0 24zM24-6q-8-12 0-24q8 12 0 24z", "#fff3c8"),
  );
  return finish(s, [
    rect(0, 0, 1200, 750, night),
    stroke("M90 120h0M230 70h0M1010 90h0M1130 190h0M60 260h0M1090 50h0M150 190h0", "#fff0c8", 6, {
      "stroke-linecap": "round",
    }),
    ellipse(600, 400, 620, 420, warm),
    garland(0, 60, 420, 130, 40, "#fff0bf", 11, 34),
    garland(780, 130, 1200, 60, 40, "#fff0bf", 11, 34),
    // The stage.
    boxes([[270, 120, 660, 500]], mix(c.cream, c.saffron, 0.25)),
    path(cuspedPath(330, 620, 540, 460), mix(c.emerald, c.pine, 0.3)),
    stroke(cuspedPath(330, 620, 540, 460), c.saffron, 8),
    times(3, (i) => path(khatam(460 + i * 140, 300 - (i % 2) * 40, 30), "#fff2")),
    path(`M240 60h720v70H240z`, stripes),
    path(`M240 130h720v14${times(12, () => "q-30 44-60 0")}z`, c.saffron),
    boxes([[240, 124, 720, 8]], c.pine),
    times(5, (i) => string(300 + i * 22, 160, 1 - Math.abs(2 - i) * 0.13)),
    times(5, (i) => string(812 + i * 22, 160, 1 - Math.abs(2 - i) * 0.13)),
    boxes([[180, 620, 840, 40]], c.umber),
    boxes([[180, 620, 840, 8]], c.saffron),
    boxes([[130, 660, 940, 90]], "#57321f"),
    boxes([[130, 660, 940, 8]], c.straw),
    // The bench (takht) with its cushions.
    boxes([[400, 540, 400, 30]], "#8a5237"),
    path("M400 540q0-100 70-110h260q70 10 70 110h-30q-6-70-60-74H490q-54 4-60 74z", "#8a5237"),
    boxes(
      [
        [420, 570, 20, 56],
        [760, 570, 20, 56],
      ],
      "#8a5237",
    ),
    rect(410, 516, 380, 32, c.clay, { rx: 14 }),
    person({
      x: 670,
      y: 640,
      h: 390,
      pose: "standFront",
      skin: skins[2],
      garb: { kameez: c.cream, shalwar: c.cream, turban: c.saffron, waistcoat: c.pine, beard: "#2b2420" },
      bend: {
        head: [0, -71],
        neck: [0, -61.5],
        hip: [0, -30],
        skirt: [
          [0, -24, 10],
          [0, -12, 11.5],
        ],
        nearArm: [
          [9.5, -56],
          [12.5, -43],
          [6, -33],
        ],
        farArm: [
          [-9.5, -56],
          [-12.5, -43],
          [-6, -33],
        ],
        nearLeg: [
          [5, -26],
          [6, -16],
          [5.5, -4],
        ],
        farLeg: [
          [-5, -26],
          [-6, -16],
          [-5.5, -4],
        ],
      },
    }),
    person({
      x: 535,
      y: 640,
      h: 375,
      pose: "standFront",
      skin: skins[1],
      garb: { kameez: c.marigold, shalwar: c.marigold, dupatta: c.saffron, trim: c.saffron },
      bend: {
        head: [1, -70],
        tilt: 4,
        neck: [0, -61.5],
        hip: [0, -30],
        skirt: [
          [0, -22, 13],
          [0, -7, 17],
        ],
        nearArm: [
          [9.5, -56],
          [12.5, -43],
          [4, -34],
        ],
        farArm: [
          [-9.5, -56],
          [-12.5, -43],
          [-4, -34],
        ],
      },
    }),
    stroke("M505 418q30 50 62 0", c.saffron, 8, { "stroke-linecap": "round", "stroke-dasharray": "0 10" }),
    stroke("M636 420q34 70 68 0", c.marigold, 12, { "stroke-linecap": "round", "stroke-dasharray": "0 12" }),
    // Those who bring the lamps.
    person({
      x: 300,
      y: 646,
      h: 345,
      far: true,
      pose: "hold",
      skin: skins[1],
      garb: { kameez: c.emerald, shalwar: c.saffron, dupatta: c.saffron, trim: c.saffron },
    }),
    tray(356, 436),
    person({
      x: 906,
      y: 646,
      h: 345,
      far: true,
      facing: -1,
      pose: "hold",
      skin: skins[0],
      garb: { kameez: c.clay, shalwar: c.cream, dupatta: c.cream },
    }),
    tray(850, 436),
    turned(
      110,
      [
        [40, 640],
        [30, 654],
        [54, 690],
        [30, 740],
      ],
      c.clay,
    ),
    turned(
      1090,
      [
        [40, 640],
        [30, 654],
        [54, 690],
        [30, 740],
      ],
      c.clay,
    ),
    times(2, (i) =>
      stroke(
        `M${90 + i * 980} 630h0M${110 + i * 980} 612h0M${130 + i * 980} 630h0M${110 + i * 980} 632h0`,
        c.marigold,
        30,
        { "stroke-linecap": "round" },
      ),
    ),
  ]);
}

export const pictures = { "service-marriage": scene };
