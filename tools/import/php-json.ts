/** Beginnings of JSON that are tried after a text that is none. */
const maxTries = 8;

/**
 * The JSON of an answer of PHP, which writes its warnings before it (or after it) when it is set up to show them.
 * @returns no value when there is none; `hasNoise` when something else stood beside it
 */
export function parseReply(answer: string): { value: unknown; hasNoise: boolean } {
  const text = answer.replace(/^\uFEFF/, "").trim();
  const whole = parsed(text);
  if (whole !== undefined) return { value: whole, hasNoise: false };
  // JSON begins a line, or follows the tag that ends a warning. Blanks are looked through within a line only: through all
  // lines, each empty line would look through those after it again.
  let tries = 0;
  for (const { index, 0: before } of text.matchAll(/(?:^|[\n>])[^\S\n]*(?=[{[])/g)) {
    tries += 1;
    if (tries > maxTries) break;
    const rest = text.slice(index + before.length);
    const end = rest.search(/[}\]]\s*<(?:br|b)\b/);
    const value = parsed(rest) ?? (end < 0 ? undefined : parsed(rest.slice(0, end + 1)));
    if (value !== undefined) return { value, hasNoise: true };
  }
  return { value: undefined, hasNoise: false };
}

/** @returns undefined for what is no JSON, and for a JSON that is neither a list nor an object */
function parsed(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
