import { picture } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Locator, type Page, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

/*
 * Urdu in every place where staff can write it: in Nastaliq, with its line height, not clipped, and our own
 * fonts beside it.
 */

const nastaliq = "Noto Nastaliq Urdu";
const ownFonts = ["Alegreya", "Source Sans 3"];

/** Tall words, twice as many as two lines of a card can hold. */
const long =
  "کیجیے لکشمی مکمل کشمیر تعلیم کی شام Umeed کیمپ گنتی تکمیل لکھتی کہتے پیچھے یتیم کلثوم نام اور مجھے صحت ".repeat(
    2,
  );

/** The fonts that the browser has used for a part's text, with their number of glyphs. */
async function fontsOf(part: Locator): Promise<string[]> {
  await part.scrollIntoViewIfNeeded();
  await part.page().evaluate(() => document.fonts.ready);
  const client = await part.page().context().newCDPSession(part.page());
  const mark = `font-test-${Math.random().toString(36).slice(2)}`;
  await part.evaluate((element, name) => element.setAttribute("data-font-test", name), mark);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: `[data-font-test="${mark}"]`,
  });
  // A field's text is in the browser's shadow tree.
  const { node } = await client.send("DOM.describeNode", { nodeId, depth: 2, pierce: true });
  const inside = node.shadowRoots?.[0]?.children ?? [];
  const { nodeIds } = await client.send("DOM.pushNodesByBackendIdsToFrontend", {
    backendNodeIds: inside.map(({ backendNodeId }) => backendNodeId),
  });
  const names = new Set<string>();
  for (const id of [nodeId, ...nodeIds]) {
    const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId: id });
    for (const { familyName } of fonts) names.add(familyName);
  }
  await client.detach();
  return [...names];
}

/** Nastaliq for Urdu and our fonts for the rest: no fallback font, no system font. */
async function expectOurFonts(part: Locator, what: string): Promise<void> {
  const isOurs = (name: string) => [nastaliq, ...ownFonts].some((ours) => name.startsWith(ours));
  const look = async () => {
    const fonts = await fontsOf(part);
    return { nastaliq: fonts.includes(nastaliq), others: fonts.filter((name) => !isOurs(name)) };
  };
  await expect.poll(look, { message: what }).toEqual({ nastaliq: true, others: [] });
}

/** The line height relative to the font size. */
const lineHeight = (part: Locator) =>
  part.evaluate((element) => {
    const style = getComputedStyle(element);
    return Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
  });

/**
 * Checks that the part clips nothing: without overflow clipping, no other pixel is rendered. All else is hidden
 * meanwhile, since a browser may draw the edge of a picture beside it anew and a little differently.
 */
async function expectNotClipped(page: Page, part: Locator, what: string): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const box = await part.boundingBox();
  if (!box) throw new Error(`${what} is not there`);
  const around = 10;
  const clip = {
    x: box.x - around,
    y: box.y - around,
    width: box.width + 2 * around,
    height: box.height + 2 * around,
  };
  await part.evaluate((element) => {
    document.body.style.visibility = "hidden";
    element.style.visibility = "visible";
    element.dataset.alone = "";
  });
  const alone = page.locator("[data-alone]");
  const cut = await page.screenshot({ clip });
  await alone.evaluate((element) => {
    element.style.overflow = "visible";
  });
  const whole = await page.screenshot({ clip });
  await alone.evaluate((element) => {
    document.body.style.visibility = "";
    for (const property of ["visibility", "overflow"]) element.style.removeProperty(property);
    delete element.dataset.alone;
  });
  expect(cut.equals(whole), what).toBe(true);
}

test("a story in Urdu: its card, its page and its place among the related", async ({ page, admin }) => {
  const category = uniqueTitle("صحت");
  const excerpt = `${long} ${long}`;
  const post = { category, excerpt, author_name: "فیلڈ ڈیسک Umeed", content: `${long}\n\n## سرخی ${long}` };
  const title = uniqueTitle(long.slice(0, 150));
  await admin.publish({ ...post, title: uniqueTitle("دوسری کہانی کشمیر Umeed") });
  const { slug } = await admin.publish({ ...post, title });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blogs");
    const chip = page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: category });
    await expectOurFonts(chip, "the chip of a category");
    const card = page.getByRole("article").filter({ hasText: title });
    const heading = card.getByRole("heading");
    const words = card.locator("p[lang=ur]").first();
    for (const [what, part] of Object.entries({ heading, words })) {
      await expectOurFonts(part, what);
      expect(await lineHeight(part), what).toBeGreaterThanOrEqual(2);
      await expectNotClipped(page, part, `${what}, ${width} px`);
    }
    await expectOurFonts(card.getByText(category), "the ribbon");
    await expectOurFonts(card.getByText("فیلڈ ڈیسک"), "the author");
  }
  await page.goto(`/blog/${slug}`);
  await expectOurFonts(page.getByRole("heading", { level: 1 }), "the title");
  await expectOurFonts(page.locator(".prose"), "the text");
  expect(await lineHeight(page.locator(".prose p").first())).toBeGreaterThanOrEqual(2.2);
  const related = page.getByRole("region", { name: "Related Stories" }).getByRole("heading", { level: 3 });
  await expectOurFonts(related.first(), "a related story");
  expect(await lineHeight(related.first())).toBeGreaterThanOrEqual(2);
});

