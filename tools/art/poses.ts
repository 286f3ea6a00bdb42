import type { Knot, Pt } from "./draw.ts";

/** Shoulder, elbow, wrist and, where the hand turns, the finger tips. */
export type Arm = readonly [Pt, Pt, Pt, Pt?];
/** Hip, knee, ankle and, where the foot turns, the toes. */
export type Leg = readonly [Pt, Pt, Pt, Pt?];

/**
 * A skeleton in hundredths of the standing height, facing right, ground at 0, up negative. `skirt` carries the
 * tunic on from the hip; `lap` is the folded legs of one who sits on the floor.
 */
export type Pose = {
  view?: "side" | "front" | "back";
  head: Pt;
  /** Degrees; positive looks down. */
  tilt?: number;
  neck: Pt;
  hip: Pt;
  /** How far the middle of the back bows. */
  curve?: number;
  skirt: Knot[];
  /** The tunic ends in a fold on the ground, not in a hem. */
  round?: boolean;
  lap?: Knot[];
  /** The folded legs lie under the tunic, as in kneeling. */
  lapUnder?: boolean;
  nearArm?: Arm;
  farArm?: Arm;
  nearLeg?: Leg;
  farLeg?: Leg;
};

const standing: Pose = {
  head: [1.6, -91.5],
  neck: [0.4, -82],
  hip: [0, -50],
  skirt: [
    [0, -42, 9.6],
    [0.3, -28, 11.4],
  ],
  nearArm: [
    [-3.5, -76],
    [-6, -62.5],
    [-3.5, -50],
  ],
  farArm: [
    [4.5, -76],
    [7.5, -63],
    [9, -51],
  ],
  nearLeg: [
    [-2.5, -42],
    [-3, -24],
    [-3.5, -3.5],
  ],
  farLeg: [
    [3.5, -42],
    [4, -24],
    [4.5, -4.5],
  ],
};

const floor: Pose = {
  head: [5, -49],
  tilt: 8,
  neck: [3.5, -39.5],
  hip: [-1, -9],
  curve: -1.5,
  skirt: [[1, -6, 9]],
  round: true,
  lap: [
    [-12, -4, 3.4],
    [3, -6, 6.5],
    [18, -5, 4],
  ],
  nearArm: [
    [0, -34],
    [-1, -21],
    [8, -13],
  ],
  farArm: [
    [7, -34],
    [11, -22],
    [15, -13],
  ],
};

const chair: Pose = {
  head: [4.5, -71],
  neck: [2.5, -61.5],
  hip: [-1, -30],
  skirt: [
    [6, -28.5, 8.2],
    [15, -27, 7],
    [19.5, -19, 6.2],
  ],
  nearArm: [
    [0, -56],
    [-1, -43],
    [9, -35],
  ],
  farArm: [
    [6, -56],
    [10, -44],
    [17, -36],
  ],
  nearLeg: [
    [2, -29],
    [18, -28],
    [18, -4],
  ],
  farLeg: [
    [5, -29],
    [22, -28],
    [23, -5],
  ],
};

