import { dashboardMenu } from "#app/dashboard/dashboard-menu.ts";
import { expectNoFaults, inOneView } from "#tests/support/accessibility.ts";
import { fillGiving, fillInboxes, follow, reportTransfer } from "#tests/support/dashboard-pages.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { mailServer } from "#tests/support/sites.ts";

/* axe on every kind of dialog that opens over a page of the dashboard: of those that only ask, one over a page, one over a dialog
 * and one that keeps from leaving. The post's editor, an event's, an advertisement's and
 * two versions side by side are in dashboard.spec.ts. */

test.use({ ownSite: "dashboard dialogs", settings: mailServer, expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });

type Dialog = {
  name: string;
  /** The entry of the menu whose page it opens over. */
  on: string;
  open: (page: Page) => Promise<void>;
  /** How it is closed, where Escape does not lead back to the page alone. */
  close?: (page: Page) => Promise<void>;
};

const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
const answer = (name: string) => async (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();
const dialogs = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

async function typeBanner(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Not saved");
}

const ofTheSite: Dialog[] = [
  {
    name: "leaving a page with changes",
    on: "Banner Settings",
    open: async (page) => {
      await typeBanner(page);
      await page
        .getByRole("navigation", { name: "Dashboard" })
        .getByRole("link", { name: "Messages" })
        .click();
    },
    close: async (page) => {
      await answer("Leave")(page);
      await expect(page).toHaveURL("/dashboard/messages");
    },
  },
  {
    name: "the earlier versions of a post, with what one has changed",
    on: "Blog Management",
    open: async (page) => {
      await press("Earlier versions of A revised post")(page);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^1 change/ })
        .click();
      await expect(page.getByRole("dialog").locator("mark").first()).toBeVisible();
    },
  },
  {
    name: "a media item with its errors",
    on: "Gallery Management",
    open: async (page) => {
      await press(/^Edit /)(page);
      const editor = page.getByRole("dialog", { name: "Edit Media Item" });
      await editor.getByRole("textbox", { name: "Title", exact: true }).fill("");
      await editor.getByRole("button", { name: "Update Item" }).click();
      await expect(editor.getByText("Please enter a title for the media item.")).toBeVisible();
    },
    close: async (page) => {
      await page.keyboard.press("Escape");
      await answer("Discard")(page);
    },
  },
  { name: "the deletion of a media item", on: "Gallery Management", open: press(/^Delete /) },
  {
    name: "the removal of a category",
    on: "Blog Management",
    open: async (page) => {
      await press("Categories")(page);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Remove / })
        .first()
        .click();
    },
    close: async (page) => {
      await answer("Cancel")(page);
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "a new slide with its errors",
    on: "Hero Section",
    open: async (page) => {
      await press("New Slide")(page);
      await page.getByRole("button", { name: "Create Slide" }).click();
      await expect(page.getByText("Please enter a headline.")).toBeVisible();
    },
  },
];

