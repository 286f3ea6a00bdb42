import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { CallOptions, TestApp } from "#tests/support/app.ts";
import { startTestApp } from "#tests/support/app.ts";
import { formWith, storedFiles } from "#tests/support/media-forms.ts";
import { photograph } from "#tests/support/pictures.ts";
import { transferMessages as messages } from "./transfers.messages.ts";
import { transferDeskMessages as desk } from "./transfers-desk.messages.ts";

const report = {
  amount: "2,500",
  fund: "zakat",
  transferredOn: "2026-11-20",
  accountName: "Ayesha Bibi",
  accountNumber: "PK00 AAAA 0000 0000 1234 5678",
  bankName: "Meezan Bank",
  transactionId: "998877665544",
  name: "Ayesha",
  email: "Ayesha@Home.example",
  consent: "true",
};

/** A photo as a phone takes it: turned, with the place in its notes. */
const photo = () => photograph(900, 600);

const start = async () => {
  const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example", RATE_LIMITS: "off" } });
  const token = await app.signIn();
  const { db } = app.services;
  return {
    app,
    token,
    db,
    send: (more: Record<string, string> = {}) =>
      app.call("sendTransferReport", { json: { ...report, ...more } }),
    ask: (name: Parameters<TestApp["call"]>[0], options: CallOptions = {}) =>
      app.call(name, { token, ...options }),
    donations: () => db.selectFrom("donations").selectAll().orderBy("id").execute(),
    reports: () => db.selectFrom("transfer_reports").selectAll().orderBy("id").execute(),
    mails: async (recipient: string) =>
      (await db.selectFrom("outbox").selectAll().orderBy("id").execute()).filter(
        (mail) => mail.recipient === recipient,
      ),
  };
};

/** A statement with these credits. */
const statement = (...rows: (readonly [day: string, text: string, amount: string])[]) =>
  [
    "Date,Narration,Ref,Debit,Credit,Balance",
    ...rows.map(([day, text, amount]) => `${day},"${text}",,,"${amount}",`),
  ].join("\n");