export const poses = {
  stand: standing,
  standFront: {
    ...standing,
    view: "front",
    head: [0, -91.5],
    neck: [0, -82],
    nearArm: [
      [9.5, -76],
      [12, -62],
      [11, -49],
    ],
    farArm: [
      [-9.5, -76],
      [-12, -62],
      [-11, -49],
    ],
    nearLeg: [
      [4, -42],
      [4.5, -24],
      [4.5, -4],
    ],
    farLeg: [
      [-4, -42],
      [-4.5, -24],
      [-4.5, -4],
    ],
  },
  standBack: {
    ...standing,
    view: "back",
    head: [0, -91.5],
    neck: [0, -82],
    nearArm: [
      [9.5, -76],
      [12, -62],
      [10.5, -49],
    ],
    farArm: [
      [-9.5, -76],
      [-12, -62],
      [-10.5, -49],
    ],
    nearLeg: [
      [4, -42],
      [4.5, -24],
      [4.5, -4],
    ],
    farLeg: [
      [-4, -42],
      [-4.5, -24],
      [-4.5, -4],
    ],
  },
  walk: {
    ...standing,
    head: [4, -91],
    neck: [2.5, -81.5],
    hip: [0, -50],
    skirt: [
      [0.3, -42, 9.8],
      [1, -28, 12.5],
    ],
    nearArm: [
      [-1.5, -75.5],
      [-7, -64],
      [-5, -51],
    ],
    farArm: [
      [6, -75.5],
      [11, -64],
      [16, -54],
    ],
    nearLeg: [
      [-2, -42],
      [-7, -23],
      [-14, -5],
      [-9, -1.5],
    ],
    farLeg: [
      [3, -42],
      [10, -24],
      [12, -3.5],
    ],
  },
  /** Both hands at work before the breast: a book, a bowl, a pen. */
  hold: {
    ...standing,
    tilt: 12,
    head: [2.5, -91],
    nearArm: [
      [-3.5, -76],
      [-5.5, -62],
      [6.5, -59],
    ],
    farArm: [
      [4.5, -76],
      [9, -64],
      [14, -60],
    ],
  },
  /** One arm forward at breast height: giving, pointing, writing on a board. */
  reach: {
    ...standing,
    nearArm: [
      [-2.5, -76],
      [4, -66],
      [16, -66],
    ],
    farArm: [
      [5, -76],
      [9, -63],
      [9, -51],
    ],
  },
  point: {
    ...standing,
    nearArm: [
      [-3.5, -76],
      [-6, -62.5],
      [-3.5, -50],
    ],
    farArm: [
      [5, -76.5],
      [14, -79],
      [24, -86],
    ],
  },
  /** Bent forward over work at waist height. */
  bend: {
    ...standing,
    head: [20, -79],
    tilt: 35,
    neck: [13.5, -73],
    hip: [-2, -49],
    curve: -2,
    skirt: [
      [-2, -42, 9.6],
      [-1, -28, 11],
    ],
    nearArm: [
      [12, -67],
      [17, -54],
      [24, -44],
    ],
    farArm: [
      [16, -68],
      [24, -57],
      [31, -47],
    ],
  },
  floor,
  floorBack: {
    ...floor,
    view: "back",
    head: [0, -49],
    tilt: 0,
    neck: [0, -39.5],
    hip: [0, -9],
    curve: 0,
    skirt: [[0, -5, 9.5]],
    lap: [
      [-17, -4, 3.2],
      [0, -4.5, 5],
      [17, -4, 3.2],
    ],
    nearArm: [
      [8.5, -34],
      [12, -22],
      [9, -11],
    ],
    farArm: [
      [-8.5, -34],
      [-12, -22],
      [-9, -11],
    ],
  },
  floorFront: {
    ...floor,
    view: "front",
    head: [0, -48],
    tilt: 0,
    neck: [0, -39.5],
    hip: [0, -9],
    curve: 0,
    skirt: [[0, -5, 9.5]],
    lap: [
      [-18, -5, 4],
      [0, -4.5, 5.5],
      [18, -5, 4],
    ],
    nearArm: [
      [8.5, -34],
      [12, -22],
      [5, -13],
    ],
    farArm: [
      [-8.5, -34],
      [-12, -22],
      [-5, -13],
    ],
  },
  chair,
  /** On the heels, as one sits by a fire or a pump. */
  squat: {
    head: [9, -56],
    tilt: 14,
    neck: [6, -46.5],
    hip: [-6, -15],
    curve: -3,
    skirt: [[-3, -8, 6.5]],
    round: true,
    nearArm: [
      [3, -41],
      [8, -30],
      [18, -26],
    ],
    farArm: [
      [8, -41],
      [15, -32],
      [23, -28],
    ],
    nearLeg: [
      [-5, -13],
      [10, -25],
      [5, -4],
    ],
    farLeg: [
      [-3, -13],
      [14, -25],
      [11, -4],
    ],
  },
  kneel: {
    head: [9, -63],
    tilt: 12,
    neck: [6, -53.5],
    hip: [-3, -22],
    skirt: [
      [1, -13, 10],
      [4, -5, 9],
    ],
    round: true,
    lap: [
      [-17, -2.5, 2.2],
      [-6, -5, 5],
      [8, -6, 6],
    ],
    nearArm: [
      [2, -48],
      [5, -36],
      [15, -33],
    ],
    farArm: [
      [8, -48],
      [14, -37],
      [22, -34],
    ],
  },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
