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

  test("asks before it discards text, and restores it after a reload", async ({ page, openDashboard }) => {
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    await fillIn(page, "Half a story");
    await page.keyboard.press("Escape");
    const asking = page.getByRole("alertdialog", { name: "Discard what you wrote?" });
    await asking.getByRole("button", { name: "Keep editing" }).click();
    await expect(editor(page).getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
      "Half a story",
    );

    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    // The editor is in the URL: it opens by itself.
    await expect(editor(page).getByText("Text that you had not saved is back.")).toBeVisible();
    await expect(editor(page).getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
      "Half a story",
    );
    await editor(page).getByRole("button", { name: "Cancel" }).click();
    await asking.getByRole("button", { name: "Discard" }).click();
    await expect(editor(page)).toHaveCount(0);
  });
});
