import { editor, openPost, send } from "#tests/support/blog-management.ts";
import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

test.use({ expectedNoise: [brokenRequest] });

test("after somebody else's save both versions are shown, and one of them stays: ALL-18", async ({
  page,
  admin,
  openDashboard,
}) => {
  const title = uniqueTitle("Two editors");
  const { id } = await admin.publish({ title, excerpt: "Old excerpt" });
  await openDashboard("/dashboard/blogs");
  await openPost(page, title);
  const box = (name: string) => editor(page).getByRole("textbox", { name, exact: true });
  const question = page.getByRole("dialog", { name: "Changed meanwhile" });
  await box("Content").fill("My words");
  await admin.revise(id, { title, content: "Their words", excerpt: "Their excerpt", category: "Health" });
  await send(page).click();

  await expect(question.getByRole("alert")).toContainText("Somebody else has changed this post");
  await expect(question.getByRole("term")).toHaveText(["Content", "Excerpt", "Category"]);
  await expect(question.getByRole("definition").filter({ hasText: "Their words" })).toBeVisible();
  await question.getByRole("button", { name: "Take theirs" }).click();
  await expect(box("Content")).toHaveValue("Their words");
  await expect(box("Excerpt")).toHaveValue("Their excerpt");
  await editor(page).getByRole("button", { name: "Bring mine back" }).click();
  await expect(box("Content")).toHaveValue("My words");

  // By keyboard alone: closing decides nothing, and the next save asks again.
  await admin.revise(id, { title, content: "Their last words", category: "Health" });
  await box("Content").press("Control+s");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(box("Content")).toHaveValue("My words");
  await box("Content").press("Control+s");
  await question.getByRole("button", { name: "Keep mine" }).press("Enter");
  await expect(toast(page, "Blog updated successfully!")).toBeVisible();
  expect(await admin.findPost(title)).toMatchObject({ content: "My words", excerpt: "Old excerpt" });
});
