/**
 * The pen: numbers to short SVG text. All curves are Catmull-Rom splines written as relative `c`/`s` commands,
 * which are exact (both handles of a point mirror each other) and keep a scene under its 15 KB.
 */
export type Pt = readonly [x: number, y: number];
/** A point of a spine with half the width of the limb there. */
export type Knot = readonly [x: number, y: number, half: number];

function short(value: number, digits: number): string {
  const text = value.toFixed(digits).replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
  return text.replace(/^(-?)0\./, "$1.").replace(/^-0?$/, "0") || "0";
}

/** Joins numbers the shortest way SVG allows: a minus sign needs no space before it. */
function join(values: string[]): string {
  return values.reduce((all, v) => (all === "" || v.startsWith("-") ? all + v : `${all} ${v}`), "");
}

/** Small shapes need tenths of a unit, large ones do not. */
function digitsFor(points: readonly Pt[]): number {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return span > 70 ? 0 : 1;
}

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${list.length}`);
  return item;
};

class Trace {
  private x = 0;
  private y = 0;
  private readonly unit: number;
  private readonly digits: number;
  text = "";
  constructor(digits: number) {
    this.digits = digits;
    this.unit = 10 ** digits;
  }
  private round(v: number) {
    return Math.round(v * this.unit) / this.unit;
  }
  private rel(p: Pt): string[] {
    return [short(this.round(p[0]) - this.x, this.digits), short(this.round(p[1]) - this.y, this.digits)];
  }
  private go(p: Pt) {
    this.x = this.round(p[0]);
    this.y = this.round(p[1]);
  }
  move(p: Pt) {
    this.go(p);
    this.text += `M${join([short(this.x, this.digits), short(this.y, this.digits)])}`;
  }
  line(p: Pt) {
    this.text += `l${join(this.rel(p))}`;
    this.go(p);
  }
  /** A spline from the current point through the rest of `points` (the first is where we are). */
  spline(points: readonly Pt[], closed: boolean) {
    const n = points.length;
    const pick = (i: number) => (closed ? at(points, (i + n) % n) : at(points, Math.min(n - 1, Math.max(0, i))));
    const last = closed ? n : n - 1;
    for (let i = 0; i < last; i++) {
      const [a, b, d, e] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
      const h1: Pt = [b[0] + (d[0] - a[0]) / 6, b[1] + (d[1] - a[1]) / 6];
      const h2: Pt = [d[0] - (e[0] - b[0]) / 6, d[1] - (e[1] - b[1]) / 6];
      const nums = i === 0 ? [...this.rel(h1), ...this.rel(h2), ...this.rel(d)] : [...this.rel(h2), ...this.rel(d)];
      this.text += (i === 0 ? "c" : "s") + join(nums);
      this.go(d);
    }
  }
}

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

/** Several smooth runs joined by corners, closed: for shapes with both. */
export function runsPath(...runs: readonly (readonly Pt[])[]): string {
  const t = new Trace(digitsFor(runs.flat()));
  runs.forEach((run, i) => {
    if (i === 0) t.move(at(run, 0));
    else t.line(at(run, 0));
    if (run.length > 1) t.spline(run, false);
  });
  return `${t.text}z`;
}

export type Ends = "round" | "flat" | "open-end";

/** Both edges of a limb: left and right as seen walking along the spine. */
export function edges(spine: readonly Knot[]): { left: Pt[]; right: Pt[] } {
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

const tip = (from: Knot, to: Knot): Pt => {
  const d = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [to[0] + ((to[0] - from[0]) / d) * to[2] * 0.9, to[1] + ((to[1] - from[1]) / d) * to[2] * 0.9];
};

/** A limb: round at both ends, flat at both, or round at the start and cut at the end (a sleeve). */
export function limbPath(spine: readonly Knot[], ends: Ends = "round"): string {
  const { left, right } = edges(spine);
  const n = spine.length;
  const head = tip(at(spine, 1), at(spine, 0));
  const tail = tip(at(spine, n - 2), at(spine, n - 1));
  const back = [...right].reverse();
  if (ends === "round") return blobPath([head, ...left, tail, ...back]);
  if (ends === "flat") return runsPath(left, back);
  return runsPath([...back, head, ...left]);
}

/** The side of a limb that the light (from the left, a little above) does not reach. */
export function limbShadePath(spine: readonly Knot[], inner = 0.15): string {
  const { left, right } = edges(spine);
  const lean = left.reduce((sum, p, i) => sum + (p[0] - at(right, i)[0]) + 0.35 * (p[1] - at(right, i)[1]), 0);
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
    .map(([k, v]) => ` ${k}="${typeof v === "number" ? short(v, 2) : v}"`)
    .join("");
  return inner === undefined ? `<${name}${text}/>` : `<${name}${text}>${inner}</${name}>`;
}

export const path = (d: string, fill: string, more: Attrs = {}) => el("path", { fill, d, ...more });
export const stroke = (d: string, colour: string, width: number, more: Attrs = {}) =>
  el("path", { fill: "none", stroke: colour, "stroke-width": width, d, ...more });
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attrs = {}) =>
  el("rect", { x, y, width, height, fill, ...more });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attrs = {}) =>
  rx === ry ? el("circle", { cx, cy, r: rx, fill, ...more }) : el("ellipse", { cx, cy, rx, ry, fill, ...more });
export const group = (inner: string, attrs: Attrs = {}) => el("g", attrs, inner);
export const blob = (points: readonly Pt[], fill: string, more: Attrs = {}) => path(blobPath(points), fill, more);
export const poly = (points: readonly Pt[], fill: string, more: Attrs = {}) => path(polyPath(points), fill, more);
export const line = (points: readonly Pt[], colour: string, width: number, more: Attrs = {}) =>
  stroke(linePath(points), colour, width, more);

/** The same seeded numbers on every run, so that a rebuilt picture is byte for byte the same. */
export function dice(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** `count` values made by `make`, joined. */
export const times = (count: number, make: (i: number) => string) => Array.from({ length: count }, (_, i) => make(i)).join("");
