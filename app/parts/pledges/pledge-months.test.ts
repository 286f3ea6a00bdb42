import { expect, test } from "vitest";
import type { DonationState } from "#app/features/giving/ledger/donation-states.ts";
import { donationKey, donationMonth, openMonth } from "./server/pledges.store.server.ts";

const pledge = { created_at: "2026-11-21T07:00:00.000Z", day_of_month: 21, next_due_on: null };
const first = (state: DonationState) => ({
  idempotency_key: "6f1c1f0e-0000-4000-8000-000000000000",
  created_at: pledge.created_at,
  state,
});
const later = (month: string, state: DonationState) => ({
  idempotency_key: donationKey({ pledgeId: 7, month, amountPaisa: 2000_00, method: "jazzcash" }),
  created_at: "2027-01-02T00:00:00.000Z",
  state,
});

test("a gift is for the month of its key, the first one for the month of its day in Lahore", () => {
  expect(donationMonth(later("2026-12", "paid"))).toBe("2026-12");
  expect(donationMonth({ ...first("paid"), created_at: "2026-11-30T20:00:00.000Z" })).toBe("2026-12");
});

test.for([
  ["nothing has come in yet", [first("started")], "2026-11-25", "2026-11"],
  ["the first gift came in", [first("paid")], "2026-11-25", "2026-12"],
  ["the next day has come", [first("paid")], "2026-12-21", "2026-12"],
  ["a month was left out", [first("paid")], "2027-01-21", "2027-01"],
  ["December was given ahead", [first("paid"), later("2026-12", "paid")], "2026-12-01", "2027-01"],
  ["a gift failed", [first("paid"), later("2026-12", "failed")], "2026-12-22", "2026-12"],
  ["a gift was given back", [first("paid"), later("2026-12", "refunded")], "2026-12-22", "2027-01"],
] as const)("the open month when %s", ([, donations, today, month]) => {
  expect(openMonth(pledge, donations, today)).toBe(month);
});

test("a later day of the month, chosen after the reminder, leads back to no month before", () => {
  const moved = { ...pledge, day_of_month: 25, next_due_on: "2027-01-25" };
  expect(openMonth(moved, [first("paid")], "2026-12-22")).toBe("2026-12");
  expect(openMonth({ ...moved, next_due_on: "2026-12-25" }, [first("paid")], "2026-12-25")).toBe("2026-12");
});
