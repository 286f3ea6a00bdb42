import { expect, test } from "vitest";
import { eventWords } from "./donation-words.ts";
import type { DonationEvent } from "./donations-desk.schema.ts";

const event = (more: Partial<DonationEvent>): DonationEvent => ({
  id: 1,
  at: "2026-11-21T07:00:00.000Z",
  kind: "state",
  to_state: "paid",
  cause: "gateway",
  actor: "jazzcash",
  detail: {},
  ...more,
});

test.for([
  [
    { detail: { amount_paisa: 2500_00, payment_reference: "R1", code: "121", attempt: "P1" } },
    "Paid: JazzCash confirmed it to our server",
    ["PKR 2,500", "reference R1", "code 121", "try P1"],
  ],
  [
    {
      cause: "staff",
      actor: "Desk",
      detail: { amount_paisa: 1, received_on: "2026-11-20", reason: "Found" },
    },
    "Paid: confirmed by hand",
    ["PKR 0.01", "money came on Nov 20, 2026"],
    "Found",
  ],
  [
    { kind: "mismatch", to_state: "pending", detail: { amount_paisa: 25_00, payment_reference: "R1" } },
    "Not paid: PKR 25 came instead of the gift's amount",
    ["reference R1"],
  ],
  [
    {
      kind: "mismatch",
      to_state: "pending",
      detail: { amount_paisa: 2500_00, mismatch: "currency", code: "121" },
    },
    "Not paid: the money came in another currency",
    ["code 121"],
  ],
  [
    { kind: "mismatch", to_state: "pending", detail: { amount_paisa: 0, reused: true, code: "000" } },
    "Not paid: this payment has paid another gift",
    ["code 000"],
  ],
  [
    { kind: "second-payment", detail: { payment_reference: "R2" } },
    "A second payment came for this gift",
    ["reference R2"],
  ],
  [
    { kind: "mismatch", to_state: "pending", detail: { amount_paisa: 0, code: "REVERSED" } },
    "Not paid: the provider reports no money",
    ["code REVERSED"],
  ],
  [{ to_state: "pending", cause: "donor", actor: "" }, "The donor reported the transfer", []],
  [{ to_state: "pending", cause: "donor", actor: "jazzcash" }, "The donor was sent to JazzCash", []],
  [
    { cause: "staff", actor: "Desk", detail: { report: 4, line: 2 } },
    "Paid: the reported transfer was found on the statement",
    [],
  ],
  [
    { to_state: "expired", cause: "worker", detail: { code: "absent" } },
    "Expired: no payment was found in time",
    ["code absent"],
  ],
  [{ to_state: "failed", detail: { code: "112" } }, "Failed at JazzCash", ["code 112"]],
  [
    { to_state: "failed", cause: "staff", actor: "Desk", detail: { report: 4 } },
    "The report of the transfer was rejected",
    [],
  ],
  [
    { to_state: "paid", cause: "staff", actor: "Desk", detail: { report: 4 } },
    "Paid: the reported transfer was verified",
    [],
  ],
  [{ to_state: "refunded", cause: "staff", actor: "Desk" }, "Refunded; the receipt is void", []],
  [{ kind: "started", to_state: "started", cause: "donor", actor: "" }, "Started on the site", []],
  [{ kind: "started", to_state: "started", cause: "staff", actor: "Desk" }, "Booked by hand", []],
  [
    { kind: "note", cause: "staff", actor: "Desk", detail: { asked: true } },
    "The gateway was asked again",
    [],
  ],
  [
    { kind: "note", cause: "staff", actor: "Desk", detail: { resolved: "Paid back" } },
    "Reviewed and settled",
    [],
    "Paid back",
  ],
] as const)("an event reads: %o", ([more, title, facts, written]) => {
  const words = eventWords(event(more));
  expect(words.title).toBe(title);
  expect(words.more).toEqual(facts);
  expect(words.words).toBe(written);
  expect(words.by).toBe("actor" in more && more.actor === "Desk" ? "Desk" : undefined);
});
