// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { donationsTable } from "#app/features/giving/ledger/donations.table.ts";
import { registrationsTable } from "#app/features/people/registrations/registrations.table.ts";
import { outboxTable } from "#app/features/staff/outbox/outbox.table.ts";
import { PageWords } from "#tests/support/words.tsx";
import { PersonalDataEntries } from "./personal-data-entries.tsx";
import { fieldsOf } from "./personal-data-rows.server.ts";

afterEach(cleanup);

/** What a region says, as [label, text]. */
const facts = (name: string) => {
  const region = within(screen.getByRole("region", { name }));
  const terms = region.getAllByRole("term").map((term) => term.textContent);
  const texts = region.getAllByRole("definition").map((text) => text.textContent);
  return Object.fromEntries(terms.map((term, place) => [term, texts[place]]));
};

test("what is stored of a person reads in words, not in columns: PERSON-01", () => {
  render(
    <PersonalDataEntries
      tables={[
        {
          name: "donations",
          label: "Gifts",
          total: 1,
          rows: [
            {
              id: 7,
              reference: "TXN1",
              amount_paisa: 250_000,
              fund: "General fund",
              method: "bank-transfer",
              gateway: "manual",
              state: "paid",
              anonymous: 1,
              needs_review: 0,
              pledge_id: 3,
              version: 2,
              paid_on: "2026-11-21",
              refunded_at: null,
              note: "",
            },
          ],
          fields: fieldsOf(donationsTable.columns),
        },
        {
          name: "registrations",
          label: "Registrations",
          total: 1,
          rows: [
            {
              id: 1,
              kind: "volunteer",
              name: "A mother",
              received_at: "2026-11-21T07:00:00.000Z",
              details: '{"availability":"Weekends","skills":""}',
            },
          ],
          fields: fieldsOf(registrationsTable.columns),
        },
        {
          name: "outbox",
          label: "Mails",
          total: 1,
          rows: [
            { id: 2, recipient: "a@b.example", unsubscribe_url: "https://umeed.example/x", state: "queued" },
          ],
          fields: fieldsOf(outboxTable.columns),
        },
      ]}
    />,
    { wrapper: PageWords },
  );
  expect(facts("Gifts 1")).toEqual({
    Reference: "TXN1",
    Amount: "PKR 2,500",
    For: "General fund",
    "Way to pay": "Bank Transfer",
    "Confirmed by": "Staff",
    State: "Paid",
    Anonymous: "Yes",
    "Needs review": "No",
    "In the books since": "Nov 21, 2026",
  });
  expect(facts("Registrations 1")).toMatchObject({ Kind: "Volunteer", Answers: "Availability: Weekends" });
  expect(facts("Mails 1")).toEqual({ To: "a@b.example", State: "Waiting" });
});
