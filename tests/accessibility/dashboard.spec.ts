import { dashboardMenu } from "#app/dashboard/dashboard-menu.ts";
import {
  expectFitBetweenViews,
  expectNoFaults,
  expectNoSidewaysScroll,
  inOneView,
} from "#tests/support/accessibility.ts";
import { editor, openPost, send } from "#tests/support/blog-management.ts";
import {
  expectLoaded,
  fillGiving,
  fillInboxes,
  follow,
  reportTransfer,
} from "#tests/support/dashboard-pages.ts";
import { picture } from "#tests/support/pictures.ts";
import { brokenRequest, expect, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

/*
 * axe on every page of the dashboard and its large editors; what else opens over a page is in
 * dashboard-dialogs.spec.ts. One sign-in serves a group of the menu.
 */

test.use({ ownSite: "dashboard pages", expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });
test.beforeEach(() => test.slow());

/** A window in which the whole menu fits: an entry that is half scrolled away looks too small to axe. */
const wholeMenu = 1400;

for (const { title, entries } of dashboardMenu) {
  test(`the pages of ${title} are open to everyone who works there`, async ({
    page,
    admin,
    openDashboard,
    database,
  }) => {
    test.setTimeout(entries.length * 90_000);
    await fillInboxes(database);
    await fillGiving(database);
    await reportTransfer(admin);
    await openDashboard(entries[0]?.to);
    let looks = 0;
    for (const entry of entries) {
      await test.step(entry.label, async () => {
        await follow(page, entry);
        const look = async () => {
          // The frame is the same on every page: it is seen once in each view.
          await expectNoFaults(page, looks < 2 ? undefined : "main");
          looks += 1;
          await expectNoSidewaysScroll(page);
        };
        await inOneView(page, looks, look, wholeMenu);
        await expectFitBetweenViews(page);
      });
    }
  });
}

test("pages beside the menu are: a content's editor, the donors' list for paper, what is stored of a person", async ({
  page,
  openDashboard,
  database,
}) => {
  await fillInboxes(database);
  await openDashboard("/dashboard/content/figures?urdu=1");
  await expectLoaded(page);
  await inOneView(page, 1, async () => {
    await expectNoFaults(page, "main");
    await expectNoSidewaysScroll(page);
  });
  await page.goto("/dashboard/content/programmes");
  await page.getByRole("button", { name: "Add programme" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("group", { name: /places need your attention/ })).toBeVisible();
  await inOneView(page, 0, async () => {
    await expectNoFaults(page, "main");
    await expectNoSidewaysScroll(page);
  });
  await page.getByRole("button", { name: "Choose a picture for Illustration" }).click();
  await inOneView(page, 0, () => expectNoFaults(page, "[role=dialog]"));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard" }).click();
  await fillGiving(database);
  await page.goto("/dashboard/donations");
  await page
    .getByRole("row", { name: /Somebody who waits/ })
    .first()
    .getByRole("link")
    .click();
  await expectLoaded(page);
  await expect(page.getByRole("region", { name: "History" })).toBeVisible();
  await inOneView(page, 1, async () => {
    await expectNoFaults(page, "main");
    await expectNoSidewaysScroll(page);
  });
  await page.goto("/dashboard/help");
  await page
    .getByRole("row", { name: /سکینہ بی بی/ })
    .first()
    .getByRole("link")
    .click();
  await expectLoaded(page);
  await expect(page.getByRole("region", { name: "The family" })).toBeVisible();
  await inOneView(page, 0, async () => {
    await expectNoFaults(page, "main");
    await expectNoSidewaysScroll(page);
  });
  await page.goto("/dashboard/blood-donors/print");
  await expect(page.getByRole("table", { name: "Donors to call" })).toBeVisible();
  await inOneView(page, 1, () => expectNoFaults(page, "main"));
  await follow(page, { to: "/dashboard/personal-data", label: "Personal Data" });
  await page.getByLabel("Email address or phone number").fill("0302 7777777");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Blood Donors" })).toBeVisible();
  await inOneView(page, 0, async () => {
    await expectNoFaults(page, "main");
    await expectNoSidewaysScroll(page);
  });
});

test("the editor is, also with its errors shown", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard/blogs");
  await page.getByRole("button", { name: "New Post" }).click();
  const editor = page.getByRole("dialog", { name: "Create New Blog Post" });
  await editor.getByRole("button", { name: "Publish Post" }).click();
  await expect(editor.getByText("Please enter a title")).toBeVisible();
  await inOneView(page, 1, () => expectNoFaults(page));
});

test("the editor with its preview is, and so are the dialogs of a link and a picture", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/blogs?edit=new");
  await editor(page).getByRole("textbox", { name: "Content", exact: true }).fill("# One\n\nتین لفظ");
  await editor(page).getByRole("button", { name: "Preview", exact: true }).click();
  await expect(editor(page).getByRole("heading", { name: "One" })).toBeVisible();
  await inOneView(page, 0, async () => {
    await expectNoFaults(page);
    await expectNoSidewaysScroll(page);
  });
  for (const name of ["Link", "Picture"]) {
    await editor(page).getByRole("button", { name, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: /^Insert a / });
    await dialog.getByRole("button", { name: /^Insert / }).click();
    await inOneView(page, 1, () => expectNoFaults(page));
    await dialog.getByRole("button", { name: "Cancel" }).click();
  }
});

