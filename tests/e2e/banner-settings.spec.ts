import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";

const call = "**/backendReact/api_banner.php*";
const banner = { message: "Winter drive in Lahore", link_text: "Read the story", link_url: "/blogs" };

test.describe("Banner Settings", () => {
  test.use({ expectedNoise: [brokenRequest] });

  const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });
  const message = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });

  test("saves what differs, shows it at once to visitors, and says so for five seconds", async ({
    page,
    openDashboard,
    admin,
  }) => {
    await admin.saveBanner(banner);
    await page.clock.install();
    await openDashboard("/dashboard/banner");
    await expect(message(page)).toHaveValue(banner.message);
    await expect(save(page)).toBeDisabled();
    await expect(page.getByText("Unsaved", { exact: true })).toHaveCount(0);

    await message(page).fill("Spring drive");
    await expect(page.getByText("Unsaved", { exact: true })).toBeVisible();
    // The clock is stopped, so that a slow machine does not use up the five seconds.
    await page.clock.pauseAt(Date.now() + 60_000);
    await save(page).click();
    const result = toast(page, "Banner updated successfully!");
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return result.isVisible();
      })
      .toBe(true);
    await expect(save(page)).toBeDisabled();
    await page.clock.runFor(4900);
    await expect(result).toBeVisible();
    await page.clock.runFor(200);
    await expect(result).toHaveCount(0);

    await page.goto("/");
    await expect(page.getByRole("region", { name: "Current Events" })).toContainText("Spring drive");
  });

  const failures = [
    {
      title: "without words",
      response: { status: 422, json: { success: false } },
      text: "Failed to update banner",
    },
    { title: "with words", response: { status: 422, json: { success: false, message: "No." } }, text: "No." },
    { title: "without an answer", response: undefined, text: "Network error: Unable to save banner" },
  ];
  test("asks for all fields, keeps what was typed when a save is refused, previews it, and resets to the default report announcement", async ({
    page,
    openDashboard,
    admin,
  }) => {
    await admin.saveBanner(banner);
    await openDashboard("/dashboard/banner");
    await test.step("all fields are asked for", async () => {
      await message(page).fill("  ");
      await save(page).click();
      await expect(toast(page, "All fields are required").first()).toBeVisible();
      expect((await admin.call("readBanner")).data.message).toBe(banner.message);
    });
    for (const { title, response, text } of failures) {
      await test.step(`a save is refused ${title}`, async () => {
        await message(page).fill(`Typed and kept, ${title}`);
        await page.route(call, (route) => (response ? route.fulfill(response) : route.abort()));
        await save(page).click();
        await expect(toast(page, text)).toBeVisible();
        await expect(message(page)).toHaveValue(`Typed and kept, ${title}`);
        await expect(save(page)).toBeEnabled();
        await page.unroute(call);
      });
    }
    await test.step("what is typed shows in the preview, which can be hidden", async () => {
      await message(page).fill("Typed just now");
      await expect(page.getByText("Typed just now").first()).toBeVisible();
      await page.getByRole("button", { name: "Hide Preview" }).click();
      await expect(page.getByText("Typed just now")).toHaveCount(0);
      await page.getByRole("button", { name: "Show Preview" }).click();
      await expect(page.getByText("Typed just now").first()).toBeVisible();
    });
    await test.step("it is reset", async () => {
      await page.getByRole("button", { name: "Reset to Default" }).click();
      await expect(page.getByRole("textbox", { name: "Call-to-action text", exact: true })).toHaveValue(
        "Read now",
      );
      await expect(page.getByLabel("Destination URL")).toHaveValue("#");
      await expect(page.getByText("Unsaved", { exact: true })).toBeVisible();
    });
  });

  test("its preview goes round once in 15 seconds, again and again, until it is paused", async ({
    page,
    openDashboard,
    admin,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await admin.saveBanner(banner);
    await openDashboard("/dashboard/banner");
    for (const device of ["On a computer", "On a phone"]) {
      const track = page.getByRole("figure", { name: device }).locator(".banner-preview-track");
      const timing = await track.evaluate((element) =>
        element.getAnimations()[0]?.effect?.getComputedTiming(),
      );
      expect(timing).toMatchObject({
        duration: 15_000,
        iterations: Number.POSITIVE_INFINITY,
        easing: "linear",
      });
      const state = () => track.evaluate((element) => element.getAnimations()[0]?.playState);
      expect(await state()).toBe("running");
      await page.getByRole("button", { name: "Pause preview" }).click();
      expect(await state()).toBe("paused");

      /** How far the text has moved to the left, in its own widths, after so many seconds. */
      const movedAfter = (seconds: number) =>
        track.evaluate((element, milliseconds) => {
          const [animation] = element.getAnimations();
          if (animation) animation.currentTime = milliseconds;
          const [text] = element.children;
          if (!text?.parentElement?.parentElement) throw new Error("There is no text.");
          const place = text.getBoundingClientRect();
          return (text.parentElement.parentElement.getBoundingClientRect().left - place.left) / place.width;
        }, seconds * 1000);
      expect(await movedAfter(0)).toBeCloseTo(0, 3);
      expect(await movedAfter(7.5)).toBeCloseTo(0.5, 3);
      expect(await movedAfter(14.999)).toBeCloseTo(1, 2);
      expect(await movedAfter(15)).toBeCloseTo(0, 3);
      await page.getByRole("button", { name: "Play preview" }).click();
    }
  });

  test("takes the banner down after asking; what somebody else has changed only after showing it", async ({
    page,
    openDashboard,
    admin,
  }) => {
    const takeDown = async () => {
      await page.getByRole("button", { name: "Take down" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Take down" }).click();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
    };
    await admin.saveBanner(banner);
    await openDashboard("/dashboard/banner");
    await expect(message(page)).toHaveValue(banner.message);
    await admin.saveBanner({ ...banner, message: "Theirs" });
    await takeDown();
    const conflict = page.getByRole("heading", { name: /^Somebody else has changed the banner/ });
    await expect(conflict).toBeFocused();
    await expect(message(page)).toHaveValue("Theirs");

    await message(page).fill("Mine");
    await admin.saveBanner({ ...banner, message: "Theirs again" });
    await takeDown();
    await expect(page.getByRole("group", { name: /^Message/ })).toContainText("Theirs again");
    await expect(message(page)).toHaveValue("Mine");
    await takeDown();
    expect((await admin.call("readBanner")).success).toBe(false);
  });

  const unread = [
    {
      title: "that is broken",
      response: { status: 500, json: { success: false } },
      text: "Failed to load banner data",
    },
    { title: "out of reach", response: undefined, text: "Network error: Unable to fetch banner data" },
  ];
  test("a server that cannot be read leaves nothing to overwrite, and Try Again loads", async ({
    page,
    openDashboard,
    admin,
  }) => {
    await admin.saveBanner(banner);
    for (const { title, response, text } of unread) {
      await test.step(title, async () => {
        await page.route(call, (route) => (response ? route.fulfill(response) : route.abort()));
        await openDashboard("/dashboard/banner");
        await expect(page.getByRole("alert").filter({ hasText: text }), "once").toHaveCount(1);
        await expect(message(page)).toHaveCount(0);
        await page.unroute(call);
        await page.getByRole("button", { name: "Try Again" }).click();
        await expect(message(page)).toHaveValue(banner.message);
      });
    }
  });
});
