import { saveDonor } from "#app/features/people/blood-donors/blood-donors.store.server.ts";
import { createBloodRequest } from "#app/features/people/blood-requests/blood-requests.store.server.ts";
import type { Db } from "#server/db/connect.ts";
import { openFromMenu } from "#tests/support/dashboard-pages.ts";
import { dayIn } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

// A press opens WhatsApp. Two patterns alone would be read as a value with its options.
const noise = [brokenRequest, /^foreign request: https:\/\/wa\.me\//];
test.use({ ownSite: "blood desk", expectedNoise: [noise, { scope: "test" }] });
test.describe.configure({ mode: "default" });

const received = new Date("2026-11-20T05:00:00Z");

const people: [
  name: string,
  phone: string,
  group: string,
  city: string,
  last: string | null,
  gender: string,
][] = [
  ["Driver, Shahdara", "0302 7777777", "O-", "Lahore", null, "Male"],
  ["علی", "+92 300 2222222", "O-", "Lahore", dayIn(-10), "Male"],
  ["Teacher", "03003333333", "O-", "Kasur", null, "Female"],
  ["Shopkeeper", "0333 4444444", "B+", "Lahore", dayIn(-100), "Male"],
];

async function fill(database: Db): Promise<void> {
  for (const table of ["donor_calls", "blood_donors", "blood_requests"] as const)
    await database.deleteFrom(table).execute();
  for (const [fullName, phone, bloodGroup, city, lastDonationDate, gender] of people) {
    const rest = { email: "", dob: null, medicalClear: true as const, website: "", form_token: undefined };
    await saveDonor(
      database,
      { ...rest, fullName, phone, bloodGroup, city, lastDonationDate, gender },
      received,
    );
  }
  const rest = { website: "", form_token: undefined, remarks: "", email: "", city: "Lahore" };
  for (const [bloodGroup, hospital, needed, asked] of [
    ["B+", "Services Hospital", { neededWhen: "day", neededBy: dayIn(3) }, received],
    ["A-", "Civil Hospital", { neededWhen: "day", neededBy: "2025-12-12" }, new Date("2025-12-10T05:00:00Z")],
    ["O-", "Mayo Hospital", { neededWhen: "now", neededBy: "" }, new Date()],
  ] as const) {
    const contact = { phone: "0321 1212121", contactName: "A brother", units: "2" };
    await createBloodRequest(database, { ...rest, ...contact, bloodGroup, hospital, ...needed }, asked);
  }
}

const table = (page: Page) => page.getByRole("table", { name: "Blood Donors" });
const rows = (page: Page) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

test("O- donors in Lahore who can give today are found in seven clicks from the overview: DONOR-07, DONOR-13", async ({
  page,
  openDashboard,
  database,
}) => {
  await fill(database);
  await openDashboard("/dashboard");
  // A click for the page, two for each list of choices, one for more filters and for the switch.
  await page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link", { name: "Blood Donors" })
    .click();
  await page.getByLabel("Patient's group").selectOption("O-");
  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByLabel("City").selectOption("Lahore");
  await page.getByRole("button", { name: "May give today" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(table(page).getByRole("columnheader")).toHaveText([
    "",
    "Name",
    "Group",
    "Phone",
    "Last donation",
    "Last call",
    "Actions",
  ]);
  await expect(rows(page).getByRole("link", { name: "Call Driver, Shahdara: 0302 7777777" })).toHaveAttribute(
    "href",
    "tel:+923027777777",
  );
  await expect(rows(page).getByRole("link", { name: /^WhatsApp to Driver, Shahdara/ })).toHaveAttribute(
    "href",
    "https://wa.me/923027777777",
  );

  await page.getByRole("link", { name: "Print" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Donors to call");
  await expect(page.getByRole("main")).toContainText("can give to O-, Lahore, may give today");
  const list = page.getByRole("table", { name: "Donors to call" });
  await expect(list.getByRole("columnheader")).toHaveText([
    "Group",
    "Name",
    "Phone",
    "City",
    "Last donation",
  ]);
  await expect(list.getByRole("row").nth(1).getByRole("cell")).toHaveText([
    "O-",
    "Driver, Shahdara",
    "0302 7777777",
    "Lahore",
    "None recorded",
  ]);
  await page.emulateMedia({ media: "print" });
  await expect(list).toBeVisible();
  for (const hidden of [
    page.getByRole("button", { name: "Print" }),
    page.getByRole("banner"),
    page.getByRole("navigation"),
  ])
    await expect(hidden).toBeHidden();
});

test("what is needed now stands first and unread; its donors are looked for below it: REQUEST-04, REQUEST-07", async ({
  page,
  openDashboard,
  database,
}) => {
  await fill(database);
  await openDashboard("/dashboard/blood-donors");
  const open = page.getByRole("list", { name: "Open requests" });
  await expect(open.getByRole("listitem")).toHaveCount(2);
  const first = open.getByRole("listitem").first();
  await expect(first).toContainText("Unread: O- 2 bags");
  await expect(first).toContainText("Now");
  await open.getByRole("link", { name: "Find donors: O-, 2 bags, Lahore" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(first, "somebody looks after it").not.toContainText("Unread");
  const onTop = page.getByRole("region", { name: "O- 2 bags Now" });
  for (const text of ["Mayo Hospital", "Contact: A brother", "0321 1212121"])
    await expect(onTop).toContainText(text);

  await open.getByRole("link", { name: "Find donors: B+, 2 bags, Lahore" }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByLabel("Patient's group")).toHaveValue("B+");
  await expect(rows(page).filter({ hasText: "Shopkeeper" }), "rested for 90 days").toHaveCount(1);
  await expect(rows(page).filter({ hasText: "علی" }), "still rests").toHaveCount(0);
  await page.getByRole("link", { name: "Put the request aside" }).click();
  await expect(page.getByText("Contact: A brother")).toHaveCount(0);

  await open.getByRole("button", { name: "Arranged: O-, 2 bags, Lahore" }).click();
  await expect(toast(page, "Marked as arranged.")).toBeVisible();
  await expect(open.getByRole("listitem")).toHaveCount(1);
  await open.getByRole("button", { name: "Close: B+, 2 bags, Lahore" }).click();
  await expect(page.getByText("No open requests.")).toBeVisible();

  await openFromMenu(page, "Blood Requests");
  await page.getByLabel("State").selectOption("Arranged");
  await expect(page.getByText("1 request", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Open O-, 2 bags, Lahore" }).click();
  const dialog = page.getByRole("dialog", { name: "O-, 2 bags, Lahore" });
  await expect(dialog.getByRole("link", { name: "Find donors" })).toHaveAttribute(
    "href",
    /^\/dashboard\/blood-donors\?patient=O-&city=Lahore&eligible=1&request=\d+$/,
  );
  await dialog.getByRole("button", { name: "Open again: O-, 2 bags, Lahore" }).click();
  await expect(toast(page, "Open again.")).toBeVisible();
  await expect(dialog, "though the list has it no more").toContainText("Mayo Hospital");
});

test("those past their day are folded, asked about by WhatsApp, and closed at once: REQUEST-08, REQUEST-09", async ({
  page,
  openDashboard,
  database,
}) => {
  await fill(database);
  await openDashboard("/dashboard/blood-donors");
  const past = page.getByRole("list", { name: "Past their day" });
  await expect(past).toBeHidden();
  await page.getByRole("button", { name: "1 past their day" }).click();
  await expect(past.getByRole("listitem")).toContainText("was for Dec 12, 2025");
  await expect(past.getByRole("link", { name: /^Ask and close: A-, 2 bags, Lahore/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/923211212121\?text=Assalamu%20alaikum/,
  );
  await page.getByRole("button", { name: "Close all" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close all" }).click();
  await expect(toast(page, "1 request closed.")).toBeVisible();
  await expect(page.getByRole("button", { name: /past their day/ })).toHaveCount(0);
});

test("a call from a request's list promises the donor to it, and the list says who called: DONOR-15, DONOR-16", async ({
  page,
  openDashboard,
  database,
}) => {
  await fill(database);
  await openDashboard("/dashboard/blood-donors");
  await page.getByRole("link", { name: "Find donors: O-, 2 bags, Lahore" }).click();
  await expect(page.getByRole("region", { name: "O- 2 bags Now" })).toBeVisible();
  await page.getByRole("button", { name: "Open Driver, Shahdara" }).click();
  const dialog = page.getByRole("dialog", { name: "Driver, Shahdara" });
  await expect(dialog.getByRole("link")).toHaveText([/^Call 0302 7777777/, /^WhatsApp/]);
  const inOrder = await dialog.evaluate((element) => {
    const [call, log] = [element.querySelector("a[href^=tel]"), element.querySelector("#donor-call")];
    return call && log ? call.compareDocumentPosition(log) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
  });
  expect(inOrder, "the links come before the log").not.toBe(0);
  await dialog.getByLabel("How it went").selectOption("Comes to give blood");
  await expect(dialog.getByLabel("For which request").locator("option:checked")).toContainText(
    "Mayo Hospital",
  );
  await dialog.getByRole("button", { name: "Add to the log" }).click();
  await expect(dialog.getByRole("list", { name: "Calls" })).toContainText("Comes to give blood");
  await page.keyboard.press("Escape");
  const row = rows(page).filter({ hasText: "Driver, Shahdara" });
  await expect(row).toContainText(/Comes to give blood\s*Promised to BR-\d{4}.*Administrator/s);
  await expect(page.getByRole("region", { name: "O- 2 bags Now" })).toContainText(
    "1 of 2 promised: Driver, Shahdara",
  );
});

test("when the donors of the group are used up, the desk says where to look next: DONOR-17", async ({
  page,
  openDashboard,
  database,
}) => {
  await fill(database);
  await openDashboard("/dashboard/blood-donors");
  await page.getByRole("link", { name: "Find donors: O-, 2 bags, Lahore" }).click();
  const onTop = page.getByRole("region", { name: "O- 2 bags Now" });
  await expect(onTop).toContainText("1 O- donor in Lahore not called yet.");
  await page.getByRole("button", { name: "Open Driver, Shahdara" }).click();
  const dialog = page.getByRole("dialog", { name: "Driver, Shahdara" });
  await dialog.getByLabel("How it went").selectOption("No answer");
  await dialog.getByRole("button", { name: "Add to the log" }).click();
  await expect(dialog.getByRole("list", { name: "Calls" })).toContainText("No answer");
  await page.keyboard.press("Escape");
  const next = onTop.getByRole("list", { name: "No O- donor in Lahore is left to call. Next:" });
  await expect(next.getByRole("listitem")).toHaveText([
    "In cities nearby: Kasur 1",
    /^The blood bank of Mayo Hospital:/,
  ]);
  await next.getByRole("link", { name: "Kasur 1" }).click();
  await expect(rows(page)).toHaveText([/Teacher/]);
  await expect(onTop, "the request stays above").toContainText("Mayo Hospital");
});

test("a donor's text is opened by one press and noted, and is noted as sent when staff say so: DONOR-18", async ({
  page,
  context,
  openDashboard,
  database,
}) => {
  await fill(database);
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "A chat" }));
  await openDashboard("/dashboard/blood-donors");
  const row = rows(page).filter({ hasText: "Driver, Shahdara" });
  const text = (name: string) => row.getByRole("link", { name });
  await expect(row).toBeVisible();
  await expect(row.getByRole("link", { name: /^Text:/ }), "nothing is asked").toHaveCount(0);
  await page.getByRole("link", { name: "Find donors: O-, 2 bags, Lahore" }).click();
  const ask = text("Text: Ask, Driver, Shahdara (opens in a new tab)");
  await expect(ask).toHaveAttribute("href", /^https:\/\/wa\.me\/923027777777\?text=.*Mayo%20Hospital/);
  await expect(page.getByText("1 O- donor in Lahore not called yet.")).toBeVisible();
  await Promise.all([context.waitForEvent("page"), ask.click()]);
  await expect(row).toContainText(/Opened in WhatsApp.*Administrator/s);
  await expect(page.getByText("No O- donor in Lahore is left to call.")).toBeVisible();
  await page.reload();
  await row.getByRole("button", { name: "It was sent: Ask, Driver, Shahdara" }).click();
  await expect(row).toContainText(/Sent by WhatsApp.*Administrator/s);
  await expect(row.getByRole("button", { name: /^It was sent/ })).toHaveCount(0);

  await page.getByRole("button", { name: "Open Driver, Shahdara" }).click();
  const dialog = page.getByRole("dialog", { name: "Driver, Shahdara" });
  await expect(dialog.getByRole("list", { name: "Calls" }).getByRole("listitem")).toHaveCount(2);
  await dialog.getByLabel("How it went").selectOption("Comes to give blood");
  await dialog.getByRole("button", { name: "Add to the log" }).click();
  await expect(dialog.getByRole("list", { name: "Calls" }).getByRole("listitem")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(text("Text: Thank for the promise, Driver, Shahdara (opens in a new tab)")).toBeVisible();
  await page.goto("/dashboard/blood-donors");
  await page.getByRole("button", { name: "Open Driver, Shahdara" }).click();
  await dialog.getByRole("button", { name: "Gave blood today" }).click();
  await expect(dialog.getByRole("list", { name: "Calls" })).toContainText("Gave blood on");
  await page.keyboard.press("Escape");
  await expect(text("Text: Thank, Driver, Shahdara (opens in a new tab)")).toBeVisible();
});

test("calls and donations of a donor are written down and told: DONOR-08, DONOR-14", async ({
  page,
  openDashboard,
  database,
}) => {
  await fill(database);
  await openDashboard("/dashboard/blood-donors?eligible=1");
  await page.getByRole("button", { name: "Open Driver, Shahdara" }).click();
  const dialog = page.getByRole("dialog", { name: "Driver, Shahdara" });
  const log = dialog.getByRole("list", { name: "Calls" });
  await expect(dialog.getByText("No calls yet.")).toBeVisible();
  await dialog.getByRole("button", { name: "Add to the log" }).click();
  await expect(dialog.getByText("Please choose how the call went.")).toBeVisible();
  await dialog.getByLabel("How it went").selectOption("Comes to give blood");
  await dialog.getByLabel("What was said").fill("کل صبح دس بجے");

  let broken = true;
  await page.route("**/backendReact/blood-donors/calls", (route) =>
    broken ? route.abort() : route.continue(),
  );
  await dialog.getByRole("button", { name: "Add to the log" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("It could not be saved. Please try again.");
  await expect(dialog.getByLabel("What was said"), "nothing typed is lost").toHaveValue("کل صبح دس بجے");
  broken = false;
  const release = await delayRequests(page, "**/backendReact/blood-donors/calls");
  await dialog.getByRole("button", { name: "Add to the log" }).click();
  await expect(dialog.getByRole("button", { name: "Saving..." })).toBeDisabled();
  release();
  await expect(log.getByRole("listitem")).toHaveCount(1);
  await expect(log).toContainText("Comes to give blood");
  await expect(log).toContainText("Administrator");
  await expect(log).toContainText("کل صبح دس بجے");

  await dialog.getByRole("button", { name: "Gave blood today" }).click();
  await expect(
    page.getByRole("region", { name: "Notifications" }).getByText(/^Last donation: /),
  ).toBeVisible();
  await expect(log.getByRole("listitem").first()).toContainText("Gave blood on");
  await expect(dialog, "the list has the donor no more, the entry stays open").toBeVisible();
  await dialog.getByLabel("Or on another day").fill(dayIn(1));
  await dialog.getByRole("button", { name: "Save day" }).click();
  await expect(dialog.getByText("The last donation cannot be in the future.")).toBeVisible();
  await dialog.getByLabel("Or on another day").fill("2026-01-05");
  await dialog.getByRole("button", { name: "Save day" }).click();
  await expect(toast(page, "Last donation: Jan 5, 2026.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rows(page).filter({ hasText: "Driver" })).toContainText("Jan 5, 2026");
});

test("a call that is not added to the log is not lost without a question: DONOR-08", async ({
  page,
  openDashboard,
  database,
}) => {
  await fill(database);
  await openDashboard();
  await page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link", { name: "Blood Donors" })
    .click();
  await page.getByRole("button", { name: "Open Teacher" }).click();
  const dialog = page.getByRole("dialog", { name: "Teacher" });
  const said = dialog.getByLabel("What was said");
  const question = page.getByRole("alertdialog", { name: "Discard what you wrote?" });
  await said.pressSequentially("Comes on Friday");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(said).toHaveValue("Comes on Friday");

  await page.goBack();
  const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await leaving.getByRole("button", { name: "Stay" }).click();
  await expect(said).toHaveValue("Comes on Friday");

  await dialog.getByRole("textbox", { name: "Note" }).fill("Calls after five");
  await dialog.getByRole("button", { name: "Save note" }).click();
  await expect(toast(page, "Saved.")).toBeVisible();
  await expect(said, "saving the note does not close over the call").toHaveValue("Comes on Friday");
  await dialog.getByLabel("How it went").selectOption("Comes to give blood");
  await dialog.getByRole("button", { name: "Add to the log" }).click();
  await expect(dialog.getByRole("list", { name: "Calls" })).toContainText("Comes on Friday");

  await dialog.getByLabel("Or on another day").fill("2026-01-05");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Open Teacher" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog, "with nothing written it closes at once").toHaveCount(0);
});
