import { contents } from "#content/contents.ts";
import { picture } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";

/** Each test begins with the original texts; refused calls are a part of it. */
test.use({ ownSite: "content", expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });
test.beforeEach(async ({ admin }) => {
  const { contents } = await admin.call("listContents");
  for (const { name, own } of contents as { name: string; own: boolean }[]) {
    if (own) await admin.call("resetContent", { name, version: (await read(admin, name)).version });
  }
});

type Admin = {
  call: (
    name: "readContent",
    body?: undefined,
    query?: Record<string, string>,
  ) => Promise<{ content: Content }>;
};
// biome-ignore lint/suspicious/noExplicitAny: a test knows what it reads
type Content = { version: number; value: any };
const read = async (admin: Admin, name: string) =>
  (await admin.call("readContent", undefined, { name })).content;

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const saved = (page: Page) => toast(page, "Saved. The site shows it now.");
const unsaved = (page: Page) => page.getByText("Unsaved", { exact: true });
const entry = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}:`) });
const { faq } = contents;
const [question] = faq.defaults.questions;

test("the phone number is corrected from the overview in a few presses, and the site shows it: CONTENT-01", async ({
  page,
  openDashboard,
  browser,
  baseURL,
}) => {
  await openDashboard("/dashboard");
  let presses = 0;
  const press = async (role: "link" | "button" | "textbox", name: string | RegExp) => {
    presses += 1;
    await page
      .getByRole("main")
      .or(page.getByRole("navigation", { name: "Dashboard" }))
      .getByRole(role, { name, exact: true })
      .click();
  };
  await press("link", "Content");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content");
  await expect(page.getByRole("listitem").filter({ hasText: "Identity and contact" })).toContainText(
    "Original text",
  );
  await press("link", "Identity and contact");
  await press("textbox", "Phone");
  await expect(save(page)).toBeDisabled();
  await page.getByLabel("Phone", { exact: true }).fill("call us");
  await expect(unsaved(page)).toBeVisible();
  await save(page).click();
  const summary = page.getByRole("group", { name: "1 place needs your attention." });
  await expect(summary.getByRole("heading")).toBeFocused();
  await summary.getByRole("button", { name: /^Phone:/ }).click();
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();

  await page.getByLabel("Phone", { exact: true }).fill("+92 42 3577 1122");
  await expect(summary).toHaveCount(0);
  await press("button", "Save");
  await expect(saved(page)).toBeVisible();
  await expect(unsaved(page)).toHaveCount(0);
  await expect(save(page)).toBeDisabled();
  expect(presses).toBeLessThanOrEqual(8);
  await expect(page.getByText("Saved by Administrator")).toBeVisible();

  const visitor = await browser.newPage({ baseURL });
  await visitor.goto("/contact");
  await expect(visitor.getByRole("link", { name: /\+92 42 3577 1122/ }).first()).toHaveAttribute(
    "href",
    "tel:+924235771122",
  );
  await visitor.close();
  await page.getByRole("link", { name: "All content" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Identity and contact" })).toContainText(
    /Changed .* by Administrator/,
  );
  await page.getByRole("searchbox", { name: "Search content" }).fill("Blood donors");
  await expect(page).toHaveURL(/q=Blood/);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
});

test("entries are added, copied, moved and removed; Urdu and figures are written beside: CONTENT-02", async ({
  page,
  openDashboard,
  admin,
}) => {
  await openDashboard("/dashboard/content/faq");
  await expect(entry(page, "Question 5")).toBeVisible();
  await page.getByRole("button", { name: "Add question" }).click();
  await expect(page.getByLabel("Question", { exact: true }), "its first field").toBeFocused();
  await page.getByLabel("Question", { exact: true }).fill("What does a well cost?");
  await save(page).click();
  const summary = page.getByRole("group", { name: "1 place needs your attention." });
  await expect(summary.getByRole("listitem")).toHaveText(
    "Questions, Question 6, Answer: Please fill this in.",
  );
  await expect(entry(page, "Question 6")).toContainText("1 to correct");
  await entry(page, "Question 6").click();
  await expect(page.getByLabel("Answer", { exact: true })).toHaveCount(0);
  await summary.getByRole("button").click();
  const answer = page.getByLabel("Answer", { exact: true });
  await expect(answer, "opened for its fault").toBeFocused();
  await answer.fill("Ask us.  of them work.");
  await answer.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(8, 8));
  await page.getByLabel("Insert a figure into: Answer", { exact: true }).selectOption("schools-built");
  await expect(answer).toHaveValue("Ask us. {schools-built} of them work.");
  await answer.fill("Ask us. {schools} work.");
  await page.keyboard.press("Control+s");
  await expect(
    page.getByText("There is no figure named {schools}.").first(),
    "only the server knows",
  ).toBeVisible();
  await answer.fill("{schools-built} of them work.");

  await page.getByRole("checkbox", { name: "Urdu texts" }).click();
  await expect(page).toHaveURL(/urdu=1/);
  const urdu = page.getByLabel("Answer in Urdu", { exact: true });
  await expect(urdu).toHaveAttribute("dir", "rtl");
  await expect(urdu).toHaveAttribute("lang", "ur");
  await urdu.fill("ہم سے پوچھیں");
  await page.getByRole("button", { name: "Add link" }).click();
  await expect(page.getByLabel("Words", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Remove link" }).click();

  await page.getByRole("button", { name: "Move up: Question 6" }).click();
  await expect(entry(page, "Question 5")).toContainText("What does a well cost?");
  await expect(answer, "it stays open").toBeVisible();
  await page.getByRole("button", { name: "Duplicate: Question 5" }).click();
  await expect(entry(page, "Question 6")).toContainText("What does a well cost?");
  await page.getByRole("button", { name: "Remove: Question 1" }).click();
  await page.keyboard.press("Control+s");
  await expect(saved(page)).toBeVisible();

  const { questions } = (await read(admin, "faq")).value;
  expect(questions.map(({ id }: { id: string }) => id)).toEqual([
    ...faq.defaults.questions.slice(1, 4).map(({ id }) => id),
    "what-does-a-well-cost",
    "what-does-a-well-cost-2",
    "tax",
  ]);
  expect(questions[3].answer).toEqual({ en: "{schools-built} of them work.", ur: "ہم سے پوچھیں" });
  await page.goto("/");
  await page.getByText("What does a well cost?").first().click();
  await expect(page.getByText("15 of them work.").first()).toBeVisible();
});

test("what is typed survives a reload and a failed save, and is not left by mistake: CONTENT-03", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/content/identity");
  const hours = page.getByLabel("Office hours", { exact: true });
  await hours.fill("Every day until six");
  await page.reload();
  await expect(page.getByText("Text that you had not saved is back.")).toBeVisible();
  await expect(hours).toHaveValue("Every day until six");

  await page.route("**/backendReact/content", (route) =>
    route.fulfill({ status: 500, json: { success: false } }),
  );
  await save(page).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "The content could not be saved. What you typed is still here." }),
    "once",
  ).toHaveCount(1);
  await expect(hours).toHaveValue("Every day until six");
  await page.unroute("**/backendReact/content");

  await page.getByRole("link", { name: "All content" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await expect(hours).toHaveValue("Every day until six");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await page.route("**/backendReact/content", async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await save(page).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  await page.keyboard.press("Control+s");
  release();
  await expect(saved(page)).toBeVisible();
  expect(sent).toBe(1);

  await hours.fill("Never");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByLabel("Office hours", { exact: true })).toHaveValue("Every day until six");
  await page.unrouteAll();
  await page.route("**/backendReact/contents", (route) => route.abort());
  await page.getByRole("link", { name: "All content" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("The content could not be loaded");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("link", { name: "Identity and contact" })).toBeVisible();
  await page.goto("/dashboard/content/nothing");
  await expect(page.getByText("There is no such content.").first()).toBeVisible();
});

test("a preview shows the page with what is typed to whoever has its key, and to nobody else: CONTENT-05", async ({
  page,
  openDashboard,
  database,
}) => {
  await openDashboard("/dashboard/content/home");
  await page.getByLabel("Promise", { exact: true }).fill("A promise that is not saved");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Preview" }).click();
  const tab = await opened;
  await tab.waitForURL(/preview=/);
  await expect(tab.getByText("A promise that is not saved")).toBeVisible();
  const address = tab.url();
  const reply = await page.request.get(address);
  expect(reply.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(await (await page.request.get("/")).text()).not.toContain("A promise that is not saved");
  await expect(unsaved(page)).toBeVisible();

  await database.updateTable("content_previews").set({ expires_at: "2026-01-01T00:00:00.000Z" }).execute();
  const expired = await page.request.get(address);
  expect(expired.status()).toBe(404);
  expect(await expired.text()).toContain("This preview has expired.");
  expect((await page.request.get("/?preview=guessed")).status()).toBe(404);
});

test("earlier versions and the original are brought back: CONTENT-06", async ({
  page,
  openDashboard,
  admin,
}) => {
  const name = "faq";
  const { version } = await read(admin, name);
  const asks = (text: string) => ({ questions: [{ ...question, question: { en: text } }] });
  await admin.call("saveContent", { name, version, value: asks("First?") });
  await admin.call("saveContent", { name, version: version + 1, value: asks("Second?") });
  await openDashboard("/dashboard/content/faq");
  await expect(entry(page, "Question 1")).toContainText("Second?");
  const history = page.getByRole("region", { name: "Earlier versions" });
  await expect(history.getByRole("listitem").first()).toContainText("Now");
  await history
    .getByRole("button", { name: /^Restore/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(toast(page, "The earlier version is back.")).toBeVisible();
  await expect(entry(page, "Question 1")).toContainText("First?");
  await expect(history.getByRole("listitem").first()).toContainText("Restored by Administrator");
  await history.getByRole("button", { name: "Restore the original" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(toast(page, "The original text is on the site again.")).toBeVisible();
  await expect(entry(page, "Question 5")).toBeVisible();
  await expect(history.getByRole("button", { name: "Restore the original" })).toHaveCount(0);
});

test("a page's address stays, a new entry gets its own, and a picture is chosen: CONTENT-07", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/content/programmes");
  await entry(page, "Programme 9").click();
  await expect(page.getByText("Address: skill-development")).toBeVisible();
  await page.getByRole("button", { name: "Duplicate: Programme 9" }).click();
  const title = page.getByLabel("Title", { exact: true }).last();
  await title.fill("Libraries on wheels");
  await page.getByRole("button", { name: "Choose a picture for Illustration" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Choose: Illustration" });
  await dialog.getByText("Upload a new picture").click();
  await dialog
    .getByRole("button", { name: "Picture", exact: true })
    .setInputFiles({ name: "bus.png", mimeType: "image/png", buffer: await picture("png") });
  await dialog.getByLabel("What the picture shows").fill("A bus full of books");
  await dialog.getByRole("button", { name: "Upload Picture" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Illustration", { exact: true }).last()).toHaveValue(/uploads\/images\//);
  // The description of the picture that was there is gone with it.
  await expect(page.getByLabel("What is on the picture").last()).toHaveValue("A bus full of books");
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText("Address: libraries-on-wheels")).toBeVisible();
  await page.goto("/details/libraries-on-wheels");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Libraries on wheels");
});
