import { type CallOptions, startTestApp, type TestApp } from "./app.ts";

/* For tests only: reports of transfers and statements, as donors and staff send them. */

export const report = {
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

export const startTransfers = async () => {
  const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example", RATE_LIMITS: "off" } });
  const token = await app.signIn();
  const { db } = app.deps;
  return {
    app,
    token,
    db,
    send: (more: Record<string, string> = {}) =>
      app.call("sendTransferReport", { json: { ...report, ...more } }),
    ask: (name: Parameters<TestApp["call"]>[0], options: CallOptions = {}) =>
      app.call(name, { token, ...options }),
    /** A statement of the bank, unless it is told otherwise. */
    importLines: (text: string, more: object = {}) =>
      app.call("importStatement", { token, json: { statement: text, account: "bank", ...more } }),
    month: async (month = "2026-11") =>
      (await app.call("readTransferMonth", { token, query: { month } })).body,
    donations: () => db.selectFrom("donations").selectAll().orderBy("id").execute(),
    reports: () => db.selectFrom("transfer_reports").selectAll().orderBy("id").execute(),
    mails: async (recipient: string) =>
      (await db.selectFrom("outbox").selectAll().orderBy("id").execute()).filter(
        (mail) => mail.recipient === recipient,
      ),
  };
};

/** A statement with these credits. */
export const statement = (...rows: (readonly [day: string, text: string, amount: string])[]) =>
  [
    "Date,Narration,Ref,Debit,Credit,Balance",
    ...rows.map(([day, text, amount]) => `${day},"${text}",,,"${amount}",`),
  ].join("\n");