/** A report that waits, with a slip, and a line that nobody has reported. */
const ofGiving: Dialog[] = [
  {
    name: "a report of a transfer with its slip",
    on: "Transfers",
    open: async (page) => {
      await press(/^Open PKR 2,500/)(page);
      await expect(page.getByRole("img", { name: "The donor's slip" })).toBeVisible();
    },
  },
  {
    name: "a rejection with its error",
    on: "Transfers",
    open: async (page) => {
      await press(/^Open PKR 2,500/)(page);
      await page.getByRole("button", { name: "Reject..." }).click();
      await page.getByRole("button", { name: "Reject", exact: true }).click();
      await expect(page.getByText("Please give the donor a reason.")).toBeVisible();
    },
    close: async (page) => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "money without a report",
    on: "Bank Statements",
    open: async (page) => {
      await press(/^Decide on 700 of/)(page);
    },
  },
  {
    name: "a statement before it is imported, with a question and lines that are left out",
    on: "Bank Statements",
    open: async (page) => {
      await page.getByLabel("Statement of our account").selectOption("Bank");
      await page
        .getByLabel("Statement", { exact: true })
        .fill("A bank\nDate,Words,Credit\n05/11/2020,A gift,700\n06/11/2020,A gift,many");
      await press("Preview")(page);
      await page.getByLabel("Order of day and month").selectOption("day-first");
      await page.getByText("1 line without incoming money is left out").click();
      await expect(page.getByText("“many” is not an amount.")).toBeVisible();
    },
  },
  {
    name: "money that went out",
    on: "Bank Statements",
    open: async (page) => {
      await page.getByRole("link", { name: "Money out" }).click();
      await press(/^Change what 58 of/)(page);
    },
  },
  {
    name: "a balance",
    on: "Bank Statements",
    open: async (page) => {
      await page.getByRole("link", { name: "End of month" }).click();
      await press("Record a balance...")(page);
    },
  },
  {
    name: "money that is no gift, with what is missing",
    on: "Bank Statements",
    open: async (page) => {
      await press(/^Decide on 700 of/)(page);
      await page.getByRole("radio", { name: "No gift" }).check();
      await page.getByRole("dialog").getByRole("button", { name: "Set aside" }).click();
      await expect(page.getByText("Please choose what the money is.")).toBeVisible();
    },
    close: async (page) => {
      await page.keyboard.press("Escape");
      await answer("Discard")(page);
    },
  },
  {
    name: "monthly support",
    on: "Monthly Support",
    open: press("Open Teacher, Gujranwala"),
  },
  {
    name: "the end of monthly support with its error",
    on: "Monthly Support",
    open: async (page) => {
      await press(/^Stop the support of /)(page);
      await page.getByRole("dialog").getByRole("button", { name: "Stop it" }).click();
      await expect(page.getByText("Please say why, in a few words.")).toBeVisible();
    },
  },
  { name: "booking a gift", on: "Donations", open: press("Book a gift") },
  {
    name: "giving a gift back",
    on: "Donations",
    open: async (page) => {
      await page
        .getByRole("row", { name: /A giver/ })
        .first()
        .getByRole("link")
        .click();
      await press("Refund...")(page);
    },
  },
  {
    name: "confirming a gift, with what is missing",
    on: "Donations",
    open: async (page) => {
      await page
        .getByRole("row", { name: /Somebody who waits/ })
        .first()
        .getByRole("link")
        .click();
      await press("Confirm as paid...")(page);
      await page.getByRole("dialog").getByRole("button", { name: "Confirm as paid" }).click();
    },
  },
  {
    name: "confirming a try by hand, with what is missing",
    on: "Donations",
    open: async (page) => {
      await page
        .getByRole("row", { name: /Paid in the portal/ })
        .first()
        .getByRole("link")
        .click();
      await press("Confirm by hand...")(page);
      await page.getByRole("dialog").getByRole("button", { name: "Confirm as paid" }).click();
      await expect(page.getByText("Please enter the day.")).toBeVisible();
    },
  },
  {
    name: "settling what needs review",
    on: "Donations",
    open: async (page) => {
      await page
        .getByRole("row", { name: /Somebody who waits/ })
        .first()
        .getByRole("link")
        .click();
      await press("Settle")(page);
    },
  },
  { name: "declining a request", on: "Approvals", open: press(/^Decline/) },
  { name: "withdrawing a request", on: "Approvals", open: press(/^Withdraw/) },
  { name: "changing a limit", on: "Approvals", open: press("Change: Refunds") },
  { name: "changing whether something waits", on: "Approvals", open: press("Change: Roles") },
  { name: "recording a payout", on: "Funds", open: press("Record a payout") },
];

