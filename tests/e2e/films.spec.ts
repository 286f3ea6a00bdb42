import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { figuresIn, showHydrated } from "#tests/support/site-visitor.ts";

const films = (page: Page) => page.getByRole("region", { name: "Stories of Hope" });
const cards = (page: Page) => films(page).getByRole("article");
/** Four of the sample films are not online. */
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

test("a film of ours plays in the picture's place, is asked for by the press alone, and can be closed", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const ofFilms = () => asked.filter((path) => path.startsWith("/films/"));
  await page.goto("/");
  const play = films(page).getByRole("button", { name: "Play: Twelve machines and an order book" });
  await showHydrated(play);
  expect(ofFilms()).toEqual([]);
  await play.click();
  const video = films(page).locator("video");
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.2);
  expect(ofFilms()).toContain("/films/sewing-workshop.mp4");
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.activeCues?.length))
    .toBe(1);
  await films(page).getByRole("button", { name: "Close the film" }).click();
  await expect(video).toHaveCount(0);
  await expect(play).toBeFocused();
});

test.describe("a film of ours without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is a link to its file", async ({ page, request }) => {
    await page.goto("/");
    const link = films(page).getByRole("link", { name: "Play: The pump that ended a walk" });
    await expect(link).toBeVisible();
    await expect(films(page).getByRole("button")).toHaveCount(0);
    const reply = await request.get((await link.getAttribute("href")) ?? "", {
      headers: { range: "bytes=0-99" },
    });
    expect([reply.status(), reply.headers()["content-type"]]).toEqual([206, "video/mp4"]);
  });
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
