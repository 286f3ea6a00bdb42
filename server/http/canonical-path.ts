/**
 * The one spelling of a page's address: no empty, "." or ".." segments, no slash at the end, small letters, and only
 * what needs it percent-encoded. The pages' slugs are made so (app/lib/slug.ts), so this never leads away from one.
 * @param path as it came in the request line, without a query
 * @returns undefined when the percent-encoding is broken
 */
export function canonicalPath(path: string): string | undefined {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    const text = decodeSegment(segment);
    if (text === undefined) return undefined;
    if (text === "" || text === ".") continue;
    if (text === "..") segments.pop();
    else segments.push(encodeURIComponent(text.toLowerCase()));
  }
  return `/${segments.join("/")}`;
}

/** Node gives bytes that should have been encoded as characters of Latin-1. */
function decodeSegment(segment: string): string | undefined {
  const ascii = segment.replace(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
  try {
    const text = decodeURIComponent(ascii);
    return text.isWellFormed() ? text : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
