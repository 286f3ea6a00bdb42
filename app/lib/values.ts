/* Values as JSON has them: what stands at a path, and a value with that changed. */

export type Fields = { [key: string]: unknown };

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value with what is at a path changed; undefined takes a property away. */
export function withValue(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((entry, at) => (String(at) === key ? withValue(entry, rest, next) : entry));
  }
  const fields = isFields(value) ? value : {};
  const changed = withValue(fields[key], rest, next);
  if (changed !== undefined) return { ...fields, [key]: changed };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

/** What stands at a path. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (Array.isArray(at) || isFields(at) ? (at as Fields)[key] : undefined),
    value,
  );
}
