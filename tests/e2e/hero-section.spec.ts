import { Buffer } from "node:buffer";
import { film } from "#tests/support/film.ts";
import { picture } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

/** The slides are the home page's: what other tests see there must not change. */
test.use({ ownSite: "hero section", expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });

const table = (page: Page) => page.getByRole("table", { name: "Hero slides" });
const row = (page: Page, headline: string) => table(page).getByRole("row").filter({ hasText: headline });
const editor = (page: Page) => page.getByRole("dialog", { name: /(?:Create New|Edit) Hero Slide/ });
const order = async (page: Page) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell") })
    .allInnerTexts();
const words = {
  headline: "A clinic for all",
  subtitle: "Open on Sundays too",
  cta_text: "See it",
  cta_link: "/services/health",
};

async function fillIn(page: Page, { headline, subtitle, cta_text, cta_link }: typeof words) {
  await editor(page).getByRole("textbox", { name: "Headline", exact: true }).fill(headline);
  await editor(page).getByRole("textbox", { name: "Subtitle", exact: true }).fill(subtitle);
  await editor(page).getByRole("textbox", { name: "CTA Button Text", exact: true }).fill(cta_text);
  await editor(page).getByLabel("CTA Link").fill(cta_link);
}

/** The headlines in the table, first to last. */
async function expectOrder(page: Page, headlines: string[]): Promise<void> {
  await expect
    .poll(async () =>
      (await order(page)).map((text) => headlines.find((headline) => text.includes(headline))),
    )
    .toEqual(headlines);
}

test("slides are created with one picture or one film, and a file that is none is refused: HERO-12, HERO-13", async ({
  page,
  openDashboard,
  database,
}) => {
  await database.deleteFrom("hero_slides").execute();
  await openDashboard("/dashboard/herosection");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hero Section Management");
  await expect(page.getByRole("heading", { name: "No hero slides found" })).toBeVisible();
  await page.getByRole("button", { name: "Create First Slide" }).click();
  await expect(editor(page).getByRole("heading", { name: "Create New Hero Slide" })).toBeVisible();
  await expect(editor(page).getByLabel("Display Order"), "the first").toHaveValue("0");
  await expect(editor(page).getByLabel("Is Active?")).toBeChecked();
  await expect(editor(page)).toContainText(
    "Only one media type per slide is supported. Uploading one clears the other.",
  );

  const [image, video] = [
    editor(page).getByLabel("Image", { exact: true }),
    editor(page).getByLabel("Video", { exact: true }),
  ];
  await expect(video).toHaveAttribute("accept", "video/mp4,video/webm");
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  for (const [input, chosen, words] of [
    [image, file("a.png", "image/png", Buffer.from("no picture")), "Failed to process image"],
    [video, file("a.mp4", "video/mp4", Buffer.alloc(0)), "Failed to process video"],
  ] as const) {
    await input.setInputFiles(chosen);
    await expect(toast(page, words)).toBeVisible();
  }

  await image.setInputFiles(file("a.png", "image/png", await picture("png")));
  await expect(toast(page, "Image ready for upload!")).toBeVisible();
  const preview = editor(page).getByRole("figure", { name: "Preview", exact: true });
  await expect(preview.locator("img"), "the chosen picture").toHaveAttribute("src", /^blob:/);
  await video.setInputFiles(file("a.webm", "video/webm", film));
  await expect(toast(page, "Video ready for upload!")).toBeVisible();
  await expect(preview.locator("video"), "the film took its place").toHaveAttribute("src", /^blob:/);
  await expect(preview.locator("img")).toHaveCount(0);
  await image.setInputFiles(file("a.png", "image/png", await picture("png")));
  await expect(preview.locator("video")).toHaveCount(0);

  await fillIn(page, words);
  await expect(preview, "as it is typed").toContainText("A clinic for all");
  await editor(page).getByRole("button", { name: "Create Slide" }).click();
  await expect(toast(page, "Slide created successfully!")).toBeVisible();
  await expect(table(page).getByRole("columnheader")).toHaveText([
    "Preview",
    "Content",
    "Order",
    "Status",
    "Actions",
  ]);
  await expect(row(page, "A clinic for all")).toContainText("Open on Sundays too");
  await expect(row(page, "A clinic for all")).toContainText("See it");

  await page.getByRole("button", { name: "New Slide" }).click();
  await expect(editor(page).getByLabel("Display Order"), "after the highest").toHaveValue("1");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "New Slide" })).toBeFocused();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "A clinic for all" })).toBeVisible();
});

