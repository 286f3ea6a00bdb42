import type { Locator } from "@playwright/test";
import { fillIn, openNew, editor as postEditor, send } from "#tests/support/blog-management.ts";
import { photograph } from "#tests/support/pictures.ts";
import { expect, type Page, test, toast } from "#tests/support/site.ts";

/* A photo of 9 MB is chosen and the form sent at once, while the browser still makes it smaller: ALL-31. */

test.use({ ownSite: "large photos" });
test.describe.configure({ mode: "default" });

/** From `hold` to `letGo` the browser makes no photo smaller: its first step waits. */
const canHoldBack = (page: Page) =>
  page.addInitScript(() => {
    const make = window.createImageBitmap.bind(window);
    const state = { held: true };
    window.addEventListener("hold", () => Object.assign(state, { held: true }));
    window.addEventListener("let-go", () => Object.assign(state, { held: false }));
    window.createImageBitmap = async (...asked: unknown[]) => {
      if (state.held) {
        await new Promise((resolve) => window.addEventListener("let-go", resolve, { once: true }));
      }
      return Reflect.apply(make, window, asked);
    };
  });
const tell = (page: Page, what: "hold" | "let-go") =>
  page.evaluate((name) => window.dispatchEvent(new Event(name)), what);
const letGo = (page: Page) => tell(page, "let-go");
/** The server works on the picture: it may have other work. */
const saved = { timeout: 60_000 };

/** A photo of 9 MB that takes little time to draw and to store: most of it is what a camera adds after the picture. */
async function choose(field: Locator): Promise<void> {
  const buffer = Buffer.concat([await photograph(1200, 800), Buffer.alloc(9 * 1024 * 1024)]);
  await field.setInputFiles({ name: "camp.jpg", mimeType: "image/jpeg", buffer });
}

const waits = (page: Page) =>
  page.getByText("Making the photo smaller. The form is sent as soon as that is done.");

test("a post waits for its photo; when it cannot be made smaller, nothing is saved and the reason stands there", async ({
  page,
  openDashboard,
  admin,
}) => {
  test.slow();
  await canHoldBack(page);
  await openDashboard("/dashboard/blogs");
  await openNew(page);
  await fillIn(page, "Post with a large photo");
  const field = postEditor(page).getByLabel("Upload image");
  await field.setInputFiles({
    name: "camp.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.alloc(9 * 1024 * 1024),
  });
  await send(page).click();
  await expect(waits(page)).toBeInViewport();
  await letGo(page);
  await expect(postEditor(page).getByText("Image size should be less than 5MB")).toBeInViewport();
  await expect(toast(page, "Blog published successfully!")).toHaveCount(0);

  await tell(page, "hold");
  await choose(field);
  await send(page).click();
  await expect(waits(page)).toBeInViewport();
  await letGo(page);
  await expect(toast(page, "Blog published successfully!")).toBeVisible(saved);
  const { blogs } = await admin.call("listBlogs");
  expect(blogs.filter(({ title }: { title: string }) => title === "Post with a large photo")).toMatchObject([
    { featured_image: expect.stringMatching(/uploads\/images/) },
  ]);
});

test("the report of a transfer waits for the photo of its slip", async ({ page }) => {
  test.slow();
  await canHoldBack(page);
  await page.goto("/donate-bank-form");
  await page.getByLabel("Amount in PKR").fill("2500");
  await page.getByLabel("Account name").fill("Ayesha Bibi");
  await page.getByLabel("Bank name").fill("Meezan Bank");
  await page.getByLabel("Account number").fill("PK00 ABCD 0000 0012 3456");
  await choose(page.getByLabel("Photo of the slip"));
  await page.getByRole("button", { name: "Report the transfer" }).click();
  await expect(waits(page)).toBeInViewport();
  const sent = page.waitForRequest((request) => request.url().includes("/transfer-reports/slip"));
  await letGo(page);
  expect((await (await sent).allHeaders())["content-type"]).toMatch(/^multipart\/form-data/);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible(saved);
  await expect(page.getByText("We have added the photo to your report.")).toBeVisible(saved);
});
