import { call, editor, fillIn, openNew, openPost, row, send } from "#tests/support/blog-management.ts";
import { administrator, brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { openSiteAdmin, uniqueTitle } from "#tests/support/site-admin.ts";
import { delayRequests, networkOf } from "#tests/support/site-visitor.ts";

/* What goes wrong while staff work, with the blog's editor as the example of the kit. */

test.use({ expectedNoise: [brokenRequest] });

const title = (page: Page) => editor(page).getByRole("textbox", { name: "Title", exact: true });
const content = (page: Page) => editor(page).getByRole("textbox", { name: "Content", exact: true });

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("a save that fails in any way says so, keeps the text, and can be made again", async ({
  page,
  admin,
  openDashboard,
}) => {
  const name = uniqueTitle("In bad weather");
  await openDashboard("/dashboard/blogs");
  await openNew(page);
  await fillIn(page, name, "Every word");
  for (const [response, words] of [
    [undefined, "An error occurred. Please try again."],
    [{ status: 500, json: { success: false, message: "internal" } }, "Failed to publish blog."],
    [
      { status: 200, contentType: "text/html", body: "<p>A proxy</p>" },
      "An error occurred. Please try again.",
    ],
    [{ status: 200, contentType: "application/json", body: "{oops" }, "An error occurred. Please try again."],
  ] as const) {
    const answered = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      if (route.request().method() === "GET") return route.continue();
      await (response ? route.fulfill(response) : route.abort());
      answered.resolve();
    });
    await send(page).click();
    // The toast may be that of the try before.
    await answered.promise;
    await expect(send(page)).toBeEnabled();
    await expect(toast(page, words).first()).toBeVisible();
    await expect(editor(page).getByRole("alert"), "the toast says it, and nothing else").toHaveCount(0);
    await expect(title(page)).toHaveValue(name);
    await expect(content(page)).toHaveValue("Every word");
    await page.unroute(call);
  }
  const release = await delayRequests(page, call);
  let writes = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("api_blogs.php")) writes += 1;
  });
  await send(page).click();
  await expect(editor(page).getByRole("button", { name: "Publishing..." })).toBeDisabled();
  await title(page).press("Enter");
  await title(page).press("Control+s");
  release();
  await expect(toast(page, "Blog published successfully!")).toBeVisible();
  expect(writes, "a slow save is not sent twice").toBe(1);
  expect(await admin.findPost(name)).toMatchObject({ content: "Every word" });
});

test("offline: the page says so, keeps the text, and saves once when the network is back", async ({
  page,
  admin,
  openDashboard,
}) => {
  const network = await networkOf(page);
  const [first, second] = [uniqueTitle("Without a network"), uniqueTitle("Not pressed")];
  await openDashboard("/dashboard/blogs");
  await openNew(page);
  await fillIn(page, first, "Every word");
  await network.setOffline(true);
  await expect(editor(page).getByText(/You are offline. What you type is kept/)).toBeVisible();
  await send(page).click();
  await expect(editor(page).getByRole("alert")).toHaveText(
    "An error occurred. Please try again. You are offline. Saving is retried when you are online again.",
  );
  await content(page).fill("Every word, and one more");
  await network.setOffline(false);
  await expect(toast(page, "Blog published successfully!")).toBeVisible();
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await expect(row(page, first)).toHaveCount(1);
  expect(await admin.findPost(first)).toMatchObject({ content: "Every word, and one more" });

  await openNew(page);
  await fillIn(page, second, "Not saved");
  await network.setOffline(true);
  await network.setOffline(false);
  await expect(editor(page).getByRole("button", { name: "Publish Post" })).toBeEnabled();
  await expect(title(page)).toHaveValue(second);
  expect(await admin.findPost(second), "nobody asked for it").toBeUndefined();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
});

test("a session that ends in the middle of an edit: signed in again, one stands where one was", async ({
  page,
  admin,
  openDashboard,
}) => {
  const name = uniqueTitle("Half written");
  await admin.publish({ title: name, content: "As it was" });
  await openDashboard(`/dashboard/blogs?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await content(page).fill("Half a thought");
  await page.evaluate(() => localStorage.setItem("authToken", "no-longer-valid"));
  await send(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Session expired. Please log in again.")).toBeVisible();
  await signIn(page, administrator);
  await expect(page).toHaveURL(/\/dashboard\/blogs\?q=.*&edit=\d+$/);
  await expect(editor(page).getByText("Text that you had not saved is back.")).toBeVisible();
  await expect(content(page)).toHaveValue("Half a thought");
  await send(page).click();
  await expect(toast(page, "Blog updated successfully!")).toBeVisible();
  expect(await admin.findPost(name)).toMatchObject({ content: "Half a thought" });
});

test("another tab signs out: the text is there for the same account, and for no other", async ({
  page,
  context,
  site,
  admin,
  openDashboard,
}) => {
  const other = { name: "Desk", email: "desk-two@umeed.example", password: "canals-2026" };
  await admin.call("createUser", other);
  await openDashboard("/dashboard/blogs");
  await openNew(page);
  await fillIn(page, "A secret thought", "For me alone");
  const second = await context.newPage();
  const signOutThere = async () => {
    await second.goto("/robots.txt");
    await second.evaluate(() => {
      localStorage.removeItem("authToken");
      localStorage.removeItem("authUser");
    });
    await expect(page).toHaveURL(/\/login$/);
  };
  await signOutThere();
  await signIn(page, administrator);
  await expect(title(page)).toHaveValue("A secret thought");

  await signOutThere();
  await signIn(page, other);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/dashboard/blogs");
  await openNew(page);
  await expect(title(page)).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("A secret thought");
  expect((await openSiteAdmin(site.url, other)).token).toBeTruthy();
});

test("a post that somebody has deleted is said so plainly, wherever it is acted upon", async ({
  page,
  admin,
  openDashboard,
}) => {
  const name = uniqueTitle("Gone already");
  const { id } = await admin.publish({ title: name });
  await openDashboard(`/dashboard/blogs?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
  await admin.removePost(id);
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Blog not found")).toBeVisible();
  await expect(row(page, name), "the list is renewed").toHaveCount(0);
  await page.goto(`/dashboard/blogs?edit=${id}`);
  await expect(toast(page, "This post is no longer in the list.")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/blogs$/);
});

test("a save whose reply was lost is not made twice: the second is the same as what is stored", async ({
  page,
  admin,
  openDashboard,
}) => {
  const name = uniqueTitle("The reply was lost");
  await admin.publish({ title: name, content: "As it was" });
  await openDashboard("/dashboard/blogs");
  await openPost(page, name);
  await content(page).fill("As it is");
  await page.route(call, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await route.fetch();
    await route.abort();
  });
  await send(page).click();
  await expect(toast(page, "An error occurred. Please try again.")).toBeVisible();
  await page.unroute(call);
  await send(page).click();
  await expect(toast(page, "Blog updated successfully!")).toBeVisible();
  await expect(editor(page)).toHaveCount(0);
  expect(await admin.findPost(name)).toMatchObject({ content: "As it is", version: 2 });
});
