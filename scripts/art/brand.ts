import { c } from "./palette.ts";

/**
 * The khatam: two squares turned by 45 degrees. `points` is the outline around a centre, first point upwards.
 */
export function khatam(cx: number, cy: number, r: number): string {
  const inner = (r * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const at = (i: number) => {
    const a = (Math.PI / 8) * i - Math.PI / 2;
    const d = i % 2 ? inner : r;
    return `${+(cx + d * Math.cos(a)).toFixed(1)} ${+(cy + d * Math.sin(a)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 16 }, (_, i) => at(i)).join("L")}z`;
}

const leaves = "M32 52c-1.200-3-1.200-6 0-9c-7 1-14-3.500-15.500-13c8.500.2 14 4.300 15.500 11c1.500-6.700 7-10.800 15.500-11c-1.500 9.500-8.500 14-15.500 13c1.200 3 1.200 6 0 9z";
const flame = "M32 12.500c1 5.500 6 7.500 6 13.500a6 6 0 0 1-12 0c0-6 5-8 6-13.500z";

/** The mark: a star holding a sprout whose bud is a small flame. Works on paper and on night alike. */
export function mark(star: string = c.emerald, sprout: string = c.paper, bud: string = c.saffron): string {
  return `<path fill="${star}" d="${khatam(32, 32, 31)}"/><path fill="${sprout}" d="${leaves}"/><path fill="${bud}" d="${flame}"/>`;
}

const svg = (size: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${inner}</svg>\n`;

export const logo = () => svg(64, mark());

/** The tab's icon: on dark tabs the star brightens, so that it does not drown. */
export const favicon = () =>
  svg(
    64,
    `<style>.s{fill:${c.emerald}}@media(prefers-color-scheme:dark){.s{fill:#2f9f79}}</style><path class="s" d="${khatam(32, 32, 31)}"/><path fill="${c.paper}" d="${leaves}"/><path fill="${c.saffron}" d="${flame}"/>`,
  );

/** The icon for home screens: the mark on paper, inside the safe circle of masks. */
export const appIcon = () =>
  svg(64, `<rect width="64" height="64" fill="${c.paper}"/><g transform="translate(9.600 9.600) scale(.7)">${mark()}</g>`);

export const star = () => svg(64, `<path fill="currentColor" d="${khatam(32, 32, 31)}"/>`);

/**
 * The lattice: stars at the tile's middle, their arms prolonged to meet those of the neighbours. One hairline in
 * the current colour, so that a style sheet may use it as a mask.
 */
export function latticePath(x = 0, y = 0, size = 120): string {
  const r = size * 0.3;
  const k = r * (Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8));
  const cx = x + size / 2;
  const cy = y + size / 2;
  const n = (v: number) => +v.toFixed(1);
  let d = khatam(cx, cy, r);
  for (let i = 0; i < 4; i++) {
    const a = (Math.PI / 2) * i;
    const [dx, dy] = [Math.round(Math.cos(a)), Math.round(Math.sin(a))];
    const tip = [cx + dx * r, cy + dy * r] as const;
    d += `M${n(tip[0])} ${n(tip[1])}L${n(cx + (dx * size) / 2)} ${n(cy + (dy * size) / 2)}`;
  }
  // The four corners: the valleys beside each diagonal arm run on to a small octagon shared by four tiles.
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const diag = [cx + sx * r * Math.SQRT1_2, cy + sy * r * Math.SQRT1_2] as const;
      const corner = [cx + (sx * size) / 2, cy + (sy * size) / 2] as const;
      const q = size * 0.15;
      d += `M${n(diag[0])} ${n(diag[1])}L${n(corner[0] - sx * q * 0.7071)} ${n(corner[1] - sy * q * 0.7071)}`;
      d += `M${n(corner[0] - sx * q)} ${n(corner[1])}L${n(corner[0] - sx * q * 0.7071)} ${n(corner[1] - sy * q * 0.7071)}L${n(corner[0])} ${n(corner[1] - sy * q)}`;
    }
  }
  void k;
  return d;
}

export const lattice = () => svg(120, `<path fill="none" stroke="currentColor" d="${latticePath()}"/>`);

export function placeholder(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750"><defs><pattern id="placeholder-lattice" x="540" y="315" width="120" height="120" patternUnits="userSpaceOnUse"><path fill="none" stroke="${c.dune}" stroke-opacity=".55" d="${latticePath()}"/></pattern><radialGradient id="placeholder-calm"><stop offset=".25" stop-color="${c.cream}"/><stop offset="1" stop-color="${c.cream}" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="750" fill="${c.cream}"/><rect width="1200" height="750" fill="url(#placeholder-lattice)"/><circle cx="600" cy="375" r="300" fill="url(#placeholder-calm)"/><g transform="translate(536 311) scale(2)">${mark(c.emerald, c.cream)}</g></svg>\n`;
}
