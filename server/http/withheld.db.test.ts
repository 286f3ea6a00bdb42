import { expect, test } from "vitest";
import { type Permission, permissionsOf, roles } from "#app/contract/permissions.ts";
import { allCalls, type CallName, callUrl } from "#tests/support/calls.ts";
import { give } from "#tests/support/donations-desk.ts";
import { startStaffWrites } from "#tests/support/staff-writes.ts";
import { roleAccounts } from "#tests/support/users.ts";
import { readZip } from "#tests/support/zip.ts";

/* No reply, file or search tells what a role may not read, over every read of staff: ROLE-05, ROLE-05a, ROLE-05b. */

/** What stands somewhere in the tables below, and who may read it. */
const secrets: readonly [Permission, RegExp][] = [
  ["phones:read", /300\D?1234567/],
  ["medical:read", /Heart surgery|1990-02-03/],
  ["help:read", /Sakina|300\D?7654321/],
  // What waits about users: only administrators and auditors may know.
  ["users:read", /Change of the roles/],
];
const phone = "03001234567";

const names = (Object.keys(allCalls) as CallName[]).filter(
  (name) => allCalls[name].access !== "public" && allCalls[name].method === "GET",
);
/** They answer with a photo, or a drawn paper. */
const pictures = ["readTransferProof", "readHelpPaper", "readAnnualPaper"];

/** Reads that need to know of what. */
type Queries = Partial<Record<CallName, Record<string, string | number>>>;

async function start() {
  const { app, db, token, secretary } = await startStaffWrites();
  const json = {
    ...{ amount: 2500, received_on: "2026-11-21", idempotency_key: "a-gift-by-phone-1" },
    ...{ fund: "general", method: "cash", name: "Amna", email: "amna@home.example", phone },
  };
  const large = await give(app.deps, { state: "paid", amountPaisa: 60_000_00 });
  await app.call("refundDonation", { token, json: { id: large.id, reason: "Sent twice" } });
  const { reference } = (await app.call("bookDonation", { token, json })).body;
  await db.updateTable("blood_requests").set({ remarks: "Heart surgery" }).execute();
  await db.updateTable("blood_donors").set({ dob: "1990-02-03" }).execute();
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", secretary.email)
    .executeTakeFirstOrThrow();
  await app.call("updateUser", { token, json: { id, roles: ["editor"] } });
  await app.call("updateUser", { token, json: { id, roles: ["editor", "care"] } });
  const queries: Queries = {
    readDonationDetails: { reference },
    listAnnualPapers: { contact: json.email },
    readVoidLetter: { reference, act: "refund" },
    readContent: { name: "figures" },
    exportTaxYear: { year: 2027 },
    listDonorCalls: { donor_id: 1 },
    readTransferMonth: { month: "2026-11" },
    listVersions: { noun: "banner", id: "1" },
    readVersion: { noun: "banner", id: "1", version: 1 },
    listOutdatedTexts: { noun: "event" },
    readGuestTexts: { event: 1 },
  };
  return { app, queries, tokens: await roleAccounts(app) };
}

test("no reply or file names what the role may not read", async () => {
  const { app, queries, tokens } = await start();
  const reads = names.filter((name) => !pictures.includes(name));
  const told: string[] = [];
  const unread: string[] = [];
  const seen = new Set<string>();
  for (const role of roles) {
    const held = permissionsOf([role]);
    for (const name of reads) {
      const read = (query?: Queries[CallName]) =>
        app.call(name, { token: tokens[role], ...(query ? { query } : {}) });
      let reply = await read(queries[name]);
      if (reply.status === 422) reply = await read({ id: 1 });
      if (role === "administrator" && reply.status !== 200) unread.push(`${name} ${reply.status}`);
      if (reply.status !== 200) continue;
      for (const [permission, secret] of secrets) {
        if (!secret.test(reply.text)) continue;
        seen.add(permission);
        if (!held.has(permission)) told.push(`${name} tells ${role} ${permission}`);
      }
    }
  }
  expect(told).toEqual([]);
  expect(unread).toEqual([]);
  // The net has something to catch.
  expect([...seen].toSorted()).toEqual(secrets.map(([permission]) => permission).toSorted());

  // The log of a tax year goes to whoever keeps the books: of what waits it has what is about money alone.
  const url = app.url + callUrl("exportTaxYear", queries.exportTaxYear);
  const zip = await fetch(url, { headers: { authorization: `Bearer ${tokens.treasurer}` } });
  const log = readZip(Buffer.from(await zip.arrayBuffer())).get("log.csv");
  expect(log).toContain("Refund of PKR 60,000");
  expect(log).not.toContain("Change of the roles");
});

test("whoever may read no phones finds nothing by one", async () => {
  const { app, tokens } = await start();
  const token = tokens.auditor;
  for (const name of names.filter((each) => /^list/.test(each))) {
    const { status, body } = await app.call(name, { token, query: { q: phone } });
    if (status === 200 && Array.isArray(body.rows)) expect([name, body.rows]).toEqual([name, []]);
  }
  const byPhone = { contact: phone, year: "2027" };
  expect((await app.call("listAnnualPapers", { token, query: byPhone })).status).toBe(403);
  const paper = { ...byPhone, person: "UWF-2027-000001" };
  expect((await app.call("readAnnualPaper", { token, query: paper })).status).toBe(403);
  expect((await app.call("listAnnualPapers", { token: tokens.treasurer, query: byPhone })).status).toBe(200);
});
