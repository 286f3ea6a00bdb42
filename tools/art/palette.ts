/**
 * The one palette of the illustrations: warm paper, green-black ink, emerald, marigold, and the earth and river
 * of Punjab. Pomegranate is kept for blood donation alone, so that it always means the same thing.
 */
export const c = {
  paper: "#fbf6ec",
  cream: "#f4e8d0",
  sand: "#e8d2a8",
  dune: "#d6b785",
  straw: "#c79f62",
  clay: "#c67b52",
  brick: "#a9593a",
  umber: "#6f3d2a",
  marigold: "#e79a2f",
  saffron: "#f3bf62",
  emerald: "#12775a",
  leaf: "#3f8f68",
  sage: "#9dbb98",
  pine: "#0b4a39",
  night: "#123229",
  ink: "#12241d",
  river: "#86a3aa",
  mist: "#bccdcc",
  slate: "#4f6f7a",
  pomegranate: "#b3262f",
  garnet: "#7d1a24",
  white: "#fffaf0",
} as const;

/** Skins from light to deep, each with the tone that its shaded side takes. */
export const skins = ["#c99268", "#b57b52", "#9c6643", "#7f5136"] as const;

export const hair = "#241d19";
/** Shade and light laid over any colour: short hex with alpha, the same everywhere. */
export const shade = "#1323";
export const shadeSoft = "#1321";

/** Mixes two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const target = channels(to);
  const mixed = channels(from).map((v, i) => Math.round(v + ((target[i] ?? v) - v) * part));
  return `#${mixed.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}
