/**
 * Shapes as short SVG paths. All curves are Catmull-Rom splines written as relative `c`/`s` commands, which
 * are exact (both handles of a point mirror each other) and keep a scene under its 15 KB.
 */
import { at, digitsFor, join, type Pt, short, Trace } from "./trace.ts";

export type { Pt } from "./trace.ts";
/** A point of a spine with half the width of the limb there. */
export type Knot = readonly [x: number, y: number, half: number];

/** A closed smooth outline through the points. */
export function blobPath(points: readonly Pt[]): string {
  const t = new Trace(digitsFor(points));
  t.move(at(points, 0));
  t.spline(points, true);
  return `${t.text}z`;
}

/** An open smooth line through the points. */
export function linePath(points: readonly Pt[]): string {
  const t = new Trace(digitsFor(points));
  t.move(at(points, 0));
  t.spline(points, false);
  return t.text;
}

/** Straight edges, closed. */
export function polyPath(points: readonly Pt[]): string {
  const t = new Trace(digitsFor(points));
  t.move(at(points, 0));
  for (const p of points.slice(1)) t.line(p);
  return `${t.text}z`;
}

/** Smooth runs joined by corners, closed: for shapes with both. */
export function runsPath(...runs: readonly (readonly Pt[])[]): string {
  const t = new Trace(digitsFor(runs.flat()));
  runs.forEach((run, i) => {
    if (i === 0) t.move(at(run, 0));
    else t.line(at(run, 0));
    if (run.length > 1) t.spline(run, false);
  });
  return `${t.text}z`;
}

/** How a limb ends: round at both ends, flat at both, or round at the start and cut off at the end (a sleeve). */
export type Ends = "round" | "flat" | "cut";

/** Both edges of a limb: left and right as seen walking along the spine. */
function edges(spine: readonly Knot[]): { left: Pt[]; right: Pt[] } {
  const left: Pt[] = [];
  const right: Pt[] = [];
  spine.forEach(([x, y, half], i) => {
    const before = at(spine, Math.max(0, i - 1));
    const after = at(spine, Math.min(spine.length - 1, i + 1));
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [dy / length, -dx / length];
    left.push([x + nx * half, y + ny * half]);
    right.push([x - nx * half, y - ny * half]);
  });
  return { left, right };
}

/** The outermost point of a round end. */
function tip(from: Knot, to: Knot): Pt {
  const d = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [to[0] + ((to[0] - from[0]) / d) * to[2] * 0.9, to[1] + ((to[1] - from[1]) / d) * to[2] * 0.9];
}

export function limbPath(spine: readonly Knot[], ends: Ends = "round"): string {
  const { left, right } = edges(spine);
  const n = spine.length;
  const first = tip(at(spine, 1), at(spine, 0));
  const back = [...right].reverse();
  if (ends === "round") return blobPath([first, ...left, tip(at(spine, n - 2), at(spine, n - 1)), ...back]);
  if (ends === "flat") return runsPath(left, back);
  return runsPath([...back, first, ...left]);
}

/**
 * The shaded side of a limb (the light comes from the left, a little above); `inner` is where the shade
 * begins, from the spine (0) to the edge (1).
 */
export function limbShadePath(spine: readonly Knot[], inner = 0.2): string {
  const { left, right } = edges(spine);
  const lean = left.reduce((sum, p, i) => sum + p[0] - at(right, i)[0] + 0.35 * (p[1] - at(right, i)[1]), 0);
  const dark = lean > 0 ? left : right;
  const core = spine.map(([x, y], i): Pt => {
    const edge = at(dark, i);
    return [x + (edge[0] - x) * inner, y + (edge[1] - y) * inner];
  });
  return runsPath(dark, core.reverse());
}

export type Attrs = Record<string, string | number | undefined>;

export function el(name: string, attrs: Attrs, inner?: string): string {
  const text = Object.entries(attrs)
    .filter(([, v]) => v !== undefined && v !== "")
    .map(([k, v]) => ` ${k}="${typeof v === "number" ? short(v, Math.abs(v) < 3 ? 2 : 1) : v}"`)
    .join("");
  return inner === undefined ? `<${name}${text}/>` : `<${name}${text}>${inner}</${name}>`;
}

export const path = (d: string, fill: string, more: Attrs = {}) => el("path", { fill, d, ...more });
export const stroke = (d: string, colour: string, width: number, more: Attrs = {}) =>
  el("path", { fill: "none", stroke: colour, "stroke-width": width, d, ...more });
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attrs = {}) =>
  el("rect", { x: x || undefined, y: y || undefined, width, height, fill, ...more });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attrs = {}) =>
  rx === ry
    ? el("circle", { cx, cy, r: rx, fill, ...more })
    : el("ellipse", { cx, cy, rx, ry, fill, ...more });
export const group = (inner: string, attrs: Attrs = {}) => el("g", attrs, inner);
export const blob = (points: readonly Pt[], fill: string, more: Attrs = {}) =>
  path(blobPath(points), fill, more);
export const poly = (points: readonly Pt[], fill: string, more: Attrs = {}) =>
  path(polyPath(points), fill, more);
export const line = (points: readonly Pt[], colour: string, width: number, more: Attrs = {}) =>
  stroke(linePath(points), colour, width, more);

/** Numbers of a hand-written path, shortened and spaced as needed. */
export const nums = (...values: number[]) => join(values.map((v) => short(v, 1)));

/**
 * A path written by hand with numbers filled in: pen`M${x} ${y}h${w}`. Numbers from 60 on lose their tenths, and the
 * space before a minus goes.
 */
export function pen(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((all, part, i) => {
    const value = values[i - 1] ?? 0;
    const text = short(value, Math.abs(value) < 60 ? 1 : 0);
    return (text.startsWith("-") && all.endsWith(" ") ? all.slice(0, -1) : all) + text + part;
  });
}

/** An upright box as a run of path commands, to be joined with others of its colour. */
export const boxPath = (x: number, y: number, w: number, h: number) =>
  `M${nums(x, y)}h${nums(w)}v${nums(h)}h${nums(-w)}z`;

type Box = readonly [x: number, y: number, width: number, height: number];
/** Upright boxes of one colour in one path: a quarter of the bytes of as many rects. */
export const boxes = (list: readonly Box[], fill: string, more: Attrs = {}) =>
  path(list.map((b) => boxPath(...b)).join(""), fill, more);

/** Pseudo-random numbers that are the same on every run, so that a picture is reproduced byte for byte. */
export function dice(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** `count` values made by `make`, joined. */
export const times = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join("");
