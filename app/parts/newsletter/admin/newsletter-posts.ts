import { apiBase } from "#app/contract/call.ts";

export type ChosenPost = {
  slug: string;
  title: string;
  excerpt: string;
  featured_image: string | null;
  featured_image_alt: string;
};

/** Signs that Markdown would take for its own. */
const plain = (text: string) =>
  text
    .replace(/[\\`*_[\]<>#|~]/g, "\\$&")
    .replace(/\s+/g, " ")
    .trim();

/** What a newsletter says of a post: its title, picture, first sentences, and the link to the rest. */
export function postAsText({ slug, title, excerpt, featured_image, featured_image_alt }: ChosenPost): string {
  const path = `/blog/${slug}`;
  // A picture of another site would not be shown.
  const picture = featured_image?.startsWith("uploads/") ? featured_image : undefined;
  return [
    `## [${plain(title)}](${path})`,
    ...(picture ? [`![${plain(featured_image_alt)}](${apiBase}/${picture})`] : []),
    ...(excerpt.trim() ? [plain(excerpt)] : []),
    `[Read the whole story](${path})`,
  ].join("\n\n");
}

/** A text with posts behind what it says already. */
export const withPosts = (content: string, posts: readonly ChosenPost[]): string =>
  [content.trimEnd(), ...posts.map(postAsText)].filter(Boolean).join("\n\n");
