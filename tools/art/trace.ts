/** A point of the picture. */
export type Pt = readonly [x: number, y: number];

/** A number in the fewest characters: at most `digits` decimals, no leading zero. */
export function short(value: number, digits: number): string {
  const text = digits ? value.toFixed(digits).replace(/\.?0+$/, "") : value.toFixed(0);
  return text.replace(/^(-?)0\./, "$1.").replace(/^-0$/, "0");
}

/** Joins numbers the shortest way SVG allows: a minus, or a second point, needs no space before it. */
export function join(values: readonly string[]): string {
  return values.reduce((all, v, i) => {
    const glued = i === 0 || v.startsWith("-") || (v.startsWith(".") && (values[i - 1] ?? "").includes("."));
    return glued ? all + v : `${all} ${v}`;
  }, "");
}

/** Small shapes need tenths of a unit, large ones do not. */
export function digitsFor(points: readonly Pt[]): number {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return span > 15 ? 0 : 1;
}

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${list.length}`);
  return item;
}

/** Writes one path in relative commands and compensates rounding, so that errors never add up. */
export class Trace {
  private x = 0;
  private y = 0;
  private readonly digits: number;
  text = "";

  constructor(digits: number) {
    this.digits = digits;
  }

  private round(v: number): number {
    return Math.round(v * 10 ** this.digits) / 10 ** this.digits;
  }

  private rel(p: Pt): [string, string] {
    return [short(this.round(p[0]) - this.x, this.digits), short(this.round(p[1]) - this.y, this.digits)];
  }

  private go(p: Pt): void {
    this.x = this.round(p[0]);
    this.y = this.round(p[1]);
  }

  move(p: Pt): void {
    this.go(p);
    this.text += `M${join([short(this.x, this.digits), short(this.y, this.digits)])}`;
  }

  line(p: Pt): void {
    const [dx, dy] = this.rel(p);
    this.text += dy === "0" ? `h${dx}` : dx === "0" ? `v${dy}` : `l${join([dx, dy])}`;
    this.go(p);
  }

  /** A spline from the current point through the rest of `points` (the first is where the pen is). */
  spline(points: readonly Pt[], closed: boolean): void {
    const n = points.length;
    const pick = (i: number) => at(points, closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i)));
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const [a, b, d, e] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
      const h1 = this.rel([b[0] + (d[0] - a[0]) / 6, b[1] + (d[1] - a[1]) / 6]);
      const h2 = this.rel([d[0] - (e[0] - b[0]) / 6, d[1] - (e[1] - b[1]) / 6]);
      const end = this.rel(d);
      this.text += i === 0 ? `c${join([...h1, ...h2, ...end])}` : `s${join([...h2, ...end])}`;
      this.go(d);
    }
  }
}
