import { editor, openPost, send } from "#tests/support/blog-management.ts";
import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

test.use({ expectedNoise: [brokenRequest] });

test("after somebody else's save every difference is shown, and each part is taken from either side", async ({
  page,
  admin,
  openDashboard,
}) => {
  const title = uniqueTitle("Two editors");
  const { id } = await admin.publish({ title, excerpt: "Old excerpt", meta_title: "Old meta" });
  await openDashboard("/dashboard/blogs");
  await openPost(page, title);
  const box = (name: string) => editor(page).getByRole("textbox", { name, exact: true });
  const part = (name: string) => editor(page).getByRole("group", { name: new RegExp(`^${name}`) });
  await box("Content").fill("My words");
  await box("Meta title").fill("My meta");
  await admin.revise(id, { title, content: "Their words", excerpt: "Their excerpt", category: "Health" });
  await send(page).click();

  await expect(
    editor(page).getByRole("heading", { name: /Somebody else has changed this post/ }),
  ).toBeFocused();
  await expect(part("Content")).toContainText("Changed by both");
  await expect(part("Excerpt")).toContainText("Changed by them");
  await expect(part("Category")).toContainText("Health");
  // Their save had no meta title: both have changed it.
  await expect(part("Meta title")).toContainText("Changed by both");
  await expect(part("Title")).toHaveCount(0);
  await expect(box("Excerpt")).toHaveValue("Their excerpt");

  // By keyboard alone: to the first radio button, its neighbour by arrow, and on.
  const content = part("Content");
  await content.getByRole("radio", { name: "Mine" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(content.getByRole("radio", { name: "Theirs" })).toBeChecked();
  await expect(box("Content")).toHaveValue("Their words");
  await page.keyboard.press("ArrowLeft");
  await expect(box("Content")).toHaveValue("My words");

  await send(page).click();
  await expect(toast(page, "Choose mine or theirs: Meta title.")).toBeVisible();
  await expect(part("Meta title").getByRole("radio", { name: "Mine" })).toBeFocused();
  await page.keyboard.press("Space");
  await send(page).click();
  await expect(toast(page, "Blog updated successfully!")).toBeVisible();
  expect(await admin.findPost(title)).toMatchObject({
    content: "My words",
    excerpt: "Their excerpt",
    category_name: "Health",
    meta_title: "My meta",
  });
});
