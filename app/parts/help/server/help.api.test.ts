import { expect, test } from "vitest";
import { textIn } from "#app/lib/words.server.ts";
import { helpLimits } from "#app/parts/help/help.messages.ts";
import { helpWords } from "#app/parts/help/help.words.ts";
import { helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import { administrator, startTestApp } from "#tests/support/app.ts";
import { callUrl } from "#tests/support/calls.ts";
import { addCasePapers, addPapers, asked, family, visitSeen } from "#tests/support/help.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { photograph } from "#tests/support/pictures.ts";
import { roleAccounts } from "#tests/support/users.ts";

const t = textIn("en", helpWords);

test("50 families of one address ask within a minute, and none is lost; a robot's is kept and marked: FAMILY-02", async () => {
  const app = await startTestApp({ env: { TRUST_PROXY: "on" } });
  for (let each = 0; each < 50; each++) {
    const json = { ...family, phone: `0300 55500${String(each).padStart(2, "0")}` };
    const headers = { "x-forwarded-for": "203.0.113.7" };
    expect((await app.call("askForHelp", { json, headers })).status).toBe(200);
  }
  await app.call("askForHelp", { json: { ...family, website: "https://spam.example" } });
  const rows = await app.deps.db.selectFrom("help_requests").select("suspect").execute();
  expect(rows).toHaveLength(51);
  expect(rows.filter(({ suspect }) => suspect === 1)).toHaveLength(1);
});

test("a stranger who knows a family's phone keeps it from nothing: what is too much is kept and marked: FAMILY-02", async () => {
  const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example" } });
  for (let each = 0; each < 6; each++)
    expect((await app.call("askForHelp", { json: { ...family, words: `Again ${each}` } })).status).toBe(200);
  const rows = await app.deps.db.selectFrom("help_requests").select("suspect").orderBy("id").execute();
  expect(rows.map(({ suspect }) => suspect)).toEqual([0, 0, 0, 0, 0, 1]);
  // The office has one mail at once, and one for all others of the quarter of an hour.
  const mails = () =>
    app.deps.db.selectFrom("outbox").select(["subject", "next_try_at"]).orderBy("id").execute();
  expect(await mails()).toEqual([
    { subject: expect.stringContaining("HELP-"), next_try_at: "2026-11-21T07:00:00.000Z" },
    { subject: "More families ask for help", next_try_at: "2026-11-21T07:15:00.000Z" },
  ]);
  app.clock.forward(15 * 60 * 1000);
  await asked(app, { phone: "0321 7654321" });
  expect(await mails()).toHaveLength(3);
});

test("a form that is sent again over a weak network is one request", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const first = await asked(app);
  expect((await asked(app)).reference).toBe(first.reference);
  expect((await asked(app, { kind: "ration" })).reference).not.toBe(first.reference);
});

test.for([
  [{ words: "x".repeat(helpLimits.words + 1) }, "The text must be at most 1,500 characters."],
  [{ name: "x".repeat(101) }, "The name must be at most 100 characters."],
  [{ cnic: "3520" }, t("badCnic")],
  [{ household: "41" }, t("badHousehold", { most: 40 })],
  [{ forWhom: "other" }, t("noAsker")],
  [{ kind: "yacht" }, t("badKind")],
  [{ consent: false }, t("noConsent")],
] as const)("%o is refused: FAMILY-01", async ([said, message]) => {
  const app = await startTestApp();
  const reply = await app.call("askForHelp", { json: { ...family, ...said } });
  expect(reply).toMatchObject({ status: 422, body: { message } });
});

test("the status needs the reference and the phone's last digits; wrong ones get one answer, and after ten a wait: FAMILY-04", async () => {
  const app = await startTestApp();
  const { id, reference } = await asked(app);
  const look = (json: object) => app.call("helpStatus", { json });
  const own = await look({ reference: reference.toLowerCase().replace("-", " "), digits: "4567" });
  expect(own.body).toEqual({ success: true, step: "received" });
  await app.deps.db.updateTable("help_requests").set({ state: "declined" }).where("id", "=", id).execute();
  expect((await look({ reference, digits: "4567" })).body).toEqual({ success: true, step: "decided" });
  const unknown = await look({ reference: "HELP-0000000000", digits: "4567" });
  for (let digits = 0; digits < 10; digits++) {
    const wrong = await look({ reference, digits: `000${digits}` });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  }
  const waits = await look({ reference, digits: "4567" });
  expect(waits.status).toBe(429);
  expect(Number(waits.headers.get("retry-after"))).toBeGreaterThan(0);
  // Families who mistype their references wait for nobody: what is no reference has no counter.
  for (let each = 0; each < 12; each++)
    expect((await look({ reference: `HELP-${each}`, digits: "4567" })).status).toBe(404);
  app.clock.forward(16 * 60 * 1000);
  const other = await asked(app, { phone: "0321 7654321" });
  expect((await look({ reference: other.reference, digits: "4321" })).status).toBe(200);
});

