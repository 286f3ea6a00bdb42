import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { figuresIn, showHydrated } from "#tests/support/site-visitor.ts";

const films = (page: Page) => page.getByRole("region", { name: "Stories of Hope" });
const cards = (page: Page) => films(page).getByRole("article");
/** The sample films are not online; playing is tested beside the section. */
const toChannel = (page: Page) =>
  cards(page).getByRole("link", { name: /\(On our YouTube channel, opens in a new tab\)$/ });

test("the films are below four figures, each with its impact, and above a link to the channel", async ({
  page,
}) => {
  await page.goto("/");
  expect(await figuresIn(films(page))).toHaveLength(4);
  const impacts = [
    "500+ donors",
    "250 women trained",
    "1,200 patients",
    "15 communities",
    "800 families",
    "2,500+ treatments",
  ];
  for (const [place, impact] of impacts.entries()) await expect(cards(page).nth(place)).toContainText(impact);
  const channel = films(page).getByRole("link", { name: "Join Our YouTube Family" });
  await expect(channel).toHaveAttribute("target", "_blank");
  await expect(channel).toHaveAttribute("rel", /noopener/);
  await expect(channel).toHaveAttribute("href", /^https:\/\/.*youtube/);
});

test("a film that is not online yet links to the channel, says so, and plays nothing", async ({ page }) => {
  await page.goto("/");
  const channel = await films(page)
    .getByRole("link", { name: "Join Our YouTube Family" })
    .getAttribute("href");
  await showHydrated(toChannel(page).first());
  await expect(toChannel(page)).toHaveCount(6);
  await expect(cards(page).getByText("On our YouTube channel", { exact: true })).toHaveCount(6);
  for (const link of await toChannel(page).all()) {
    await expect(link).toHaveAttribute("href", channel ?? "");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  await expect(films(page).getByRole("button")).toHaveCount(0);
  // A click anywhere on the card follows its link.
  const card = cards(page).first();
  const [box, inCard] = [await card.locator("img").boundingBox(), card.getByRole("link")];
  if (!box) throw new Error("no picture");
  const pressed = await inCard.evaluate(
    (link, [x, y]) => document.elementFromPoint(x ?? 0, y ?? 0) === link,
    [box.x + box.width / 2, box.y + box.height / 2],
  );
  expect(pressed).toBe(true);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test.describe("a film's picture that is missing", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("is another one instead", async ({ page }) => {
    await page.route("**/art/sewing-workshop.svg", (route) => route.abort());
    await page.goto("/");
    await showHydrated(toChannel(page).nth(1));
    const shown = cards(page).nth(1).locator("img");
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  });
});
