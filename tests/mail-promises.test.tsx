// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { donateWords } from "#app/features/giving/donations/donate.words.ts";
import { donationStateWords } from "#app/features/giving/donations/donation-state.words.ts";
import type { DonationStatus } from "#app/features/giving/donations/donations.schema.ts";
import { DonationDonor } from "#app/features/giving/donations/public/donation-donor.tsx";
import { donationView } from "#app/features/giving/donations/public/donation-words.ts";
import { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import AnnualStatementPage from "#app/features/giving/receipts/public/annual-statement.page.tsx";
import { receiptWords, statementWords } from "#app/features/giving/receipts/receipts.words.ts";
import MessagesDashboard from "#app/features/people/contact/messages.dashboard.tsx";
import { messagesOf, textIn } from "#app/lib/words.server.ts";
import type { PledgeView } from "#app/parts/pledges/pledges.schema.ts";
import { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import { PledgeBook } from "#app/parts/pledges/public/pledge-book.tsx";
import { SiteContext } from "#app/site/identity.ts";
import { mockFetch, openInDashboard } from "./support/dashboard.tsx";
import { testSite } from "./support/page-frame.tsx";
import { PageWords } from "./support/words.tsx";

/* OUTBOX-04: what promises a mail says something else while none can be sent. */

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const catalogues = [donateWords, paperWords, pledgeWords, receiptWords, statementWords];
const withMail = { works: true, toOffice: true };
const withoutMail = { works: false, toOffice: false };

function show(element: ReactNode, mail: typeof withMail): string {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <PageWords of={catalogues}>
          <SiteContext value={{ ...testSite, mail }}>{element}</SiteContext>
        </PageWords>
      ),
    },
  ]);
  cleanup();
  render(<Stub />);
  return document.body.textContent ?? "";
}

const donor = (monthly: boolean) => (
  <DonationDonor byBank={false} monthly={monthly} typed={{}} errorOf={() => undefined} />
);

test("a donor's email gets the receipt only where mails go out", () => {
  expect(show(donor(false), withMail)).toContain("The receipt goes there.");
  expect(show(donor(false), withoutMail)).not.toContain("goes there");
  expect(show(donor(true), withoutMail)).toContain("once our email is set up");
});

const said = { t: textIn("en", donationStateWords), giving: textIn("en", givingWords) };

test("a gift that has arrived names its receipt's way", () => {
  const gift: DonationStatus = {
    reference: "TXN1",
    state: "paid",
    amount: 2500,
    method: "bank-transfer",
    gateway: "manual",
    note: "TXN1 General",
    fund: { slug: "general", title: "General" },
    created_at: "2026-11-21T07:00:00.000Z",
    review: false,
    slow: false,
  };
  expect(donationView(gift, { ...said, mail: withMail }).text).toContain("sending it there");
  expect(donationView(gift, { ...said, mail: withoutMail }).text).not.toContain("sending it there");
});

test("monthly support has a day, and a reminder by mail only where mails go out", () => {
  const pledge: PledgeView = {
    state: "active",
    amount: 2000,
    fund: { slug: "zakat", title: "Zakat" },
    method: "bank-transfer",
    day: 21,
    next_due_on: "2026-12-21",
    open_month: "2026-12",
    donations: [],
  };
  const page = <PledgeBook pledgeKey="" pledge={pledge} question={undefined} result={undefined} />;
  expect(show(page, withMail)).toContain("We remind you by email on the 21st of each month");
  expect(show(page, withoutMail)).toContain("It is due on the 21st of each month");
});

test("the yearly statement is asked for by mail, or at the office", () => {
  const loaderData = {
    formToken: undefined,
    isWrong: false,
    words: JSON.stringify(messagesOf("en", catalogues)),
  };
  const page = (
    <AnnualStatementPage
      {...({ loaderData, actionData: undefined } as Parameters<typeof AnnualStatementPage>[0])}
    />
  );
  show(page, withMail);
  expect(screen.getByRole("button", { name: "Send me the link" })).toBeTruthy();
  expect(show(page, withoutMail)).toContain(textIn("en", statementWords)("noMail"));
  expect(screen.queryByRole("button")).toBeNull();
});

test("staff read whether the office's mailbox has the messages too", async () => {
  mockFetch(async () => Response.json({ success: true, rows: [], total: 0, unread: 0 }));
  for (const [mail, text] of [
    [withMail, /Each is emailed to the office, too\./],
    [withoutMail, /no email goes to the office\./],
  ] as const) {
    cleanup();
    openInDashboard(
      <SiteContext value={{ ...testSite, mail }}>
        <MessagesDashboard />
      </SiteContext>,
    );
    expect(await screen.findByText(text)).toBeTruthy();
  }
});
