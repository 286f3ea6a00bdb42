import { beforeEach, expect, test } from "vitest";
import type { Language } from "#app/contract/language.ts";
import { loader as readSitemap } from "#app/features/pages/layout/sitemap.resource.ts";
import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { previewedPost, unsavedPost } from "#app/features/stories/blog/server/blog-preview.service.server.ts";
import { readPreview } from "#server/content.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";
import { testMatches } from "#tests/support/page-frame.tsx";
import { pageContext } from "#tests/support/page-posts.ts";
import { loader as readFeed } from "./blog-feed.resource.ts";
import { postTags } from "./blog-head.ts";
import { loader as readPage } from "./blog-post.page.tsx";

/* What pages, feed, sitemap and search engines have of a post in its languages: BLOG-36a, BLOG-37. */

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

const site = "http://umeed.example";
const urdu = { title_ur: "اسکول کا کنواں", content_ur: "بچے **صاف** پانی پیتے ہیں۔" };
const both = { title: "The well", content: "Water *at last*", ...urdu };
const inUrduAlone = { title: "", content: "", ...urdu };
const slug_ur = "اسکول-کا-کنواں";
const encoded = encodeURIComponent(slug_ur);

const asked = (path: string, language: Language) => {
  const url = new URL(path, site);
  return { context: pageContext(app, language), request: new Request(url), url, params: {} };
};
/** The page at an address, or where it leads. */
async function visit(slug: string, language: Language) {
  try {
    const args = { ...asked(`/blog/${slug}`, language), params: { slug }, pattern: "/blog/:slug" as const };
    return (await readPage(args)).data;
  } catch (redirect) {
    if (!(redirect instanceof Response)) throw redirect;
    return `${redirect.status} ${redirect.headers.get("location")}`;
  }
}
const textOf = async (response: Promise<Response>) => (await response).text();

test("each language has its page; the address of the other one, and a former one, lead there for good", async () => {
  const { id } = (await author.publish({ ...both, title: "A well" })).body;
  await author.revise(id, both);
  expect(await visit("the-well", "en")).toMatchObject({
    post: { title: "The well", html: "<p>Water <em>at last</em></p>\n" },
    twin: `/blog/${encoded}`,
  });
  expect(await visit(slug_ur, "ur")).toMatchObject({
    post: { title: urdu.title_ur, html: "<p>بچے <strong>صاف</strong> پانی پیتے ہیں۔</p>\n" },
    twin: "/blog/the-well",
  });
  expect(await visit(slug_ur, "en")).toBe("301 /blog/the-well");
  expect(await visit("the-well", "ur")).toBe(`301 /blog/${encoded}`);
  expect(await visit("a-well", "en")).toBe("301 /blog/the-well");
  expect(await visit("a-well", "ur")).toBe(`301 /blog/${encoded}`);
});

test("a post without a text in a language shows the other one there, and search engines are told of that one alone", async () => {
  await author.publish(inUrduAlone);
  await author.publish({ title: "The school" });
  for (const language of ["en", "ur"] as const) {
    expect(await visit(slug_ur, language)).toMatchObject({ post: { title: urdu.title_ur }, only: "ur" });
    expect(await visit("the-school", language)).toMatchObject({ post: { title: "The school" }, only: "en" });
  }
  const page = await visit(slug_ur, "en");
  if (typeof page === "string" || !page.post) return expect.fail("there is no page");
  const tags = postTags(page.post, testMatches(blogWords), page);
  const address = `https://umeed.example/ur/blog/${encoded}`;
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: address });
  expect(tags.filter((tag) => "hrefLang" in tag)).toEqual([]);
  expect(JSON.stringify(tags)).toContain(`"mainEntityOfPage":"${address}"`);
});

test("the sitemap has a pair of addresses where there are two texts, else one", async () => {
  await author.publish(both);
  await author.publish({ ...inUrduAlone, title_ur: "کنواں" });
  await author.publish({ title: "The school" });
  const sitemap = await textOf(readSitemap({ ...asked("/sitemap.xml", "en"), pattern: "/sitemap.xml" }));
  const posts = [...sitemap.matchAll(/<url><loc>([^<]+\/blog\/[^<]+)<\/loc>.*<\/url>/g)];
  expect(
    posts.map(([url, address = ""]) => [decodeURI(address), url.match(/hreflang/g)?.length ?? 0]),
  ).toEqual([
    [`${site}/blog/the-school`, 0],
    [`${site}/ur/blog/کنواں`, 0],
    [`${site}/blog/the-well`, 3],
    [`${site}/ur/blog/${slug_ur}`, 3],
  ]);
  const pair = `hreflang="en" href="${site}/blog/the-well"/><xhtml:link rel="alternate" hreflang="ur" href="${site}/ur/blog/${encoded}"`;
  expect(sitemap.split(pair)).toHaveLength(3);
});

test("the feed of a language has its texts and addresses", async () => {
  await author.publish({ ...both, excerpt_ur: "کنواں" });
  const feed = (language: Language) =>
    textOf(readFeed({ ...asked("/feed.xml", language), pattern: "/feed.xml" }));
  const english = await feed("en");
  expect(english).toContain("<title>The well</title>");
  expect(english).toContain(`<link>${site}/blog/the-well</link>`);
  expect(english).not.toContain("کنواں");
  const inUrdu = await feed("ur");
  expect(inUrdu).toContain(`<title>${urdu.title_ur}</title>`);
  expect(inUrdu).toContain(`<link>${site}/ur/blog/${encoded}</link>`);
  expect(inUrdu).toContain("<description>کنواں</description>");
  expect(inUrdu).not.toContain("The well");
});

test("a draft, saved or not, is looked at in either language", async () => {
  const { token, category } = author;
  const json = { ...both, category_id: category.id };
  const { key } = (await app.call("previewPost", { token, json })).body;
  const preview = await readPreview(app.deps.db, key, app.clock.now());
  expect(unsavedPost(preview)).toMatchObject({ title: "The well" });
  expect(unsavedPost(preview, "ur")).toMatchObject({
    title: urdu.title_ur,
    html: expect.stringContaining("<strong>صاف</strong>"),
  });
  const { id } = (await author.publish({ ...both, status: "draft" })).body;
  const link = (await app.call("createPostPreview", { token, json: { id } })).body.url;
  const shared = await previewedPost(app.deps, new URL(link).searchParams.get("token") ?? "");
  expect(shared).toMatchObject({ id, title: "The well", title_ur: urdu.title_ur });
});
