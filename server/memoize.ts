/**
 * Makes a thing for an object at its first use and hands out the same one ever after, for as long as the object lives:
 * what counts in memory must be one, or two doors would each allow what is allowed once, and what is found out of
 * bytes that never change need not be found out again.
 */
export function memoize<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, { it: Made }>();
  return (key) => {
    const kept = made.get(key) ?? { it: make(key) };
    made.set(key, kept);
    return kept.it;
  };
}
