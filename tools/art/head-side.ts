import { blob, line, linePath, path } from "./draw.ts";
import type { Pen } from "./head.ts";
import { c, shade } from "./palette.ts";

/** In profile, looking where the figure faces: a brow, a nose, a chin, and nothing more. */
export function fromSide(pen: Pen): string {
  const { garb, skin, on, by, tint, k } = pen;
  const out: string[] = [];
  if (garb.plait && !garb.dupatta) {
    out.push(
      blob([on(-0.6, 0.1), by(-1.35, 1.7), by(-1.5, 3.2), by(-1.15, 3.2), by(-0.9, 1.8)], tint),
      blob([by(-1.8, 2.9), by(-1.2, 3.1), by(-0.85, 2.9), by(-1, 3.5), by(-1.65, 3.5)], c.white),
    );
  }
  out.push(
    blob(
      [
        on(0.6, -0.88),
        on(0.83, -0.15),
        on(1, 0.2),
        on(0.83, 0.38),
        on(0.62, 0.97),
        on(0.05, 0.82),
        on(-0.6, 0.6),
        on(-0.9, -0.2),
        on(-0.2, -1.05),
      ],
      skin,
    ),
    blob([on(0.6, 0.98), on(0.05, 0.84), on(-0.5, 0.4), on(0.1, 0.5)], shade),
  );
  if (garb.dupatta) out.push(veilSide(pen, garb.dupatta));
  else {
    if (garb.beard)
      out.push(
        blob(
          [
            on(-0.3, 0),
            on(-0.36, 0.66),
            on(0.1, 1.1),
            on(0.55, 1.5),
            on(0.86, 1.05),
            on(0.86, 0.5),
            on(0.2, 0.4),
            on(-0.05, -0.1),
          ],
          garb.beard,
        ),
      );
    out.push(
      blob(
        [
          on(0.72, -0.62),
          on(0.45, -1.1),
          on(-0.2, -1.24),
          on(-0.9, -0.8),
          on(-1, 0),
          on(-0.7, 0.62),
          on(-0.44, 0.55),
          on(-0.16, -0.12),
          on(0.1, -0.56),
        ],
        tint,
      ),
      blob([on(-0.12, -0.12), on(-0.36, -0.05), on(-0.16, 0.3)], skin),
    );
    if (garb.sash) {
      out.push(
        blob([by(-1.2, 1.3), by(-0.5, 1.6), by(-0.9, 4.6), by(-1.8, 4.6)], garb.sash),
        blob([by(-0.9, 1.6), by(-0.5, 1.6), by(-0.9, 4.6), by(-1.3, 4.6)], shade),
        blob([by(-1.2, 1.2), by(0, 1), by(1, 1.3), by(1.1, 2), by(0.2, 1.9), by(-1.2, 2)], garb.sash),
      );
    }
    if (garb.cap)
      out.push(
        blob(
          [
            on(0.74, -0.5),
            on(0.6, -1.18),
            on(-0.1, -1.42),
            on(-0.85, -1.1),
            on(-0.98, -0.36),
            on(-0.1, -0.5),
          ],
          garb.cap,
        ),
      );
    if (garb.turban) {
      out.push(
        blob(
          [
            on(0.88, -0.42),
            on(0.9, -1),
            on(0.3, -1.55),
            on(-0.5, -1.58),
            on(-1.15, -1),
            on(-1.1, -0.3),
            on(-0.6, -0.22),
            on(0, -0.48),
          ],
          garb.turban,
        ),
        path(
          `${linePath([on(0.9, -0.6), on(0.1, -0.85), on(-1, -0.4)])}${linePath([on(0.85, -1), on(0, -1.2), on(-1.1, -0.8)])}`,
          "none",
          { stroke: shade, "stroke-width": 0.8 * k },
        ),
      );
    }
  }
  if (garb.shawl) {
    out.push(
      blob(
        [
          by(-1.3, 1.15),
          by(0, 1.2),
          by(1.1, 1.4),
          by(1.5, 2.8),
          by(1.1, 6.2),
          by(-0.2, 6.6),
          by(-1.7, 6.2),
          by(-2, 3),
        ],
        garb.shawl,
      ),
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
    blob(
      [
        on(0.56, -1.08),
        on(-0.1, -1.36),
        on(-1, -0.85),
        by(-1.22, 0.8),
        by(-1.85, 2.4),
        by(-1.75, 5.4),
        by(-0.9, 5.4),
        by(-0.5, 3.6),
        by(1.45, 2.3),
        by(1.3, 1.5),
        on(0.4, 1.05),
        on(0.12, 0.2),
        on(0.2, -0.5),
      ],
      cloth,
    ) +
    blob([by(1.45, 2.3), by(1.3, 1.5), on(0.4, 1.05), by(-0.2, 1.4), by(0.4, 1.9)], shade) +
    blob([by(-0.5, 1.4), by(-1.2, 5.4), by(-0.85, 5.3), by(-0.4, 3)], shade) +
    line([on(0, -0.9), on(-0.4, -0.2), by(-0.5, 0.9), by(0.6, 1.75)], shade, 0.65 * k)
  );
}
