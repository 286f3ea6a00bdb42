import { randomUUID } from "node:crypto";
import { dashboardMenu, menuLines } from "#app/dashboard/dashboard-menu.ts";
import { insertPayout } from "#app/features/giving/funds/funds-payouts.store.server.ts";
import { openAttempt, startDonation } from "#app/features/giving/ledger/start-donation.server.ts";
import { saveDonor } from "#app/features/people/blood-donors/blood-donors.store.server.ts";
import { createBloodRequest } from "#app/features/people/blood-requests/blood-requests.store.server.ts";
import { createMessage } from "#app/features/people/contact/contact.store.server.ts";
import { createRegistration } from "#app/features/people/registrations/registrations.store.server.ts";
import { createSharedStory } from "#app/features/people/shared-stories/shared-stories.service.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { createHelpRequest } from "#app/parts/help/server/help.store.server.ts";
import { createPledge } from "#app/parts/pledges/server/create-pledge.server.ts";
import type { Db } from "#server/db/connect.ts";
import { giveOnSite } from "./donations-desk.ts";
import { dayIn } from "./home-content.ts";
import { testLedger } from "./ledger.ts";
import { formWith } from "./media-forms.ts";
import { photograph } from "./pictures.ts";
import { expect, type Page, publicAddress } from "./site.ts";
import type { SiteAdmin } from "./site-admin.ts";

/* What tests of many dashboard pages share. */

