import { expect, test } from "vitest";
import { deskMessages } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import { payoutMessages } from "#app/features/giving/funds/funds.messages.ts";
import { usersMessages } from "#app/features/staff/users/users.messages.ts";
import { contentMessages } from "#app/features/stories/content/content.messages.ts";
import { contents } from "#content/contents.ts";
import { addColleague, startWithTreasurer } from "#tests/support/approvals.ts";
import { give } from "#tests/support/donations-desk.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { report } from "#tests/support/transfer-reports.ts";
import { approvalMessages as messages } from "./approvals.messages.ts";

/* Each kind of act that waits: what is shown of it, and what its approval does. */

test("a payout waits once, is recorded with both names, and is refused if its fund has been emptied", async () => {
  const { app, token, treasurer, waiting, decide, db } = await startWithTreasurer();
  await give(app.deps, {
    state: "paid",
    fund: { slug: "zakat", title: "Zakat", kind: "named" },
    amountPaisa: 300_000_00,
  });
  const pay = (amount: number, purpose: string) =>
    app.call("createPayout", {
      token,
      json: { fund: "zakat", amount, paid_on: "2026-11-21", purpose, payee: "A bakery" },
    });
  expect(await pay(150_000, "Bread")).toMatchObject({ status: 202 });
  expect(await pay(150_000, "Bread")).toMatchObject({ status: 409 });
  expect(await pay(200_000, "Flour")).toMatchObject({ status: 202 });
  const [flour, bread] = await waiting(treasurer.token);
  expect(bread).toMatchObject({
    title: "Payout of PKR 150,000",
    facts: [
      { label: "Fund", value: "Zakat" },
      { label: "Purpose", value: "Bread" },
      { label: "Paid on", value: "Nov 21, 2026" },
      { label: "Paid", value: "By bank" },
      { label: "Payee", value: "A bakery" },
    ],
  });
  expect(await decide(treasurer.token, bread?.id ?? 0, "approve")).toMatchObject({ status: 200 });
  const { body } = await app.call("listPayouts", { token });
  expect(body.rows).toMatchObject([
    { purpose: "Bread", amount_paisa: 150_000_00, created_by: "Administrator, approved by Bilal" },
  ]);
  expect(await decide(treasurer.token, flour?.id ?? 0, "approve")).toMatchObject({
    status: 422,
    body: { message: payoutMessages.restricted("Zakat", "PKR 150,000", "Nov 21, 2026") },
  });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("the cancellation of a payout waits as the payout did, and is done once it is approved", async () => {
  const { app, token, treasurer, waiting, decide, db } = await startWithTreasurer();
  const payout = { fund: "general", paid_on: "2026-11-21", purpose: "Bread", overdraw: true };
  const pay = (amount: number) => app.call("createPayout", { token, json: { ...payout, amount } });
  await pay(150_000);
  const [asked] = await waiting(treasurer.token);
  await decide(treasurer.token, asked?.id ?? 0, "approve");
  await pay(100_000);
  const listed = async () => (await app.call("listPayouts", { token })).body.rows;
  const [small, large] = await listed();
  const cancel = (id: number) => app.call("cancelPayout", { token, json: { id, reason: "Recorded twice" } });
  expect(await cancel(small.id)).toMatchObject({ status: 200 });
  expect(await cancel(large.id)).toMatchObject({ status: 202 });
  expect(await cancel(large.id)).toMatchObject({ status: 409 });
  expect((await listed())[1]).toMatchObject({ cancelled_at: null });
  const [row] = await waiting(treasurer.token);
  expect(row).toMatchObject({
    title: "Cancellation of a payout of PKR 150,000",
    subject: "payouts",
    facts: expect.arrayContaining([
      { label: "Purpose", value: "Bread" },
      { label: "Why it is cancelled", value: "Recorded twice" },
    ]),
  });
  expect(await decide(treasurer.token, row?.id ?? 0, "approve")).toMatchObject({ status: 200 });
  expect((await listed())[1]).toMatchObject({ cancel_reason: "Recorded twice" });
  expect(await cancel(large.id)).toMatchObject({ body: { message: payoutMessages.alreadyCancelled } });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("a confirmation, a booking and a transfer wait, and each is paid with its receipt once approved", async () => {
  const { app, token, treasurer, waiting, decide, db } = await startWithTreasurer();
  const amount = 300_000;
  const gift = await give(app.deps, { amountPaisa: amount * 100 });
  const money = { amount, received_on: "2026-11-21" };
  const confirmation = { ...money, id: gift.id, bank_reference: "FT-77001", reason: "On the statement" };
  const booking = {
    ...money,
    idempotency_key: "0123456789abcdef",
    fund: "general",
    method: "cheque",
    bank_reference: "CHQ-90210",
    name: "Sadia Noor",
    email: "sadia@home.example",
  };
  expect(await app.call("confirmDonation", { token, json: confirmation })).toMatchObject({ status: 202 });
  const booked = await app.call("bookDonation", { token, json: booking });
  expect(booked.status).toBe(202);
  expect(booked.body.reference).toBeUndefined();
  await app.call("sendTransferReport", { json: { ...report, amount: String(amount) } });
  const { id } = await db.selectFrom("transfer_reports").select("id").executeTakeFirstOrThrow();
  expect(await app.call("verifyTransfer", { token, json: { id } })).toMatchObject({ status: 202 });
  expect(await db.selectFrom("receipts").select("id").execute()).toEqual([]);

  const rows = await waiting(treasurer.token);
  expect(rows.map(({ title }) => title).toReversed()).toEqual([
    "Confirmation of PKR 300,000 by hand",
    "Gift of PKR 300,000 booked by hand",
    "Verification of a transfer of PKR 300,000",
  ]);
  // Whoever decides sees the donor. What is kept, and the log, name none.
  expect(rows[1]).toMatchObject({
    facts: expect.arrayContaining([{ label: "Donor", value: "Sadia Noor" }]),
  });
  for (const row of rows)
    expect(await decide(treasurer.token, row.id, "approve")).toMatchObject({ status: 200 });
  const paid = await db.selectFrom("donations").select(["state", "donor_name"]).orderBy("id").execute();
  expect(paid.map(({ state }) => state)).toEqual(["paid", "paid", "paid"]);
  expect(await db.selectFrom("receipts").select("id").execute()).toHaveLength(3);
  const kept = JSON.stringify(await db.selectFrom("approvals").selectAll().execute());
  expect(kept).not.toContain("Sadia");
  expect(JSON.stringify(await db.selectFrom("audit_log").selectAll().execute())).not.toContain("Sadia");
  expect(await ledgerDifferences(db)).toEqual([]);
  // The form that is sent once more finds the gift that was booked.
  expect(await app.call("bookDonation", { token, json: booking })).toMatchObject({ status: 201 });
});

test("a gift that is paid meanwhile is not confirmed again, and a used reference is refused before anything waits", async () => {
  const { app, token, treasurer, waiting, decide } = await startWithTreasurer();
  const amountPaisa = 300_000_00;
  const [first, second] = [await give(app.deps, { amountPaisa }), await give(app.deps, { amountPaisa })];
  const confirm = (by: string, id: number, more: object = {}) =>
    app.call("confirmDonation", {
      token: by,
      json: {
        id,
        amount: 300_000,
        bank_reference: "FT-77001",
        received_on: "2026-11-21",
        reason: "Seen",
        ...more,
      },
    });
  await confirm(token, first.id);
  const [asked] = await waiting();
  await decide(treasurer.token, asked?.id ?? 0, "approve");
  const refused = await confirm(token, second.id);
  expect(refused).toMatchObject({ status: 409, body: { other: first.reference } });
  expect(await waiting()).toEqual([]);
  expect(await confirm(token, second.id, { same_as: first.reference })).toMatchObject({ status: 202 });
  expect(await confirm(treasurer.token, first.id)).toMatchObject({
    status: 409,
    body: { message: deskMessages.alreadyPaid },
  });
});

test("new account numbers wait with what was there before, and what else was changed is saved", async () => {
  const { app, token, treasurer, waiting, decide } = await startWithTreasurer();
  const { defaults } = contents.identity;
  const iban = "PK36 SCBL 0000 0011 2345 6702";
  const bank = { ...defaults.accounts.bank, iban };
  const value = { ...defaults, since: 2015, accounts: { ...defaults.accounts, bank } };
  const read = async () =>
    (await app.call("readContent", { token, query: { name: "identity" } })).body.content;
  const save = (sent: object, version: number, by = token) =>
    app.call("saveContent", { token: by, json: { name: "identity", version, value: sent } });

  expect(await save(value, 0)).toMatchObject({ status: 202, body: { version: 1 } });
  expect(await read()).toMatchObject({ version: 1, value: { since: 2015, accounts: defaults.accounts } });
  const [row] = await waiting(treasurer.token);
  expect(row).toMatchObject({
    title: contentMessages.held.accounts.title,
    facts: [{ label: "Accounts for gifts, Bank, IBAN", before: defaults.accounts.bank.iban, value: iban }],
  });
  // Somebody changes the rest meanwhile: that stays.
  expect(await save({ ...defaults, since: 2014 }, 1)).toMatchObject({ status: 200 });
  expect(await decide(treasurer.token, row?.id ?? 0, "approve")).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({
    value: { since: 2014, accounts: { bank: { iban } } },
    saved_by: "Administrator, approved by Bilal",
  });

  // The original has other numbers: these wait, and the rest of it is there at once.
  const reset = await app.call("resetContent", { token, json: { name: "identity", version: 3 } });
  expect(reset.status).toBe(202);
  expect(await read()).toMatchObject({ value: { since: defaults.since, accounts: { bank: { iban } } } });
  const [original] = await waiting();
  const other = { ...value, accounts: { ...value.accounts, bank: { ...bank, number: "0011 2345 6702" } } };
  expect(await save(other, 4)).toMatchObject({ status: 409 });
  expect(await decide(token, original?.id ?? 0, "withdraw")).toMatchObject({ status: 200 });
});

test("a further account waits as a whole, is shown once approved, and its list is not changed beneath it", async () => {
  const { app, token, treasurer, waiting, decide } = await startWithTreasurer();
  const { defaults } = contents.identity;
  const account = (id: string, number: string) => ({
    id,
    kind: "bank",
    bank: "Meezan Bank",
    title: "Umeed",
    number,
    iban: "",
    shown: true,
    funds: ["zakat"],
  });
  const withOthers = (...others: object[]) => ({ ...defaults, accounts: { ...defaults.accounts, others } });
  const save = (value: object, version: number) =>
    app.call("saveContent", { token, json: { name: "identity", version, value } });
  const others = async () =>
    (await app.call("readContent", { token, query: { name: "identity" } })).body.content.value.accounts
      .others;
  expect(await save(withOthers(account("meezan", "0215 01")), 0)).toMatchObject({ status: 202 });
  expect(await others()).toEqual([]);
  const [row] = await waiting(treasurer.token);
  expect(row?.facts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        label: "Accounts for gifts, Further accounts, Account 1, Number",
        value: "0215 01",
      }),
    ]),
  );
  expect(await decide(treasurer.token, row?.id ?? 0, "approve")).toMatchObject({ status: 200 });
  expect(await others()).toMatchObject([{ id: "meezan", number: "0215 01", funds: ["zakat"] }]);
  const twice = await save(withOthers(account("meezan", "1"), account("meezan", "2")), 1);
  expect(twice.status).toBe(422);
  expect((await save(withOthers(account("bank", "1")), 1)).status).toBe(422);
});

