import { blob, blobPath, el, type Knot, limbPath, line, linePath, type Pt, path } from "./draw.ts";
import type { Garb } from "./person.ts";
import { c, hair as darkHair, shade, shadeSoft } from "./palette.ts";
import type { Pose } from "./poses.ts";

type Head = {
  garb: Garb;
  skin: string;
  size: number;
  pose: Pose;
  p: (at: Pt) => Pt;
  k: number;
  /** Too far off for shade and seams. */
  far: boolean;
};
type Place = (x: number, y: number) => Pt;
/** Two ways to place a point in head heights: `on` turns with the head, `by` hangs from the upright shoulders. */
type Pen = Head & { on: Place; by: Place; tint: string };

const unit = 6.7;

/** Head, hair, and the cloths that begin at the head. Nobody has a face: the viewer lends one. */
export function head(spec: Head): string {
  const { pose, size, p } = spec;
  const flat = pose.view === "back" || pose.view === "front";
  const turn = ((pose.tilt ?? 0) * Math.PI) / 180;
  const [cx, cy] = [pose.head[0], pose.head[1] - (size - 1) * 4.5];
  const pen: Pen = {
    ...spec,
    tint: spec.garb.hair ?? darkHair,
    on: (x, y) => {
      const [ax, ay] = [x * unit * size, y * unit * size];
      return p([cx + ax * Math.cos(turn) - ay * Math.sin(turn), cy + ax * Math.sin(turn) + ay * Math.cos(turn)]);
    },
    by: (x, y) => p([pose.neck[0] + (flat ? 0 : 1.2) + x * unit, pose.neck[1] - 9.5 + y * unit]),
  };
  if (pose.view === "back") return fromBehind(pen);
  if (pose.view === "front") return fromFront(pen);
  return fromSide(pen);
}

function fromSide(pen: Pen): string {
  const { garb, skin, on, by, tint, k } = pen;
  const out: string[] = [];
  if (garb.plait && !garb.dupatta) {
    out.push(
      blob([on(-0.6, 0.1), by(-1.35, 1.7), by(-1.5, 3.2), by(-1.15, 3.2), by(-0.9, 1.8)], tint),
      blob([by(-1.8, 2.9), by(-1.2, 3.1), by(-0.85, 2.9), by(-1, 3.5), by(-1.65, 3.5)], c.white),
    );
  }
  out.push(
    blob([on(0.6, -0.88), on(0.83, -0.15), on(1, 0.2), on(0.83, 0.38), on(0.62, 0.97), on(0.05, 0.82), on(-0.6, 0.6), on(-0.9, -0.2), on(-0.2, -1.05)], skin),
    blob([on(0.6, 0.98), on(0.05, 0.84), on(-0.5, 0.4), on(0.1, 0.5)], shade),
  );
  if (garb.dupatta) out.push(veilSide(pen, garb.dupatta));
  else {
    if (garb.beard) out.push(blob([on(-0.3, 0), on(-0.36, 0.66), on(0.1, 1.1), on(0.55, 1.5), on(0.86, 1.05), on(0.86, 0.5), on(0.2, 0.4), on(-0.05, -0.1)], garb.beard));
    out.push(
      blob([on(0.72, -0.62), on(0.45, -1.1), on(-0.2, -1.24), on(-0.9, -0.8), on(-1, 0), on(-0.7, 0.62), on(-0.44, 0.55), on(-0.16, -0.12), on(0.1, -0.56)], tint),
      blob([on(-0.12, -0.12), on(-0.36, -0.05), on(-0.16, 0.3)], skin),
    );
    if (garb.sash) {
      out.push(
        blob([by(-1.2, 1.3), by(-0.5, 1.6), by(-0.9, 4.6), by(-1.8, 4.6)], garb.sash),
        blob([by(-0.9, 1.6), by(-0.5, 1.6), by(-0.9, 4.6), by(-1.3, 4.6)], shade),
        blob([by(-1.2, 1.2), by(0, 1), by(1, 1.3), by(1.1, 2), by(0.2, 1.9), by(-1.2, 2)], garb.sash),
      );
    }
    if (garb.cap) out.push(blob([on(0.74, -0.5), on(0.6, -1.18), on(-0.1, -1.42), on(-0.85, -1.1), on(-0.98, -0.36), on(-0.1, -0.5)], garb.cap));
    if (garb.turban) {
      out.push(
        blob([on(0.88, -0.42), on(0.9, -1), on(0.3, -1.55), on(-0.5, -1.58), on(-1.15, -1), on(-1.1, -0.3), on(-0.6, -0.22), on(0, -0.48)], garb.turban),
        path(`${linePath([on(0.9, -0.6), on(0.1, -0.85), on(-1, -0.4)])}${linePath([on(0.85, -1), on(0, -1.2), on(-1.1, -0.8)])}`, "none", { stroke: shade, "stroke-width": 0.8 * k }),
      );
    }
  }
  if (garb.shawl) {
    out.push(
      blob([by(-1.3, 1.15), by(0, 1.2), by(1.1, 1.4), by(1.5, 2.8), by(1.1, 6.2), by(-0.2, 6.6), by(-1.7, 6.2), by(-2, 3)], garb.shawl),
      blob([by(0.5, 1.5), by(1.1, 1.4), by(1.5, 2.8), by(1.1, 6.2), by(0.3, 6.3)], shade),
      line([by(0.5, 1.5), by(-0.4, 3.6), by(-1, 6.2)], shade, 0.9 * k),
    );
  }
  return out.join("");
}


