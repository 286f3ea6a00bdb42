/* The balances of a statement: what its account held before its first line, after each day, and whether its lines explain it. */

/** A line as it stands in the file. A line without money, such as a balance brought forward, has 0 paisa. */
export type BalanceLine = {
  /** In the file, from 1. */
  line: number;
  day: string | undefined;
  /** By how much it changes the balance, in paisa. */
  paisa: number;
  /** The balance after it, in paisa; undefined where the line names none. */
  balance: number | undefined;
  /** Whether it names one that cannot be read. */
  isUnread?: boolean;
};

export type Balances = {
  /** Before the first line, in paisa. */
  opening: number;
  /** After the last one. */
  closing: number;
  /** After the last line of each day, in the order of the days. */
  days: { day: string; paisa: number }[];
  /** The first line in the file that does not explain its balance; undefined: all do. */
  breaksAt: number | undefined;
};

/**
 * Reads them from the lines in the order of the file: some banks write the oldest line first, others the newest.
 * @returns undefined when no line names a balance
 */
export function balancesOf(lines: readonly BalanceLine[]): Balances | undefined {
  const oldestFirst = chain(lines);
  const newestFirst = chain(lines.toReversed());
  if (!oldestFirst || !newestFirst) return undefined;
  const { breaks, ...balances } = isNewestFirst(lines) ? newestFirst : oldestFirst;
  return { ...balances, breaksAt: breaks.length > 0 ? Math.min(...breaks) : undefined };
}

/** By their days; within one day by which order explains the balances. */
function isNewestFirst(lines: readonly BalanceLine[]): boolean {
  const days = lines.flatMap(({ day }) => day ?? []);
  const [first = "", last = ""] = [days[0], days.at(-1)];
  if (first !== last) return first > last;
  return (chain(lines.toReversed())?.breaks.length ?? 0) < (chain(lines)?.breaks.length ?? 0);
}

/** @param lines the oldest first */
function chain(lines: readonly BalanceLine[]) {
  let opening: number | undefined;
  let moved = 0;
  let now = 0;
  const days = new Map<string, number>();
  const breaks: number[] = [];
  for (const { line, day, paisa, balance, isUnread } of lines) {
    moved += paisa;
    now += paisa;
    if (isUnread) breaks.push(line);
    if (balance !== undefined) {
      if (opening === undefined) opening = balance - moved;
      else if (balance !== now) breaks.push(line);
      now = balance;
    }
    if (day !== undefined && opening !== undefined) days.set(day, now);
  }
  if (opening === undefined) return undefined;
  return { opening, closing: now, days: [...days].map(([day, paisa]) => ({ day, paisa })), breaks };
}
