import { saveDonor } from "#app/features/people/blood-donors/blood-donors.store.server.ts";
import { createBloodRequest } from "#app/features/people/blood-requests/blood-requests.store.server.ts";
import type { Db } from "#server/db/connect.ts";
import { dayIn } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

test.use({ ownSite: "blood desk", expectedNoise: [brokenRequest] });
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
  const trap = { website: "", form_token: undefined };
  const request = {
    ...trap,
    phone: "0321 1212121",
    units: "2",
    contactName: "A brother",
    remarks: "",
    email: "",
    neededWhen: "day",
    city: "Lahore",
  };
  await createBloodRequest(
    database,
    { ...request, bloodGroup: "B+", hospital: "Services Hospital", neededBy: dayIn(3) },
    received,
  );
  await createBloodRequest(
    database,
    { ...request, bloodGroup: "O-", hospital: "Mayo Hospital", neededBy: dayIn(1) },
    received,
  );
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
    "City",
    "Last donation",
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

test("a request shows who fits it, is arranged and opened again: REQUEST-04", async ({
  page,
  openDashboard,
  database,
}) => {
  await fill(database);
  await openDashboard("/dashboard/blood-donors");
  const open = page.getByRole("region", { name: "Open requests" });
  await expect(open.getByRole("listitem")).toHaveCount(2);
  await expect(open.getByRole("listitem").first(), "the most urgent first").toContainText("Mayo Hospital");
  await open.getByRole("link", { name: "Find donors: B+, 2 bags, Lahore" }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByLabel("Patient's group")).toHaveValue("B+");
  await expect(rows(page).filter({ hasText: "Shopkeeper" }), "rested for 90 days").toHaveCount(1);
  await expect(rows(page).filter({ hasText: "علی" }), "still rests").toHaveCount(0);

  await open.getByRole("button", { name: "Arranged: O-, 2 bags, Lahore" }).click();
  await expect(toast(page, "Marked as arranged.")).toBeVisible();
  await expect(open.getByRole("listitem")).toHaveCount(1);
  await open.getByRole("button", { name: "Close: B+, 2 bags, Lahore" }).click();
  await expect(open.getByText("No open requests.")).toBeVisible();

  await page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link", { name: "Blood Requests" })
    .click();
  await page.getByLabel("State").selectOption("Arranged");
  await expect(page.getByText("1 request", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Open O-, 2 bags, Lahore" }).click();
  const dialog = page.getByRole("dialog", { name: "O-, 2 bags, Lahore" });
  await expect(dialog.getByRole("link", { name: "Find donors" })).toHaveAttribute(
    "href",
    "/dashboard/blood-donors?patient=O-&city=Lahore&eligible=1",
  );
  await dialog.getByRole("button", { name: "Open again: O-, 2 bags, Lahore" }).click();
  await expect(toast(page, "Open again.")).toBeVisible();
  await expect(dialog, "though the list has it no more").toContainText("Mayo Hospital");
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
