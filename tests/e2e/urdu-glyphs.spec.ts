import { enlargeText, expectNoSidewaysScroll, layOutAll, widths } from "#tests/support/accessibility.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { expectWholeWords, setInTallWords } from "#tests/support/urdu-glyphs.ts";

/*
 * Nastaliq needs more room than English: a word rises up to twice its size. Every page in Urdu at the narrowest and the
 * widest window and with text of 200 %, in its own words, and in the tallest words of Urdu, as staff may write them.
 */

test.use({ expectedNoise: [brokenRequest] });
test.beforeEach(() => test.slow());

const pages = {
  "the front page": ["/"],
  giving: [
    "/donate",
    "/zakat-calculator",
    "/donate-bank-form",
    "/pledge",
    "/latest-campaign",
    "/transparency",
  ],
  stories: ["/blogs", "/search?q=blood", "/news", "/gallery", "/nowhere"],
  events: ["/events", "/donation-camps"],
  "who we are": [
    "/about-us",
    "/about-us/journey",
    "/about-us/team",
    "/impact-report",
    "/our-work",
    "/community",
  ],
  "what we do": ["/programs", "/details/healthcare-access", "/services/blood-donation", "/get-involved"],
  forms: ["/contact", "/registration/volunteer", "/registration/blood-request", "/share-story"],
  policies: ["/privacy-policy", "/newsletter"],
};

async function expectRoomForWords(page: Page, path: string, size: string): Promise<void> {
  await page.goto(`/ur${path === "/" ? "" : path}`);
  await layOutAll(page);
  await expectNoSidewaysScroll(page);
  await expectWholeWords(page, `in its own words, ${size}`);
  await setInTallWords(page);
  await expectNoSidewaysScroll(page);
  await expectWholeWords(page, `in the tallest words, ${size}`);
}

for (const [name, paths] of Object.entries(pages)) {
  test(`no word is cut on the pages of ${name}: ALL-28c`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) await expectRoomForWords(page, path, `${width} px`);
    }
    await enlargeText(page);
    for (const path of paths) await expectRoomForWords(page, path, "text of 200 %");
  });
}

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
