import { Buffer } from "node:buffer";
import { drawing, photograph, picture } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

const call = "**/backendReact/api_blogs.php*";
const editor = (page: Page) => page.getByRole("dialog", { name: /(?:Create New|Edit) Blog Post/ });
const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const send = (page: Page) => editor(page).getByRole("button", { name: /Publish Post|Update Post/ });

async function openNew(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New Post" }).click();
  await expect(editor(page).getByRole("heading", { name: "Create New Blog Post" })).toBeVisible();
}

async function fillIn(page: Page, title: string, content = "Some words"): Promise<void> {
  await editor(page).getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await editor(page).getByRole("textbox", { name: "Content", exact: true }).fill(content);
  await editor(page).getByLabel("Category").selectOption("Education");
}

const find = (page: Page, title: string) => page.getByRole("searchbox", { name: "Search posts" }).fill(title);

/** Answers writes with this, or not at all, and leaves reads alone. */
async function answerWrites(page: Page, answer?: { status: number; json: unknown }): Promise<void> {
  await page.route(call, (route) => {
    if (route.request().method() === "GET") return route.continue();
    return answer ? route.fulfill(answer) : route.abort();
  });
}

test.describe("the table", () => {
  test("shows each post with category, author, date and what can be done", async ({
    page,
    admin,
    openDashboard,
  }) => {
    const title = uniqueTitle("In the table");
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
  });

  test("marks drafts, which have no page to view", async ({ page, admin, openDashboard }) => {
    const title = uniqueTitle("Unfinished");
    await admin.publish({ title, status: "draft" });
    await openDashboard("/dashboard/blogs");
    await find(page, title);
    await expect(row(page, title)).toContainText("Draft");
    await expect(row(page, title).getByRole("link", { name: /View/ })).toHaveCount(0);
  });

  test("sorts by a column", async ({ page, openDashboard }) => {
    await openDashboard("/dashboard/blogs");
    await page.getByRole("columnheader", { name: "Blog Post" }).getByRole("button").click();
    await expect(page.getByRole("columnheader", { name: "Blog Post" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    const titles = await page.getByRole("row").locator("td:first-child p:first-child").allInnerTexts();
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b)));
  });

  test("says that blogs are loading, and what failed", async ({ page, openDashboard }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(call, async (route) => {
      await held;
      await route.abort();
    });
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

test.describe("the editor", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("publishes a post, says so, and visitors read it", async ({ page, openDashboard }) => {
    const title = uniqueTitle("Two thousand quilts");
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
    await page.goto(`/blogs?q=${encodeURIComponent(title)}`);
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByText("The first cold night")).toBeVisible();
    await expect(page.getByText("7 min read").first()).toBeVisible();
  });

  test("opens with the seeds' defaults and a box of 18 rows", async ({ page, openDashboard }) => {
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    await expect(editor(page).getByLabel("Author name")).toHaveValue("Admin");
    await expect(editor(page).getByLabel("Read time (minutes)")).toHaveValue("5");
    await expect(editor(page).getByLabel("Status")).toHaveValue("published");
    await expect(editor(page).getByRole("textbox", { name: "Content", exact: true })).toHaveAttribute(
      "rows",
      "18",
    );
    for (const group of ["Publication Settings", "Featured Image", "SEO Settings"]) {
      await expect(editor(page).getByRole("group", { name: group })).toBeVisible();
    }
  });

  test("puts marks on what is selected", async ({ page, openDashboard }) => {
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    const box = editor(page).getByRole("textbox", { name: "Content", exact: true });
    const press = (name: string) => editor(page).getByRole("button", { name, exact: true }).click();
    for (const [name, before, after] of [
      ["Bold", "words", "**words**"],
      ["Italic", "words", "_words_"],
      ["Heading 1", "words", "# words"],
      ["Heading 2", "words", "## words"],
      ["Bullet List", "one\ntwo", "- one\n- two"],
      ["Numbered List", "one\ntwo", "1. one\n2. two"],
      ["Quote", "words", "> words"],
    ] as const) {
      await box.fill(before);
      await box.selectText();
      await press(name);
      await expect(box).toHaveValue(after);
      await expect(box).toBeFocused();
    }
    await box.fill("only this word");
    await box.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(5, 9));
    await press("Bold");
    await expect(box).toHaveValue("only **this** word");
  });

  test("asks for title, content and category, one toast at a time, and keeps what is there", async ({
    page,
    openDashboard,
  }) => {
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    const title = editor(page).getByRole("textbox", { name: "Title", exact: true });
    const content = editor(page).getByRole("textbox", { name: "Content", exact: true });
    await title.fill("   ");
    await send(page).click();
    await expect(toast(page, "Please enter a title")).toBeVisible();
    await title.fill("A title");
    await send(page).click();
    await expect(toast(page, "Please enter content")).toBeVisible();
    await content.fill("Some words");
    await send(page).click();
    await expect(toast(page, "Please select a category")).toBeVisible();
    await expect(title).toHaveValue("A title");
    await expect(content).toHaveValue("Some words");
  });

  test("reads 'Publishing...' while it saves", async ({ page, openDashboard }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    await fillIn(page, uniqueTitle("Slowly"));
    await page.route(call, async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await send(page).click();
    await expect(editor(page).getByRole("button", { name: "Publishing..." })).toBeDisabled();
    release();
    await expect(toast(page, "Blog published successfully!")).toBeVisible();
  });

  for (const { title, answer, text } of [
    {
      title: "without words",
      answer: { status: 422, json: { success: false } },
      text: "Failed to publish blog.",
    },
    { title: "with words", answer: { status: 422, json: { success: false, message: "No." } }, text: "No." },
    { title: "without an answer", answer: undefined, text: "An error occurred. Please try again." },
  ]) {
    test(`a save refused ${title} is told by a toast and loses nothing`, async ({ page, openDashboard }) => {
      await openDashboard("/dashboard/blogs");
      await openNew(page);
      await fillIn(page, "Kept title", "Kept words");
      await answerWrites(page, answer);
      await send(page).click();
      await expect(toast(page, text)).toBeVisible();
      await expect(editor(page).getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
        "Kept title",
      );
      await expect(editor(page).getByRole("textbox", { name: "Content", exact: true })).toHaveValue(
        "Kept words",
      );
    });
  }

  test("changes a post, whose old address goes on leading to it", async ({ page, admin, openDashboard }) => {
    const [before, after] = [uniqueTitle("Named before"), uniqueTitle("Named after")];
    const { slug } = await admin.publish({ title: before });
    await openDashboard("/dashboard/blogs");
    await find(page, before);
    await page.getByRole("button", { name: `Edit ${before}` }).click();
    await expect(editor(page).getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
    await editor(page).getByRole("textbox", { name: "Title", exact: true }).fill(after);
    await send(page).click();
    await expect(toast(page, "Blog updated successfully!")).toBeVisible();
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(after);
  });

  test("does not write over what somebody else saved meanwhile", async ({ page, admin, openDashboard }) => {
    const title = uniqueTitle("Two editors");
    const { id } = await admin.publish({ title });
    await openDashboard("/dashboard/blogs");
    await find(page, title);
    await page.getByRole("button", { name: `Edit ${title}` }).click();
    await editor(page).getByRole("textbox", { name: "Content", exact: true }).fill("Mine");
    await admin.revise(id, { title, content: "Theirs" });
    await send(page).click();
    await expect(editor(page).getByText(/Somebody else has changed this post/)).toBeVisible();
    expect((await admin.findPost(title)).content).toBe("Theirs");
    await expect(editor(page).getByRole("textbox", { name: "Content", exact: true })).toHaveValue("Mine");
    await editor(page).getByText("Show their version").click();
    await expect(editor(page).getByText("Theirs")).toBeVisible();
    await editor(page).getByRole("button", { name: "Keep mine" }).click();
    await send(page).click();
    await expect(toast(page, "Blog updated successfully!")).toBeVisible();
    expect((await admin.findPost(title)).content).toBe("Mine");
  });

  test("keeps the text of a post that somebody deleted meanwhile", async ({ page, admin, openDashboard }) => {
    const title = uniqueTitle("Deleted under me");
    const { id } = await admin.publish({ title });
    await openDashboard("/dashboard/blogs");
    await find(page, title);
    await page.getByRole("button", { name: `Edit ${title}` }).click();
    await editor(page).getByRole("textbox", { name: "Content", exact: true }).fill("Still here");
    await admin.removePost(id);
    await send(page).click();
    await expect(editor(page).getByText(/deleted this post/)).toBeVisible();
    await editor(page).getByRole("button", { name: "Make it a new post" }).click();
    await send(page).click();
    await expect(toast(page, "Blog published successfully!")).toBeVisible();
    expect((await admin.findPost(title)).content).toBe("Still here");
  });

  test("asks before it throws text away, and brings it back after a reload", async ({
    page,
    openDashboard,
  }) => {
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
    await openNew(page);
    await expect(editor(page).getByText("Text that you had not saved is back.")).toBeVisible();
    await expect(editor(page).getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
      "Half a story",
    );
    await editor(page).getByRole("button", { name: "Cancel" }).click();
    await asking.getByRole("button", { name: "Discard" }).click();
    await expect(editor(page)).toHaveCount(0);
  });
});

test.describe("the featured image", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("is previewed, removed, chosen again, and shown to visitors in light forms", async ({
    page,
    openDashboard,
  }) => {
    const title = uniqueTitle("With a photo");
    const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await photograph() };
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    await fillIn(page, title);
    await editor(page).getByLabel("Upload image").setInputFiles(photo);
    const preview = editor(page).getByRole("img", { name: "Preview of the chosen file" });
    await expect(preview).toHaveJSProperty("naturalWidth", 800);
    await editor(page).getByRole("button", { name: "Remove image" }).click();
    await expect(preview).toHaveCount(0);
    await editor(page).getByLabel("Upload image").setInputFiles(photo);
    await editor(page).getByLabel("Alt text").fill("Green cloth");
    await send(page).click();
    await expect(toast(page, "Blog published successfully!")).toBeVisible();

    await page.goto(`/blogs?q=${encodeURIComponent(title)}`);
    const shown = page.getByRole("img", { name: "Green cloth" });
    await expect(shown).toHaveJSProperty("complete", true);
    expect(await shown.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\.avif$/);
  });

  test("of the wrong type or size is refused before it is sent, in the seeds' words", async ({
    page,
    openDashboard,
  }) => {
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    const file = editor(page).getByLabel("Upload image");
    await file.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: drawing });
    await expect(toast(page, "Please select a valid image file (JPEG, PNG, GIF, WebP)")).toBeVisible();
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    await file.setInputFiles({ name: "large.jpg", mimeType: "image/jpeg", buffer: large });
    await expect(toast(page, "Image size should be less than 5MB")).toBeVisible();
    await expect(editor(page).getByRole("img", { name: /Preview/ })).toHaveCount(0);
  });

  test("that is a drawing in disguise is refused by the server, in the same words", async ({
    page,
    openDashboard,
  }) => {
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    await fillIn(page, "Disguised");
    await editor(page)
      .getByLabel("Upload image")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: drawing });
    await send(page).click();
    await expect(toast(page, "Please select a valid image file (JPEG, PNG, GIF, WebP)")).toBeVisible();
    await expect(editor(page).getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Disguised");
  });

  test("is replaced and taken away in a later edit", async ({ page, admin, openDashboard }) => {
    const title = uniqueTitle("Changing pictures");
    await admin.publish({ title });
    await openDashboard("/dashboard/blogs");
    await find(page, title);
    const change = async (act: () => Promise<void>) => {
      await page.getByRole("button", { name: `Edit ${title}` }).click();
      await act();
      await send(page).click();
      await expect(editor(page)).toHaveCount(0);
      return (await admin.findPost(title)).featured_image as string | null;
    };
    const png = { name: "a.png", mimeType: "image/png", buffer: await picture("png") };
    expect(await change(() => editor(page).getByLabel("Upload image").setInputFiles(png))).toMatch(/\.png$/);
    const gif = { name: "a.gif", mimeType: "image/gif", buffer: await picture("gif") };
    expect(await change(() => editor(page).getByLabel("Replace image").setInputFiles(gif))).toMatch(/\.gif$/);
    expect(await change(() => editor(page).getByRole("button", { name: "Remove image" }).click())).toBeNull();
  });
});

