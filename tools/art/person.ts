import { blob, type Ends, type Knot, limbPath, limbShadePath, line, type Pt, path } from "./draw.ts";
import { head } from "./head.ts";
import { c, mix, shade } from "./palette.ts";
import { type Arm, type Leg, type Pose, type PoseName, poses } from "./poses.ts";

/** Clothes by colour; what is absent is not worn. */
export type Garb = {
  /** Tunic (kameez, kurta, coat) and trousers (shalwar). */
  kameez?: string;
  shalwar?: string;
  shoes?: string;
  /** Over a woman's head and shoulders. */
  dupatta?: string;
  /** A girl's sash or a scarf, round the neck only. */
  sash?: string;
  waistcoat?: string;
  /** Over the shoulders of men and women in winter. */
  shawl?: string;
  apron?: string;
  /** A border along hem and cuff. */
  trim?: string;
  cap?: string;
  turban?: string;
  hair?: string;
  /** A girl's plaits, tied with ribbons. */
  plait?: boolean;
  beard?: string;
};

export type Person = {
  /** Where the feet (or the seat, for floor poses) meet the ground. */
  x: number;
  y: number;
  /** Standing height in units of the picture; sitting poses scale from it. */
  h: number;
  facing?: 1 | -1;
  pose: PoseName | Pose;
  /** Changes to the named pose, joint by joint. */
  bend?: Partial<Pose>;
  garb: Garb;
  skin: string;
  /** 1 for adults (seven and a half heads), about 1.3 for a child of eight. */
  head?: number;
  /** Far off: flat colours only, half the bytes. */
  far?: boolean;
  /** Drawn between the trunk and the near arm: a thing held close. `k` is units of the picture per hundredth. */
  held?: (p: (at: Pt) => Pt, k: number) => string;
};

/** A shoe from heel to toe, from the side or from the front. */
function shoe([ax, ay]: Pt, toe: Pt | undefined, flat: boolean): Pt[] {
  if (flat)
    return [
      [ax - 2.6, ay + 0.5],
      [ax, ay - 1.5],
      [ax + 2.6, ay + 0.5],
      [ax + 1, ay + 4.4],
      [ax - 1, ay + 4.4],
    ];
  const [tx, ty] = toe ?? [ax + 5.5, ay + 2.6];
  const [dx, dy] = [tx - ax, ty - ay];
  return [
    [ax - 2.6, ay + 1.6],
    [ax - 1, ay - 1],
    [ax + dx * 0.6, ay + dy * 0.6 - 1.4],
    [tx + 0.8, ty + 0.4],
    [ax + dx * 0.5, ay + dy * 0.5 + 2.2],
  ];
}

/**
 * Renders a faceless person: legs, far arm, tunic, head and cloths, near arm, in that order, lit from the
 * left.
 */