/** What people sent, so that the inboxes are not empty. */
export async function fillInboxes(database: Db): Promise<void> {
  const trap = { website: "", form_token: undefined };
  const now = new Date();
  const message = {
    name: "ایک ماں",
    email: "mother@umeed.example",
    subject: "Camp",
    message: "کیا کل کیمپ ہے؟",
  };
  await createMessage(database, message, now);
  await saveDonor(
    database,
    {
      ...trap,
      fullName: "Driver, Shahdara",
      phone: "0302 7777777",
      email: "",
      bloodGroup: "O-",
      city: "Lahore",
      dob: null,
      lastDonationDate: dayIn(-10),
      gender: "Male",
      medicalClear: true,
    },
    now,
  );
  await createBloodRequest(
    database,
    {
      ...trap,
      phone: "0321 1212121",
      bloodGroup: "O-",
      units: "2",
      hospital: "Mayo Hospital",
      city: "Lahore",
      neededWhen: "day",
      neededBy: dayIn(2),
      contactName: "A brother",
      email: "",
      remarks: "",
    },
    now,
  );
  await createHelpRequest(
    database,
    now,
    {
      kind: "medicine",
      for_whom: "family",
      asked_by: "",
      name: "سکینہ بی بی",
      phone: "0345 1112223",
      cnic: "",
      city: "قصور",
      area: "بستی چراغ شاہ",
      household: 6,
      words: "شوہر بیمار ہیں۔",
      language: "ur",
      channel: "site",
      suspect: 0,
      consent: "میں متفق ہوں۔",
    },
    { id: null, name: "The form" },
  );
  await createRegistration(
    database,
    {
      ...trap,
      kind: "volunteer",
      name: "Student, Sialkot",
      email: "student@umeed.example",
      phone: "0333 1234567",
      city: "Sialkot",
      details: { skills: "Teaching", availability: "Sundays" },
    },
    now,
  );
  await createSharedStory(
    database,
    {
      ...trap,
      name: "A father, Kasur",
      unnamed: true,
      email: "",
      phone: "0345 7654321",
      city: "Kasur",
      programme: "Education",
      story: "میری بیٹی اب سکول جاتی ہے۔",
      consent: true,
    },
    now,
  );
  await fillPledges(database, now);
  const answer = { title: "Receipts", text: "{name}, it is on its way.", text_ur: "{name}، رسید آ رہی ہے۔" };
  await database
    .insertInto("saved_answers")
    .values({ ...answer, is_sample: 0, version: 1 })
    .execute();
  await database
    .insertInto("subscribers")
    .values({
      email: "reader@umeed.example",
      state: "confirmed",
      confirmed_at: now.toISOString(),
      received_at: now.toISOString(),
      search_text: "reader@umeed.example",
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Donations in states that staff act on, so that the pages of giving are not empty. */
export async function fillGiving(database: Db): Promise<void> {
  await giveOnSite(database, { state: "paid", donorName: "A giver" });
  await giveOnSite(database, { state: "refunded", donorName: "ایک ماں" });
  const waiting = await giveOnSite(database, { state: "pending", donorName: "Somebody who waits" });
  await database.updateTable("donations").set({ needs_review: 1 }).where("id", "=", waiting.id).execute();
  const atGateway = { gateway: "jazzcash", method: "jazzcash" } as const;
  const tried = await giveOnSite(database, {
    ...atGateway,
    state: "pending",
    donorName: "Paid in the portal",
  });
  const payout = {
    amount: 900_00,
    fund: "zakat",
    paid_on: dayIn(-1),
    purpose: "Medicine for the camp in Kasur",
    method: "bank" as const,
    payee: "",
    bank_reference: "",
    overdraw: false,
    salt: "",
  };
  await insertPayout(database, new Date(), "Administrator", payout);
  await fillApprovals(database);
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
  await openAttempt(database, twoDaysAgo, tried, { gateway: "jazzcash", firstCheckMs: undefined });
}

/** A transfer that is reported with its slip, and a statement with other lines. */
export async function reportTransfer(admin: SiteAdmin): Promise<void> {
  const today = karachiDay(new Date());
  const report = {
    amount: 2500,
    transferredOn: today,
    accountName: "Donor, Sialkot",
    bankName: "HBL",
    consent: "true",
    accountNumber: "PK00 ABCD 0000 0012 3456",
    email: "donor@umeed.example",
  };
  const slip = { slip: { bytes: await photograph(600, 900), name: "slip.jpg" } };
  await admin.call("sendTransferReport", formWith(report, slip));
  const statement = `Date,Narration,Debit,Credit\n${today},CASH DEPOSIT,,700\n${today},SMS CHARGES,58,`;
  await admin.call("importStatement", { statement, account: "bank" });
}

/** What waits for a second person: of somebody who has left, and one's own. */
async function fillApprovals(database: Db): Promise<void> {
  const now = new Date().toISOString();
  const { id } = await database.selectFrom("users").select("id").orderBy("id").executeTakeFirstOrThrow();
  const waiting = {
    act: "saveContent",
    title: "Change of account numbers",
    amount_paisa: null,
    reason: "",
    subject: "content identity",
    link: "/dashboard/content/identity",
    body: "{}",
    state: "waiting" as const,
    asked_at: now,
    expires_at: "2099-01-01T00:00:00.000Z",
    facts: JSON.stringify([
      { label: "Bank, IBAN", before: "PK00 0000", value: "PK36 SCBL 0000 0011 2345 6702" },
    ]),
  };
  const rows = [
    { ...waiting, asked_by: 2_000_000_000, asked_by_name: "ایک ساتھی" },
    { ...waiting, asked_by: id, asked_by_name: "Administrator" },
  ];
  await database.insertInto("approvals").values(rows).execute();
}

/** Monthly support whose first donation has not arrived. */
async function fillPledges(database: Db, now: Date): Promise<void> {
  const fund = { slug: "zakat", title: "Zakat", kind: "named" } as const;
  await database.transaction().execute(async (trx) => {
    const started = await startDonation(trx, now, {
      idempotencyKey: randomUUID(),
      amountPaisa: 2000_00,
      fund,
      method: "jazzcash",
      gateway: "manual",
      donorName: "Teacher, Gujranwala",
      donorEmail: "teacher@umeed.example",
      donorReference: "",
      anonymous: false,
      dedication: "",
      monthly: true,
    });
    if ("fault" in started) throw new Error(started.fault);
    await createPledge(trx, testLedger(now, publicAddress), started.donation);
  });
}

/** Follows an entry of the menu, which only wide windows show. */
export async function follow(page: Page, { to, label }: { to: string; label: string }): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFromMenu(page, label);
  await expect(page).toHaveURL(to);
  await expectLoaded(page);
}

/**
 * Opens a page by the sidebar as staff do: its group, if that is folded, its line there, and its tab.
 * @param shown the menu of who is signed in, where that is not all of it
 */
export async function openFromMenu(page: Page, label: string, shown = dashboardMenu): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  const [found] = shown.flatMap(({ title, entries }) =>
    menuLines(entries)
      .filter(({ pages }) => pages.some((entry) => entry.label === label))
      .map((line) => ({ title, line })),
  );
  if (!found) throw new Error(`no page ${label}`);
  const { title, line } = found;
  // The menu is there once the session is known.
  await expect(menu.getByRole("heading", { name: title, exact: true })).toBeVisible();
  const folded = menu.getByRole("button", { name: title, exact: true, expanded: false });
  if (await folded.isVisible()) await folded.click();
  await menu.getByRole("link", { name: line.label, exact: true }).click();
  if (line.pages.length === 1) return;
  const tabs = page.getByRole("navigation", { name: line.label, exact: true });
  await tabs.getByRole("link", { name: label, exact: true }).click();
}

export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading")).toHaveCount(0);
}