test("the editor's 'Visual' tab is, with what it shows and what it leaves as text, and with its errors", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/blogs?edit=new");
  const content = editor(page).getByRole("textbox", { name: "Content", exact: true });
  const parts = ["# One", "تین لفظ", "- a [link](/donate)", "> said", "| Rice | 40 kg |\n|---|---|"];
  await content.fill([...parts, "![A pump](/art/clean-water.svg)"].join("\n\n"));
  await editor(page).getByRole("tab", { name: "Visual", exact: true }).click();
  await expect(content.getByRole("heading", { name: "One" })).toBeVisible();
  await expect(content).toContainText("Shown as text. Change it in the Text tab.");
  await editor(page).getByRole("button", { name: "Publish Post" }).click();
  await expect(editor(page).getByText("Please enter a title")).toBeVisible();
  await inOneView(page, 0, async () => {
    await expectNoFaults(page);
    await expectNoSidewaysScroll(page);
  });
  await expectFitBetweenViews(page);
});

test("a form with a file is, with its errors and its preview", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard/ads");
  await page.getByRole("button", { name: "Create New Ad" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Advertisement" });
  await dialog.getByRole("button", { name: "Create Advertisement" }).click();
  await expect(dialog.getByText("Media file is required")).toBeVisible();
  await inOneView(page, 0, () => expectNoFaults(page, "[role=dialog]"));
  const buffer = await picture("png", 400, 300);
  await dialog.getByLabel("Media file").setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
  await expect(dialog.getByAltText("Preview of the chosen file")).toBeVisible();
  await inOneView(page, 0, () => expectNoFaults(page, "[role=dialog]"));
});

test("the editor of an event is, with its errors and its preview, and what asks before a deletion", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/events");
  const event = page.getByRole("article").first();
  await event.getByRole("button", { name: /^Edit/ }).click();
  const editor = page.getByRole("dialog", { name: "Edit Event" });
  await editor.getByRole("button", { name: "Show Preview" }).click();
  for (const name of ["Title", "Title in Urdu"]) await editor.getByLabel(name, { exact: true }).fill("");
  await editor.getByRole("button", { name: "Update Event" }).click();
  await expect(editor.getByText("Please enter an event title.")).toBeVisible();
  await inOneView(page, 0, () => expectNoFaults(page, "[role=dialog]"));
  await editor.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await event.getByRole("button", { name: /^Delete/ }).click();
  await inOneView(page, 1, () => expectNoFaults(page, "[role=alertdialog]"));
});

test("the question which of two versions of a post stays is", async ({ page, admin, openDashboard }) => {
  const title = uniqueTitle("Two versions");
  const text = (words: string) => `${"The same long line at first.\n".repeat(40)}${words}`;
  const { id } = await admin.publish({ title, content: text("As it was"), excerpt: "پرانا خلاصہ" });
  await openDashboard("/dashboard/blogs");
  await openPost(page, title);
  await editor(page).getByRole("textbox", { name: "Content", exact: true }).fill(text("Mine"));
  await admin.revise(id, { title, content: text("Theirs"), excerpt: "نیا خلاصہ" });
  await send(page).click();
  await expect(page.getByRole("dialog", { name: "Changed meanwhile" })).toBeVisible();
  await inOneView(page, 0, async () => {
    await expectNoFaults(page);
    await expectNoSidewaysScroll(page);
  });
  await expectFitBetweenViews(page);
});

test("the confirmation of a deletion is", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard/blogs");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await inOneView(page, 1, () => expectNoFaults(page));
});

test("the categories are", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard/blogs");
  await page.getByRole("button", { name: "Categories" }).click();
  await expect(page.getByRole("dialog", { name: "Categories" }).getByRole("listitem").first()).toBeVisible();
  await inOneView(page, 0, () => expectNoFaults(page));
});

test("the phone's menu is", async ({ page, openDashboard }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard("/dashboard/blogs");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFaults(page);
});

test("the editor is worked by keyboard alone, and the focus comes back", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard/blogs");
  const opener = page.getByRole("button", { name: "New Post" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const editor = page.getByRole("dialog", { name: "Create New Blog Post" });
  await expect(editor.getByRole("textbox", { name: "Title", exact: true })).toBeFocused();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    // After the last control a focus guard moves the focus to the first in the next frame.
    const inside = () => editor.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(inside, `after ${step + 1} times Tab`).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(editor).toHaveCount(0);
  await expect(opener).toBeFocused();
});