/** The dupatta from the side: over the crown, down the back, once across the breast. */
function veilSide({ on, by, tint, k }: Pen, cloth: string): string {
  return (
    blob([on(0.76, -0.6), on(0.4, -1.08), on(-0.3, -0.5), on(0.1, -0.1), on(0.34, -0.55)], tint) +
    blob([on(0.56, -1.08), on(-0.1, -1.36), on(-1, -0.85), by(-1.22, 0.8), by(-1.85, 2.4), by(-1.75, 5.4), by(-0.9, 5.4), by(-0.5, 3.6), by(1.45, 2.3), by(1.3, 1.5), on(0.4, 1.05), on(0.12, 0.2), on(0.2, -0.5)], cloth) +
    blob([by(1.45, 2.3), by(1.3, 1.5), on(0.4, 1.05), by(-0.2, 1.4), by(0.4, 1.9)], shade) +
    blob([by(-0.5, 1.4), by(-1.2, 5.4), by(-0.85, 5.3), by(-0.4, 3)], shade) +
    line([on(0, -0.9), on(-0.4, -0.2), by(-0.5, 0.9), by(0.6, 1.75)], shade, 0.65 * k)
  );
}

function fromBehind(pen: Pen): string {
  const { garb, skin, on, by, tint, k } = pen;
  if (garb.dupatta) {
    return (
      blob([on(0, -1.25), on(0.75, -0.9), on(0.98, -0.1), by(1.05, 0.9), by(1.8, 1.9), by(1.8, 3.8), by(0.4, 5.4), by(-1.3, 5), by(-1.9, 3.4), by(-1.75, 1.8), by(-1.05, 0.9), on(-0.98, -0.1), on(-0.75, -0.9)], garb.dupatta) +
      blob([on(0.25, -1.2), on(0.75, -0.9), on(0.98, -0.1), by(1.05, 0.9), by(1.8, 1.9), by(1.8, 3.8), by(0.7, 5.2), by(0.9, 2), on(0.55, -0.3)], shade) +
      path(linePath([by(-0.6, 1), by(-1, 2.4), by(-0.6, 4.8)]) + linePath([by(0, 1.2), by(-0.2, 3), by(0.2, 5)]), "none", { stroke: shade, "stroke-width": 0.7 * k })
    );
  }
  const out = [
    blob([on(-0.94, 0.1), on(0, 0), on(0.94, 0.1), on(0.8, 0.42), on(-0.8, 0.42)], skin),
    blob([on(0, -1.18), on(0.72, -0.85), on(0.86, -0.1), on(0.55, 0.66), on(-0.55, 0.66), on(-0.86, -0.1), on(-0.72, -0.85)], tint),
    blob([on(0.2, -1.12), on(0.72, -0.85), on(0.86, -0.1), on(0.5, 0.66), on(0.5, -0.1)], "#0003"),
  ];
  if (garb.plait) {
    for (const s of [-1, 1]) {
      out.push(
        blob([by(s * 0.5, 0.3), by(s * 0.85, 1), by(s * 0.8, 2.3), by(s * 0.5, 2.3)], tint),
        blob([by(s * 0.35, 2.1), by(s * 1.05, 1.9), by(s * 0.7, 2.25), by(s * 1.1, 2.6), by(s * 0.4, 2.5)], c.white),
      );
    }
  }
  if (garb.sash) {
    const round = [by(-1.5, 1.55), by(-0.3, 1.25), by(0.9, 1.3), by(1.5, 1.6)].map((a): Knot => [a[0], a[1], 1.5 * k]);
    out.push(path(limbPath(round, "round"), garb.sash), blob([by(-1.2, 1.4), by(-0.7, 1.3), by(-0.8, 4), by(-1.5, 4.1)], garb.sash));
  }
  if (garb.cap) out.push(blob([on(-0.86, -0.55), on(-0.6, -1.2), on(0, -1.36), on(0.6, -1.2), on(0.86, -0.55), on(0, -0.4)], garb.cap));
  if (garb.turban) out.push(turbanAhead(pen, garb.turban));
  return out.join("");
}

