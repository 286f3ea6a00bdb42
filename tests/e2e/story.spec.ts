import { brokenRequest, expect, publicAddress, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";
import { structuredData } from "#tests/support/site-visitor.ts";

test("a story shows its text, who wrote it, and what is related", async ({ page, admin }) => {
  const category = uniqueTitle("Wells");
  for (const number of [1, 2, 3, 4]) await admin.publish({ title: `${category} ${number}`, category });
  const { slug } = await admin.publish({
    title: `${category} 5`,
    category,
    content:
      "# Head\n\nSome **bold** and _slanted_ words.\n\n- one\n- two\n\n> said\n\n[site](https://umeed.example)",
  });
  await page.goto(`/blog/${slug}`);
  const text = page.locator(".prose");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${category} 5`);
  await expect(text.getByRole("heading", { level: 2 })).toHaveText("Head");
  await expect(text.locator("strong")).toHaveText("bold");
  await expect(text.getByRole("listitem")).toHaveText(["one", "two"]);
  await expect(text.getByRole("link")).toHaveAttribute("rel", /noopener/);
  const related = page.getByRole("region", { name: "Related Stories" });
  await expect(related.getByRole("heading", { level: 3 })).toHaveText(
    [4, 3, 2].map((n) => `${category} ${n}`),
  );
  await related.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${category} 4`);
});

test("a text cannot inject code into the page", async ({ page, admin }) => {
  const { slug } = await admin.publish({
    title: uniqueTitle("Nasty"),
    content:
      "<script>document.title = 'owned'</script><img src=/x onerror=\"document.title='owned'\">" +
      "<a href=\"javascript:document.title='owned'\">press</a><iframe src='https://evil.example'></iframe>" +
      "<style>body{display:none}</style>\n\n[md](javascript:alert(1)) **kept**",
  });
  await page.route("**/x", (route) => route.fulfill({ path: "public/favicon.svg" }));
  await page.goto(`/blog/${slug}`);
  await expect(page.locator(".prose strong")).toHaveText("kept");
  await expect(page.locator(".prose :is(script, iframe, style, [onerror], [href^=javascript])")).toHaveCount(
    0,
  );
  await expect(page).not.toHaveTitle("owned");
});

test("it is shared by plain links with its own URL and title, and its head tells search engines and networks what it is", async ({
  page,
  admin,
}) => {
  const title = uniqueTitle("Shared & told");
  const { slug } = await admin.publish({
    title,
    excerpt: "The short of it",
    meta_description: "The meta of it",
    author_name: "Field desk",
  });
  await page.goto(`/blog/${slug}`);
  const address = `${publicAddress}/blog/${slug}`;
  const share = page.getByRole("region", { name: "Share this story" });
  for (const [name, start] of [
    ["Facebook", "https://www.facebook.com/sharer/"],
    ["Twitter", "https://twitter.com/intent/tweet"],
    ["LinkedIn", "https://www.linkedin.com/sharing/"],
    ["WhatsApp", "https://wa.me/?text="],
  ] as const) {
    const link = share.getByRole("link", { name: new RegExp(name) });
    const href = (await link.getAttribute("href")) ?? "";
    expect(href.startsWith(start), name).toBe(true);
    expect(href, name).toContain(encodeURIComponent(address));
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(share.getByRole("link", { name: /Twitter/ })).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(title)),
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", "The meta of it");
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", address);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", new RegExp(title));
  expect(await structuredData(page, "BlogPosting")).toMatchObject({
    headline: title,
    mainEntityOfPage: address,
    author: { "@type": "Organization", name: "Field desk" },
    publisher: { "@type": "NGO", logo: { "@type": "ImageObject", url: `${publicAddress}/icon-512.png` } },
  });
  expect((await page.request.get("/icon-512.png")).status()).toBe(200);
});

