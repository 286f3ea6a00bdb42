import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { textIn } from "#app/lib/words.server.ts";
import { startedOnce } from "#tests/support/app.ts";
import { formWith, storedFiles } from "#tests/support/media-forms.ts";
import { photograph } from "#tests/support/pictures.ts";
import { report, startTransfers as start } from "#tests/support/transfer-reports.ts";

const t = textIn("en", transferWords);

/* What donors report: DONATE-08, TRANSFER-01 to 05. */

/** A photo as a phone takes it: turned, with the place in its notes. */
const photo = () => photograph(900, 600);

test("a report starts a gift that waits, with its slip, and the office hears of it without a name", {
  tags: "any-database",
}, async () => {
  const { app, ask, donations, reports, mails } = await start();
  const form = formWith(report, { slip: { bytes: await photo(), name: "slip.jpg" } });
  const sent = await app.call("sendTransferReport", { form });
  expect(sent).toMatchObject({ status: 200, body: { success: true, message: t("received") } });
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

  const file = path.join(app.deps.env.dataDir, stored?.slip ?? "");
  const { exif, width, height, format } = await sharp(await readFile(file)).metadata();
  expect({ exif, width, height, format }).toEqual({
    exif: undefined,
    width: 600,
    height: 900,
    format: "jpeg",
  });
  const slip = await ask("readTransferProof", { query: { id: 1 } });
  expect(slip.status).toBe(200);
  expect(Object.fromEntries(slip.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
});

test("slips are read by administrators alone, and by no public address", {
  tags: "any-database",
}, async () => {
  const { app, ask, reports } = await start();
  const form = formWith(report, { slip: { bytes: await photo() } });
  await app.call("sendTransferReport", { form });
  const [stored] = await reports();
  const name = stored?.slip?.split("/").at(-1);
  expect((await app.call("readTransferProof", { query: { id: 1 } })).status).toBe(401);
  for (const address of [
    `uploads/slips/${name}`,
    `uploads/..%2fprivate%2fslips/${name}`,
    `private/slips/${name}`,
  ]) {
    expect((await app.get(`/backendReact/${address}`)).status, address).toBeGreaterThanOrEqual(400);
  }
  expect(await ask("readTransferProof", { query: { id: 2 } })).toMatchObject({
    status: 404,
    body: { message: desk.proofGone },
  });
});

test("a PDF is kept as it is and handed out only to be saved; of anything else the report is kept without it", {
  tags: "any-database",
}, async () => {
  const { app, ask, reports } = await start();
  const pdf = Buffer.from("%PDF-1.7\n1 0 obj <</JS (app.alert(1))>> endobj\n%%EOF\n");
  await app.call("sendTransferReport", { form: formWith(report, { slip: { bytes: pdf } }) });
  const slip = await ask("readTransferProof", { query: { id: 1 } });
  expect(slip.headers.get("content-type")).toBe("application/pdf");
  expect(slip.headers.get("content-disposition")).toMatch(/^attachment/);
  for (const [bytes, accountName, message] of [
    [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "Bilal", t("proofUnreadable")],
    [Buffer.from("GIF89a\x01\0\x01\0\0\0\0;"), "Danish", t("proofUnreadable")],
    [Buffer.alloc(5 * 1024 * 1024 + 1, "%PDF-1.7"), "Ehsan", t("proofTooLarge")],
  ] as const) {
    const form = formWith({ ...report, accountName }, { slip: { bytes } });
    expect(await app.call("sendTransferReport", { form })).toMatchObject({
      status: 200,
      body: { message, slip_link: expect.stringContaining("token=") },
    });
  }
  expect((await reports()).map(({ slip }) => slip !== null)).toEqual([true, false, false, false]);
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
  const again = { key: replies[0]?.body.key, transactionId: "111122223333" };
  expect(await send(again)).toMatchObject({ status: 409, body: { message: t("already") } });
  // Without a browser's key the words decide.
  await send({ accountName: "Bilal" });
  await send({ accountName: "Bilal" });
  expect(await reports()).toHaveLength(2);
  expect(
    (await app.call("sendTransferReport", { json: { ...report, key: "x".repeat(22) } })).body.message,
  ).toBe(t("badKey"));
});

test("a report of a started gift takes its amount and its purpose from the gift", {
  tags: "any-database",
}, async () => {
  const { app, send, donations } = await start();
  const donation = { amount: 5000, paymentMethod: "easypaisa", fund: "general" };
  const { body } = await app.call("startDonation", { json: donation });
  expect(await send({ key: body.key, amount: "1", fund: "zakat" })).toMatchObject({
    status: 200,
    body: { reference: body.reference },
  });
  expect(await donations()).toMatchObject([
    { amount_paisa: 500_000, fund: "general", method: "easypaisa", state: "pending" },
  ]);
});

test("slips that nobody has looked at take so much room and no more: the report is kept without", {
  tags: "any-database",
}, async () => {
  const { app, db, send, reports } = await start();
  await send();
  await db.updateTable("transfer_reports").set({ slip: "private/slips/abc.524288000.jpg" }).execute();
  const form = formWith({ ...report, accountName: "Bilal" }, { slip: { bytes: await photo() } });
  expect(await app.call("sendTransferReport", { form })).toMatchObject({
    status: 200,
    body: { message: t("proofLeftOut") },
  });
  expect((await reports())[1]).toMatchObject({ account_name: "Bilal", slip: null });
  expect(await storedFiles(app)).toEqual([]);
});

const shared = startedOnce(start);

test.for([
  ["no account name", { accountName: "" }, t("noAccountName")],
  ["one letter as account name", { accountName: "A" }, t("noAccountName")],
  ["a short account number", { accountNumber: "123456789" }, t("badAccountNumber")],
  ["spaces as account number", { accountNumber: "1 2 3 4 5 6 7 8 9" }, t("badAccountNumber")],
  ["no bank name", { bankName: " x " }, t("noBankName")],
  ["no day", { transferredOn: "" }, t("noDay")],
  ["tomorrow", { transferredOn: "2026-11-22" }, t("futureDay")],
  ["years ago", { transferredOn: "2024-11-22" }, t("oldDay")],
  ["little", { amount: "99" }, "Minimum donation amount is PKR 100"],
  ["much", { amount: "1000001" }, "Maximum donation amount is PKR 1,000,000"],
  ["nothing", { amount: "-5" }, "Amount must be positive"],
  ["another account", { method: "cash" }, "Invalid payment option selected"],
  ["a name of one letter", { name: "A" }, "Name must be at least 2 characters"],
  ["a bad address", { email: "nobody" }, "Invalid email address"],
  ["no consent", { consent: "" }, t("noConsent")],
  ["a purpose that is none", { fund: "nothing" }, "Please choose from the list what the gift is for."],
] as const)("%s is refused and nothing is stored", { tags: "any-database" }, async ([, more, message]) => {
  const { send, donations } = await shared();
  expect(await send(more)).toMatchObject({ status: 422, body: { success: false, message } });
  expect(await donations()).toEqual([]);
});

test("a report names the gift that was started without a name, and no other: DONATE-08d", async () => {
  const { app, donations } = await start();
  const gift = { amount: 2500, paymentMethod: "bank-transfer", fund: "zakat" };
  const nameless = await app.call("startDonation", { json: gift });
  const named = await app.call("startDonation", { json: { ...gift, name: "Amna Shah" } });
  for (const [{ body }, transactionId] of [
    [nameless, "T-1"],
    [named, "T-2"],
  ] as const) {
    const { amount: _a, fund: _f, email: _e, ...said } = report;
    const json = { ...said, key: body.key, name: "Bilal Ahmed", transactionId };
    expect((await app.call("sendTransferReport", { json })).status).toBe(200);
  }
  expect((await donations()).map(({ donor_name }) => donor_name)).toEqual(["Bilal Ahmed", "Amna Shah"]);
});
