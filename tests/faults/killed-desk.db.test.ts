import { expect, test } from "vitest";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import { administrator } from "#tests/support/app.ts";
import { type CallName, callUrl } from "#tests/support/calls.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { bareDatabase } from "#tests/support/test-database.ts";
import { processSettings, startProcess } from "#tests/support/test-process.ts";
import { statement } from "#tests/support/transfer-reports.ts";

/*
 * The real server is killed (SIGKILL) while the desk books, splits, corrects, pays out and closes, and started again:
 * what it has acknowledged is there, no receipt's number is given twice, and the books add up. DESK-20.
 */

const rounds = 3;
/** So many replies of a round are waited for before the process is killed. */
const enough = [4, 9, 15];
const gone = /fetch failed|terminated|Unexpected end/;

test("killed at any moment while the desk works", {
  timeout: 240_000,
  // What it shows is which writes are one transaction; on PostgreSQL killed-payments.db.test.ts is killed among many.
  tags: "any-database",
}, async () => {
  const settings = {
    ...(await processSettings()),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SEED: "none",
    RATE_LIMITS: "off",
  };
  let server = await startProcess(settings);
  const db = await bareDatabase(settings);
  const today = karachiDay(new Date());
  const send = async (name: CallName, json: object, token = "") => {
    const response = await fetch(server.url + callUrl(name), {
      method: "POST",
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(json),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const signIn = async () => String((await send("signIn", administrator)).body.token);

  for (let round = 0; round < rounds; round += 1) {
    const token = await signIn();
    const rows = Array.from(
      { length: 12 },
      (_, place) => [today, `ROUND ${round} LINE ${place}`, "3000.00"] as const,
    );
    expect(
      (await send("importStatement", { statement: statement(...rows), account: "bank" }, token)).status,
    ).toBe(200);
    const lines = await db
      .selectFrom("statement_lines")
      .select("id")
      .where("donation_id", "is", null)
      .orderBy("id", "desc")
      .limit(12)
      .execute();
    const paid = await db.selectFrom("donations").selectAll().where("state", "=", "paid").limit(6).execute();
    const acts: [CallName, object][] = [
      ...lines.map(({ id }, place): [CallName, object] =>
        place % 3 === 0
          ? ["splitStatementLine", { line: id, parts: "1000+2000" }]
          : ["bookStatementLine", { line: id, fund: place % 2 ? "zakat" : "general", method: "cheque" }],
      ),
      ...paid.map(({ id, received_on, amount_paisa }): [CallName, object] => [
        "correctDonation",
        {
          ...{
            id,
            fund: "zakat",
            amount: amount_paisa / 100,
            received_on,
            name: `Round ${round}`,
            email: "",
          },
          dedication: "",
          reason: "At random",
        },
      ]),
      [
        "createPayout",
        { fund: "general", amount: 10, paid_on: today, purpose: `Food ${round}`, overdraw: true },
      ],
      [
        "createFundEntry",
        {
          kind: "opening",
          fund: ["zakat", "sadqah", "general"][round],
          amount: 50,
          entered_on: today,
          reason: `From before ${round}`,
        },
      ],
      // Behind all that is dated today.
      ["closeBooks", { through: addDays(today, round - rounds - 1), reason: "At random" }],
    ];
    const cut = Promise.withResolvers<void>();
    const done = new Set<number>();
    const work = Promise.allSettled(
      acts.map(async ([name, json], place) => {
        const { status, body } = await send(name, json, token);
        expect([200, 201], `${name}: ${JSON.stringify(body)}`).toContain(status);
        done.add(place);
        if (done.size === enough[round]) cut.resolve();
      }),
    );
    await Promise.race([cut.promise, work]);
    server.kill("SIGKILL");
    expect(await server.ended).toBeNull();
    for (const outcome of await work)
      if (outcome.status === "rejected") expect(String(outcome.reason)).toMatch(gone);

    expect(await ledgerDifferences(db)).toEqual([]);
    // What was acknowledged has happened: booked lines have their gift, split ones their parts.
    for (const place of done) {
      const [name, json] = acts[place] ?? [];
      if (name !== "bookStatementLine" && name !== "splitStatementLine") continue;
      const { line } = json as { line: number };
      const row = await db
        .selectFrom("statement_lines")
        .selectAll()
        .where("id", "=", line)
        .executeTakeFirstOrThrow();
      if (name === "bookStatementLine") expect(row.donation_id).not.toBeNull();
      else expect(row.amount_paisa).toBe(1000_00);
    }
    const numbers = (await db.selectFrom("receipts").select("number").execute()).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    server = await startProcess(settings);
  }
  // Nothing was left half done: the month still adds up to what was imported.
  const { sum } = await db
    .selectFrom("statement_lines")
    .select((select) => select.fn.sum<number>("amount_paisa").as("sum"))
    .executeTakeFirstOrThrow();
  expect(Number(sum)).toBe(rounds * 12 * 3000_00);
  server.kill("SIGTERM");
  await server.ended;
});
