import { call, find, respondToWrites, row } from "#tests/support/blog-management.ts";
import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

test.describe("the table", () => {
  test("shows each post with category, author, date and what can be done, and sorts by a column", async ({
    page,
    admin,
    openDashboard,
  }) => {
    const title = uniqueTitle("In the table");
    const draft = uniqueTitle("Unfinished");
    await admin.publish({ title: draft, status: "draft" });
    await admin.publish({
      title,
      excerpt: "The short of it",
      category: "Health",
      published_at: "2026-02-03",
    });
    await openDashboard("/dashboard/blogs");
    await expect(page.getByRole("columnheader")).toHaveText([
      "Blog Post",
      "Category",
      "Author",
      "Date",
      "Actions",
    ]);
    await find(page, title);
    // The found post has its place now: a press is not lost while the list changes.
    await expect(row(page, draft)).toHaveCount(0);
    const cells = row(page, title).getByRole("cell");
    await expect(cells.nth(0)).toContainText("The short of it");
    await expect(cells.nth(1)).toContainText("Health");
    await expect(cells.nth(2)).toContainText("Admin");
    await expect(cells.nth(3)).toContainText("Feb 3, 2026");
    await expect(row(page, title).getByRole("button", { name: `Edit ${title}` })).toBeVisible();
    await expect(row(page, title).getByRole("button", { name: `Delete ${title}` })).toBeVisible();
    const view = row(page, title).getByRole("link", { name: `View ${title}` });
    await expect(view).toHaveAttribute("target", "_blank");
    const opened = page.waitForEvent("popup");
    await view.click();
    await expect((await opened).getByRole("heading", { level: 1 })).toHaveText(title);

    await test.step("a draft is marked, and has no page to view", async () => {
      await find(page, draft);
      await expect(row(page, draft)).toContainText("Draft");
      await expect(row(page, draft).getByRole("link", { name: /View/ })).toHaveCount(0);
      await find(page, "");
      await expect(row(page, draft)).toBeVisible();
      await expect(row(page, title)).toBeVisible();
    });
    await page.getByRole("columnheader", { name: "Blog Post" }).getByRole("button").click();
    await expect(page.getByRole("columnheader", { name: "Blog Post" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    const titles = await page.getByRole("row").locator("td:first-child p:first-child").allInnerTexts();
    // As the table sorts: numbers in titles by their value.
    const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
    expect(titles).toEqual(titles.toSorted(compare));
  });

  test("says that blogs are loading, and what failed", async ({ page, openDashboard }) => {
    const release = await delayRequests(page, call, (route) => route.abort());
    await openDashboard("/dashboard/blogs");
    await expect(page.getByText("Loading blogs...")).toBeVisible();
    release();
    await expect(toast(page, "Failed to fetch blogs.")).toBeVisible();
    await page.unroute(call);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("table")).toBeVisible();
  });
  test.use({ expectedNoise: [brokenRequest] });
});

test.describe("a deletion", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("asks in the words of BLOG-26, and only then deletes", async ({ page, admin, openDashboard }) => {
    const title = uniqueTitle("To be deleted");
    const { slug } = await admin.publish({ title });
    await openDashboard("/dashboard/blogs");
    await find(page, title);
    const press = () => page.getByRole("button", { name: `Delete ${title}` }).click();
    const asking = page.getByRole("alertdialog");
    await press();
    await expect(asking).toContainText(
      "Are you sure you want to delete this blog post? This action cannot be undone.",
    );
    await asking.getByRole("button", { name: "Cancel" }).click();
    expect(await admin.findPost(title)).toBeTruthy();
    await press();
    await asking.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Blog deleted successfully!")).toBeVisible();
    await expect(row(page, title)).toHaveCount(0);
    expect((await page.goto(`/blog/${slug}`))?.status()).toBe(404);
  });

  test("that is refused shows why and keeps the post", async ({ page, admin, openDashboard }) => {
    const post = uniqueTitle("To stay");
    await admin.publish({ title: post });
    await openDashboard("/dashboard/blogs");
    await find(page, post);
    for (const { response, text } of [
      { response: { status: 422, json: { success: false } }, text: "Failed to delete blog." },
      { response: undefined, text: "An error occurred during deletion." },
    ]) {
      await respondToWrites(page, response);
      await page.getByRole("button", { name: `Delete ${post}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(toast(page, text)).toBeVisible();
      await expect(row(page, post)).toBeVisible();
      await page.unroute(call);
    }
  });
});
