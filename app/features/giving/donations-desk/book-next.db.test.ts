import { expect, test } from "vitest";
import { startTransfers } from "#tests/support/transfer-reports.ts";

test("numbers of paper receipts that nobody has booked are listed with their month: DESK-19", {
  tags: "any-database",
}, async () => {
  const { ask, month } = await startTransfers();
  const slips = ["0101", "0104", "0102", "A-7", "", "9001"];
  for (const [place, bank_reference] of slips.entries())
    await ask("bookDonation", {
      json: {
        amount: 100,
        fund: "general",
        method: "cash",
        received_on: "2026-11-20",
        bank_reference,
        idempotency_key: `slip-of-november-${place}`,
      },
    });
  expect((await month()).missing_slips).toEqual([103]);
  expect((await month("2026-10")).missing_slips).toEqual([]);
});
