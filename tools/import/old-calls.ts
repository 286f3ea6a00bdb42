import { z } from "zod";
import type { OldSite } from "./old-site.ts";
import { OldSiteError } from "./old-site-answer.ts";
import { readableRows } from "./old-texts.ts";
import { type OldRow, textOf } from "./old-values.ts";

/* The public calls of the PHP backend, as its documents describe them: what each answers, and nothing of what it means. */

/** More rows than a foundation has of anything; a list beyond is refused. */
const maxRows = 10_000;
const list = z.array(z.unknown()).max(maxRows);
/** What is asked for at a time: the largest page that the documents know. */
const postsPerCall = 100;

const envelope = { success: z.unknown().optional(), message: z.unknown().optional() };

/** Makes a call. @throws OldSiteError also with the reason that the reply gives for not being a success */
async function succeeded<Schema extends z.ZodType<{ success?: unknown; message?: unknown }>>(
  site: OldSite,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const reply = await site.call(path, schema);
  if (isTrue(reply.success)) return reply;
  const reason = textOf(reply.message).slice(0, 200) || "without a reason";
  throw new OldSiteError(`${path.replace(/\?.*/, "")}: refused: ${reason}`);
}

const isTrue = (value: unknown) => value === true || value === 1 || value === "1" || value === "true";

/** A list's entries with readable texts; one that is no row becomes an empty row, which the rules refuse. */
const rows = (site: OldSite, call: keyof typeof linesOf, entries: unknown[]): OldRow[] =>
  readableRows(
    entries.map((entry) =>
      entry !== null && typeof entry === "object" && !Array.isArray(entry) ? { ...entry } : {},
    ),
    linesOf[call],
    (text) => site.notes.add(`${call}: ${text}`),
  );

/** The texts of one line, by call. */
const linesOf = {
  "api_get_events.php": ["title", "location", "description"],
  "ads/get_ads.php": ["title", "description"],
  "api_get_impact_updates.php": ["title", "description", "date"],
  "api_blog_categories.php": ["name"],
  "api_get_gallery_items.php": ["title", "section"],
  "api_hero_section.php": ["headline", "subtitle", "cta_text"],
  "api_headline.php": ["headline"],
  "api_banner.php": ["message", "link_text"],
  "api_blogs.php": ["title", "excerpt", "author_name", "meta_title", "meta_description"],
} as const;

const readList = async (site: OldSite, call: keyof typeof linesOf) =>
  rows(site, call, await site.call(call, list));
export const readEvents = (site: OldSite) => readList(site, "api_get_events.php");
export const readAds = (site: OldSite) => readList(site, "ads/get_ads.php");
export const readFeed = (site: OldSite) => readList(site, "api_get_impact_updates.php");

export async function readCategories(site: OldSite): Promise<OldRow[]> {
  const reply = z.object({ ...envelope, categories: list.optional() });
  const found = (await succeeded(site, "api_blog_categories.php", reply)).categories ?? [];
  return rows(site, "api_blog_categories.php", found);
}

export async function readGallery(site: OldSite): Promise<OldRow[]> {
  const reply = z.object({ ...envelope, items: list.optional() });
  const found = (await succeeded(site, "api_get_gallery_items.php", reply)).items ?? [];
  return rows(site, "api_get_gallery_items.php", found);
}

export async function readSlides(site: OldSite): Promise<OldRow[]> {
  const reply = z.object({ ...envelope, slides: list.optional() });
  const found = (await succeeded(site, "api_hero_section.php", reply)).slides ?? [];
  return rows(site, "api_hero_section.php", found);
}

export async function readHeadline(site: OldSite): Promise<string> {
  const reply = z.object({ ...envelope, headline: z.unknown().optional() });
  const { headline } = await succeeded(site, "api_headline.php", reply);
  return textOf(rows(site, "api_headline.php", [{ headline }])[0]?.headline);
}

/** @returns undefined when there is none, which is said by success false, or by no message */
export async function readBanner(site: OldSite): Promise<OldRow | undefined> {
  const reply = z.object({
    success: z.unknown().optional(),
    data: z.record(z.string(), z.unknown()).nullish(),
  });
  const { success, data } = await site.call("api_banner.php", reply);
  if (!isTrue(success) || !data || textOf(data.message) === "") return undefined;
  return rows(site, "api_banner.php", [data])[0];
}

const blogsReply = z.object({ ...envelope, blogs: list.optional(), blog: z.unknown().optional() });

/**
 * All posts, in pages as long as the site knows `offset`; one that does not is asked for everything at once. A post that
 * the list gives without its text is read by its address.
 */
export async function readPosts(site: OldSite): Promise<OldRow[]> {
  const found = new Map<string, OldRow>();
  const ask = async (limit: number, offset: number) => {
    const query = offset > 0 ? `limit=${limit}&offset=${offset}` : `limit=${limit}`;
    const reply = await succeeded(site, `api_blogs.php?${query}`, blogsReply);
    const page = rows(site, "api_blogs.php", reply.blogs ?? []);
    const before = found.size;
    for (const [place, post] of page.entries()) {
      // One without a number is kept too: the rules refuse it by name.
      const id = textOf(post.id) || `${offset} ${place}`;
      // A number that stands twice in one page is two posts; in two pages it is one.
      const again = found.has(id) && page.findIndex((other) => textOf(other.id) === id) < place;
      found.set(again ? `${id} ${offset} ${place}` : id, post);
    }
    return { full: page.length >= limit, added: found.size - before };
  };
  for (let offset = 0; offset <= maxRows; offset += postsPerCall) {
    const { full, added } = await ask(postsPerCall, offset);
    if (!full) break;
    if (added > 0) continue;
    const rest = await ask(maxRows, 0);
    if (rest.added === 0)
      site.notes.add(`api_blogs.php gives at most ${postsPerCall} posts: there may be more.`);
    break;
  }
  const posts = [...found.values()];
  for (const post of posts) {
    if (post.content === undefined && textOf(post.slug))
      Object.assign(post, await readPost(site, textOf(post.slug)));
  }
  return posts;
}

async function readPost(site: OldSite, slug: string): Promise<OldRow> {
  const reply = await site.call(`api_blogs.php?slug=${encodeURIComponent(slug)}`, blogsReply);
  return rows(site, "api_blogs.php", [reply.blog ?? reply.blogs?.[0]])[0] ?? {};
}