test("account numbers that were changed meanwhile are not overwritten; an editor may change none", async () => {
  const { app, token, treasurer, waiting, decide } = await startWithTreasurer();
  const { defaults } = contents.identity;
  const withNumber = (number: string) => ({
    ...defaults,
    accounts: { ...defaults.accounts, bank: { ...defaults.accounts.bank, number } },
  });
  const save = (sent: object, version: number, by = token) =>
    app.call("saveContent", { token: by, json: { name: "identity", version, value: sent } });
  await save(withNumber("111"), 0);
  const [row] = await waiting();
  await app.deps.db
    .insertInto("content")
    .values({ name: "identity", value: JSON.stringify(withNumber("222")), version: 5, updated_at: "" })
    .execute();
  expect(await decide(treasurer.token, row?.id ?? 0, "approve")).toMatchObject({
    status: 409,
    body: { message: contentMessages.held.accounts.changed },
  });
  const editor = await addColleague(app, "Ayesha", ["editor"]);
  expect(await save(withNumber("333"), 5, editor.token)).toMatchObject({
    status: 403,
    body: { message: contentMessages.held.accounts.denied },
  });
  expect(await save({ ...withNumber("222"), since: 2013 }, 5, editor.token)).toMatchObject({ status: 200 });
});

test("a role that is given waits for a second administrator; one that is taken away goes at once", async () => {
  const { app, token, treasurer, waiting, decide } = await startWithTreasurer();
  const give = (roles: string[], by = token, more: object = {}) =>
    app.call("updateUser", { token: by, json: { id: treasurer.id, roles, ...more } });
  // One administrator alone: nothing waits.
  expect(await give(["treasurer", "care"])).toMatchObject({ status: 200 });
  const second = await addColleague(app, "Sana", ["administrator"]);
  expect(await give(["care"])).toMatchObject({ status: 200, body: { message: usersMessages.updated } });
  expect(await give(["care", "treasurer"], token, { name: "Bilal Khan" })).toMatchObject({ status: 202 });
  const user = async () =>
    (await app.call("listUsers", { token })).body.find(({ id }: { id: number }) => id === treasurer.id);
  expect(await user()).toMatchObject({ name: "Bilal Khan", roles: ["care"] });
  const [row] = await waiting(second.token);
  expect(row).toMatchObject({
    title: "Change of the roles of Bilal Khan",
    facts: [
      { label: "Roles", before: "Care", value: "Care, Treasurer" },
      { label: "Email", value: treasurer.email },
    ],
  });
  expect(await decide(token, row?.id ?? 0, "approve")).toMatchObject({ body: { message: messages.own } });
  expect(await decide(second.token, row?.id ?? 0, "approve")).toMatchObject({ status: 200 });
  expect((await user()).roles).toEqual(["treasurer", "care"]);

  await give(["treasurer", "care", "auditor"]);
  const [stale] = await waiting(second.token);
  expect(await give(["treasurer"])).toMatchObject({ status: 200 });
  expect(await decide(second.token, stale?.id ?? 0, "approve")).toMatchObject({
    status: 409,
    body: { message: usersMessages.rolesChanged },
  });
});

