import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  caseText,
  commitmentOf,
  familyHash,
  groupHash,
  peopleHash,
} from "#app/features/giving/help-told/help-hashes.server.ts";
import { readHelpMonths } from "#app/features/giving/help-told/help-months.server.ts";
import {
  tellFundHelp,
  tellFundsLastHelp,
  tellLastHelp,
} from "#app/features/giving/help-told/help-told.server.ts";
import { eraseHelpRequests } from "#app/parts/help/server/erase-help.server.ts";
import { dayLink, merkleRoot, textHash } from "#app/parts/open-books/merkle.ts";
import { loader as helpList } from "#app/parts/open-books/public/help-list.resource.ts";
import { loader as openBooks } from "#app/parts/open-books/public/open-books.page.tsx";
import { contents } from "#content/contents.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { addCase } from "#tests/support/help-cases.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { pageContext } from "#tests/support/page-posts.ts";
import { givePaid } from "#tests/support/receipts.ts";
import { tamper } from "#tests/support/tamper.ts";
import { isInUrdu } from "#tests/support/urdu-text.ts";
import { movedOf, recheckDays } from "./changed-days.server.ts";
import { readHelpList } from "./help-list.server.ts";
import { readBooksTotal } from "./open-books.store.server.ts";
import { sealDays } from "./seal-days.server.ts";
import { readYearBooks } from "./year-books.server.ts";

/**
 * October 2026: Zakat helps six families with medicine and two with school in Kasur, and one with medicine in Okara;
 * General five with rations in Kasur, of which one payment is cancelled in October and another family is paid twice. It
 * is noon of November 3.
 */
async function october() {
  const app = await startTestApp();
  const { db } = app.deps;
  await givePaid(db, { now: new Date("2026-10-01T12:00:00+05:00"), amountPaisa: 900_000_00 });
  app.clock.set("2026-10-20T12:00:00+05:00");
  const token = await app.signIn();
  const decided = { decision_from: "2026-09", decision_months: 2 };
  const pay = async (kind: string, district: string, fund = "zakat", months = ["2026-10"]) => {
    const id = await addCase(db, { ...decided, kind, district, decision_fund: fund });
    const payments = months.map((month) => ({ id, month, fund, amount: 5000 }));
    const paid = await app.call("payHelp", { token, json: { paid_on: "2026-10-20", payments } });
    if (paid.status !== 201) throw new Error(paid.text);
    return id;
  };
  const general = {
    kind: "opening",
    fund: "general",
    amount: 90_000,
    entered_on: "2026-10-01",
    reason: "Before",
  };
  await app.call("createFundEntry", { token, json: general });
  const medicine: number[] = [];
  for (let place = 0; place < 6; place += 1) medicine.push(await pay("medicine", "Kasur"));
  for (let place = 0; place < 2; place += 1) await pay("school", "Kasur");
  const okara = await pay("medicine", "Okara");
  for (let place = 0; place < 4; place += 1) await pay("ration", "Kasur", "general");
  await pay("ration", "Kasur", "general", ["2026-09", "2026-10"]);
  const { body } = await app.call("listPayouts", { token });
  await app.call("cancelPayout", { token, json: { id: body.rows[0].id, reason: "Sent back" } });
  const sealTo = async (time: string) => {
    app.clock.set(time);
    await sealDays(app.deps);
  };
  return { app, db, medicine, okara, sealTo };
}

const loaded = (path: string, app: TestApp) => {
  const url = new URL(`http://umeed.example${path}`);
  return { request: new Request(url), url, params: {}, context: pageContext(app) } as const;
};

