import { editor, fillIn, openNew, openPost, row, send } from "#tests/support/blog-management.ts";
import { expect, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

test.describe("the editor", () => {
  test("a post is published, read by visitors, and renamed: its old URL redirects to it", async ({
    page,
    openDashboard,
  }) => {
    const [title, renamed] = [uniqueTitle("Two thousand quilts"), uniqueTitle("Two hundred quilts")];
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    await fillIn(page, title, "The first cold night");
    await editor(page).getByLabel("Read time (minutes)").fill("7");
    await editor(page).getByLabel("Author name").fill("Field desk");
    await editor(page).getByLabel("Excerpt").fill("Before the fog");
    await send(page).click();
    await expect(toast(page, "Blog published successfully!")).toBeVisible();
    await expect(editor(page)).toHaveCount(0);
    await expect(row(page, title)).toBeVisible();
    const opened = page.waitForEvent("popup");
    await row(page, title)
      .getByRole("link", { name: `View ${title}` })
      .click();
    const reader = await opened;
    await expect(reader.getByText("The first cold night")).toBeVisible();
    await expect(reader.getByText("7 min read").first()).toBeVisible();

    await openPost(page, title);
    await expect(editor(page).getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
    await editor(page).getByRole("textbox", { name: "Title", exact: true }).fill(renamed);
    await send(page).click();
    await expect(toast(page, "Blog updated successfully!")).toBeVisible();
    await reader.reload();
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(renamed);
    await reader.close();
  });
});
