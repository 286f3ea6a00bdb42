/** Chance that falls the same way each time, so that every demonstration is the same (mulberry32). */
export function chance(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** Once in so many times. */
    once: (times: number) => next() * times < 1,
    /** A whole number from `first` to `last`. */
    between: (first: number, last: number) => first + Math.floor(next() * (last - first + 1)),
    of: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
    /** Hexadecimal digits. */
    digits: (count: number) =>
      Array.from({ length: count }, () => Math.floor(next() * 16).toString(16)).join(""),
  };
}
export type Chance = ReturnType<typeof chance>;