/* As docs/open-books.md says it, with nothing of the program. */
const sha = (...parts: (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};
function rootOf(leaves: string[]): string {
  if (leaves.length < 2) return leaves[0] ?? sha("umeed-books/2/empty\n");
  const above: string[] = [];
  for (let at = 0; at < leaves.length; at += 2) {
    const [left = "", right] = leaves.slice(at, at + 2);
    const bytes = (hex: string) => Buffer.from(hex, "hex");
    above.push(right === undefined ? left : sha("umeed-books/2/node\n", bytes(left), bytes(right)));
  }
  return rootOf(above);
}
type Published = {
  days: {
    day: string;
    leaves: string[];
    entries: { place: number; text: string; opening: [string, string, string] | null }[];
  }[];
};
type Sealed = { day: string; root: string; helps: number; cancelled_helps: number };

/** "zakat": {"families": 9, "medicine Kasur": 6, ...}, from what is published alone. */
function recount({ days }: Published, sealed: Sealed[]): Record<string, Record<string, number>> {
  const entries = days.flatMap(({ day, leaves, entries }) => {
    const seal = sealed.find((one) => one.day === day);
    expect(rootOf(leaves)).toBe(seal?.root);
    for (const { place, text } of entries) expect(leaves[place]).toBe(sha("umeed-books/2/leaf\n", text));
    const count = (kind: string) => entries.filter(({ text }) => text.startsWith(`${kind}|`)).length;
    expect([count("help"), count("cancelled-help")]).toEqual([seal?.helps, seal?.cancelled_helps]);
    return entries.map(({ text, opening }) => ({ parts: text.split("|"), opening }));
  });
  const gone = entries.filter(({ parts }) => parts[0] === "cancelled-help").map(({ parts }) => parts[1]);
  const families = new Map<string, Set<string>>();
  for (const { parts, opening } of entries) {
    const [kind, id, fund = "", , family = "", group] = parts;
    if (kind !== "help" || gone.includes(id)) continue;
    if (opening) expect(sha(JSON.stringify(opening))).toBe(group);
    for (const name of ["families", opening ? `${opening[1]} ${opening[2]}` : "others"]) {
      const key = `${fund} ${name}`;
      families.set(key, (families.get(key) ?? new Set()).add(family));
    }
  }
  const counts: Record<string, Record<string, number>> = {};
  for (const [key, { size }] of families) {
    const [fund = "", ...name] = key.split(" ");
    counts[fund] = { ...counts[fund], [name.join(" ")]: size };
  }
  return counts;
}

test("strangers recount from the sealed days what each fund did, and small groups stay unknown (BOOKS-13, BOOKS-14)", async () => {
  const { app, db, sealTo } = await october();
  await sealTo("2026-10-31T20:00:00+05:00");
  expect(await readHelpList(app.deps, "2026-10"), "the month is not over").toBeUndefined();
  await sealTo("2026-11-03T12:00:00+05:00");
  const published: Published = await (
    await helpList({ ...loaded("/transparency/help.json", app), pattern: "/transparency/help.json" })
  ).json();
  const sealed = await db.selectFrom("receipt_days").selectAll().execute();
  expect(sealed.find(({ day }) => day === "2026-10-20")).toMatchObject({
    version: 5,
    helps: 15,
    cancelled_helps: 1,
  });
  expect(sealed.filter(({ version }) => version !== 2)).toHaveLength(1);
  const counted = {
    zakat: { families: 9, "medicine Kasur": 6, others: 3 },
    // One family's second payment was cancelled; it still has its first.
    general: { families: 5, "ration Kasur": 5 },
  };
  expect(recount(published, sealed)).toEqual(counted);
  const [zakat, general] = await readHelpMonths(db, "2026-10", "2026-10");
  expect(zakat).toMatchObject({ slug: "zakat", families: 9, others: 3 });
  expect(zakat?.groups).toEqual([{ kind: "medicine", district: "Kasur", families: 6 }]);
  expect(general).toMatchObject({ families: 5, others: 0, groups: [{ kind: "ration", families: 5 }] });

  // Neither what is published nor the page says anything of the small groups, nor of anybody.
  const url = "/transparency";
  const page = await openBooks({ ...loaded(url, app), pattern: url });
  for (const text of [JSON.stringify(published), JSON.stringify(page)])
    for (const secret of ["school", "Okara", "Bibi", "HELP-", "35201-"]) expect(text).not.toContain(secret);
  expect(page.payouts.map(({ purpose }) => purpose)).toEqual(["Help for 5 families", "Help for 9 families"]);
  expect(page.help[0]?.text).toBe(
    "In October 2026, through Zakat, 9 families got help: 6 got medicine, 3 got other help.",
  );
  const about = { fund: "zakat", month: "2026-10" };
  expect(isInUrdu((await tellFundHelp(db, "ur", about))?.text ?? "")).toBe(true);
  expect(await tellFundHelp(db, "en", { ...about, month: "2026-11" })).toBeUndefined();
  expect(await tellFundHelp(db, "en", { ...about, fund: "sadqah" })).toBeUndefined();
  const all = await tellFundsLastHelp(db, "en");
  expect(all.get("zakat")).toBe((await tellFundHelp(db, "en", about))?.text);
  expect(all.get("sadqah")).toBeUndefined();
  const ofProgramme = (await tellLastHelp(db, "en", { fund: "zakat" }))?.text;
  expect(ofProgramme).toBe(`${all.get("zakat")} Paid for 9 families: PKR 45,000.`);

  // A phrase for each kind of help; a kind without one is told by its title: BOOKS-14a.
  const generalIn = async (language: "en" | "ur") =>
    (await tellFundHelp(db, language, { fund: "general", month: "2026-10" }))?.text;
  expect(await generalIn("ur")).toMatch(/ سے 5 خاندانوں کو مہینے کا راشن ملا۔$/);
  const { kinds } = contents.help.defaults;
  const own = {
    ...contents.help.defaults,
    kinds: kinds.map((kind) => ({ ...kind, told: { en: "got rations" } })),
  };
  const row = {
    name: "help",
    value: JSON.stringify(own),
    version: 1,
    updated_at: "2026-11-01T00:00:00.000Z",
  };
  await db.insertInto("content").values(row).execute();
  expect(await generalIn("en")).toMatch(/, 5 families got rations\.$/);
  expect(await generalIn("ur")).toMatch(/ سے 5 خاندانوں کی مدد ہوئی \(”مہینے کا راشن“\)۔$/);
});

test("of fewer than five families neither seal nor page tells any money (BOOKS-13a)", async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  await givePaid(db, { now: new Date("2026-10-01T12:00:00+05:00"), amountPaisa: 900_000_00 });
  const pay = async (day: string, families: number) => {
    app.clock.set(`${day}T12:00:00+05:00`);
    const token = await app.signIn();
    const payments = [];
    for (let place = 0; place < families; place += 1)
      payments.push({ id: await addCase(db, { decision_from: "2026-09" }), month: "2026-09", fund: "zakat" });
    const json = { paid_on: day, payments: payments.map((one) => ({ ...one, amount: 5000 })) };
    if ((await app.call("payHelp", { token, json })).status !== 201) throw new Error("not paid");
    return token;
  };
  const token = await pay("2026-10-05", 1);
  const rent = { fund: "zakat", amount: 700, paid_on: "2026-10-05", purpose: "Ration bags" };
  expect((await app.call("createPayout", { token, json: rent })).status).toBe(201);
  await pay("2026-10-20", 5);
  const url = "/transparency";
  const page = async () => (await openBooks({ ...loaded(url, app), pattern: url })).books.funds[0];
  expect(await page(), "while the month goes on").toMatchObject({ out: 700_00, stands: 899_300_00 });
  await pay("2026-11-02", 4);
  await sealDays(app.deps);
  expect(await page()).toMatchObject({
    out: 30_700_00,
    stands: 869_300_00,
    months: [{ month: "2026-10", out: 30_700_00 }],
  });
  const { books, payouts } = await openBooks({ ...loaded(url, app), pattern: url });
  expect(books.untold).toBe(true);
  expect(payouts.map(({ day, paisa }) => [day, paisa])).toEqual([
    ["2026-10-20", 30_000_00],
    ["2026-10-05", 700_00],
  ]);
  expect(await readBooksTotal(db)).toEqual(books.total);
  app.clock.set("2026-11-03T12:00:00+05:00");
  await sealDays(app.deps);
  const sealed = await db.selectFrom("receipt_days").selectAll().where("helps", ">", 0).execute();
  expect(sealed.map(({ day, version, paid_out_paisa }) => [day, version, paid_out_paisa])).toEqual([
    ["2026-10-05", 5, 700_00],
    ["2026-10-20", 5, 25_000_00],
    ["2026-11-02", 5, 0],
  ]);
  expect((await recheckDays(db, { budget: 1000 })).changed).toEqual([]);
  // November's four wait for December's one: five families together.
  const programme = async () => (await tellLastHelp(db, "en", { fund: "zakat" }))?.text;
  await pay("2026-12-01", 1);
  await sealDays(app.deps);
  expect(await programme(), "November's four alone").toMatch(/^In November 2026, .*4 families [^.]+\.$/);
  app.clock.set("2027-01-01T12:00:00+05:00");
  await sealDays(app.deps);
  expect(await programme()).toMatch(/^In December 2026, .*one family .* Paid for 5 families: PKR 25,000\.$/);
  expect(await page()).toMatchObject({ out: 55_700_00 });

  // A year that helped one family of a fund is not told by its sums.
  const close = async (through: string) =>
    app.call("closeBooks", { token: await app.signIn(), json: { through, reason: "Checked" } });
  expect(await readYearBooks(db, "en")).toBeUndefined();
  app.clock.set("2027-07-20T12:00:00+05:00");
  await close("2027-06-30");
  expect((await readYearBooks(db, "en"))?.total.sums.out).toBe(55_700_00);
  await db
    .updateTable("payouts")
    .set({ cancelled_at: "2027-07-01T00:00:00.000Z" })
    .where("id", ">", 3)
    .execute();
  expect(await readYearBooks(db, "en")).toBeUndefined();
});

