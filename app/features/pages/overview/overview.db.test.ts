import { expect, test } from "vitest";
import { accountKinds } from "#app/contract/payment-methods.ts";
import { type ContentName, contents } from "#content/contents.ts";
import { administrator, startTestApp } from "#tests/support/app.ts";
import { give } from "#tests/support/donations-desk.ts";

const post = (title: string, published_at: string, status = "published") => ({
  title,
  content: "Text.",
  category_id: 1,
  published_at,
  status,
});

const volunteer = { name: "V", email: "v@b.co", phone: "03001234567", city: "Lahore", details: "{}" };

test("a new installation has counted nothing", async () => {
  const app = await startTestApp();
  const { status, body } = await app.call("readOverview", { token: await app.signIn() });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    posts_this_month: 0,
    events_to_tell: [],
    last_month_until: "2026-10-21",
    posts_last_month: 0,
    active_volunteers: 0,
    volunteers_this_month: 0,
    volunteers_last_month: 0,
    donations_this_month: 0,
    donations_last_month: 0,
    donation_count_this_month: 0,
    views_this_month: 0,
    views_last_month: 0,
    views_by_month: Array.from({ length: 12 }, (_, month) => ({
      month: month === 0 ? "2025-12" : `2026-${String(month).padStart(2, "0")}`,
      views: 0,
    })),
    donations_by_month: Array.from({ length: 12 }, (_, month) => ({
      month: month === 0 ? "2025-12" : `2026-${String(month).padStart(2, "0")}`,
      paisa: 0,
    })),
    waiting: {
      sealed_days: 0,
      donations_to_review: 0,
      approvals: 0,
      help_due: 0,
      help_lacking: 0,
      help_late: 0,
      help_new: 0,
      help_today: 0,
      messages: 0,
      registrations: 0,
      blood_donors: 0,
      blood_requests_today: 0,
      blood_requests: 0,
      shared_stories: 0,
      event_guests: 0,
      transfers: 0,
      failed_mails: 0,
      drafts: 0,
      // The original examples.
      old_zakat_prices: 1,
    },
    approvals: [],
    recent_posts: [],
    changes: [expect.objectContaining({ action: "sign in", user_name: "Administrator" })],
    before_opening: {
      password: false,
      identity: false,
      samples: true,
      phone: false,
      registrations: false,
      keeper: false,
      photos: false,
      leaders: false,
      team: false,
      accounts: false,
      audits: false,
      parts: false,
      figures: false,
      mail: false,
      backup: false,
      claims: false,
    },
    original_claims: expect.arrayContaining([expect.objectContaining({ text: "2M+ Lives", shown: true })]),
  });
});

test("posts count from the first of the month to today, published ones only", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("createBlogCategory", { token, json: { name: "Health", color: "#0F766E" } });
  for (const json of [
    post("Later last month", "2026-10-22"),
    post("Last month", "2026-10-21"),
    post("First", "2026-11-01"),
    post("Today", "2026-11-21"),
    post("Tomorrow", "2026-11-22"),
    post("Draft", "2026-11-02", "draft"),
  ]) {
    expect((await app.call("saveBlog", { token, json })).status).toBe(201);
  }
  const { body } = await app.call("readOverview", { token });
  expect(body).toMatchObject({ posts_this_month: 2, posts_last_month: 1, waiting: { drafts: 1 } });
  const titles = body.recent_posts.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(["Tomorrow", "Today", "Draft", "First", "Later last month", "Last month"]);
  const states = body.recent_posts.map(({ status }: { status: string }) => status);
  expect(states).toEqual(["scheduled", "published", "draft", "published", "published", "published"]);
});

