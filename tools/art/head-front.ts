import { blob, blobPath, el, line } from "./draw.ts";
import type { Pen } from "./head.ts";
import { shade, shadeSoft } from "./palette.ts";

/** From the front: an oval without features, framed by hair, beard or cloth. */
export function fromFront(pen: Pen): string {
  const { garb, skin, on, by, tint, k } = pen;
  const out: string[] = [];
  if (!garb.dupatta)
    out.push(
      blob(
        [
          on(0, -1.22),
          on(0.75, -0.9),
          on(0.88, 0),
          on(0.7, 0.4),
          on(-0.7, 0.4),
          on(-0.88, 0),
          on(-0.75, -0.9),
        ],
        tint,
      ),
    );
  out.push(
    blob(
      [
        on(0, -0.98),
        on(0.6, -0.72),
        on(0.74, -0.1),
        on(0.6, 0.55),
        on(0.22, 1),
        on(-0.22, 1),
        on(-0.6, 0.55),
        on(-0.74, -0.1),
        on(-0.6, -0.72),
      ],
      skin,
    ),
    blob(
      [on(0.15, -0.98), on(0.6, -0.72), on(0.74, -0.1), on(0.6, 0.55), on(0.22, 1), on(0.35, 0)],
      shadeSoft,
    ),
  );
  if (garb.beard)
    out.push(
      blob(
        [
          on(0.72, 0.05),
          on(0.68, 0.7),
          on(0.3, 1.35),
          on(-0.3, 1.35),
          on(-0.68, 0.7),
          on(-0.72, 0.05),
          on(-0.4, 0.42),
          on(0.4, 0.42),
        ],
        garb.beard,
      ),
    );
  out.push(
    blob(
      [
        on(0, -1.16),
        on(0.6, -0.92),
        on(0.76, -0.2),
        on(0.45, -0.62),
        on(-0.45, -0.62),
        on(-0.76, -0.2),
        on(-0.6, -0.92),
      ],
      tint,
    ),
  );
  if (garb.dupatta) out.push(veilFront(pen, garb.dupatta));
  if (garb.cap)
    out.push(
      blob(
        [on(-0.78, -0.5), on(-0.66, -1.15), on(0, -1.34), on(0.66, -1.15), on(0.78, -0.5), on(0, -0.68)],
        garb.cap,
      ),
    );
  if (garb.turban) out.push(turbanAhead(pen, garb.turban));
  if (garb.sash)
    out.push(
      blob(
        [by(-1.5, 1.5), by(-0.6, 1.15), by(0, 2.6), by(0.6, 1.15), by(1.5, 1.5), by(0.3, 3.3), by(-0.3, 3.3)],
        garb.sash,
      ),
    );
  if (garb.shawl)
    out.push(
      blob(
        [
          by(-1.2, 1.2),
          by(1.2, 1.2),
          by(1.95, 2.4),
          by(1.7, 5.6),
          by(0.3, 6.2),
          by(-1.7, 5.6),
          by(-1.95, 2.4),
        ],
        garb.shawl,
      ),
      line([by(-0.6, 1.3), by(0.1, 3), by(0.6, 6)], shade, 0.9 * k),
      blob([by(0.6, 1.4), by(1.2, 1.2), by(1.95, 2.4), by(1.7, 5.6), by(0.6, 6.1)], shade),
    );
  return out.join("");
}

function veilFront({ on, by, k }: Pen, cloth: string): string {
  const outer = [
    on(0, -1.3),
    on(0.8, -0.98),
    on(1.05, -0.1),
    on(0.95, 0.8),
    on(0, 1.3),
    on(-0.95, 0.8),
    on(-1.05, -0.1),
    on(-0.8, -0.98),
  ];
  const face = [
    on(0, -0.92),
    on(0.55, -0.7),
    on(0.68, 0),
    on(0.46, 0.7),
    on(0, 1),
    on(-0.46, 0.7),
    on(-0.68, 0),
    on(-0.55, -0.7),
  ];
  return (
    el("path", { "fill-rule": "evenodd", fill: cloth, d: blobPath(outer) + blobPath(face) }) +
    blob(
      [by(-1.15, 0.75), by(0, 1.25), by(1.15, 0.7), by(1.95, 1.8), by(1.5, 2.9), by(0.2, 2.3), by(-1.9, 2.2)],
      cloth,
    ) +
    blob([by(0.4, 1.3), by(1.15, 0.7), by(1.95, 1.8), by(1.5, 2.9), by(0.6, 2.4)], shade) +
    line([by(-1.3, 1.5), by(0, 1.75), by(1.2, 1.2)], shade, 0.7 * k)
  );
}

/** A turban seen from the front or from behind. */
export const turbanAhead = ({ on, k }: Pen, cloth: string) =>
  blob(
    [on(-0.95, -0.3), on(-1, -1), on(-0.4, -1.55), on(0.45, -1.55), on(1, -1), on(0.95, -0.3), on(0, -0.55)],
    cloth,
  ) + line([on(-0.9, -0.5), on(0, -1), on(0.9, -0.95)], shade, 0.8 * k);