function fromFront(pen: Pen): string {
  const { garb, skin, on, by, tint, k } = pen;
  const out: string[] = [];
  if (!garb.dupatta) out.push(blob([on(0, -1.22), on(0.75, -0.9), on(0.88, 0), on(0.7, 0.4), on(-0.7, 0.4), on(-0.88, 0), on(-0.75, -0.9)], tint));
  out.push(
    blob([on(0, -0.98), on(0.6, -0.72), on(0.74, -0.1), on(0.6, 0.55), on(0.22, 1), on(-0.22, 1), on(-0.6, 0.55), on(-0.74, -0.1), on(-0.6, -0.72)], skin),
    blob([on(0.15, -0.98), on(0.6, -0.72), on(0.74, -0.1), on(0.6, 0.55), on(0.22, 1), on(0.35, 0)], shadeSoft),
  );
  if (garb.beard) out.push(blob([on(0.72, 0.05), on(0.68, 0.7), on(0.3, 1.35), on(-0.3, 1.35), on(-0.68, 0.7), on(-0.72, 0.05), on(-0.4, 0.42), on(0.4, 0.42)], garb.beard));
  out.push(blob([on(0, -1.16), on(0.6, -0.92), on(0.76, -0.2), on(0.45, -0.62), on(-0.45, -0.62), on(-0.76, -0.2), on(-0.6, -0.92)], tint));
  if (garb.dupatta) out.push(veilFront(pen, garb.dupatta));
  if (garb.cap) out.push(blob([on(-0.78, -0.5), on(-0.66, -1.15), on(0, -1.34), on(0.66, -1.15), on(0.78, -0.5), on(0, -0.68)], garb.cap));
  if (garb.turban) out.push(turbanAhead(pen, garb.turban));
  if (garb.sash) out.push(blob([by(-1.5, 1.5), by(-0.6, 1.15), by(0, 2.6), by(0.6, 1.15), by(1.5, 1.5), by(0.3, 3.3), by(-0.3, 3.3)], garb.sash));
  if (garb.shawl) out.push(blob([by(-1.2, 1.2), by(1.2, 1.2), by(1.95, 2.4), by(1.7, 5.6), by(0.3, 6.2), by(-1.7, 5.6), by(-1.95, 2.4)], garb.shawl), line([by(-0.6, 1.3), by(0.1, 3), by(0.6, 6)], shade, 0.9 * k), blob([by(0.6, 1.4), by(1.2, 1.2), by(1.95, 2.4), by(1.7, 5.6), by(0.6, 6.1)], shade));
  return out.join("");
}

function veilFront({ on, by, k }: Pen, cloth: string): string {
  const outer = [on(0, -1.3), on(0.8, -0.98), on(1.05, -0.1), on(0.95, 0.8), on(0, 1.3), on(-0.95, 0.8), on(-1.05, -0.1), on(-0.8, -0.98)];
  const face = [on(0, -0.92), on(0.55, -0.7), on(0.68, 0), on(0.46, 0.7), on(0, 1), on(-0.46, 0.7), on(-0.68, 0), on(-0.55, -0.7)];
  return (
    el("path", { "fill-rule": "evenodd", fill: cloth, d: blobPath(outer) + blobPath(face) }) +
    blob([by(-1.15, 0.75), by(0, 1.25), by(1.15, 0.7), by(1.95, 1.8), by(1.5, 2.9), by(0.2, 2.3), by(-1.9, 2.2)], cloth) +
    blob([by(0.4, 1.3), by(1.15, 0.7), by(1.95, 1.8), by(1.5, 2.9), by(0.6, 2.4)], shade) +
    line([by(-1.3, 1.5), by(0, 1.75), by(1.2, 1.2)], shade, 0.7 * k)
  );
}

/** A turban seen from the front or from behind. */
const turbanAhead = ({ on, k }: Pen, cloth: string) =>
  blob([on(-0.95, -0.3), on(-1, -1), on(-0.4, -1.55), on(0.45, -1.55), on(1, -1), on(0.95, -0.3), on(0, -0.55)], cloth) +
  line([on(-0.9, -0.5), on(0, -1), on(0.9, -0.95)], shade, 0.8 * k);