test("up to three photos are taken, made anew, and read by care staff alone; anything else is refused: FAMILY-03", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const { db } = app.deps;
  const { id, papersToken } = await asked(app);
  const photo = await photograph(600, 400);
  const pdf = Buffer.from("%PDF-1.4\n%%EOF\n");
  expect((await addPapers(app, papersToken, { paper1: pdf })).status).toBe(415);
  expect((await addPapers(app, papersToken, { paper1: Buffer.alloc(6 * 1024 * 1024, 1) })).status).toBe(413);
  expect((await addPapers(app, papersToken, { paper1: await photograph(4400, 3000) })).status).toBe(413);
  expect((await addPapers(app, papersToken, {})).status).toBe(422);
  expect((await addPapers(app, "A".repeat(22), { paper1: photo })).status).toBe(404);
  expect((await addPapers(app, papersToken, { paper1: photo, paper2: photo })).status).toBe(200);
  expect((await addPapers(app, papersToken, { paper1: photo, paper2: photo })).status).toBe(404);
  // A browser without script is led back to the page.
  const posted = await fetch(app.url + callUrl("addHelpPapers", { token: papersToken, language: "ur" }), {
    method: "POST",
    body: formWith({}, { paper3: { bytes: photo, name: "paper.jpg" } }),
    headers: { accept: "text/html" },
    redirect: "manual",
  });
  expect(posted.headers.get("location")).toBe(`/ur/help/papers?token=${papersToken}&answer=200`);
  const papers = await db.selectFrom("help_papers").selectAll().where("request_id", "=", id).execute();
  expect(papers).toHaveLength(3);
  const tokens = await roleAccounts(app);
  const read = (token?: string) => app.call("readHelpPaper", { token, query: { id: papers[0]?.id } });
  expect(await read(tokens.care)).toMatchObject({ status: 200 });
  expect((await read(tokens.care)).text).not.toContain("SECRET");
  expect((await read(tokens.treasurer)).status).toBe(403);
  expect((await read()).status).toBe(401);
  const byPath = await app.get(`/${papers[0]?.path}`);
  expect(byPath.headers.get("content-type")).not.toContain("image");
  await db.updateTable("help_requests").set({ closed_at: "2026-11-21T07:00:00.000Z" }).execute();
  expect((await addPapers(app, papersToken, { paper1: photo })).status).toBe(404);
});

test("care staff add photos in the case under the same rules, with an event; a request that is over takes none; one is removed for good: FAMILY-03a, FAMILY-03b", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const tokens = await roleAccounts(app);
  const { id, reference, papersToken } = await asked(app);
  const photo = await photograph(600, 400);
  const add = (papers: Record<string, Uint8Array>, token = tokens.care, to = id) =>
    addCasePapers(app, token, to, papers);
  expect((await add({ paper1: photo }, tokens.treasurer)).status).toBe(403);
  expect((await add({})).body.message).toBe(messages.noPaper);
  expect((await add({ paper1: Buffer.from("%PDF-1.4\n%%EOF\n") })).status).toBe(415);
  expect((await add({ paper1: await photograph(4400, 3000) })).status).toBe(413);
  expect((await add({ paper1: photo }, tokens.care, 999)).status).toBe(404);
  expect((await add({ paper1: photo, paper2: photo })).status).toBe(200);
  const full = await add({ paper1: photo, paper2: photo });
  expect(full).toMatchObject({ status: 409, body: { message: messages.enoughPapers } });
  expect((await addPapers(app, papersToken, { paper1: photo })).status).toBe(200);

  const { request } = (await app.call("readHelpRequest", { token: tokens.care, query: { id } })).body;
  expect(request.papers).toHaveLength(3);
  expect(request.events).toMatchObject([{}, { by_name: "care", note: messages.papersAdded(2) }]);
  expect(await app.deps.media.list("help-papers")).toHaveLength(3);
  const logged = await app.deps.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "add papers")
    .execute();
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).toContain(reference);
  expect(JSON.stringify(logged)).not.toMatch(/Sakina|1234567/);

  // One that was added by mistake goes for good, and the history says so.
  const [wrong] = request.papers;
  const remove = (token?: string) => app.call("removeCasePaper", { token, json: { id: wrong.id } });
  expect((await remove(tokens.treasurer)).status).toBe(403);
  expect(await remove(tokens.care)).toMatchObject({ status: 200, body: { message: messages.paperRemoved } });
  expect(await remove(tokens.care)).toMatchObject({ status: 404, body: { message: messages.paperGone } });
  const left = (await app.call("readHelpRequest", { token: tokens.care, query: { id } })).body.request;
  expect(left.papers).toEqual(request.papers.slice(1));
  expect(left.events.at(-1)).toMatchObject({ by_name: "care", note: messages.paperRemoved });
  expect(await app.deps.media.list("help-papers")).toHaveLength(2);

  const other = await asked(app, { phone: "0321 7654321" });
  const closing = { id: other.id, version: 1, helped: false, reason: "Moved away." };
  expect((await app.call("closeHelpRequest", { token: tokens.care, json: closing })).status).toBe(200);
  expect((await add({ paper1: photo }, tokens.care, other.id)).status).toBe(409);
  const link = { token: tokens.care, json: { id: other.id } };
  expect((await app.call("makePapersLink", link)).status).toBe(409);
});