test("a day with help that was sealed in version 4 goes on matching (BOOKS-15)", async () => {
  const { db, sealTo } = await october();
  await sealTo("2026-11-03T12:00:00+05:00");
  // As version 1.3.0 has sealed it: the links after it follow.
  await tamper(db, async (trx) => {
    let previous = "";
    for (const row of await trx.selectFrom("receipt_days").selectAll().orderBy("day").execute()) {
      const before = previous || row.previous_link;
      const moved = { ...movedOf(row), ...(row.helps > 0 && { paidOutPaisa: 70_000_00 }) };
      const sums = { day: row.day, root: row.root, count: row.receipts, totalPaisa: row.total_paisa, moved };
      previous = await dayLink(before, sums);
      await trx
        .updateTable("receipt_days")
        .set({ previous_link: before, link: previous, paid_out_paisa: moved.paidOutPaisa })
        .set({ version: row.helps > 0 ? 4 : row.version })
        .where("day", "=", row.day)
        .execute();
      await trx.updateTable("seal_anchors").set({ link: previous }).where("day", "=", row.day).execute();
    }
  });
  expect((await recheckDays(db, { budget: 1000 })).changed).toEqual([]);
});

test("a case or a payment that is changed after sealing is seen, and an erased family leaves all seals matching (BOOKS-15)", async () => {
  const { app, db, medicine, okara, sealTo } = await october();
  await sealTo("2026-11-03T12:00:00+05:00");
  const changed = async () => (await recheckDays(db, { budget: 1000 })).changed.map(({ day }) => day);
  const published = await readHelpList(app.deps, "2026-10");

  await db
    .updateTable("help_requests")
    .set({ name: "A cousin" })
    .where("id", "=", medicine[0] ?? 0)
    .execute();
  expect(await ledgerDifferences(db)).toEqual(["payout 1: is of a case that is not what was sealed with it"]);
  await tamper(db, (trx) =>
    trx.updateTable("payouts").set({ help_district: "Lahore" }).where("id", "=", 2).execute(),
  );
  expect(await changed()).toEqual(["2026-10-20"]);
  await tamper(db, (trx) =>
    trx.updateTable("payouts").set({ help_district: "Kasur" }).where("id", "=", 2).execute(),
  );
  await expect(db.updateTable("payouts").set({ help_kind: "school" }).execute()).rejects.toThrow();
  await expect(db.updateTable("payouts").set({ help_commitment: "0" }).execute()).rejects.toThrow();

  const now = app.clock.now();
  await db.transaction().execute((trx) => eraseHelpRequests(trx, [medicine[0] ?? 0, okara], now));
  const rows = await db.selectFrom("payouts").selectAll().where("help_request_id", "is", null).execute();
  expect(rows.filter(({ help_commitment }) => help_commitment !== null)).toHaveLength(2);
  expect(await changed()).toEqual([]);
  expect(await ledgerDifferences(db)).toEqual([]);
  expect(await readHelpList(app.deps, "2026-10")).toEqual(published);
});