test.describe("a deletion", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("asks in the seeds' words, and only then deletes", async ({ page, admin, openDashboard }) => {
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

  for (const { title, answer, text } of [
    {
      title: "without words",
      answer: { status: 422, json: { success: false } },
      text: "Failed to delete blog.",
    },
    { title: "without an answer", answer: undefined, text: "An error occurred during deletion." },
  ]) {
    test(`refused ${title} is told and leaves the post`, async ({ page, admin, openDashboard }) => {
      const post = uniqueTitle("To stay");
      await admin.publish({ title: post });
      await openDashboard("/dashboard/blogs");
      await find(page, post);
      await answerWrites(page, answer);
      await page.getByRole("button", { name: `Delete ${post}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(toast(page, text)).toBeVisible();
      await expect(row(page, post)).toBeVisible();
    });
  }
});

test.describe("categories", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("are added, renamed, recoloured and removed, but not while in use", async ({
    page,
    admin,
    openDashboard,
  }) => {
    const [name, renamed] = [uniqueTitle("Wells"), uniqueTitle("Pumps")];
    await openDashboard("/dashboard/blogs");
    await page.getByRole("button", { name: "Categories" }).click();
    const dialog = page.getByRole("dialog", { name: "Categories" });
    await dialog.getByLabel("New category: name").fill(name);
    await dialog.getByLabel("New category: colour").fill("#445566");
    await dialog.getByRole("button", { name: "Add" }).click();
    await expect(toast(page, "Category added.")).toBeVisible();
    const line = dialog.getByRole("listitem").filter({ has: page.getByLabel(`${name}: name`) });
    await dialog.getByLabel(`${name}: name`).fill(renamed);
    await line.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Category saved.")).toBeVisible();
    await admin.publish({ title: uniqueTitle("Uses it"), category: renamed });
    await dialog.getByRole("button", { name: `Remove ${renamed}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(toast(page, "This category still has 1 post. Move them first.")).toBeVisible();
    await expect(dialog.getByLabel(`${renamed}: name`)).toBeVisible();
  });
});
