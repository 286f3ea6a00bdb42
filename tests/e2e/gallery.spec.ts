import { film } from "#tests/support/film.ts";
import { showGalleryItems } from "#tests/support/home-content.ts";
import { captions } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { delayRequests, swipe } from "#tests/support/site-visitor.ts";

const five: [string, string][] = [
  ["Camp", "Health"],
  ["Langar", "Food"],
  ["Clinic", "Health"],
  ["Rations", "Food"],
  ["Van", "Health"],
];

const sections = (page: Page) => page.getByRole("navigation", { name: "Sections" }).getByRole("link");
const items = (page: Page) => page.getByRole("list", { name: "Pictures" }).getByRole("link");
const item = (page: Page, title: string) => items(page).filter({ hasText: title });
const box = (page: Page) => page.getByRole("dialog");
const heading = (page: Page) => box(page).getByRole("heading");

test("sections filter the pictures, and stand in the URL: GALLERY-01", async ({ page, admin, database }) => {
  await showGalleryItems(admin, database, five);
  await page.goto("/gallery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Impact Gallery");
  await expect(sections(page)).toHaveText([/^All\s*5$/, /^Food\s*2$/, /^Health\s*3$/]);
  await expect(items(page)).toHaveCount(5);
  await expect(page.getByRole("img", { name: "What Langar shows" })).toBeVisible();

  await sections(page).nth(1).click();
  await expect(page).toHaveURL("/gallery?section=Food");
  await expect(items(page)).toHaveText([/Langar/, /Rations/]);
  await expect(page.getByRole("status").filter({ hasText: "2 pictures and films in Food" })).toHaveCount(1);
  await expect(sections(page).nth(1)).toHaveAttribute("aria-current", "page");
  await page.reload();
  await expect(items(page)).toHaveText([/Langar/, /Rations/]);

  await page.goto("/gallery?section=Nothing");
  await expect(page.getByRole("heading", { name: "No media found for the section" })).toBeVisible();
  await page.getByRole("link", { name: "See all pictures" }).click();
  await expect(items(page)).toHaveCount(5);
});

test("an open item says what it is; keys and buttons lead on within the section: GALLERY-06", async ({
  page,
  admin,
  database,
}) => {
  await showGalleryItems(admin, database, five);
  await page.goto("/gallery?section=Health");
  await item(page, "Camp").click();
  await expect(heading(page)).toHaveText("Camp");
  await expect(box(page)).toContainText("Health");
  await expect(box(page)).toContainText("Nov 21, 2026");
  await expect(box(page)).toContainText("1 of 3");
  await expect(page).toHaveURL(/\?section=Health&item=\d+$/);
  await expect(box(page).getByRole("link", { name: "Previous" })).toHaveCount(0);

  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.keyboard.press("ArrowRight");
  await expect(heading(page)).toHaveText("Clinic");
  await box(page).getByRole("link", { name: "Next" }).click();
  await expect(heading(page)).toHaveText("Van");
  // The pressed link is gone at the end: the keys still reach the dialog.
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page)).toHaveText("Clinic");
  expect(requests.filter((url) => url.includes(".data"))).toEqual([]);

  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press("Tab");
    const inside = () =>
      box(page).evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      );
    expect(await inside(), "the focus stays in the dialog").toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL("/gallery?section=Health");
  await expect(item(page, "Clinic")).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText("Clinic");
});

test("Back, the button and the backdrop close it; a reload and a shared link open it", async ({
  page,
  admin,
  database,
}) => {
  await showGalleryItems(admin, database, five);
  await page.goto("/gallery");
  await item(page, "Langar").click();
  await expect(heading(page)).toHaveText("Langar");
  await page.reload();
  await expect(heading(page)).toHaveText("Langar");
  await page.goBack();
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL("/gallery");

  await item(page, "Rations").click();
  const shared = page.url();
  await box(page).getByRole("link", { name: "Close" }).click();
  // The dialog returns the focus by itself, before the browser has gone back.
  await expect(page).toHaveURL("/gallery");
  await expect(item(page, "Rations")).toBeFocused();

  // A shared link has nothing of ours before it: closing stays in the gallery.
  await page.goto("/contact");
  await page.goto(shared);
  await expect(heading(page)).toHaveText("Rations");
  await expect(page).toHaveTitle(/^Rations/);
  await page.mouse.click(20, 400);
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL("/gallery");
  await expect(item(page, "Rations")).toBeFocused();
});

test("the whole backdrop closes it, above and below the item too; the item and its words do not: GALLERY-01a", async ({
  page,
  admin,
  database,
}) => {
  await showGalleryItems(admin, database, five);
  await page.goto("/gallery");
  // Beside the item, beside the position at the top, beside the words at the foot, and at the lower edge.
  for (const [x, y] of [
    [20, 400],
    [640, 20],
    [640, 850],
    [20, 897],
  ] as const) {
    await item(page, "Langar").click();
    await expect(heading(page)).toHaveText("Langar");
    await page.mouse.click(x, y);
    await expect(box(page), `a press at ${x}, ${y}`).toHaveCount(0);
    await expect(page).toHaveURL("/gallery");
  }
  await item(page, "Langar").click();
  await box(page).getByRole("img").click();
  await heading(page).click();
  await box(page).getByText("2 of 5").click();
  await box(page).getByRole("link", { name: "Next" }).click();
  await expect(heading(page)).toHaveText("Clinic");
});