test("some Urdu words in an English title are not clipped, either", async ({ page, admin }) => {
  const title = uniqueTitle(
    "The word امید means hope and کیجیے کشمیر is far, as this long title of many words says",
  );
  await admin.publish({ title });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto("/blogs");
  const heading = page.getByRole("heading", { name: title });
  await expectOurFonts(heading, "the title");
  await expectNotClipped(page, heading, "the title");
});

test.describe("the front page", () => {
  // The event pages do not exist yet, and hovering a link would prefetch one.
  test.use({ expectedNoise: [brokenRequest] });

  test("the announcement, the headline, a slide and an event", async ({ page, admin }) => {
    const message = "سیلاب زدگان کے لیے Umeed کی امدادی مہم";
    await admin.saveBanner({ message, link_text: "مکمل کہانی", link_url: "/blogs" });
    await admin.saveHeadline("امید روز کا کام ہے: Umeed");
    const image_base64 = (await picture("png", 400, 480)).toString("base64");
    const slide = { headline: "کشمیر میں Umeed", subtitle: long, cta_text: "عطیہ کیجیے", cta_link: "/blogs" };
    await admin.call("createHeroSlide", { ...slide, display_order: 0, is_active: 1, image_base64 });
    const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await admin.call("createEvent", { title: "کیمپ Umeed", date, location: "لاہور", description: long });
    await page.goto("/");
    const strip = page.getByRole("region", { name: "Current Events" });
    await expectOurFonts(strip.getByText(message).first(), "the announcement");
    expect(await lineHeight(strip.getByText(message).first())).toBeGreaterThanOrEqual(2);
    await expectOurFonts(strip.getByText("مکمل کہانی"), "its link");
    await expectOurFonts(page.getByRole("heading", { level: 1 }), "the headline");
    const heading = page.locator("h2", { hasText: slide.headline });
    await page.getByRole("button", { name: slide.headline }).click();
    await expectOurFonts(heading, "the slide");
    await expectOurFonts(page.getByRole("link", { name: slide.cta_text }), "its button");
    const event = page.getByRole("article").filter({ hasText: "کیمپ Umeed" });
    await event.scrollIntoViewIfNeeded();
    await expectOurFonts(event.getByRole("heading"), "the event");
    await expectNotClipped(page, event.locator("p[lang=ur]").first(), "what the event is about");
  });
});

test("the dashboard: the list, the editor and the headline", async ({ page, admin, openDashboard }) => {
  const title = uniqueTitle(long.slice(0, 120));
  const category = uniqueTitle("تعلیم");
  await admin.publish({ title, category, excerpt: long, author_name: "فیلڈ ڈیسک", content: long });
  await admin.saveHeadline("امید روز کا کام ہے کشمیر");
  await openDashboard("/dashboard/blogs");
  const headline = page.getByRole("banner").getByText("امید روز کا کام ہے کشمیر");
  await expectOurFonts(headline, "the headline");
  await expectNotClipped(page, headline, "the headline");
  const row = page.getByRole("row").filter({ hasText: title });
  await expectOurFonts(row.getByText(title), "the title");
  expect(await lineHeight(row.getByText(title))).toBeGreaterThanOrEqual(2);
  await expectNotClipped(page, row.getByText(title), "the title");
  await expectOurFonts(row.getByText(category), "the category");
  await expectOurFonts(row.getByText("فیلڈ ڈیسک"), "the author");
  await row.getByRole("button", { name: /^Edit / }).click();
  const editor = page.getByRole("dialog", { name: "Edit Blog Post" });
  for (const [name, atLeast] of [
    ["Title", 2.4],
    ["Content", 2],
    ["Excerpt", 2],
    ["Author name", 2.4],
  ] as const) {
    const box = editor.getByRole("textbox", { name, exact: true });
    await expectOurFonts(box, name);
    expect(await lineHeight(box), name).toBeGreaterThanOrEqual(atLeast);
  }
});

test("a page without Urdu does not fetch its font", async ({ page, admin }) => {
  await admin.saveBanner({ message: "Winter drive", link_text: "Read on", link_url: "/blogs" });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/newsletter");
  await page.evaluate(() => document.fonts.ready);
  expect(fetched.filter((url) => /\.woff2/.test(url)).length).toBeGreaterThan(0);
  expect(fetched.filter((url) => /nastaliq/i.test(url))).toEqual([]);
});

test("a page in Urdu loads one font of Urdu and the sans font, and is at most 200 KB: ALL-28a", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  let bytes = 0;
  const fonts: string[] = [];
  client.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  page.on("request", (request) => {
    const [, font] = /\/([\w-]+?)-[\w-]{8}\.woff2$/.exec(request.url()) ?? [];
    if (font) fonts.push(font);
  });
  for (const path of ["/ur", "/ur/about-us/mission", "/ur/impact-report"]) {
    await client.send("Network.clearBrowserCache");
    bytes = 0;
    fonts.length = 0;
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    expect([...new Set(fonts)].toSorted(), path).toEqual(["nastaliq-400", "source-sans-3"]);
    expect(bytes, path).toBeGreaterThan(100_000);
    expect(bytes, path).toBeLessThanOrEqual(200_000);
  }
});