test("slides are ordered, switched, changed and deleted: HERO-12, HERO-13", async ({
  page,
  openDashboard,
  database,
  admin,
}) => {
  await database.deleteFrom("hero_slides").execute();
  const image_base64 = (await picture("png")).toString("base64");
  for (const headline of ["First", "Second", "آخری"])
    await admin.call("createHeroSlide", { ...words, headline, image_base64 });
  await openDashboard("/dashboard/herosection");
  await expectOrder(page, ["First", "Second", "آخری"]);
  const up = (headline: string) => page.getByRole("button", { name: `Move up ${headline}` });
  const down = (headline: string) => page.getByRole("button", { name: `Move down ${headline}` });
  await expect(up("First")).toBeDisabled();
  await expect(down("آخری")).toBeDisabled();

  const release = await delayRequests(page, "**/backendReact/hero-slides/order");
  await down("First").focus();
  await page.keyboard.press("Enter");
  await expectOrder(page, ["Second", "First", "آخری"]);
  await expect(down("First"), "the focus goes along").toBeFocused();
  await page.keyboard.press("Enter");
  await expectOrder(page, ["Second", "آخری", "First"]);
  release();
  await expect(toast(page, "Slide order updated successfully!")).toBeVisible();
  await page.reload();
  await expectOrder(page, ["Second", "آخری", "First"]);

  await row(page, "Second")
    .getByRole("button", { name: /^Active/ })
    .click();
  await expect(toast(page, "Slide set to Inactive")).toBeVisible();
  await row(page, "Second")
    .getByRole("button", { name: /^Inactive/ })
    .click();
  await expect(toast(page, "Slide set to Active")).toBeVisible();

  await page.getByRole("button", { name: "Edit Second" }).click();
  await expect(editor(page).getByRole("heading", { name: "Edit Hero Slide" })).toBeVisible();
  await expect(editor(page).getByRole("textbox", { name: "Headline", exact: true })).toBeFocused();
  await editor(page).getByRole("textbox", { name: "Headline", exact: true }).fill("Second, again");
  await editor(page).getByRole("button", { name: "Remove Current Image" }).click();
  await expect(toast(page, "image marked for removal on save.")).toBeVisible();
  await expect(
    editor(page).getByText("Visitors see a slide only if it has a picture or a video."),
  ).toBeVisible();
  await editor(page).getByRole("button", { name: "Keep it" }).click();
  await editor(page)
    .getByLabel("Video", { exact: true })
    .setInputFiles({ name: "a.webm", mimeType: "video/webm", buffer: film });
  await editor(page).getByRole("button", { name: "Update Slide" }).click();
  await expect(toast(page, "Slide updated successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Edit Second, again" }).click();
  await editor(page).getByRole("button", { name: "Remove Current Video" }).click();
  await expect(toast(page, "video marked for removal on save.")).toBeVisible();
  await editor(page).getByRole("button", { name: "Update Slide" }).click();
  await expect(editor(page)).toHaveCount(0);
  await expect(row(page, "Second, again")).toContainText("Not shown: no picture or video");

  await page.getByRole("button", { name: "Delete آخری" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Are you sure you want to delete this slide? This action cannot be undone.",
  );
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Slide deleted successfully!")).toBeVisible();
  await expect(row(page, "آخری")).toHaveCount(0);
});