test("a lower limit holds at once, a higher one waits for a second administrator", async () => {
  const { app, token, treasurer, waiting, decide } = await startWithTreasurer();
  const limits = async () => (await app.call("listApprovalLimits", { token })).body.limits;
  const refunds = async () => (await limits())[0];
  const set = (limit: unknown, name = "refunds", by = token) =>
    app.call("saveApprovalLimit", { token: by, json: { name, limit } });
  expect(await refunds()).toEqual({ name: "refunds", limit_paisa: 50_000_00, holders: 2 });
  expect(await set("60,000")).toMatchObject({ status: 200 });
  const second = await addColleague(app, "Sana", ["administrator"]);
  expect(await set("0")).toMatchObject({ status: 200 });
  expect(await set("100")).toMatchObject({ status: 202 });
  expect(await set("")).toMatchObject({ status: 409 });
  const [row] = await waiting(second.token);
  expect(row).toMatchObject({ facts: [{ label: "Waits", before: "Always", value: "Above PKR 100" }] });
  expect(await decide(treasurer.token, row?.id ?? 0, "approve")).toMatchObject({ status: 404 });
  expect((await refunds()).limit_paisa).toBe(0);
  expect(await decide(second.token, row?.id ?? 0, "approve")).toMatchObject({ status: 200 });
  expect(await refunds()).toMatchObject({ limit_paisa: 100_00, version: 3 });

  expect(await set("-1")).toMatchObject({ status: 422, body: { message: messages.badLimit } });
  expect(await set("500", "roles")).toMatchObject({
    status: 422,
    body: { message: messages.onlyAlwaysOrNever },
  });
  expect(await set("0", "refunds", treasurer.token)).toMatchObject({ status: 403 });
});

