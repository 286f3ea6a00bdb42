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

const leaves =
  "M16.5 29.5c8.7.3 14.3 4.6 15.5 11.500c1.2-6.9 6.8-11.2 15.5-11.500c-1.3 9.3-6.7 14-14.3 13.600c-.3 3.3 0 6.4.5 9.900h-3.400c.5-3.5.8-6.6.5-9.900c-7.6.4-13-4.3-14.3-13.600z";
const flame = "M33 11.5c-.5 5 5.5 8.5 5.5 15a6.5 6.5 0 0 1-13 0c0-6.5 6-9 7.5-15z";

/** The logo: a star around a sprout whose bud is a small flame. Works on light and dark backgrounds. */
export function mark(star: string = c.emerald, sprout: string = c.paper, bud: string = c.saffron): string {
  return `<path fill="${star}" d="${khatam(32, 32, 31)}"/><path fill="${sprout}" d="${leaves}"/><path fill="${bud}" d="${flame}"/>`;
}

const svg = (size: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${inner}</svg>\n`;

export const logo = () => svg(64, mark());

/** The favicon: the star is brighter on dark tabs. */
export const favicon = () =>
  svg(
    64,
    `<style>.s{fill:${c.emerald}}@media(prefers-color-scheme:dark){.s{fill:#2f9f79}}</style><path class="s" d="${khatam(32, 32, 31)}"/><path fill="${c.paper}" d="${leaves}"/><path fill="${c.saffron}" d="${flame}"/>`,
  );

/** The icon for home screens: the logo on paper, inside the safe circle of masks. */
export const appIcon = () =>
  svg(
    64,
    `<rect width="64" height="64" fill="${c.paper}"/><g transform="translate(9.6 9.6) scale(.7)">${mark()}</g>`,
  );

export const star = () => svg(64, `<path fill="currentColor" d="${khatam(32, 32, 31)}"/>`);

/**
 * The lattice of stars and crosses: each star touches its four neighbours by the tips, and the gaps make crosses.
 * A finer star inside gives the strap. Hairlines in the current colour, so that a style sheet may use it as a mask.
 */
const latticePath = (x = 0, y = 0, size = 120) =>
  khatam(x + size / 2, y + size / 2, size / 2) + khatam(x + size / 2, y + size / 2, size * 0.4);

export const lattice = () => svg(120, `<path fill="none" stroke="currentColor" d="${latticePath()}"/>`);

export function placeholder(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750"><defs><pattern id="placeholder-lattice" x="540" y="315" width="120" height="120" patternUnits="userSpaceOnUse"><path fill="none" stroke="${c.dune}" stroke-opacity=".55" d="${latticePath()}"/></pattern><radialGradient id="placeholder-calm"><stop offset=".25" stop-color="${c.cream}"/><stop offset="1" stop-color="${c.cream}" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="750" fill="${c.cream}"/><rect width="1200" height="750" fill="url(#placeholder-lattice)"/><circle cx="600" cy="375" r="300" fill="url(#placeholder-calm)"/><g transform="translate(536 311) scale(2)">${mark(c.emerald, c.cream)}</g></svg>\n`;
}

/**
 * The ground of a shared link's card, 1200 x 630, without its letters: the lattice from the upper right corner, the
 * band of the footer with its edge of stars, and the logo on it. app/site/share-card.server.ts sets the letters.
 */
export function shareCard(): string {
  const edge = Array.from({ length: 34 }, (_, place) => khatam(place * 36 + 6, 512, 11)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><defs><pattern id="card-lattice" x="1080" y="-60" width="120" height="120" patternUnits="userSpaceOnUse"><path fill="none" stroke="${c.dune}" stroke-width="1.5" d="${latticePath()}"/></pattern><linearGradient id="card-calm" x1="1" y1="0" x2=".45" y2=".55"><stop offset="0" stop-color="${c.paper}" stop-opacity=".1"/><stop offset="1" stop-color="${c.paper}"/></linearGradient></defs><rect width="1200" height="630" fill="${c.paper}"/><rect width="1200" height="512" fill="url(#card-lattice)"/><rect width="1200" height="512" fill="url(#card-calm)"/><rect y="512" width="1200" height="118" fill="#0a3a2b"/><path fill="#0a3a2b" d="${edge}"/><g transform="translate(68 540) scale(1.03)">${mark(c.leaf, c.paper)}</g></svg>\n`;
}
