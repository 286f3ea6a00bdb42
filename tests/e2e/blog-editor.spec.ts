import {
  call,
  editor,
  fillIn,
  openNew,
  openPost,
  respondToWrites,
  row,
  send,
} from "#tests/support/blog-management.ts";
import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

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

  test("opens with the defaults of BLOG-05, formats the selection, and asks for what is missing, one toast at a time", async ({
    page,
    openDashboard,
  }) => {
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    const title = editor(page).getByRole("textbox", { name: "Title", exact: true });
    const content = editor(page).getByRole("textbox", { name: "Content", exact: true });

    await test.step("the defaults, and a box of 18 rows", async () => {
      await expect(editor(page).getByLabel("Author name")).toHaveValue("Admin");
      await expect(editor(page).getByLabel("Read time (minutes)")).toHaveValue("5");
      await expect(editor(page).getByLabel("Status")).toHaveValue("published");
      await expect(content).toHaveAttribute("rows", "18");
      for (const group of ["Publication Settings", "Featured Image", "SEO Settings"]) {
        await expect(editor(page).getByRole("group", { name: group })).toBeVisible();
      }
    });

    await test.step("title, content and category are asked for, and what is there is kept", async () => {
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

    await test.step("the selection is formatted", async () => {
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
        await content.fill(before);
        await content.selectText();
        await press(name);
        await expect(content).toHaveValue(after);
        await expect(content).toBeFocused();
      }
      await content.fill("only this word");
      await content.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(5, 9));
      await press("Bold");
      await expect(content).toHaveValue("only **this** word");
    });
  });

  test("a save that is refused shows a toast and loses nothing; 'Publishing...' shows while it runs", async ({
    page,
    openDashboard,
  }) => {
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    const title = uniqueTitle("Kept title");
    await fillIn(page, title, "Kept words");
    for (const { what, response, text } of [
      {
        what: "without words",
        response: { status: 422, json: { success: false } },
        text: "Failed to publish blog.",
      },
      {
        what: "with words",
        response: { status: 422, json: { success: false, message: "No." } },
        text: "No.",
      },
      { what: "without an answer", response: undefined, text: "An error occurred. Please try again." },
    ]) {
      await test.step(`refused ${what}`, async () => {
        await respondToWrites(page, response);
        await send(page).click();
        await expect(toast(page, text)).toBeVisible();
        await expect(editor(page).getByRole("textbox", { name: "Title", exact: true })).toHaveValue(title);
        await expect(editor(page).getByRole("textbox", { name: "Content", exact: true })).toHaveValue(
          "Kept words",
        );
        await page.unroute(call);
      });
    }
    const release = await delayRequests(page, call);
    await send(page).click();
    await expect(editor(page).getByRole("button", { name: "Publishing..." })).toBeDisabled();
    release();
    await expect(toast(page, "Blog published successfully!")).toBeVisible();
  });

  test("shows the result of saving a draft, and a post of a later day, new or changed", async ({
    page,
    admin,
    openDashboard,
  }) => {
    await openDashboard("/dashboard/blogs");
    for (const { what, status, day, idle, done } of [
      { what: "a draft", status: "draft", day: "", idle: "Save Draft", done: "Draft saved." },
      {
        what: "a post of a later day",
        status: "published",
        day: "2099-12-05",
        idle: "Schedule Post",
        done: "Scheduled for Dec 5, 2099.",
      },
    ]) {
      await test.step(what, async () => {
        const title = uniqueTitle("Not yet");
        await openNew(page);
        await fillIn(page, title);
        await editor(page).getByLabel("Status").selectOption(status);
        if (day) await editor(page).getByLabel("Publication date").fill(day);
        await editor(page).getByRole("button", { name: idle, exact: true }).click();
        await expect(toast(page, done)).toBeVisible();
        await expect(editor(page)).toHaveCount(0);
        await page.reload();
        await openPost(page, title);
        await editor(page).getByRole("textbox", { name: "Content", exact: true }).fill("More words");
        await editor(page).getByRole("button", { name: idle, exact: true }).click();
        await expect(toast(page, done)).toBeVisible();
        expect(await admin.findPost(title)).toMatchObject({ status, content: "More words" });
      });
    }
  });

  test("changes a post, whose old URL redirects to it", async ({ page, admin, openDashboard }) => {
    const [before, after] = [uniqueTitle("Named before"), uniqueTitle("Named after")];
    const { slug } = await admin.publish({ title: before });
    await openDashboard("/dashboard/blogs");
    await openPost(page, before);
    await expect(editor(page).getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
    await editor(page).getByRole("textbox", { name: "Title", exact: true }).fill(after);
    await send(page).click();
    await expect(toast(page, "Blog updated successfully!")).toBeVisible();
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(after);
  });

  test("does not overwrite what somebody else saved meanwhile", async ({ page, admin, openDashboard }) => {
    const title = uniqueTitle("Two editors");
    const { id } = await admin.publish({ title });
    await openDashboard("/dashboard/blogs");
    await openPost(page, title);
    await editor(page).getByRole("textbox", { name: "Content", exact: true }).fill("Mine");
    await admin.revise(id, { title, content: "Theirs" });
    await send(page).click();
    await expect(editor(page).getByText(/Somebody else has changed this post/)).toBeVisible();
    expect((await admin.findPost(title)).content).toBe("Theirs");
    await expect(editor(page).getByRole("textbox", { name: "Content", exact: true })).toHaveValue("Mine");
    const content = editor(page).getByRole("group", { name: /^Content/ });
    await expect(content.getByText("Theirs", { exact: true }).last()).toBeVisible();
    await content.getByRole("radio", { name: "Mine" }).check();
    await send(page).click();
    await expect(toast(page, "Blog updated successfully!")).toBeVisible();
    expect((await admin.findPost(title)).content).toBe("Mine");
  });

  test("keeps the text of a post that somebody deleted meanwhile", async ({ page, admin, openDashboard }) => {
    const title = uniqueTitle("Deleted under me");
    const { id } = await admin.publish({ title });
    await openDashboard("/dashboard/blogs");
    await openPost(page, title);
    await editor(page).getByRole("textbox", { name: "Content", exact: true }).fill("Still here");
    await admin.removePost(id);
    await send(page).click();
    await expect(editor(page).getByText(/deleted this post/)).toBeVisible();
    await editor(page).getByRole("button", { name: "Make it a new post" }).click();
    await send(page).click();
    await expect(toast(page, "Blog published successfully!")).toBeVisible();
    expect((await admin.findPost(title)).content).toBe("Still here");
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
