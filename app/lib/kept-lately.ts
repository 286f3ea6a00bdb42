/**
 * Keeps what was made for a key, for the keys that were asked for lately: past `most` of them, the one that was not
 * asked for longest goes, and is made anew the next time.
 */
export function keptLately<Made>(most: number): (key: string, make: () => Made) => Made {
  const kept = new Map<string, Made>();
  return (key, make) => {
    const made = kept.get(key) ?? make();
    // Taken out and put back, the one asked for last stands last, and the first is the one to go.
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
