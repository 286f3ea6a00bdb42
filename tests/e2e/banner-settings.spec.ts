import { expect, test, toast } from "#tests/support/site.ts";

const banner = { message: "Winter drive in Lahore", link_text: "Read the story", link_url: "/blogs" };

test.describe("Banner Settings", () => {
  test("a banner is changed, stands on the site at once, and is taken down after asking: BANNER-06", async ({
    page,
    openDashboard,
    admin,
  }) => {
    await admin.saveBanner(banner);
    await openDashboard("/dashboard/banner");
    const message = page.getByRole("textbox", { name: "Message", exact: true });
    await expect(message).toHaveValue(banner.message);
    await message.fill("Spring drive");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page, "Banner updated successfully!")).toBeVisible();
    const visitors = await page.request.get("/");
    expect(await visitors.text()).toContain("Spring drive");

    await page.getByRole("button", { name: "Take down" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Take down" }).click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect((await admin.call("readBanner")).success).toBe(false);
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
});
