const maxLength = 80;

/**
 * The slug of a title: letters and digits of any script stay, the rest becomes single hyphens. A title
 * without either gets "post".
 */
export function slugify(title: string, fallback = "post"): string {
  const words = title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’`]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  const cut = Array.from(words).slice(0, maxLength).join("").replace(/-+$/g, "");
  return cut || fallback;
}

/** The n-th slug to try when the plain one is taken: story, story-2, story-3 ... */
export function numberedSlug(slug: string, attempt: number): string {
  return attempt === 1 ? slug : `${slug}-${attempt}`;
}