test("a gift that waits to be booked is found among a donor's personal data, and goes with it", async () => {
  const { app, token, waiting } = await startWithTreasurer();
  const booking = {
    amount: 300_000,
    received_on: "2026-11-21",
    idempotency_key: "0123456789abcdef",
    fund: "general",
    method: "cash",
    name: "Sadia Noor",
    email: "sadia@home.example",
  };
  await app.call("bookDonation", { token, json: booking });
  const person = "sadia@home.example";
  const found = await app.call("findPersonalData", { token, json: { person } });
  expect(found.body.tables.map(({ name }: { name: string }) => name)).toEqual(["approvals"]);
  const erasure = { person, expected: found.body.total };
  expect((await app.call("erasePersonalData", { token, json: erasure })).status).toBe(200);
  expect(await waiting()).toEqual([]);
});

test("where new users wait, one who is added or enabled signs in once a second administrator approves it", async () => {
  const { app, token, treasurer, waiting, decide } = await startWithTreasurer();
  await app.call("saveApprovalLimit", { token, json: { name: "users", limit: "0" } });
  const second = await addColleague(app, "Sana", ["administrator"]);
  const account = { email: "omar@umeed.example", password: "Marble-Canal-19" };
  const json = { ...account, name: "Omar", roles: ["treasurer"] };
  const added = await app.call("createUser", { token, json });
  expect(added).toMatchObject({ status: 202, body: { user: { name: "Omar", disabled: true } } });
  const signIn = async () => (await app.call("signIn", { json: account })).status;
  expect(await signIn()).toBe(401);
  const [row] = await waiting(second.token);
  expect(row).toMatchObject({
    title: "Sign-in of Omar",
    facts: [
      { label: "Roles", value: "Treasurer" },
      { label: "Email", value: account.email },
    ],
  });
  expect(await decide(second.token, row?.id ?? 0, "approve")).toMatchObject({ status: 200 });
  expect(await signIn()).toBe(200);

  const set = (disabled: boolean) => app.call("updateUser", { token, json: { id: treasurer.id, disabled } });
  expect(await set(true)).toMatchObject({ status: 200 });
  expect(await set(false)).toMatchObject({ status: 202 });
  const [again] = await waiting(second.token);
  await app.call("deleteUser", { token, json: { id: treasurer.id } });
  expect(await decide(second.token, again?.id ?? 0, "approve")).toMatchObject({
    status: 409,
    body: { message: usersMessages.notFound },
  });
});
