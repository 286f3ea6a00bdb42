import { film } from "#tests/support/film.ts";
import { dayIn, showAds } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { holdTime, letGo } from "#tests/support/site-visitor.ts";

const call = "**/backendReact/ads/get_ads.php";
const card = (page: Page) => page.getByRole("complementary", { name: "Future Project" });
const press = (page: Page, name: string | RegExp) => card(page).getByRole("button", { name }).click();
const three = [{ title: "First" }, { title: "Second" }, { title: "Third" }];
const shows = (page: Page, title: string) =>
  expect(card(page).getByText(title, { exact: true })).toBeVisible();

/** Time stands still; the page comes to rest at once. */
async function openHeld(page: Page): Promise<void> {
  await holdTime(page);
  await page.goto("/blogs");
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(card(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Long enough for the popup to have come, would it come. */
const atRest = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))));

test.describe("the popup", () => {
  test("says 'Future Project', shows what is eligible now, and turns both ways", async ({ page, admin }) => {
    await showAds(admin, [
      { title: "First", description: "What the first is" },
      { title: "Still to come", startsIn: 3 },
      { title: "Long over", startsIn: -9, endsIn: -1 },
      { title: "Switched off", active: false },
      { title: "Second", startsIn: 0, endsIn: 3 },
      { title: "Third" },
    ]);
    await page.goto("/blogs");
    await expect(card(page).getByText("Future Project")).toBeVisible();
    await shows(page, "First");
    await expect(card(page).getByText("What the first is")).toBeVisible();
    const box = await card(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), "it stands on the left").toBeLessThan(640);
    for (const title of ["Second", "Third", "First"]) {
      await press(page, "Next project");
      await shows(page, title);
    }
    await press(page, "Previous project");
    await shows(page, "Third");
  });

  test.describe("that may move", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("shows the next after 10 s, but not while it is held", async ({ page, admin }) => {
      await showAds(admin, three);
      await openHeld(page);
      await press(page, "Previous project");
      await press(page, "Next project");
      await letGo(page);
      await page.clock.runFor(9_999);
      await shows(page, "First");
      await page.clock.runFor(1);
      await shows(page, "Second");
      await page.clock.runFor(10_000);
      await shows(page, "Third");

      await card(page).getByText("Future Project").hover();
      await page.clock.fastForward(60_000);
      await shows(page, "Third");
      await letGo(page);
      await card(page).getByRole("button", { name: "Next project" }).focus();
      await page.clock.fastForward(60_000);
      await shows(page, "Third");
      await press(page, "Hold this project");
      await letGo(page);
      await page.clock.fastForward(60_000);
      await shows(page, "Third");
      await press(page, "Let the projects change");
      await letGo(page);
      await page.clock.runFor(10_000);
      await shows(page, "First");
    });

    test("stays while it is expanded; a press on its picture expands and collapses it", async ({
      page,
      admin,
    }) => {
      await showAds(admin, three);
      await openHeld(page);
      const small = await card(page).boundingBox();
      await press(page, "See larger: First");
      await letGo(page);
      const large = await card(page).boundingBox();
      expect(large?.width).toBeGreaterThan(small?.width ?? 0);
      await page.clock.fastForward(60_000);
      await shows(page, "First");
      const picture = card(page).getByRole("button", { name: /First/ });
      await expect(picture).toHaveAttribute("aria-expanded", "true");
      await picture.click();
      await expect(picture).toHaveAttribute("aria-expanded", "false");
      await letGo(page);
      await page.clock.runFor(10_000);
      await shows(page, "Second");
    });
  });

  test("stands still for who asks for less motion", async ({ page, admin }) => {
    await showAds(admin, three);
    await openHeld(page);
    await page.clock.fastForward(60_000);
    await shows(page, "First");
    await expect(card(page).getByRole("button", { name: "Hold this project" })).toHaveCount(0);
  });

  test("plays a film once it is expanded", async ({ page, admin }) => {
    await showAds(admin, [{ title: "A film", film }]);
    await page.goto("/blogs");
    await press(page, "Watch larger: A film");
    const played = () =>
      card(page)
        .locator("video")
        .evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(played).toBeGreaterThan(0);
    await press(page, "Make smaller");
    await expect(card(page).getByRole("button", { name: "Watch larger: A film" })).toBeVisible();
  });

  test("once closed stays so for the session, over a reload too, but not for the next", async ({
    page,
    admin,
    context,
  }) => {
    await showAds(admin, [{ title: "Only" }]);
    await page.goto("/blogs");
    await shows(page, "Only");
    await expect(card(page).getByRole("button", { name: "Next project" })).toHaveCount(0);
    await press(page, "Close for now");
    await expect(card(page)).toHaveCount(0);
    await page.reload();
    await atRest(page);
    await expect(card(page)).toHaveCount(0);
    const next = await context.newPage();
    await next.goto("/blogs");
    await shows(next, "Only");
  });

  test("does not come without an eligible ad", async ({ page, admin }) => {
    await showAds(admin, [{ title: "Tomorrow", startsIn: 1 }]);
    expect((await admin.call("listAds"))[0].start_date).toBe(dayIn(1));
    const answered = page.waitForResponse(call);
    await page.goto("/blogs");
    expect(await (await answered).json()).toEqual([]);
    await atRest(page);
    await expect(card(page)).toHaveCount(0);
  });
});

