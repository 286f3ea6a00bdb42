import { open } from "node:fs/promises";
import { queueMail } from "#server/mail/outbox.ts";
import {
  administrator,
  brokenRequest,
  expect,
  type Page,
  type Route,
  test,
  toast,
} from "#tests/support/site.ts";
import { openSiteAdmin } from "#tests/support/site-admin.ts";

test.use({ ownSite: "system", expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });

const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });

test("the audit log tells who did what, by person, record, action and day: AUDIT-03", async ({
  page,
  admin,
  openDashboard,
  database,
}) => {
  const desk = { name: "Desk in Kasur", email: "kasur@umeed.example", password: "kasur-2026" };
  await admin.call("createUser", desk);
  await admin.saveHeadline("Before");
  await admin.saveHeadline("سردی کی مہم");
  for (let count = 0; count < 60; count += 1) {
    await database
      .insertInto("audit_log")
      .values({
        at: "2026-01-05T20:00:00.000Z",
        user_id: null,
        user_name: "Not signed in",
        action: "sign in",
        noun: "failure",
        noun_id: "1",
        search_text: "",
        after: JSON.stringify({ account: "Administrator", times: 3 }),
      })
      .execute();
  }

  await openDashboard("/dashboard/audit-log");
  await expect(page.getByText("50 changes shown, there are more")).toBeVisible();
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);

  await page.getByLabel("Record").selectOption("Headline");
  const changed = row(page, /Changed the headline سردی کی مہم from Before to/);
  await changed.getByText("1 field").click();
  await expect(changed.getByRole("definition")).toHaveText("before: Beforeafter: سردی کی مہم");
  await expect(changed).toContainText("Administrator");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByLabel("Record")).toHaveValue("");

  await page.getByRole("searchbox", { name: "Search changes" }).fill("kasur");
  const user = row(page, /Added the user Desk in Kasur/);
  await expect(page).toHaveURL(/q=kasur/);
  await user.getByRole("link", { name: "Desk in Kasur" }).click();
  await expect(page).toHaveURL(/\/dashboard\/user\?q=Desk/);
  await expect(row(page, /kasur@umeed\.example/)).toBeVisible();

  await page.goto("/dashboard/audit-log?from=2026-01-06&to=2026-01-06&action=sign+in");
  await page.getByRole("button", { name: "More filters" }).click();
  await expect(page.getByLabel("From")).toHaveValue("2026-01-06");
  await expect(
    row(page, /3 times in an hour a wrong password at the sign-in of Administrator/).first(),
  ).toBeVisible();
  await expect(row(page, /Signed in/)).toHaveCount(0);
  await page.goto("/dashboard/audit-log?noun=session");
  await row(page, /Signed in/)
    .first()
    .getByRole("link", { name: "Administrator" })
    .click();
  await expect(page.getByLabel("Person")).toHaveValue("1");
  await expect(row(page, /wrong password/)).toHaveCount(0);
  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByLabel("Action").selectOption("Exported");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
});