test("months are those of Karachi; this one is compared with as many days of the last, all on its last day: OVERVIEW-02", async () => {
  const app = await startTestApp();
  const views = [
    { day: "2028-01-31", path: "/", views: 1 },
    { day: "2028-02-01", path: "/", views: 10 },
    { day: "2028-02-29", path: "/", views: 100 },
    { day: "2028-02-29", path: "/blogs", views: 200 },
    { day: "2028-03-01", path: "/", views: 1000 },
    { day: "2028-04-01", path: "/", views: 10_000 },
  ];
  await app.deps.db.insertInto("page_views").values(views).execute();
  const read = async (time: string) => {
    app.clock.set(time);
    const { body } = await app.call("readOverview", { token: await app.signIn() });
    return [body.views_this_month, body.views_last_month];
  };
  // Five hours before midnight in UTC.
  expect(await read("2028-02-29T18:59:59.000Z")).toEqual([310, 1]);
  expect(await read("2028-02-29T19:00:00.000Z")).toEqual([1000, 10]);
  expect(await read("2028-04-30T12:00:00.000Z")).toEqual([10_000, 1000]);
  expect(await read("2029-01-01T00:00:00.000Z")).toEqual([0, 0]);
  const { body } = await app.call("readOverview", { token: await app.signIn() });
  const seen = body.views_by_month.filter(({ views }: { views: number }) => views > 0);
  expect(seen).toEqual([
    { month: "2028-02", views: 310 },
    { month: "2028-03", views: 1000 },
    { month: "2028-04", views: 10_000 },
  ]);
  expect(body.views_by_month).toHaveLength(12);
  expect(body.views_by_month[0].month).toBe("2028-02");
});

test("donations are those confirmed this Karachi month, less what was given back: OVERVIEW-04", async () => {
  const app = await startTestApp();
  const { deps } = app;
  app.clock.set("2026-10-20T07:00:00.000Z");
  const october = await give(deps, { state: "paid", amountPaisa: 500_50 });
  await give(deps, { state: "paid", amountPaisa: 1000_00 });
  app.clock.set("2026-11-21T07:00:00.000Z");
  await give(deps, { state: "paid" });
  await give(deps, { state: "pending" });
  const odd = await give(deps, { state: "failed" });
  await deps.db.updateTable("donations").set({ needs_review: 1 }).where("id", "=", odd.id).execute();
  const report = { account_name: "A", account_number: "1", bank_name: "B", amount_paisa: 1, search_text: "" };
  await deps.db
    .insertInto("transfer_reports")
    .values({ ...report, donation_id: odd.id, state: "waiting", reported_at: "2026-11-21T07:00:00.000Z" })
    .execute();
  const token = await app.signIn();
  const json = { id: october.id, reason: "Given twice" };
  await app.call("refundDonation", { token, json });
  // One of this month that is given back is not counted as confirmed either.
  const returned = await give(deps, { state: "paid" });
  await app.call("refundDonation", { token, json: { id: returned.id, reason: "Sent to us by mistake" } });
  const { body } = await app.call("readOverview", { token });
  expect(body).toMatchObject({
    donations_this_month: 2500_00 - 500_50,
    donations_last_month: 1500_50,
    donation_count_this_month: 1,
    waiting: { transfers: 1, donations_to_review: 1 },
  });
  expect(body.donations_by_month.slice(-2)).toEqual([
    { month: "2026-10", paisa: 1500_50 },
    { month: "2026-11", paisa: 1999_50 },
  ]);
});

test("approved volunteers are counted, others are not: REG-12", async () => {
  const app = await startTestApp();
  app.clock.set("2026-11-30T07:00:00.000Z");
  const row = { ...volunteer, received_at: "2026-09-21T07:00:00.000Z", search_text: "v" };
  const approved = { kind: "volunteer", state: "approved" } as const;
  await app.deps.db
    .insertInto("registrations")
    .values([
      { ...row, ...approved, state_at: "2026-11-21T07:00:00.000Z" },
      // An hour after midnight in Karachi, and an hour before it.
      { ...row, ...approved, state_at: "2026-10-31T20:00:00.000Z" },
      { ...row, ...approved, state_at: "2026-10-31T18:00:00.000Z" },
      { ...row, kind: "volunteer", state: "new" },
      { ...row, kind: "volunteer", state: "declined", state_at: "2026-11-21T07:00:00.000Z" },
      { ...row, ...approved, kind: "career", state_at: "2026-11-21T07:00:00.000Z" },
    ])
    .execute();
  const { body } = await app.call("readOverview", { token: await app.signIn() });
  expect(body).toMatchObject({ active_volunteers: 3, volunteers_this_month: 2, volunteers_last_month: 1 });
  expect(body.waiting.registrations).toBe(6);
});