test.describe("the popup", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("does not come by a call that fails, or answers with no list", async ({ page, admin }) => {
    await showAds(admin, three);
    const failures = [
      { status: 500, json: { success: false } },
      { status: 200, json: { success: false, message: "Network error" } },
      undefined,
    ];
    for (const answer of failures) {
      const asked = page.waitForRequest(call);
      await page.unroute(call);
      await page.route(call, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto("/blogs");
      await asked;
      await atRest(page);
      await expect(card(page)).toHaveCount(0);
    }
  });

  test("shows 'Advertisement' for a picture that is broken", async ({ page, admin }) => {
    await showAds(admin, [{ title: "Only" }]);
    await page.route("**/backendReact/uploads/images/*", (route) => route.abort());
    await page.goto("/blogs");
    await expect(card(page).getByText("Advertisement", { exact: true })).toBeVisible();
    await shows(page, "Only");
  });

  test("leaves giving, signing in and forms alone, and comes back after", async ({ page, admin }) => {
    await showAds(admin, three);
    await page.goto("/blogs");
    await press(page, "Next project");
    await shows(page, "Second");
    for (const name of ["Donate", "Log in"]) {
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page).not.toHaveURL("/blogs");
      await expect(card(page)).toHaveCount(0);
      await page.goBack();
      await expect(card(page)).toBeVisible();
    }
    for (const field of [
      page.getByRole("searchbox", { name: "Search stories" }),
      page.getByRole("textbox", { name: "Your email address" }),
    ]) {
      await field.focus();
      await expect(card(page)).toBeHidden();
      await letGo(page);
      await expect(card(page)).toBeVisible();
    }
    for (const path of ["/login", "/donate"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await atRest(page);
      await expect(card(page), path).toHaveCount(0);
    }
  });

  for (const { over, path, kept } of [
    {
      over: "a way to give",
      path: "/",
      kept: (page: Page) => page.getByRole("main").getByRole("link", { name: "Donate" }).first(),
    },
    {
      over: "the choice of a category",
      path: "/blogs",
      kept: (page: Page) => page.getByRole("navigation", { name: "Categories" }),
    },
  ]) {
    test(`steps aside over ${over}, and only there`, async ({ page, admin }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await showAds(admin, [{ title: "Only" }]);
      await page.goto(path);
      const box = await kept(page).boundingBox();
      if (!box) throw new Error(`The first screen has no room for ${over}`);
      // The card stands at the window's lower edge.
      const endWindowAt = (height: number) =>
        page.setViewportSize({ width: 360, height: Math.round(height) });
      for (const _time of [1, 2]) {
        await endWindowAt(box.y + box.height + 20);
        await expect(card(page)).toBeHidden();
        await endWindowAt(box.y);
        await shows(page, "Only");
      }
    });
  }
});