test("further pages are shown below, and an item of a later one opens by its link", async ({
  page,
  admin,
  database,
}) => {
  await showGalleryItems(
    admin,
    database,
    Array.from({ length: 30 }, (_, place) => [`No. ${place + 1}`, "Health"]),
  );
  await page.goto("/gallery");
  await expect(items(page)).toHaveCount(24);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(items(page)).toHaveCount(30);
  await expect(item(page, "No. 25")).toBeFocused();
  await expect(page.getByRole("link", { name: "Show more" })).toHaveCount(0);
  await page.reload();
  await expect(items(page)).toHaveCount(30);
  await item(page, "No. 29").click();
  await page.goBack();
  await expect(items(page)).toHaveCount(30);

  await page.goto("/gallery");
  await item(page, "No. 24").click();
  await box(page).getByRole("link", { name: "Next" }).click();
  await expect(heading(page)).toHaveText("No. 25");
  await page.keyboard.press("ArrowRight");
  await expect(heading(page)).toHaveText("No. 26");
  const [, id] = /item=(\d+)/.exec(page.url()) ?? [];
  await page.goto(`/gallery?item=${id}`);
  await expect(heading(page)).toHaveText("No. 26");
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page)).toHaveText("No. 25");
});

test("an uploaded picture comes in its lighter forms, a film only when it is played", async ({
  page,
  admin,
  database,
}) => {
  await showGalleryItems(admin, database, []);
  const upload = async (title: string, bytes: Buffer) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ title, section: "Health", alt: "A pump" }))
      form.set(name, value);
    form.set("media", new Blob([new Uint8Array(bytes)]), "file");
    if (bytes === film) form.set("captions", new Blob([new Uint8Array(captions.bytes)]), captions.name);
    await admin.call("createGalleryItem", form);
  };
  await upload("Tall", await picture("jpeg", 600, 900));
  await upload("A film", film);
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/uploads/videos/")) films.push(request.url());
  });
  await page.goto("/gallery");
  const tall = page.getByRole("img", { name: "A pump" }).last();
  await expect(tall).toHaveAttribute("width", "600");
  await expect.poll(() => tall.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  // The grid keeps the picture's own shape.
  const shown = await tall.boundingBox();
  expect((shown?.height ?? 0) / (shown?.width ?? 1)).toBeGreaterThan(1.3);

  await item(page, "A film").click();
  const video = box(page).locator("video");
  await expect(video).toHaveAttribute("controls", "");
  const track = video.locator("track");
  await expect(track).toHaveAttribute("srclang", "en");
  await expect
    .poll(() => track.evaluate((element: HTMLTrackElement) => [...(element.track.cues ?? [])].length))
    .toBe(1);
  await expect(video).toHaveAttribute("poster", /placeholder/);
  expect(films).toEqual([]);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => films.length).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(box(page)).toHaveCount(0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a swipe leads to the next item and back", async ({ page, admin, database }) => {
    await showGalleryItems(admin, database, five);
    await page.goto("/gallery");
    await item(page, "Camp").tap();
    await expect(heading(page)).toHaveText("Camp");
    await swipe(page, box(page).getByRole("img"), -150);
    await expect(heading(page)).toHaveText("Langar");
    await swipe(page, box(page).getByRole("img"), 150);
    await expect(heading(page)).toHaveText("Camp");
  });
});

test.describe("a bad network", () => {
  test.use({ expectedNoise: [brokenRequest] });
  const data = "**/gallery.data*";

  test("shows grey pictures while it loads, and says what failed", async ({ page, admin, database }) => {
    await showGalleryItems(admin, database, five);
    await page.goto("/gallery");
    const release = await delayRequests(page, data);
    await sections(page).nth(1).click();
    await expect(page.getByText("Loading the gallery...")).toBeVisible();
    release();
    await expect(items(page)).toHaveCount(2);

    await page.unroute(data);
    await page.route(data, (route) => route.abort());
    await sections(page).nth(2).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(
      "Failed to load gallery content. Please check the network or server status.",
    );
    await expect(sections(page)).toHaveCount(3);
    await page.unroute(data);
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(items(page)).toHaveCount(3);
    await expect(alert).toHaveCount(0);
  });
});

test.describe("an item that is not there", () => {
  test.use({ expectedNoise: [/404/] });

  test("is told, over the pictures that are", async ({ page, admin, database }) => {
    await showGalleryItems(admin, database, five);
    const response = await page.goto("/gallery?item=999999");
    expect(response?.status()).toBe(404);
    await expect(page.getByText("This picture is no longer in the gallery.")).toBeVisible();
    await expect(items(page)).toHaveCount(5);
    await expect(box(page)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an item is a part of the page, with its neighbours and the way back", async ({
    page,
    admin,
    database,
  }) => {
    await showGalleryItems(admin, database, five);
    await page.goto("/gallery?section=Food");
    await item(page, "Langar").click();
    await expect(heading(page)).toHaveText("Langar");
    await expect(box(page).getByRole("img", { name: "What Langar shows" })).toBeVisible();
    await box(page).getByRole("link", { name: "Next" }).click();
    await expect(heading(page)).toHaveText("Rations");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await box(page).getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/gallery?section=Food");
    await expect(items(page)).toHaveCount(2);
  });
});
