/**
 * Memoizes a function of one object for the object's lifetime: in-memory state such as a rate limit must
 * exist once per server, and derived values need not be computed again.
 */
export function memoize<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const cache = new WeakMap<Key, { it: Made }>();
  return (key) => {
    const entry = cache.get(key) ?? { it: make(key) };
    cache.set(key, entry);
    return entry.it;
  };
}
