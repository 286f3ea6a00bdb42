import { editor, fillIn, openNew, openPost, row, send } from "#tests/support/blog-management.ts";
import { picture } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

const content = (page: Page) => editor(page).getByRole("textbox", { name: "Content", exact: true });
const button = (page: Page, name: string) => editor(page).getByRole("button", { name, exact: true });

test.describe("writing a post", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("the preview shows the text by the server's rules; lists go on; a picture and a link go into the text: BLOG-29, BLOG-30", async ({
    page,
    admin,
    openDashboard,
  }) => {
    const title = uniqueTitle("With a picture");
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    await fillIn(page, title, "# Winter");
    await button(page, "Preview").click();
    const preview = editor(page).getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("heading", { level: 2, name: "Winter" })).toBeVisible();

    await content(page).press("End");
    await content(page).pressSequentially("\n\n- quilts\nfood");
    await content(page).press("Enter");
    await content(page).press("Enter");
    await content(page).pressSequentially("end");
    await expect(content(page)).toHaveValue("# Winter\n\n- quilts\n- food\nend");
    await expect(preview.getByRole("listitem")).toHaveCount(2);

    await content(page).selectText();
    await content(page).press("ArrowRight");
    for (let letter = 0; letter < 3; letter += 1) await content(page).press("Shift+ArrowLeft");
    await button(page, "Link").click();
    const link = page.getByRole("dialog", { name: "Insert a Link" });
    await expect(link.getByLabel("Words")).toHaveValue("end");
    await link.getByLabel("Address").fill("javascript:alert(1)");
    await link.getByRole("button", { name: "Insert Link" }).click();
    await expect(link.getByText(/Please enter a web address/)).toBeVisible();
    await link.getByLabel("Address").fill("/donate");
    await link.getByRole("button", { name: "Insert Link" }).click();
    await expect(content(page)).toHaveValue(/\[end\]\(\/donate\)$/);
    await expect(content(page)).toBeFocused();

    await button(page, "Picture").click();
    const dialog = page.getByRole("dialog", { name: "Insert a Picture" });
    await dialog.getByRole("button", { name: "Insert Picture" }).click();
    await expect(dialog.getByText("Please choose a picture.")).toBeVisible();
    await expect(dialog.getByText("Please say what the picture shows.")).toBeVisible();
    const file = { name: "pump.png", mimeType: "image/png", buffer: Buffer.from(await picture("png")) };
    await dialog.getByLabel(/^Picture/).setInputFiles(file);
    await dialog.getByLabel(/^Alt text/).fill("A pump in Kasur");
    await dialog.getByRole("button", { name: "Insert Picture" }).click();
    await expect(content(page)).toHaveValue(
      /!\[A pump in Kasur\]\(\/backendReact\/uploads\/images\/\S+\.png\)/,
    );
    await expect(preview.getByRole("img", { name: "A pump in Kasur" })).toBeVisible();

    await send(page).click();
    await expect(toast(page, "Blog published successfully!")).toBeVisible();
    const { slug } = await admin.findPost(title);
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole("img", { name: "A pump in Kasur" })).toBeVisible();
  });

  test("a draft is saved and later published in eight clicks, Ctrl+S keeps the editor open: BLOG-31", async ({
    page,
    admin,
    openDashboard,
  }) => {
    const title = uniqueTitle("In eight clicks");
    await openDashboard("/dashboard/blogs");
    // 1: New Post. 2: the category. Title and text are typed.
    await openNew(page);
    await fillIn(page, title, "As it was");
    // 3
    await button(page, "Save Draft").click();
    await expect(toast(page, "Draft saved.")).toBeVisible();
    await expect(editor(page)).toHaveCount(0);
    expect(await admin.findPost(title)).toMatchObject({ status: "draft" });
    // 4: its title opens the editor.
    await row(page, title).getByRole("button", { name: title, exact: true }).click();
    await content(page).fill("As it is");
    await content(page).press("Control+s");
    await expect(toast(page, "Draft saved.").nth(1)).toBeVisible();
    await expect(content(page)).toBeFocused();
    expect(await admin.findPost(title)).toMatchObject({ status: "draft", content: "As it is", version: 2 });
    // 5
    await button(page, "Publish Post").click();
    await expect(toast(page, "Blog updated successfully!")).toBeVisible();
    await expect(editor(page)).toHaveCount(0);
    expect(await admin.findPost(title)).toMatchObject({ status: "published", version: 3 });
  });

  test("after Ctrl+S a draft is published at once, also while the list is slow to come", async ({
    page,
    admin,
    openDashboard,
  }) => {
    const title = uniqueTitle("Before the list");
    await admin.publish({ title, status: "draft", content: "As it was" });
    await openDashboard("/dashboard/blogs");
    await openPost(page, title);
    const list = Promise.withResolvers<void>();
    await page.route(/api_blogs\.php\?.*limit=/, async (route) => {
      await list.promise;
      await route.continue();
    });
    await content(page).fill("As it is");
    await content(page).press("Control+s");
    await expect(toast(page, "Draft saved.")).toBeVisible();
    await button(page, "Publish Post").click();
    await expect(toast(page, "Blog updated successfully!")).toBeVisible();
    await expect(editor(page)).toHaveCount(0);
    expect(await admin.findPost(title)).toMatchObject({ status: "published", version: 3 });
    list.resolve();
    await expect(row(page, title)).not.toContainText("Draft");
  });

  test("a draft's private link is read without signing in, until the post is public: BLOG-32", async ({
    page,
    admin,
    browser,
    openDashboard,
  }) => {
    const title = uniqueTitle("For your eyes");
    const { id } = await admin.publish({ title, status: "draft", content: "Not **yet** public" });
    await openDashboard("/dashboard/blogs");
    await openPost(page, title);
    await button(page, "Create link").click();
    const address = await editor(page)
      .getByText(/\/blog-preview\?token=/)
      .innerText();
    const { pathname, search } = new URL(address);
    const stranger = await browser.newContext();
    const reader = await stranger.newPage();
    const open = () => reader.goto(new URL(pathname + search, page.url()).href);
    const shown = await open();
    expect(shown?.headers()).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(reader.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
    await expect(reader.getByText("This is a draft.")).toBeVisible();

    await button(page, "Withdraw").click();
    await expect(toast(page, "The link no longer works.")).toBeVisible();
    expect((await open())?.status()).toBe(404);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Preview Ended");

    await button(page, "Create link").click();
    const second = new URL(
      await editor(page)
        .getByText(/\/blog-preview\?token=/)
        .innerText(),
    );
    const openSecond = () => reader.goto(new URL(second.pathname + second.search, page.url()).href);
    expect((await openSecond())?.status()).toBe(200);
    await admin.revise(id, { title, content: "Public", status: "published" });
    expect((await openSecond())?.status()).toBe(404);
    await stranger.close();
  });
});
