/* For tests only: rows of a ledger that somebody has changed, and what the check says of them. */

const report = (state: string) =>
  `insert into transfer_reports (donation_id, state, account_name, account_number, bank_name, amount_paisa, reported_at,
    search_text) values (1, '${state}', 'Donor', '1', 'Bank', 250000, '2026-11-21', '')`;
const line = (donation: number | "null", paisa: number) =>
  `insert into statement_lines (fingerprint, day, amount_paisa, description, imported_at, imported_by, donation_id)
    values ('f', '2026-11-21', ${paisa}, 'IBFT', '2026-11-21', 'Admin', ${donation})`;
const event = (values: string) =>
  `insert into donation_events (donation_id, at, kind, from_state, to_state, cause, detail) values (${values}, 'staff', '{}')`;

/** What somebody does to the rows, and what the check then says. */
export const tampered: readonly [name: string, statements: string[], said: string[]][] = [
  [
    "a state without an event",
    ["update donations set state = 'expired' where id = 4"],
    ["gift 4: is expired, its events say failed"],
  ],
  [
    "a gift that is made paid by hand",
    ["update donations set state = 'paid' where id = 1"],
    [
      "gift 1: is paid, its events say started",
      "gift 1: is paid and lacks a day or time of its payment",
      "gift 1: is paid and has no receipt",
    ],
  ],
  [
    "an event that may not follow",
    [event("2, '2026-11-22', 'state', 'paid', 'failed'")],
    ["gift 2: an event (state) leads from paid to failed", "gift 2: is paid, its events say failed"],
  ],
  [
    "an event that begins elsewhere",
    [event("1, '2026-11-22', 'state', 'pending', 'failed'")],
    ["gift 1: an event leads from pending when it was started", "gift 1: is started, its events say failed"],
  ],
  [
    "a note that changes the state",
    [event("1, '2026-11-22', 'note', 'started', 'pending'")],
    ["gift 1: an event (note) leads from started to pending", "gift 1: is started, its events say pending"],
  ],
  [
    "another amount of a paid gift",
    ["update donations set amount_paisa = 300000 where id = 2"],
    [
      "gift 2: amount_paisa is 300000, on its receipt UWF-2027-000001 250000",
      "books of 2026-11-21, fund general, bank: booked_paisa is 750000, its rows make 800000; in_paisa is 750000, its rows make 800000",
    ],
  ],
  [
    "a sum of the books that was changed",
    ["update book_days set in_paisa = in_paisa + 1 where day = '2026-11-21'"],
    ["books of 2026-11-21, fund general, bank: in_paisa is 750001, its rows make 750000"],
  ],
  [
    "an amount below zero",
    ["update donations set amount_paisa = -5 where id = 1"],
    ["gift 1: has an amount of -5 paisa"],
  ],
  [
    "another day of a payment",
    ["update donations set paid_on = '2026-12-01' where id = 2"],
    [
      "gift 2: was paid on another day than at its time",
      "gift 2: paid_on is 2026-12-01, on its receipt UWF-2027-000001 2026-11-21",
      "books of 2026-11-21, fund general, bank: booked_paisa is 750000, its rows make 500000",
      "books of 2026-12-01, fund general, bank: booked_paisa is 0, its rows make 250000",
    ],
  ],
  [
    "a refund that left its receipt good",
    ["update receipts set voided_at = null where donation_id = 5"],
    [
      "gift 5: its receipt UWF-2027-000003 is not void, it is refunded",
      "fund general: 250000 paisa went back by the books, 0 by its receipts",
      "sealed day 2026-11-21: has another root than its entries",
    ],
  ],
  [
    "a receipt that was taken away",
    ["delete from receipts where serial = 2"],
    [
      "gift 3: is paid and has no receipt",
      "receipts of 2027: lack UWF-2027-000002",
      "fund general, 2026-11: 750000 paisa came in by the books, 500000 by its receipts",
      "sealed day 2026-11-21: holds 3 receipts, there are 2",
      "sealed day 2026-11-21: holds 750000 paisa, its receipts 500000",
      "sealed day 2026-11-21: has another root than its entries",
    ],
  ],
  [
    "a counter that was moved",
    ["update receipt_serials set last_serial = 9 where fiscal_year = 2028"],
    ["receipts of 2028: end with the serial 1, the counter stands at 9"],
  ],
  [
    "a number that is not its serial's",
    ["update receipts set number = 'UWF-2028-000007' where fiscal_year = 2028"],
    [
      "gift 6: its receipt UWF-2028-000007 has the serial 1 of 2028",
      "gift 6: its receipt UWF-2028-000007 says another number on paper than in its row",
    ],
  ],
  [
    "a receipt of another fiscal year",
    [
      "update receipts set fiscal_year = 2029, number = 'UWF-2029-000001' where fiscal_year = 2028",
      "update receipt_serials set fiscal_year = 2029 where fiscal_year = 2028",
    ],
    [
      "gift 6: its receipt UWF-2029-000001 is of another fiscal year than the day of the gift",
      "gift 6: its receipt UWF-2029-000001 says another number on paper than in its row",
    ],
  ],
  [
    "an attempt that is paid alone",
    ["update payment_attempts set state = 'paid', donation_id = 1"],
    ["attempt: is paid, its donation is not", "attempt: is asked about no more, but has a time for it"],
  ],
  [
    "an attempt of another amount",
    ["update payment_attempts set amount_paisa = 0"],
    ["attempt: asks for another amount than its donation's", "attempt: has no amount above zero"],
  ],
  [
    "a verified report of what is not paid",
    [report("verified")],
    ["gift 1: has a transfer report that was verified, and is not paid"],
  ],
  ["a report that waits", [report("waiting")], []],
  [
    "a line of a statement with another amount",
    [line(2, 1)],
    ["gift 2: has a line of a bank statement with another amount"],
  ],
  [
    "a line of a statement with what is not paid",
    [line(4, 250000)],
    ["gift 4: has a line of a bank statement, and is not paid"],
  ],
  [
    "a line of a statement of nothing",
    [line("null", 250000), "update statement_lines set amount_paisa = 0"],
    ["line: has no amount above zero"],
  ],
  [
    "a line that is set aside by nobody",
    [line("null", 250000), "update statement_lines set aside_at = '2026-11-21'"],
    ["line: is set aside, and nothing says why or by whom"],
  ],
  [
    "a line that is set aside with a reason",
    [
      line("null", 250000),
      "update statement_lines set aside_at = '2026-11-21', aside_kind = 'own', aside_by = 'Admin'",
    ],
    [],
  ],
  [
    "a try that nobody has confirmed by hand",
    ["update payment_attempts set state = 'paid', next_check_at = null, last_code = 'by-hand'"],
    ["attempt: was confirmed by hand, and no event says by whom"],
  ],
  [
    "a sealed day with another sum",
    ["update receipt_days set receipts = 2, total_paisa = 500000 where day = '2026-11-21'"],
    [
      "sealed day 2026-11-21: holds 2 receipts, there are 3",
      "sealed day 2026-11-21: holds 500000 paisa, its receipts 750000",
      "sealed day 2026-11-21: has another link than its root, its sums and the link before make",
    ],
  ],
  [
    "the salt of a sealed receipt",
    ["update receipts set salt = 'x' where serial = 3"],
    ["sealed day 2026-11-21: has another root than its entries"],
  ],
  [
    "a day that was sealed anew",
    ["update receipt_days set link = 'x' where day = '2026-11-21'"],
    [
      "sealed day 2026-11-21: has another link than its root, its sums and the link before make",
      "sealed day 2026-11-22: does not name the link of the day before",
      "sealed day 2026-11-21: was made again: its first link was another",
    ],
  ],
  [
    "a sealed day that was moved",
    ["update receipt_days set day = '2026-11-23' where day = '2026-11-22'"],
    [
      "sealed day 2026-11-23: follows 2026-11-21",
      "sealed day 2026-11-23: does not name the link of the day before",
      "sealed day 2026-11-23: has another link than its root, its sums and the link before make",
      "sealed day 2026-11-22: was taken away",
    ],
  ],
  [
    "a payout of another amount",
    ["update payouts set amount_paisa = 4000 where id = 1"],
    [
      "books of 2026-11-20, fund general, bank: out_paisa is 5000, its rows make 4000",
      "sealed day 2026-11-21: holds 3 payouts of 5000 paisa, there are 3 of 4000",
      "sealed day 2026-11-21: has another root than its entries",
    ],
  ],
  [
    "a payout for something else",
    ["update payouts set purpose = 'Furniture' where id = 1"],
    ["sealed day 2026-11-21: has another root than its entries"],
  ],
  [
    "a payout that was deleted",
    ["delete from payouts where id = 1"],
    [
      "books of 2026-11-20, fund general, bank: out_paisa is 5000, its rows make 0",
      "sealed day 2026-11-21: holds 3 payouts of 5000 paisa, there are 2 of 0",
      "sealed day 2026-11-21: has another root than its entries",
    ],
  ],
  [
    "a cancellation that was taken back",
    ["update payouts set cancelled_at = null, cancel_reason = '' where id = 2"],
    [
      "books of 2026-11-20, fund general, bank: out_paisa is 5000, its rows make 8000",
      "sealed day 2026-11-21: holds 3 payouts of 5000 paisa, there are 2 of 8000",
      "sealed day 2026-11-21: has another root than its entries",
    ],
  ],
  [
    "the day of a gift that was moved into another tax year",
    ["update donations set received_on = '2026-06-30' where id = 2"],
    [
      "gift 2: was given on 2026-06-30, its confirmation says 2026-11-21",
      "gift 2: its receipt UWF-2027-000001 says another day of the gift on paper than in its row",
      "books of 2026-11-21, fund general, bank: in_paisa is 750000, its rows make 500000",
      "books of 2026-06-30, fund general, bank: in_paisa is 0, its rows make 250000",
      "sealed day 2026-11-21: has another root than its entries",
    ],
  ],
  [
    "another name on a receipt",
    ["update receipts set donor_name = 'Somebody else' where serial = 1 and fiscal_year = 2027"],
    [
      "gift 2: its receipt UWF-2027-000001 has another name or other words than when it was issued",
      "sealed day 2026-11-21: has another root than its entries",
    ],
  ],
  [
    "another wording on a receipt",
    [
      `update receipts set document = replace(document, 'Umeed Welfare', 'Other Welfare') where serial = 1
        and fiscal_year = 2027`,
    ],
    ["sealed day 2026-11-21: has another root than its entries"],
  ],
  [
    "a document that is none",
    ["update receipts set document = 'x' where serial = 1 and fiscal_year = 2027"],
    [
      "gift 2: its receipt UWF-2027-000001 has a document that cannot be read",
      "sealed day 2026-11-21: has another root than its entries",
    ],
  ],
  [
    "a refund that is forged with its event and a void receipt",
    [
      event("2, '2026-11-21T08:00:00.000Z', 'state', 'paid', 'refunded'"),
      `update donations set state = 'refunded', refunded_at = '2026-11-21T08:00:00.000Z', refunded_on = '2026-11-21'
        where id = 2`,
      "update receipts set voided_at = '2026-11-21T08:00:00.000Z' where donation_id = 2",
    ],
    [
      "books of 2026-11-21, fund general, bank: back_paisa is 250000, its rows make 500000",
      "fund general: 250000 paisa went back by the books, 500000 by its receipts",
      "sealed day 2026-11-21: holds 1 refunds of 250000 paisa, there are 2 of 500000",
      "sealed day 2026-11-21: has another root than its entries",
    ],
  ],
  [
    "a refund that is forged for a day that is not sealed yet",
    [
      `insert into donation_events (donation_id, at, kind, from_state, to_state, cause, actor, detail)
        values (6, '2027-07-01T08:00:00.000Z', 'state', 'paid', 'refunded', 'staff', 'Admin', '{}')`,
      `update donations set state = 'refunded', refunded_at = '2027-07-01T08:00:00.000Z', refunded_on = '2027-07-01'
        where id = 6`,
      "update receipts set voided_at = '2027-07-01T08:00:00.000Z' where donation_id = 6",
    ],
    [
      "gift 6: was given back by staff, and the audit log has no entry of it",
      "books of 2027-07-01, fund general, bank: back_paisa is 0, its rows make 250000",
      "fund general: 250000 paisa went back by the books, 500000 by its receipts",
    ],
  ],
  [
    "all seals taken away",
    ["delete from receipt_days"],
    ["sealed day 2026-11-21: was taken away", "sealed day 2026-11-22: was taken away"],
  ],
];
