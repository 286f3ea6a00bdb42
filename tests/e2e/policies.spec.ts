import { expect, test } from "#tests/support/site.ts";

test("privacy, terms and cookies are documents with a list of contents: LEGAL-01", async ({ page }) => {
  for (const [path, title, section] of [
    ["/terms", "Terms", "Gifts"],
    ["/cookies", "Cookies", "Why there is no cookie banner"],
    ["/privacy-policy", "Privacy policy", "How to see, correct or erase it"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("article").getByRole("time")).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    const contents = page.getByRole("navigation", { name: "Contents of this page" }).getByRole("link");
    await expect(contents).toHaveCount(
      (await page.getByRole("article").getByRole("heading", { level: 2 }).count()) - 1,
    );
    await contents.filter({ hasText: section }).click();
    await expect(page.getByRole("heading", { level: 2, name: section })).toBeInViewport();
    await expect(page.getByRole("region", { name: "Contact" })).toContainText("salaam@umeed.example");
  }
});

test("what is stored is a table, on a phone too, and prints without the frame: LEGAL-02", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  const table = page.getByRole("table", { name: "What we store" });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(table.getByRole("columnheader")).toHaveText([
      "What",
      "What it holds",
      "What for",
      "Until when",
    ]);
    const donors = table.getByRole("row", { name: /^Blood donors/ });
    await expect(donors.getByRole("rowheader")).toHaveText("Blood donors");
    await expect(donors.getByRole("cell").last()).toContainText(
      "Two years after we last called you, we ask by email",
    );
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Contents", { exact: true })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});
