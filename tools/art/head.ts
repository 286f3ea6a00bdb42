import type { Pt } from "./draw.ts";
import { fromBehind } from "./head-behind.ts";
import { fromFront } from "./head-front.ts";
import { fromSide } from "./head-side.ts";
import { hair } from "./palette.ts";
import type { Garb } from "./person.ts";
import type { Pose } from "./poses.ts";

type Head = {
  garb: Garb;
  skin: string;
  size: number;
  pose: Pose;
  p: (at: Pt) => Pt;
  k: number;
};

type Place = (x: number, y: number) => Pt;

/** Two ways to place a point in head heights: `on` turns with the head, `by` hangs from the upright shoulders. */
export type Pen = Head & { on: Place; by: Place; tint: string };

const unit = 6.7;

/** Head, hair, and the cloths that begin at the head. Nobody has a face: the viewer lends one. */
export function head(spec: Head): string {
  const { pose, size, p } = spec;
  const flat = pose.view === "back" || pose.view === "front";
  const turn = ((pose.tilt ?? 0) * Math.PI) / 180;
  const [cx, cy] = [pose.head[0], pose.head[1] - (size - 1) * 4.5];
  const pen: Pen = {
    ...spec,
    tint: spec.garb.hair ?? hair,
    on: (x, y) => {
      const [ax, ay] = [x * unit * size, y * unit * size];
      return p([
        cx + ax * Math.cos(turn) - ay * Math.sin(turn),
        cy + ax * Math.sin(turn) + ay * Math.cos(turn),
      ]);
    },
    by: (x, y) => p([pose.neck[0] + (flat ? 0 : 1.2) + x * unit, pose.neck[1] - 9.5 + y * unit]),
  };
  if (pose.view === "back") return fromBehind(pen);
  if (pose.view === "front") return fromFront(pen);
  return fromSide(pen);
}