test("the case has the address of the status, says until when a link for photos works, and makes a new one: FAMILY-15a", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const { care: token, treasurer } = await roleAccounts(app);
  const { id, reference } = await asked(app);
  await app.deps.db.updateTable("help_requests").set({ language: "ur" }).where("id", "=", id).execute();
  const read = async () => (await app.call("readHelpRequest", { token, query: { id } })).body.request;
  const { texts, papers_link_until } = await read();
  expect(papers_link_until).toBe("2026-11-28T07:00:00.000Z");
  const status = texts.find(({ name }: { name: string }) => name === "How far it is");
  expect(status.link).toMatch(/\/ur\/help\/status$/);
  expect(status.text).toContain(status.link);
  expect(status.text).toMatch(/\p{Script=Arabic}/u);

  expect((await app.call("makePapersLink", { token: treasurer, json: { id } })).status).toBe(403);
  app.clock.forward(8 * 24 * 60 * 60 * 1000);
  const account = { email: "care@umeed.example", password: administrator.password };
  const { token: later } = (await app.call("signIn", { json: account })).body;
  const again = async () => (await app.call("readHelpRequest", { token: later, query: { id } })).body.request;
  expect((await again()).papers_link_until).toBe(null);
  const made = await app.call("makePapersLink", { token: later, json: { id } });
  expect(made.status).toBe(201);
  const { text, link } = made.body.said;
  expect(text).toContain(link);
  expect(text).toContain(reference);
  expect((await again()).papers_link_until).toBe("2026-12-06T07:00:00.000Z");
  const papersToken = new URL(link).searchParams.get("token") ?? "";
  expect((await addPapers(app, papersToken, { paper1: await photograph(60, 40) })).status).toBe(200);
  // Neither the database nor the audit log has what opens it.
  const kept = [
    await app.deps.db.selectFrom("audit_log").selectAll().execute(),
    await app.deps.db.selectFrom("access_links").selectAll().execute(),
  ];
  expect(JSON.stringify(kept)).not.toContain(papersToken);
});

test("photos of a few addresses keep no other family from sending theirs: FAMILY-03", async () => {
  const app = await startTestApp({ env: { TRUST_PROXY: "on" } });
  const { db, clock } = app.deps;
  const { id } = await asked(app);
  const at = clock.now().toISOString();
  const unseen = Array.from({ length: 1997 }, (_, place) => ({ request_id: id, path: `${place}.jpg`, at }));
  for (let from = 0; from < unseen.length; from += 500)
    await db
      .insertInto("help_papers")
      .values(unseen.slice(from, from + 500))
      .execute();
  const photo = { bytes: await photograph(60, 40), name: "paper.jpg" };
  const send = async (address: string, phone: string) => {
    const { papersToken: token } = await asked(app, { phone });
    return app.call("addHelpPapers", {
      query: { token },
      form: formWith({}, { paper1: photo, paper2: photo, paper3: photo }),
      headers: { "x-forwarded-for": address },
    });
  };
  expect((await send("203.0.113.7", "0300 5550001")).status).toBe(200);
  const again = await send("203.0.113.7", "0300 5550002");
  expect(again).toMatchObject({ status: 503, body: { message: t("papersLater") } });
  expect((await send("203.0.113.8", "0300 5550003")).status).toBe(200);
  await db.updateTable("help_requests").set({ state: "visited" }).where("id", "=", id).execute();
  expect((await send("203.0.113.7", "0300 5550004")).status).toBe(200);
});

test("of a family nobody but care staff and administrators reads a field, in whichever call: FAMILY-20", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const tokens = await roleAccounts(app);
  const { id } = await asked(app);
  const visit = { id, version: 1, ...visitSeen };
  expect((await app.call("recordHelpVisit", { token: tokens.care, json: visit })).status).toBe(200);
  const secret = /Sakina|1234567|Basti|husband|tailor/;
  const reads = [
    "listHelpRequests",
    "readHelpRequest",
    "listAuditLog",
    "readOverview",
    "listApprovals",
  ] as const;
  for (const [role, token] of Object.entries(tokens)) {
    const seen = [];
    for (const name of reads) {
      const query = name === "readHelpRequest" ? { id } : {};
      if (secret.test((await app.call(name, { token, query })).text)) seen.push(name);
    }
    const mayRead = role === "care" || role === "administrator";
    expect(seen, role).toEqual(mayRead ? reads.slice(0, 2) : []);
  }
});