const ofPeople: Dialog[] = [
  { name: "a message", on: "Messages", open: press("Open ایک ماں") },
  {
    name: "an answer to a message, with what is missing",
    on: "Messages",
    open: async (page) => {
      await press("Open ایک ماں")(page);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Write an answer" }).click();
      await dialog.getByLabel("Text").fill("");
      await dialog.getByRole("button", { name: "Send the answer" }).click();
      await expect(dialog.getByText("Please write your answer.")).toBeVisible();
    },
    close: async (page) => {
      await page.keyboard.press("Escape");
      await answer("Discard")(page);
    },
  },
  {
    name: "a saved answer with its errors",
    on: "Saved Answers",
    open: async (page) => {
      await press("New Saved Answer")(page);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await expect(dialog.getByText("If empty, who wrote in Urdu gets the English.")).toBeVisible();
    },
  },
  { name: "a registration", on: "Registrations", open: press("Open Student, Sialkot") },
  {
    name: "a donor with the log of calls",
    on: "Blood Donors",
    open: async (page) => {
      await press("Open Driver, Shahdara")(page);
      // Each part that fills the inboxes registers the donor once more.
      await expect(page.getByRole("region", { name: "Call log" })).toBeVisible();
    },
  },
  { name: "a request", on: "Blood Requests", open: press(/^Open O-/) },
  { name: "a shared story", on: "Shared Stories", open: press(/^Open A father/) },
  { name: "a subscriber", on: "Subscribers", open: press("Open reader@umeed.example") },
];

const ofTheSystem: Dialog[] = [
  {
    name: "an invitation with its errors",
    on: "Users",
    open: async (page) => {
      await press("Invite a Colleague")(page);
      await page.getByRole("dialog").getByRole("button", { name: "Send Invitation" }).click();
      await expect(page.getByText("Please choose at least one role.")).toBeVisible();
    },
  },
  { name: "a user", on: "Users", open: press(/^Edit /) },
  {
    name: "the erasure of personal data",
    on: "Personal Data",
    open: async (page) => {
      await page.getByLabel("Email address or phone number").fill("mother@umeed.example");
      await press("Search")(page);
      await press("Erase all")(page);
    },
  },
  {
    name: "a backup",
    on: "System",
    open: press("Download a backup"),
  },
  { name: "the removal of sample content", on: "Sample Content", open: press("Remove sample content") },
];

const ofTheFrame: Dialog[] = [
  {
    name: "the palette",
    on: "Overview",
    open: async (page) => {
      await page.keyboard.press("Control+K");
      await page.getByRole("combobox").fill("new");
    },
  },
  { name: "the list of shortcuts", on: "Overview", open: (page) => page.keyboard.press("?") },
];

const entries = dashboardMenu.flatMap((group) => group.entries);

for (const [where, group] of [
  ["Site", ofTheSite],
  ["Giving", ofGiving],
  ["People", ofPeople],
  ["System", ofTheSystem],
  ["the frame", ofTheFrame],
] as const) {
  test(`what opens over the pages of ${where} is open to everyone`, async ({
    page,
    admin,
    openDashboard,
    database,
  }) => {
    test.setTimeout(group.length * 90_000);
    await fillInboxes(database);
    await fillGiving(database);
    const revised = await admin.publish({ title: "A revised post", content: "The wel" });
    await admin.revise(revised.id, { title: "A revised post", content: "The well" });
    await reportTransfer(admin);
    await openDashboard("/dashboard");
    let views = 0;
    for (const { name, on, open, close = () => page.keyboard.press("Escape") } of group) {
      await test.step(name, async () => {
        const entry = entries.find(({ label }) => label === on);
        if (!entry) throw new Error(`no entry ${on}`);
        await follow(page, entry);
        await open(page);
        await expect(dialogs(page).last()).toBeVisible();
        await inOneView(page, views, () => expectNoFaults(page, "[role=dialog], [role=alertdialog]"));
        views += 1;
        await close(page);
        await expect(dialogs(page)).toHaveCount(0);
      });
    }
  });
}