test("at its end a reader can give or go back to all stories, without script too", async ({
  admin,
  browser,
  baseURL,
}) => {
  const { slug } = await admin.publish({ title: uniqueTitle("Read to the end") });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(`/blog/${slug}`);
  const share = page.getByRole("region", { name: "Share this story" });
  await expect(share.getByRole("link", { name: /WhatsApp/ })).toBeVisible();
  const ending = page.getByRole("region", { name: "Gifts make this work possible" });
  await expect(ending.getByRole("link", { name: "Donate" })).toHaveAttribute("href", "/donate");
  await ending.getByRole("link", { name: "Back to all stories" }).click();
  await expect(page).toHaveURL("/blogs");
  await context.close();
});

test("it is in the feed and the sitemap; a draft is in neither", async ({ admin, request }) => {
  const shown = uniqueTitle("In the feed");
  const hidden = uniqueTitle("Not in the feed");
  const { slug } = await admin.publish({ title: shown });
  const draft = await admin.publish({ title: hidden, status: "draft" });
  for (const address of ["/feed.xml", "/sitemap.xml"]) {
    const text = await (await request.get(address)).text();
    expect(text, address).toContain(`/blog/${slug}`);
    expect(text, address).not.toContain(draft.slug);
  }
  const feed = await request.get("/feed.xml");
  expect(feed.headers()["content-type"]).toContain("application/rss+xml");
  expect(await (await request.get("/blogs")).text()).not.toContain(hidden);
  expect(await (await request.get("/")).text()).not.toContain(hidden);
  expect((await request.get(`/blog/${draft.slug}`)).status()).toBe(404);
});

test("a new title changes its URL, and the old URL redirects permanently", async ({
  admin,
  request,
  page,
}) => {
  const [before, after] = [uniqueTitle("Before"), uniqueTitle("بعد")];
  const { id, slug } = await admin.publish({ title: before });
  const moved = await admin.revise(id, { title: after });
  const response = await request.get(`/blog/${slug}`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(`/blog/${encodeURIComponent(moved.slug)}`);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(after);
});

test("a save is visible in the next request, also of a cached page", async ({ admin, request }) => {
  const title = uniqueTitle("Fresh");
  const { id, slug } = await admin.publish({ title, content: "First words" });
  const read = async () => (await request.get(`/blog/${slug}`)).text();
  expect(await read()).toContain("First words");
  expect(await read()).toContain("First words");
  await admin.revise(id, { title, content: "Second words" });
  expect(await read()).toContain("Second words");
  await admin.removePost(id);
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
});

test.describe("a story that", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("is not found says so with a 404 and a link back", async ({ page }) => {
    const response = await page.goto("/blog/nowhere-to-be-found");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Not Found");
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    await page.getByRole("link", { name: "Back to All Blogs" }).click();
    await expect(page).toHaveURL("/blogs");

    // Without a slug: BLOG-09.
    expect((await page.goto("/blog"))?.status()).toBe(404);
    await expect(page.getByText("No blog slug provided", { exact: true })).toBeVisible();
  });

  test("cannot be loaded says so, and Try Again loads it", async ({ page, admin }) => {
    const title = uniqueTitle("Out of reach");
    await admin.publish({ title });
    await page.goto(`/blogs?q=${encodeURIComponent(title)}`);
    await page.route("**/blog/*.data*", (route) => route.abort());
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByText("Failed to load blog post. Please try again later.")).toBeVisible();
    await page.unroute("**/blog/*.data*");
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
});

test.describe("an unknown address", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("is '404 | Page Not Found', in status and text, with a search for its words and the way home: ALL-12", async ({
    page,
  }) => {
    const response = await page.goto("/stories/blood_donors-lahore");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 | Page Not Found");
    await expect(page).toHaveTitle(/404 \| Page Not Found/);
    const main = page.getByRole("main");
    await expect(main.getByRole("searchbox")).toHaveValue("blood donors lahore");
    await main.getByRole("link", { name: "Back to the home page" }).click();
    await expect(page).toHaveURL("/");
  });
});