test("the example of the document gives these hashes", async () => {
  const document = readFileSync("docs/open-books.md", "utf8");
  const family = {
    salt: "000102030405060708090a0b0c0d0e0f",
    reference: "HELP-7K2QM9XA4C",
    name: "رضیہ بی بی",
  };
  const decision = {
    decision_fund: "zakat",
    decision_paisa: 500_000,
    decision_months: 3,
    decision_from: "2027-07",
  };
  const text = caseText({
    ...family,
    ...decision,
    cnic: "",
    kind: "medicine",
    district: "Kasur",
    household: 6,
  });
  expect(document).toContain(`\`${text}\``);
  const commitment = commitmentOf(text);
  expect(document).toContain(`| commitment of the case | \`${commitment}\` |`);
  const texts = document
    .split("\n")
    .filter((line) => /^(?:payout\|8|cancelled\|5|help\||cancelled-help\|)/.test(line));
  const group = groupHash("0f0e0d0c0b0a09080706050403020100", "medicine", "Kasur");
  const people = peopleHash("00000000000000000000000000000004", 6);
  expect(texts[2]).toBe(`help|8|zakat|2027-07-05|${familyHash(commitment, "2027-07")}|${group}|${people}`);
  const root = await merkleRoot(await Promise.all(texts.map(textHash)));
  expect(document).toContain(`| root | \`${root}\` |`);
  const none = {
    refunds: 0,
    refundedPaisa: 0,
    corrections: 0,
    correctedPaisa: 0,
    entries: 0,
    enteredPaisa: 0,
  };
  const moved = { ...none, payouts: 2, paidOutPaisa: 0, helps: 1, cancelledHelps: 1 };
  const day = { day: "2027-07-05", root, count: 0, totalPaisa: 0, moved };
  const link = await dayLink("809eed796e4fdbd2d5f9ce27e4c43fc446b3c9d598407df208d6c60865e0d2a9", day);
  expect(document).toContain(`after the link above | \`${link}\` |`);
});
