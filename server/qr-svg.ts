import { encodeQR } from "qr";

/** The light border that readers need, in modules. */
const quietZone = 4;

/**
 * A QR code as an SVG image with a title, dark on white with its quiet zone, so that it can be read on a dark page, too. It
 * has no size of its own.
 * @param title shown as it is: no characters of HTML
 */
export function qrSvg(text: string, title: string): string {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: quietZone });
  const size = modules.length;
  const path = modules.flatMap((row, y) =>
    darkRuns(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" ` +
    `shape-rendering="crispEdges"><title>${title}</title>` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path.join("")}"/></svg>`
  );
}

/** The stretches of dark modules in a row. */
function darkRuns(row: boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  }
  return runs;
}