test("mails that wait, failed and were sent, and another try for one or all of them: OUTBOX-03", async ({
  page,
  openDashboard,
  database,
}) => {
  await database.deleteFrom("outbox").execute();
  const now = new Date();
  for (const [to, subject] of [
    ["mother@home.example", "First"],
    ["father@home.example", "Second"],
    ["aunt@home.example", "Third"],
    ["uncle@home.example", "Fourth"],
  ] as const) {
    await queueMail(database, now, { to, content: { subject, paragraphs: ["Private words."] } });
  }
  const fail = (subject: string, last_error: string) =>
    database
      .updateTable("outbox")
      .set({ state: "failed", tries: 8, last_error })
      .where("subject", "=", subject)
      .execute();
  await fail("First", "connect ECONNREFUSED 127.0.0.1:25");
  await fail("Second", "Message failed: 550 5.1.1 No such user");
  const sent = { state: "sent", sent_at: now.toISOString() } as const;
  await database.updateTable("outbox").set(sent).where("subject", "=", "Third").execute();

  await openDashboard("/dashboard/outbox");
  await expect(page.getByText("No mail server is set up, so nothing is sent.")).toBeVisible();
  await expect(page.getByText("1 waiting, 2 failed, 1 sent")).toBeVisible();
  await expect(row(page, /First/)).toContainText("The mail server accepts no connection.");
  await expect(row(page, /Second/)).toContainText("To fa…@home.example");
  await expect(row(page, /Second/)).toContainText("The recipient's address does not exist.");
  await expect(row(page, /Third/)).toContainText("Sent");
  await expect(row(page, /Fourth/)).toContainText("Waiting");

  await page.getByLabel("State").selectOption("Failed");
  await expect(page).toHaveURL(/state=failed/);
  await expect(page.getByText("2 mails", { exact: true })).toBeVisible();
  await row(page, /First/).getByRole("button", { name: "Try again: First" }).click();
  await expect(toast(page, "Trying again now.")).toBeVisible();
  await expect(row(page, /First/)).toHaveCount(0);
  await page.getByRole("button", { name: "Retry all failed (1)" }).click();
  await expect(toast(page, "1 mail will be tried again now.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Try all failed/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
});

test("one sees where one is signed in, and ends other sessions: SESSION-15", async ({
  page,
  site,
  database,
}) => {
  await database.deleteFrom("sessions").execute();
  for (let count = 0; count < 3; count += 1) await openSiteAdmin(site.url, administrator);
  await database.updateTable("sessions").set({ device: "Firefox on Windows" }).where("id", ">", 0).execute();
  await page.goto("/login");
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/dashboard/sessions");

  const table = page.getByRole("table", { name: "Sessions" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Browser and device",
    "Signed in",
    "Last used",
    "Actions",
  ]);
  const own = row(page, /This session/);
  await expect(own).toContainText("Chrome on Linux");
  await expect(own.getByRole("button")).toHaveCount(0);
  const others = row(page, /Firefox on Windows/);
  await expect(others).toHaveCount(3);
  await others
    .first()
    .getByRole("button", { name: /^End Firefox on Windows/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End session" }).click();
  await expect(toast(page, "The session has ended.")).toBeVisible();
  await expect(others).toHaveCount(2);
  await page.getByRole("button", { name: "End all others" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End all others" }).click();
  await expect(toast(page, "2 other sessions ended.")).toBeVisible();
  await expect(others).toHaveCount(0);
  await expect(own).toBeVisible();

  // Ended from elsewhere: the next call leads to the sign-in, which says why.
  await database.deleteFrom("sessions").execute();
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Session expired. Please log in again.")).toBeVisible();
});

test("the state of the system in words, and a backup: SYSTEM-01, SYSTEM-02", async ({
  page,
  openDashboard,
}) => {
  let broken = true;
  const abortWhileBroken = (route: Route) => (broken ? route.abort() : route.continue());
  await page.route("**/backendReact/system", abortWhileBroken);
  await openDashboard("/dashboard/system");
  await expect(page.getByRole("heading", { name: "Failed to read the state of the system." })).toBeVisible();
  broken = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  const state = page.getByRole("region", { name: "State" }).getByRole("listitem");
  await expect(state.getByRole("heading")).toHaveText([
    "Payment providers",
    "Open books",
    "Old data",
    "Ledger check",
    "Database",
    "Speed",
    "Disk",
    "Pictures and videos",
    "Mail",
    "Page cache",
  ]);
  // The words of one part may name another.
  const part = (name: string) => state.filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(part("Database")).toContainText("SQLite");
  await expect(part("Mail")).toContainText("Not set up");
  await expect(page.getByRole("region", { name: "Software" })).toContainText(/Umeed\d+\.\d+\.\d+/);
  await expect(page.getByText("No backup has been downloaded yet.")).toBeVisible();

  await page.getByRole("button", { name: "Download a backup" }).click();
  const dialog = page.getByRole("dialog", { name: "Download a backup" });
  await page.route("**/backendReact/backup", abortWhileBroken);
  broken = true;
  await dialog.getByRole("button", { name: "Download" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("The backup could not be made. Please try again.");
  broken = false;
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^umeed-backup-\d{4}-\d{2}-\d{2}\.tar$/);
  const saved = await open(await file.path());
  const { buffer } = await saved.read(Buffer.alloc(11), 0, 11, 0);
  await saved.close();
  expect(buffer.toString("utf8")).toBe("backup.json");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Last downloaded /)).toBeVisible();
});
