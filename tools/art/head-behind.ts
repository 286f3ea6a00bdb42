import { blob, type Knot, limbPath, linePath, path } from "./draw.ts";
import type { Pen } from "./head.ts";
import { turbanAhead } from "./head-front.ts";
import { c, shade } from "./palette.ts";

/** From behind: hair with its plaits, or the fall of the dupatta. */
export function fromBehind(pen: Pen): string {
  const { garb, skin, on, by, tint, k } = pen;
  if (garb.dupatta) {
    return (
      blob(
        [
          on(0, -1.25),
          on(0.75, -0.9),
          on(0.98, -0.1),
          by(1.05, 0.9),
          by(1.8, 1.9),
          by(1.8, 3.8),
          by(0.4, 5.4),
          by(-1.3, 5),
          by(-1.9, 3.4),
          by(-1.75, 1.8),
          by(-1.05, 0.9),
          on(-0.98, -0.1),
          on(-0.75, -0.9),
        ],
        garb.dupatta,
      ) +
      blob(
        [
          on(0.25, -1.2),
          on(0.75, -0.9),
          on(0.98, -0.1),
          by(1.05, 0.9),
          by(1.8, 1.9),
          by(1.8, 3.8),
          by(0.7, 5.2),
          by(0.9, 2),
          on(0.55, -0.3),
        ],
        shade,
      ) +
      path(
        linePath([by(-0.6, 1), by(-1, 2.4), by(-0.6, 4.8)]) + linePath([by(0, 1.2), by(-0.2, 3), by(0.2, 5)]),
        "none",
        { stroke: shade, "stroke-width": 0.7 * k },
      )
    );
  }
  const out = [
    blob([on(-0.94, 0.1), on(0, 0), on(0.94, 0.1), on(0.8, 0.42), on(-0.8, 0.42)], skin),
    blob(
      [
        on(0, -1.18),
        on(0.72, -0.85),
        on(0.86, -0.1),
        on(0.55, 0.66),
        on(-0.55, 0.66),
        on(-0.86, -0.1),
        on(-0.72, -0.85),
      ],
      tint,
    ),
    blob([on(0.2, -1.12), on(0.72, -0.85), on(0.86, -0.1), on(0.5, 0.66), on(0.5, -0.1)], "#0003"),
  ];
  if (garb.plait) {
    for (const s of [-1, 1]) {
      out.push(
        blob([by(s * 0.5, 0.3), by(s * 0.85, 1), by(s * 0.8, 2.3), by(s * 0.5, 2.3)], tint),
        blob(
          [by(s * 0.35, 2.1), by(s * 1.05, 1.9), by(s * 0.7, 2.25), by(s * 1.1, 2.6), by(s * 0.4, 2.5)],
          c.white,
        ),
      );
    }
  }
  if (garb.sash) {
    const round = [by(-1.5, 1.55), by(-0.3, 1.25), by(0.9, 1.3), by(1.5, 1.6)].map(
      (a): Knot => [a[0], a[1], 1.5 * k],
    );
    out.push(
      path(limbPath(round, "round"), garb.sash),
      blob([by(-1.2, 1.4), by(-0.7, 1.3), by(-0.8, 4), by(-1.5, 4.1)], garb.sash),
    );
  }
  if (garb.cap)
    out.push(
      blob(
        [on(-0.86, -0.55), on(-0.6, -1.2), on(0, -1.36), on(0.6, -1.2), on(0.86, -0.55), on(0, -0.4)],
        garb.cap,
      ),
    );
  if (garb.turban) out.push(turbanAhead(pen, garb.turban));
  return out.join("");
}
