import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";

test.use({ ownSite: "sample content", expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });

test("sample content is told by kind, removed after a question, and then gone: SAMPLE-03", async ({
  page,
  openDashboard,
  admin,
}) => {
  await admin.saveBanner({ message: "Our own", link_text: "Read", link_url: "/blogs" });
  const { total, by_noun } = await admin.call("countSampleContent");
  await page.route("**/backendReact/sample-content", (route) => route.abort());
  await openDashboard("/dashboard/sample-content");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sample Content");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("The server could not be reached.");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();

  const main = page.getByRole("main");
  await expect(main).toContainText(`${by_noun.event} events`);
  await expect(main, "the banner is ours").not.toContainText(/\d banner/);
  await expect(main).toContainText("samples that somebody has edited");

  const remove = page.getByRole("button", { name: "Remove sample content" });
  await remove.click();
  const dialog = page.getByRole("alertdialog", { name: "Remove the sample content?" });
  await expect(dialog).toContainText(`${by_noun["hero slide"]} hero slides`);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(remove).toBeFocused();
  expect((await admin.call("countSampleContent")).total).toBe(total);

  await remove.click();
  await dialog.getByRole("button", { name: `Remove ${total} pieces` }).click();
  await expect(toast(page, `${total} pieces of sample content removed.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "No sample content is left" })).toBeVisible();
  const claims = page.getByRole("table", { name: "Original claims" });
  await expect(claims.getByRole("row", { name: /4\.9\/5 Rating/ })).toContainText("Not shown");
  await claims.getByRole("link", { name: "4.9/5 Rating" }).click();
  await page.getByRole("checkbox", { name: "The rating is ours" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, /saved/i)).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Why people trust us" })).toContainText("4.9/5 Rating");
  await expect(page.getByRole("region", { name: "Current Events" })).toContainText("Our own");
});