test("what is to be done before the site opens is done for good: OVERVIEW-07", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { SEED: "sample" } });
  const token = await app.signIn();
  const steps = async () => (await app.call("readOverview", { token })).body.before_opening;
  expect(new Set(Object.values(await steps()))).toEqual(new Set([false]));
  await app.call("updateCredentials", { token, json: { newUsername: "Desk in Lahore" } });
  expect((await steps()).password).toBe(false);
  await app.call("updateCredentials", {
    token,
    json: { newPassword: "Quilts-for-1!", currentPassword: administrator.password },
  });
  await app.call("deleteSampleContent", { token });
  await app.call("confirmParts", { token });
  await app.call("downloadBackup", { token });
  const save = (name: ContentName, value: object) =>
    app.call("saveContent", { token, json: { name, value, version: 0 } });
  const { identity, audits, team, messages, giving, programmes } = structuredClone({
    identity: contents.identity.defaults,
    audits: contents.audits.defaults,
    team: contents.team.defaults,
    messages: contents.messages.defaults,
    giving: contents.giving.defaults,
    programmes: contents.programmes.defaults,
  });
  const scan = "/backendReact/uploads/documents/0123456789ab.pdf";
  const register = "https://register.example/search";
  for (const registration of identity.registrations)
    Object.assign(registration, { number: "RP/1", scan, register });
  for (const kind of accountKinds) identity.accounts[kind].number = "0300 1234567";
  identity.accounts.bank.iban = "PK36 SCBL 0000 0011 2345 6702";
  expect((await save("identity", { ...identity, phone: "+92 42 3571 0000" })).status).toBe(200);
  audits.accounts.push({ year: "2025", auditor: { en: "An auditor" }, file: scan });
  expect((await save("audits", audits)).status).toBe(200);
  expect((await save("claims", { registration: true, rating: false })).status).toBe(200);
  const known = {
    name: { en: "A Name" },
    portrait: { src: "/art/portrait-teacher.svg", alt: { en: "A woman" } },
  };
  for (const { posts } of team.departments) Object.assign(posts[0] ?? {}, known);
  expect((await save("team", team)).status).toBe(200);
  expect((await save("giving", { ...giving, keeper: { ...known, role: { en: "Treasurer" } } })).status).toBe(
    200,
  );
  for (const programme of programmes.programmes)
    Object.assign(programme, { photo: { ...known.portrait, consent: "Signed on November 3, 2026" } });
  expect((await save("programmes", programmes)).status).toBe(200);
  for (const letter of Object.values(messages)) Object.assign(letter, known);
  expect((await save("messages", messages)).status).toBe(200);
  const { figures, mail, ...others } = await steps();
  expect(new Set(Object.values(others)), JSON.stringify(others)).toEqual(new Set([true]));
  expect({ figures, mail }).toEqual({ figures: false, mail: false });
  const office = { OFFICE_EMAIL: "office@umeed.example", SMTP_URL: "smtp://127.0.0.1:9" };
  const withMail = await startTestApp({ env: office });
  const { body } = await withMail.call("readOverview", { token: await withMail.signIn() });
  expect(body.before_opening.mail).toBe(true);
});

test("visitors may not read it", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  expect((await app.call("readOverview")).status).toBe(401);
});
