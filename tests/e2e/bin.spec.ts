import { find, row } from "#tests/support/blog-management.ts";
import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

test.use({ expectedNoise: [brokenRequest] });

test("a deleted post is public again after one press of 'Undo': BIN-02", async ({
  page,
  admin,
  openDashboard,
}) => {
  const title = uniqueTitle("Deleted by a slip");
  const { slug } = await admin.publish({ title });
  await openDashboard("/dashboard/blogs");
  await find(page, title);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  const asking = page.getByRole("alertdialog");
  await expect(asking).toContainText("This action cannot be undone. Except from the bin, for 30 days.");
  await asking.getByRole("button", { name: "Delete" }).click();
  // While the dialog is open no row is found: the offer to undo says that the reply has come.
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);

  await undo.click();
  await expect(toast(page, "It is back where it was.")).toBeVisible();
  await expect(row(page, title)).toBeVisible();
  const story = await page.request.get(`/blog/${slug}`);
  expect(story.status()).toBe(200);
  expect(await story.text()).toContain(title);
});

test("the bin lists what was deleted, brings it back and deletes it for good: BIN-04, BIN-06", async ({
  page,
  admin,
  openDashboard,
}) => {
  const [kept, gone] = [uniqueTitle("To come back"), uniqueTitle("To go")];
  for (const title of [kept, gone]) await admin.removePost((await admin.publish({ title })).id);
  await openDashboard("/dashboard/bin");
  const list = page.getByRole("table", { name: "Bin" });
  await expect(list.getByRole("row").filter({ hasText: kept })).toContainText("Post");
  await page.getByRole("combobox", { name: "Kind" }).selectOption("Events");
  await expect(list.getByRole("row").filter({ hasText: kept })).toHaveCount(0);
  await expect(page).toHaveURL(/kind=event/);
  await openDashboard("/dashboard/bin?kind=blog+post");

  await page.getByRole("button", { name: `Bring back ${kept}` }).click();
  await expect(toast(page, "It is back where it was.")).toBeVisible();
  expect(await admin.findPost(kept)).toBeTruthy();
  await expect(list.getByRole("row").filter({ hasText: kept })).toHaveCount(0);

  await page.getByRole("button", { name: `Delete for good: ${gone}` }).click();
  const asking = page.getByRole("alertdialog");
  await expect(asking).toContainText("This action cannot be undone.");
  await asking.getByRole("button", { name: "Delete for good" }).click();
  await expect(toast(page, "Deleted for good.")).toBeVisible();
  await expect(page.getByText(gone)).toHaveCount(0);
});