test("a report starts a gift that waits, with its slip, and the office hears of it without a name", async () => {
  const { app, ask, donations, reports, mails } = await start();
  const form = formWith(report, { slip: { bytes: await photo(), name: "slip.jpg" } });
  const sent = await app.call("sendTransferReport", { form });
  expect(sent).toMatchObject({ status: 200, body: { success: true, message: messages.received } });
  const [donation] = await donations();
  expect(donation).toMatchObject({
    reference: sent.body.reference,
    state: "pending",
    amount_paisa: 250_000,
    fund: "zakat",
    method: "bank-transfer",
    gateway: "manual",
    donor_email: "ayesha@home.example",
  });
  const [stored] = await reports();
  expect(stored).toMatchObject({
    state: "waiting",
    transferred_on: "2026-11-20",
    slip: expect.stringMatching(/^private\/slips\//),
  });
  const [mail] = await mails("office@umeed.example");
  expect(mail?.subject).toBe("A transfer of PKR 2,500 was reported");
  expect(mail?.text).toContain(donation?.reference);
  expect(mail?.text).not.toMatch(/Ayesha|1234 5678/);

  const file = path.join(app.services.env.dataDir, stored?.slip ?? "");
  const { exif, width, height, format } = await sharp(await readFile(file)).metadata();
  expect({ exif, width, height, format }).toEqual({
    exif: undefined,
    width: 600,
    height: 900,
    format: "jpeg",
  });
  const slip = await ask("readTransferSlip", { query: { id: 1 } });
  expect(slip.status).toBe(200);
  expect(Object.fromEntries(slip.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
});

test("slips are read by administrators alone, and by no public address", async () => {
  const { app, ask, reports } = await start();
  const form = formWith(report, { slip: { bytes: await photo() } });
  await app.call("sendTransferReport", { form });
  const [stored] = await reports();
  const name = stored?.slip?.split("/").at(-1);
  expect((await app.call("readTransferSlip", { query: { id: 1 } })).status).toBe(401);
  for (const address of [
    `uploads/slips/${name}`,
    `uploads/..%2fprivate%2fslips/${name}`,
    `private/slips/${name}`,
  ]) {
    expect((await app.get(`/backendReact/${address}`)).status, address).toBeGreaterThanOrEqual(400);
  }
  expect(await ask("readTransferSlip", { query: { id: 2 } })).toMatchObject({
    status: 404,
    body: { message: desk.slipGone },
  });
});

test("a PDF is kept as it is and handed out only to be saved; anything else is refused and nothing is stored", async () => {
  const { app, ask, reports } = await start();
  const pdf = Buffer.from("%PDF-1.7\n1 0 obj <</JS (app.alert(1))>> endobj\n%%EOF\n");
  await app.call("sendTransferReport", { form: formWith(report, { slip: { bytes: pdf } }) });
  const slip = await ask("readTransferSlip", { query: { id: 1 } });
  expect(slip.headers.get("content-type")).toBe("application/pdf");
  expect(slip.headers.get("content-disposition")).toMatch(/^attachment/);
  for (const [bytes, status, message] of [
    [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), 415, messages.wrongSlip],
    [Buffer.from("GIF89a\x01\0\x01\0\0\0\0;"), 415, messages.wrongSlip],
    [Buffer.alloc(5 * 1024 * 1024 + 1, "%PDF-1.7"), 413, messages.largeSlip],
  ] as const) {
    const form = formWith({ ...report, accountName: "Somebody else" }, { slip: { bytes } });
    expect(await app.call("sendTransferReport", { form })).toMatchObject({ status, body: { message } });
  }
  expect(await reports()).toHaveLength(1);
  expect(await storedFiles(app)).toEqual([expect.stringMatching(/^slips\/.+\.pdf$/)]);
});

test("the same report sent twice is one, also at the same moment; another one for the gift is refused while it waits", async () => {
  const { app, send, donations, reports, mails } = await start();
  const key = "5f1c1c58-58a1-4f2b-9e0a-0f3a3c1d2e4f";
  const replies = await Promise.all([
    send({ idempotencyKey: key }),
    send({ idempotencyKey: key }),
    send({ idempotencyKey: key }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
  expect(await send({ idempotencyKey: key })).toMatchObject({ status: 200 });
  expect(
    [await donations(), await reports(), await mails("office@umeed.example")].map((rows) => rows.length),
  ).toEqual([1, 1, 1]);
  const [donation] = await donations();
  const again = { key: donation?.access_key ?? "", transactionId: "111122223333" };
  expect(await send(again)).toMatchObject({ status: 409, body: { message: messages.already } });
  // Without a browser's key the words decide.
  await send({ accountName: "Bilal" });
  await send({ accountName: "Bilal" });
  expect(await reports()).toHaveLength(2);
  expect(
    (await app.call("sendTransferReport", { json: { ...report, key: "x".repeat(22) } })).body.message,
  ).toBe(messages.badKey);
});

test("a report of a started gift takes its amount and its purpose from the gift", async () => {
  const { app, send, donations } = await start();
  const gift = { amount: 5000, paymentMethod: "easypaisa", fund: "general" };
  const { body } = await app.call("startDonation", { json: gift });
  expect(await send({ key: body.key, amount: "1", fund: "zakat" })).toMatchObject({
    status: 200,
    body: { reference: body.reference },
  });
  expect(await donations()).toMatchObject([
    { amount_paisa: 500_000, fund: "general", method: "easypaisa", state: "pending" },
  ]);
});

test("slips that nobody has looked at take so much room and no more: the report is kept without", async () => {
  const { app, db, send, reports } = await start();
  await send();
  await db.updateTable("transfer_reports").set({ slip: "private/slips/abc.524288000.jpg" }).execute();
  const form = formWith({ ...report, accountName: "Bilal" }, { slip: { bytes: await photo() } });
  expect(await app.call("sendTransferReport", { form })).toMatchObject({
    status: 200,
    body: { message: messages.slipLeftOut },
  });
  expect((await reports())[1]).toMatchObject({ account_name: "Bilal", slip: null });
  expect(await storedFiles(app)).toEqual([]);
});

test("verified: the gift is paid by staff, counted from the day of the transfer, and its receipt is mailed", async () => {
  const { ask, db, send, donations, reports, mails } = await start();
  await send();
  expect(await ask("verifyTransfer", { json: { id: 1 } })).toMatchObject({
    status: 200,
    body: { message: desk.verified },
  });
  expect(await donations()).toMatchObject([
    { state: "paid", received_on: "2026-11-20", paid_on: "2026-11-21" },
  ]);
  expect(await reports()).toMatchObject([{ state: "verified", decided_by: "Administrator" }]);
  expect(await db.selectFrom("receipts").selectAll().execute()).toHaveLength(1);
  expect(await mails("ayesha@home.example")).toHaveLength(1);
  const events = await db.selectFrom("donation_events").selectAll().orderBy("id").execute();
  expect(events.map(({ to_state, cause }) => [to_state, cause])).toEqual([
    ["started", "donor"],
    ["pending", "donor"],
    ["paid", "staff"],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/Ayesha|1234/i);
  expect(await ask("verifyTransfer", { json: { id: 1 } })).toMatchObject({
    status: 409,
    body: { message: desk.decided },
  });
  expect(await db.selectFrom("receipts").selectAll().execute()).toHaveLength(1);
  const { body } = await ask("listAuditLog");
  expect(body.changes[0]).toMatchObject({
    action: "verify",
    noun: "transfer report",
    after: { amount_paisa: 250_000 },
  });
});

test("two people who verify at the same moment make one receipt", async () => {
  const { ask, db, send } = await start();
  await send();
  const replies = await Promise.all([1, 2, 3].map(() => ask("verifyTransfer", { json: { id: 1 } })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await db.selectFrom("receipts").selectAll().execute()).toHaveLength(1);
});

test("rejected: the donor hears why, the slip goes, and the gift may be reported again", async () => {
  const { app, ask, send, donations, reports, mails } = await start();
  await app.call("sendTransferReport", { form: formWith(report, { slip: { bytes: await photo() } }) });
  expect(await ask("rejectTransfer", { json: { id: 1, reason: " " } })).toMatchObject({
    status: 422,
    body: { message: desk.noReason },
  });
  const reason = "The slip is of another account.";
  expect(await ask("rejectTransfer", { json: { id: 1, reason } })).toMatchObject({ status: 200 });
  expect(await reports()).toMatchObject([{ state: "rejected", reason, slip: null }]);
  expect(await storedFiles(app)).toEqual([]);
  const [donation] = await donations();
  expect(donation?.state).toBe("failed");
  const [mail] = await mails("ayesha@home.example");
  expect(mail?.text).toContain(reason);
  expect(mail?.text).toContain(`/donate-bank-form?key=${donation?.access_key}`);
  expect(await ask("rejectTransfer", { json: { id: 1, reason } })).toMatchObject({ status: 409 });

  expect(await send({ key: donation?.access_key ?? "" })).toMatchObject({ status: 200 });
  expect(await reports()).toMatchObject([{ state: "rejected" }, { state: "waiting" }]);
  expect((await donations())[0]?.state).toBe("pending");
  expect(await ask("listTransferReports")).toMatchObject({
    body: { total: 2, waiting: 1, rows: [{ state: "waiting" }, { state: "rejected" }] },
  });
});

test("a statement proposes; a press verifies; a line confirms one gift, and importing it again changes nothing", async () => {
  const { ask, db, send, donations } = await start();
  const first = (await send({ transactionId: "" })).body.reference;
  await send({ accountName: "Bilal Khan", transactionId: "", name: "", email: "" });
  const text = statement(
    ["20/11/2026", `RAAST ${first}`, "2,500.00"],
    ["20/11/2026", "IBFT BILAL KHAN", "2,500.00"],
    ["21/11/2026", "CASH DEPOSIT", "700.00"],
  );
  const imported = await ask("importStatement", { json: { statement: text } });
  expect(imported.body).toMatchObject({ added: 3, known: 0, faults: [], message: desk.imported(3, 0) });
  expect((await ask("importStatement", { json: { statement: text } })).body).toMatchObject({
    added: 0,
    known: 3,
  });
  expect(await donations()).toMatchObject([{ state: "pending" }, { state: "pending" }]);

  const { body } = await ask("listStatementLines");
  expect(body).toMatchObject({
    total: 3,
    proposals: [
      {
        strength: "strong",
        ambiguous: false,
        reasons: ["reference", "amount"],
        report: { reference: first },
      },
      { strength: "likely", reasons: ["name", "amount"], report: { account_name: "Bilal Khan" } },
    ],
    rows: [{ description: "CASH DEPOSIT", amount_paisa: 70_000, alike: false }],
  });
  const [strong, likely] = body.proposals;
  const matches = [{ line: strong.line.id, report: strong.report.id }];
  expect((await ask("verifyMatches", { json: { matches } })).body).toMatchObject({
    verified: 1,
    failures: [],
  });
  expect(await donations()).toMatchObject([
    { state: "paid", received_on: "2026-11-20" },
    { state: "pending" },
  ]);
  // The line is used for good, the report decided.
  for (const [match, message] of [
    [{ line: strong.line.id, report: likely.report.id }, desk.lineUsed],
    [{ line: likely.line.id, report: strong.report.id }, desk.decided],
    [{ line: body.rows[0].id, report: likely.report.id }, desk.lineAmount],
    [{ line: 99, report: likely.report.id }, desk.lineGone],
  ] as const) {
    const reply = await ask("verifyMatches", { json: { matches: [match] } });
    expect(reply.body).toMatchObject({ verified: 0, failures: [{ message }] });
  }
  expect((await ask("importStatement", { json: { statement: text } })).body).toMatchObject({
    added: 0,
    known: 3,
  });
  expect((await ask("listStatementLines")).body.rows).toMatchObject([{ alike: false }]);
  expect(await db.selectFrom("receipts").selectAll().execute()).toHaveLength(1);
});

test("one line that two people use at the same moment confirms one gift", async () => {
  const { ask, db, send } = await start();
  await send();
  await send({ accountName: "Bilal Khan" });
  await ask("importStatement", { json: { statement: statement(["2026-11-20", "CASH", "2500"]) } });
  const replies = await Promise.all(
    [1, 2].map((reported) => ask("verifyMatches", { json: { matches: [{ line: 1, report: reported }] } })),
  );
  expect(replies.map(({ body }) => body.verified).toSorted()).toEqual([0, 1]);
  expect(await db.selectFrom("donations").select("id").where("state", "=", "paid").execute()).toHaveLength(1);
});

test("money without a report is booked once, and the month's sums agree", async () => {
  const { ask, send, donations } = await start();
  const reference = (await send()).body.reference;
  await send({ accountName: "Bilal", transactionId: "" });
  const text = statement(
    ["2026-11-20", reference, "2500"],
    ["2026-11-21", "CASH DEPOSIT", "700.50"],
    ["2026-11-21", "ATM", "90"],
  );
  await ask("importStatement", { json: { statement: text } });
  await ask("verifyMatches", { json: { matches: [{ line: 1, report: 1 }] } });
  const booking = { line: 2, fund: "general", method: "bank-transfer" };
  const replies = await Promise.all([1, 2].map(() => ask("bookStatementLine", { json: booking })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await ask("bookStatementLine", { json: { ...booking, line: 3, fund: "nothing" } })).toMatchObject({
    status: 422,
  });
  expect((await donations()).at(-1)).toMatchObject({
    state: "paid",
    amount_paisa: 70_050,
    anonymous: 1,
    donor_name: "",
  });
  const month = async (name = "2026-11") => (await ask("readTransferMonth", { query: { month: name } })).body;
  expect(await month()).toMatchObject({
    accounts: [{ method: "bank-transfer", gifts: 2, gifts_paisa: 320_050, lines: 2, lines_paisa: 320_050 }],
    open_lines: 1,
    open_paisa: 9_000,
    without_line: [],
  });
  // Verified by a look at the bank's app: the month says that no line confirms it yet.
  await ask("verifyTransfer", { json: { id: 2 } });
  expect(await month()).toMatchObject({
    accounts: [{ gifts: 3, gifts_paisa: 570_050, lines: 2, lines_paisa: 320_050 }],
    without_line: [{ amount_paisa: 250_000, received_on: "2026-11-20" }],
  });
  expect(await month("2026-10")).toMatchObject({ accounts: [], open_lines: 0 });
  expect((await ask("readTransferMonth", { query: { month: "2026-13" } })).status).toBe(422);
});

test("reports are searched and filtered, and pages lose none", async () => {
  const { ask, send } = await start();
  for (const place of [1, 2, 3, 4, 5]) await send({ accountName: `Donor ${place}` });
  await ask("verifyTransfer", { json: { id: 1 } });
  await ask("verifyTransfer", { json: { id: 4 } });
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const reply = await ask("listTransferReports", { query: { limit: 2, cursor } });
    ids.push(...reply.body.rows.map(({ id }: { id: number }) => id));
    cursor = reply.headers.get("x-next-cursor") ?? undefined;
  } while (cursor);
  expect(ids).toEqual([5, 3, 2, 4, 1]);
  const found = async (query: Record<string, string>) =>
    (await ask("listTransferReports", { query })).body.rows.map(({ id }: { id: number }) => id);
  expect(await found({ q: "donor 3" })).toEqual([3]);
  expect(await found({ state: "verified" })).toEqual([4, 1]);
  expect(await found({ q: "donor", state: "waiting" })).toEqual([5, 3, 2]);
  expect((await ask("listTransferReports", { query: { cursor: "waiting:0" } })).status).toBe(422);
});

test.for([
  ["no account name", { accountName: "" }, messages.noAccountName],
  ["one letter as account name", { accountName: "A" }, messages.noAccountName],
  ["a short account number", { accountNumber: "123456789" }, messages.badAccountNumber],
  ["spaces as account number", { accountNumber: "1 2 3 4 5 6 7 8 9" }, messages.badAccountNumber],
  ["no bank name", { bankName: " x " }, messages.noBankName],
  ["no day", { transferredOn: "" }, messages.noDay],
  ["tomorrow", { transferredOn: "2026-11-22" }, messages.futureDay],
  ["years ago", { transferredOn: "2024-11-22" }, messages.oldDay],
  ["little", { amount: "99" }, "Minimum donation amount is PKR 100"],
  ["much", { amount: "1000001" }, "Maximum donation amount is PKR 1,000,000"],
  ["nothing", { amount: "-5" }, "Amount must be positive"],
  ["another account", { method: "cash" }, "Invalid payment option selected"],
  ["a name of one letter", { name: "A" }, "Name must be at least 2 characters"],
  ["a bad address", { email: "nobody" }, "Invalid email address"],
  ["no consent", { consent: "" }, messages.noConsent],
  ["a purpose that is none", { fund: "nothing" }, "Please choose from the list what the gift is for."],
] as const)("%s is refused and nothing is stored", async ([, more, message]) => {
  const { send, donations } = await start();
  expect(await send(more)).toMatchObject({ status: 422, body: { success: false, message } });
  expect(await donations()).toEqual([]);
});

test("visitors neither read nor decide reports, and nonsense is refused", async () => {
  const { app, ask } = await start();
  for (const name of ["listTransferReports", "listStatementLines", "readTransferMonth"] as const)
    expect((await app.call(name)).status).toBe(401);
  for (const name of [
    "verifyTransfer",
    "rejectTransfer",
    "importStatement",
    "verifyMatches",
    "bookStatementLine",
  ] as const)
    expect((await app.call(name, { json: {} })).status).toBe(401);
  expect((await ask("verifyTransfer", { json: { id: 7 } })).status).toBe(404);
  for (const matches of [
    [],
    "x",
    [{ line: 1 }],
    Array(201).fill({ line: 1, report: 1 }),
    [
      { line: 1, report: 1 },
      { line: 1, report: 2 },
    ],
  ])
    expect((await ask("verifyMatches", { json: { matches } })).status).toBe(422);
  expect((await ask("importStatement", { json: { statement: 7 } })).status).toBe(422);
  expect((await ask("importStatement", { json: { statement: "no statement" } })).body).toMatchObject({
    added: 0,
    faults: [{ line: 1 }],
  });
});