export function person(spec: Person): string {
  const { x, y, garb, skin } = spec;
  const f = spec.facing ?? 1;
  const k = spec.h / 100;
  const pose: Pose = { ...(typeof spec.pose === "string" ? poses[spec.pose] : spec.pose), ...spec.bend };
  const flatView = pose.view === "back" || pose.view === "front";
  const kameez = garb.kameez ?? c.emerald;
  const shalwar = garb.shalwar ?? c.cream;
  const p = (at: Pt): Pt => [x + f * at[0] * k, y + at[1] * k];
  const knot = ([kx, ky, half]: Knot): Knot => [...p([kx, ky]), half * k];
  const plain = (knots: readonly Knot[], fill: string, ends: Ends = "cut") =>
    path(limbPath(knots.map(knot), ends), fill);
  const lit = (knots: readonly Knot[], fill: string, ends: Ends = "cut") =>
    plain(knots, fill, ends) + (spec.far ? "" : path(limbShadePath(knots.map(knot)), shade));

  const leg = (joints: Leg | undefined, far: boolean) => {
    if (!joints) return "";
    const [hip, knee, ankle, toe] = joints;
    const bones: Knot[] = [
      [...hip, 6.2],
      [...knee, 5.6],
      [...ankle, 2.8],
    ];
    const leather = garb.shoes ?? c.umber;
    return (
      blob(shoe(ankle, toe, flatView).map(p), far ? mix(leather, c.ink, 0.3) : leather) +
      (far ? plain(bones, mix(shalwar, c.ink, 0.2)) : lit(bones, shalwar))
    );
  };
  const arm = (joints: Arm | undefined, far: boolean) => {
    if (!joints) return "";
    const [shoulder, elbow, wrist, tip] = joints;
    const reach = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
    const [ux, uy] = [(wrist[0] - elbow[0]) / reach, (wrist[1] - elbow[1]) / reach];
    const palm = (along: number, across: number): Pt => [
      wrist[0] + ux * along - uy * across,
      wrist[1] + uy * along + ux * across,
    ];
    const hand = [palm(-1.5, 1.5), palm(2.6, 2.3), tip ?? palm(6.4, 0.3), palm(3, -2), palm(-1.5, -1.5)];
    const sleeve: Knot[] = [
      [...shoulder, 3.8],
      [...elbow, 3.4],
      [...wrist, 2.7],
    ];
    const cuff: Knot[] = [
      [...palm(-1.7, 0), 2.8],
      [...wrist, 2.75],
    ];
    return (
      blob(hand.map(p), far ? mix(skin, c.ink, 0.15) : skin) +
      (far ? plain(sleeve, mix(kameez, c.ink, 0.22)) : lit(sleeve, kameez)) +
      (garb.trim && !far ? plain(cuff, garb.trim, "flat") : "")
    );
  };

  const [nx, ny] = pose.neck;
  const [hx, hy] = pose.hip;
  /** A point of the back: 0 at the neck, 1 at the hip. */
  const at = (t: number): Pt => [
    nx + (hx - nx) * t + (pose.curve ?? 0) * Math.sin(Math.PI * t),
    ny + (hy - ny) * t,
  ];
  const wide = flatView ? 1.18 : 1;
  const skirt: Knot[] = [
    [hx, hy, 8.6 * wide],
    ...pose.skirt.map(([a, b, w]): Knot => [a, b, flatView ? w * 1.06 : w]),
  ];
  const trunk: Knot[] = [
    [...at(0.03), 4.4],
    [...at(0.11), 7.5 * wide],
    [...at(0.26), 8.4 * wide],
    [...at(0.68), 7.5 * wide],
    ...skirt,
  ];
  const neck: Knot[] = [
    [nx + (pose.head[0] - nx) * 0.7, ny + (pose.head[1] - ny) * 0.6, 2.6],
    [...at(0.12), 3.4],
  ];
  const lap = pose.lap ? lit(pose.lap, shalwar, "round") : "";

  return (
    leg(pose.farLeg, true) +
    leg(pose.nearLeg, false) +
    (pose.lapUnder ? lap : "") +
    arm(pose.farArm, true) +
    plain(neck, mix(skin, c.ink, 0.12), "flat") +
    lit(trunk, kameez, pose.round ? "round" : "flat") +
    (pose.lapUnder ? "" : lap) +
    (garb.trim && !pose.lap ? plain(hem(skirt), garb.trim, "flat") : "") +
    (garb.apron
      ? plain([[...at(0.3), 5.5], ...skirt.map(([a, b, w]): Knot => [a, b, w * 0.74])], garb.apron, "flat")
      : "") +
    (garb.waistcoat
      ? lit(
          [
            [...at(0.05), 5],
            [...at(0.13), 7.5 * wide],
            [...at(0.55), 8.3 * wide],
            [...at(0.97), 8.6 * wide],
          ],
          garb.waistcoat,
          "flat",
        ) +
        (pose.view === "back"
          ? ""
          : line(
              [p(at(0.06)), p([at(0.5)[0] + 2, at(0.5)[1]]), p([at(0.96)[0] + 2, at(0.96)[1]])],
              "#fff4",
              0.8 * k,
            ))
      : "") +
    (spec.held?.(p, k) ?? "") +
    head({ garb, skin, size: spec.head ?? 1, pose, p, k }) +
    arm(pose.nearArm, false)
  );
}

/** The last sixth of a skirt, where its border runs. */
function hem(skirt: readonly Knot[]): Knot[] {
  const last = skirt.at(-1);
  const before = skirt.at(-2);
  if (!last || !before) return [];
  const part = 0.84;
  const between = (i: 0 | 1 | 2) => before[i] + (last[i] - before[i]) * part;
  return [[between(0), between(1), between(2)], last];
}
