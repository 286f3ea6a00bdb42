import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { awake, figuresIn } from "#tests/support/site-visitor.ts";

const films = (page: Page) => page.getByRole("region", { name: "Stories of Hope" });
const play = (page: Page) => films(page).getByRole("button", { name: /^Play: / });
const frame = (page: Page) => films(page).locator("iframe");
const embed = "https://www.youtube-nocookie.com/embed/";

test.describe("the films", () => {
  // A film that somebody starts is all that may ask another host, and here not even that leaves the machine.
  test.use({ expectedNoise: [/^foreign request: https:\/\/www\.youtube-nocookie\.com\/embed\//] });

  test("play after a press, from the host without cookies, one at a time, with a way back", async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(`${embed}**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>A film</title>" });
    });
    await page.goto("/");
    await awake(play(page).first());
    await expect(play(page)).toHaveCount(6);
    expect(asked).toEqual([]);

    await play(page).first().click();
    await expect(frame(page)).toHaveAttribute("src", new RegExp(`^${embed}.+autoplay=1`));
    await expect(frame(page)).toHaveAttribute("title", /\w/);
    await expect(play(page)).toHaveCount(5);
    await expect.poll(() => asked.length).toBe(1);
    await expect(films(page).getByRole("button", { name: "Close the film" })).toBeFocused();

    await play(page).first().click();
    await expect(frame(page)).toHaveCount(1);
    await expect.poll(() => asked.length).toBe(2);
    await films(page).getByRole("button", { name: "Close the film" }).click();
    await expect(frame(page)).toHaveCount(0);
    await expect(play(page)).toHaveCount(6);
    await expect(play(page).nth(1)).toBeFocused();
  });
});

test("the films stand under four figures, each with its impact, before a way to the channel", async ({
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
  const cards = films(page).getByRole("article");
  for (const [place, impact] of impacts.entries()) await expect(cards.nth(place)).toContainText(impact);
  const channel = films(page).getByRole("link", { name: "Join Our YouTube Family" });
  await expect(channel).toHaveAttribute("target", "_blank");
  await expect(channel).toHaveAttribute("rel", /noopener/);
  await expect(channel).toHaveAttribute("href", /^https:\/\/.*youtube/);
});

test.describe("a film's picture that is missing", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("is another one instead", async ({ page }) => {
    await page.route("**/art/sewing-workshop.svg", (route) => route.abort());
    await page.goto("/");
    await awake(play(page).nth(1));
    const shown = films(page).getByRole("article").nth(1).locator("img");
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  });
});
