import { contents } from "#content/contents.ts";
import { feedIcons } from "#content/feed-limits.ts";
import type { Database } from "#server/db/schema.ts";
import { codeAt } from "#server/two-factor/totp.ts";
import { administrator, type CallOptions, startTestApp, type TestApp } from "./app.ts";
import { allCalls, type CallName } from "./calls.ts";
import { give } from "./donations-desk.ts";
import { film } from "./film.ts";
import { addCase } from "./help-cases.ts";
import { formWith } from "./media-forms.ts";
import { picture } from "./pictures.ts";
import { begin } from "./pledges.ts";
import { softwareKey } from "./software-key.ts";
import { report, statement } from "./transfer-reports.ts";
import { addPasskey, secureSite } from "./two-factor.ts";

/* Every call of staff that is no GET, with what it takes to succeed. A new one needs a case here. */

type AllCalls = typeof allCalls;
export type StaffWriteName = {
  [Name in CallName]: AllCalls[Name] extends { access: "public" } | { method: "GET" } ? never : Name;
}[CallName];
type StaffWrite = Pick<CallOptions, "json" | "form">;

export const staffWriteNames = (Object.keys(allCalls) as CallName[]).filter(
  (name): name is StaffWriteName => allCalls[name].access !== "public" && allCalls[name].method !== "GET",
);

/** Those that change nothing that is stored. */
export const staffReads: readonly StaffWriteName[] = [
  "renderText",
  "previewNewsletter",
  "findPersonalData",
  "previewStatement",
];

const settings = {
  ...secureSite,
  SEED: "sample",
  RATE_LIMITS: "off",
  SMTP_URL: "smtp://127.0.0.1:1",
  PAY_JAZZCASH_URL: "http://127.0.0.1:9",
  PAY_JAZZCASH_MERCHANT_ID: "MC1",
  PAY_JAZZCASH_PASSWORD: "password",
  PAY_JAZZCASH_SALT: "0123456789",
};
const time = "2026-11-21T06:00:00.000Z";
const newPassword = "Another-Horse-8";
const inbox = { received_at: time, search_text: "" };
const consent = { consent_text: "Yes", consented_at: time };

/** The secretary has a passkey, and has begun to add another one and to set an app up. */
async function beginFactors(app: TestApp): Promise<Partial<Record<StaffWriteName, StaffWrite>>> {
  const account = { email: "secretary@umeed.example", password: administrator.password };
  const { token } = (await app.call("signIn", { json: account })).body;
  await addPasskey(app, token);
  const { challenge } = (await app.call("startPasskey", { token })).body;
  const { secret } = (await app.call("startTotp", { token })).body;
  const passkey = softwareKey(app.deps.env.siteUrl).register(challenge);
  return {
    confirmTotp: { json: { code: codeAt(secret, app.clock.now()) } },
    createPasskey: { json: { challenge, name: "Phone", passkey } },
  };
}

const home = { city: "Lahore", area: "Shahdara", household: 4 };
const family = { kind: "ration", name: "Sakina", phone: "0300 7654321", ...home };
const asked = { for_whom: "self", channel: "phone", words: "No work this month.", consent: true };
const asksForHelp = { ...family, ...asked };

/** Requests for help of one phone, each for one write. */
async function addHelp(app: TestApp, token: string) {
  const uses = [
    "correct",
    "note",
    "papers",
    "link",
    "plan",
    "visit",
    "decide",
    "join",
    "double",
    "close",
  ] as const;
  for (const _ of uses) await app.call("enterHelpRequest", { token, json: asksForHelp });
  const { rows } = (await app.call("listHelpRequests", { token })).body;
  return (use: (typeof uses)[number]) => ({ id: Number(rows[uses.indexOf(use)]?.id), version: 1 });
}

/** A server with something of everything that staff can change, and two administrators besides the first. */
export async function startStaffWrites() {
  const app = await startTestApp({ env: settings, connections: { smallBody: 600_000, stalled: 600_000 } });
  const token = await app.signIn();
  const { db } = app.deps;
  const secretary = {
    name: "A secretary",
    email: "secretary@umeed.example",
    password: administrator.password,
  };
  for (const user of [secretary, { ...secretary, email: "other@umeed.example" }]) {
    await app.call("createUser", { token, json: user });
  }
  await app.signIn();
  const writes = await prepare(app, token);
  return { app, db, writes, token, secretary };
}

async function prepare(app: TestApp, token: string): Promise<Record<StaffWriteName, StaffWrite>> {
  const { db } = app.deps;
  const idOf = async (table: keyof Database) =>
    (
      await db
        .selectFrom(table as "events")
        .select("id")
        .orderBy("id")
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id;
  const callAsStaff = (name: StaffWriteName, json: object) => app.call(name, { token, json });

  const message = { name: "Ali", email: "ali@home.example", subject: "Hello", message: "A question" };
  await db
    .insertInto("messages")
    .values({ ...inbox, ...message })
    .execute();
  const person = { name: "Ali", email: "ali@home.example", phone: "03001234567", city: "Lahore" };
  const registration = { ...inbox, ...person, kind: "volunteer" as const, details: "{}" };
  await db.insertInto("registrations").values(registration).execute();
  const { name: full_name, ...reached } = person;
  const donor = { full_name, ...reached, city_key: "lahore", blood_group: "A+", gender: "", dob: null };
  await db
    .insertInto("blood_donors")
    .values({ ...inbox, ...consent, ...donor, last_donation_date: null, proposed_blood_group: "AB+" })
    .execute();
  const need = { blood_group: "A+", units: 1, hospital: "Jinnah", city: "Lahore", needed_by: "2026-11-22" };
  await db
    .insertInto("blood_requests")
    .values({ ...inbox, ...need, contact_name: "Ali", phone: "03001234567", remarks: "" })
    .execute();
  const story = { ...person, unnamed: 0 as const, programme: "", story: "It helped." };
  await db
    .insertInto("shared_stories")
    .values({ ...inbox, ...consent, ...story })
    .execute();
  const camp = { event_id: await idOf("events"), event_title: "Camp", event_date: "2026-11-29" };
  await db
    .insertInto("event_guests")
    .values({ ...inbox, ...camp, name: "Ali", phone: "923001234567", tell_since: time })
    .execute();
  const subscriber = { email: "ali@home.example", state: "confirmed" as const, confirmed_at: time };
  await db
    .insertInto("subscribers")
    .values([
      { ...inbox, ...subscriber },
      { ...inbox, ...subscriber, email: "gone@home.example", state: "set aside" },
    ])
    .execute();
  const letter = { subject: "Winter", preheader: "", content: "Warm", version: 1, per_minute: 100 };
  const letters = (["draft", "draft", "draft", "draft", "sending", "paused", "sending"] as const).map(
    (state) => ({ ...letter, state, created_at: time, updated_at: time }),
  );
  await db.insertInto("newsletters").values(letters).execute();
  const mail = { recipient: "ali@home.example", reply_to: null, subject: "Hello", text: "", html: "" };
  const failed = {
    state: "failed" as const,
    next_try_at: time,
    queued_at: time,
    sent_at: null,
    last_error: "x",
  };
  const { id: failedMail } = await db
    .insertInto("outbox")
    .values({ ...mail, ...failed })
    .returning("id")
    .executeTakeFirstOrThrow();
  const sums = { sealed_receipts: 1, sealed_paisa: 1, found_receipts: 0, found_paisa: 0 };
  await db
    .insertInto("seal_alerts")
    .values({ ...sums, day: "2026-11-19", found_at: time, causes: "[]", sealed_link: "a", found_link: "b" })
    .execute();

  const waiting = await give(app.deps);
  const asked = await give(app.deps, { method: "jazzcash", gateway: "jazzcash", state: "expired" });
  const attempt = {
    donation_id: asked.id,
    gateway: "jazzcash" as const,
    reference: "P1",
    state: "expired" as const,
  };
  const times = { created_at: time, expires_at: time, next_check_at: null, asked_at: null };
  await db
    .insertInto("payment_attempts")
    .values({ ...attempt, ...times, amount_paisa: 2500_00, provider_reference: null })
    .execute();
  const paid = await give(app.deps, { state: "paid" });
  const wrong = await give(app.deps, { state: "paid" });
  const mismatched = await give(app.deps, { state: "paid" });
  await db.updateTable("donations").set({ needs_review: 1 }).where("id", "=", paid.id).execute();
  await app.call("sendTransferReport", { json: report });
  await begin(app);
  const payout = { fund: "general", amount: 10, paid_on: "2026-11-21", purpose: "Food", overdraw: true };
  await callAsStaff("createPayout", payout);
  const helpCase = await addCase(db, { decision_fund: "sadqah", decision_paisa: 10_00 });
  const sadqah = { slug: "sadqah", title: "Sadqah", kind: "named" } as const;
  await give(app.deps, { state: "paid", fund: sadqah });

  const account = "bank";
  const rows = ["Transfer by Ayesha Bibi", "Cash of somebody", "Profit"].map(
    (text, place) => [`2026-11-2${place === 0 ? 0 : 1}`, text, "2,500.00"] as const,
  );
  await callAsStaff("importStatement", {
    statement: `${statement(...rows)}\n2026-11-21,SMS charges,,58.00,,`,
    account,
  });
  const lines = await db.selectFrom("statement_lines").select("id").orderBy("id").execute();
  const [line = 0, open = 0, excluded = 0, debit = 0] = lines.map(({ id }) => id);
  await callAsStaff("excludeStatementLine", { line: excluded, kind: "interest" });

  const figures = { name: "figures", value: contents.figures.defaults };
  await callAsStaff("saveContent", { ...figures, version: 0 });
  await app.call("saveBanner", { token, json: { message: "Hello", link_text: "Give", link_url: "/donate" } });
  const post = {
    title: "A draft",
    content: "Text",
    category_id: await idOf("blog_categories"),
    status: "draft",
  };
  const drafted = await callAsStaff("saveBlog", post);
  const draft = { id: Number(drafted.body.id) };
  const shared = { ...post, title: "A shared draft" };
  const sharedDraft = { id: Number((await callAsStaff("saveBlog", shared)).body.id) };
  await callAsStaff("createPostPreview", sharedDraft);
  const unused = { name: "A category of its own", color: "#336699" };
  await callAsStaff("createBlogCategory", unused);

  const ownSessions = (await app.call("listSessions", { token })).body.sessions as {
    id: number;
    current: boolean;
  }[];
  const users = await db.selectFrom("users").select(["id", "email"]).execute();
  const other = users.find(({ email }) => email === "other@umeed.example")?.id ?? 0;
  const category = await db
    .selectFrom("blog_categories")
    .select("id")
    .where("name", "=", unused.name)
    .executeTakeFirstOrThrow();
  await callAsStaff("createFundEntry", {
    kind: "opening",
    fund: "general",
    amount: 30,
    entered_on: "2026-11-20",
    reason: "From before",
  });
  await callAsStaff("createSavedAnswer", { title: "Receipts", text: "It is on its way." });
  const [event, item, ad, slide, reportId, pledge, payoutId, entryId, requestId, savedAnswer] =
    await Promise.all([
      idOf("events"),
      idOf("gallery_items"),
      idOf("ads"),
      idOf("hero_slides"),
      idOf("transfer_reports"),
      idOf("pledges"),
      idOf("payouts"),
      idOf("fund_entries"),
      idOf("blood_requests"),
      idOf("saved_answers"),
    ]);
  const { donation_id: donation } = await db
    .selectFrom("transfer_reports")
    .select("donation_id")
    .where("id", "=", reportId)
    .executeTakeFirstOrThrow();
  const slides = await db.selectFrom("hero_slides").select("id").orderBy("id", "desc").execute();
  const png = { bytes: await picture("png"), name: "a.png", type: "image/png" };
  await app.call("uploadPicture", { token, form: formWith({ kept: "1" }, { picture: png }) });
  const libraryPicture = await idOf("pictures");
  const outdated = { noun: "event" as const, id: event, field: "title", since: "2026-11-12T06:00:00.000Z" };
  const { noun: _noun, id: _id, field, ...mark } = outdated;
  const outdated_texts = JSON.stringify({ [field]: { ...mark, language: "ur", was: 1 } });
  await db.updateTable("events").set({ outdated_texts }).where("id", "=", event).execute();
  const eventForm = { title: "Camp", date: "2026-12-01", location: "Kasur", description: "For all" };
  const slideForm = { headline: "Give", subtitle: "Today", cta_text: "Give", cta_link: "/donate" };
  const invitation = { name: "Bilal", email: "bilal@umeed.example", roles: ["care"] };
  const invited = (await callAsStaff("createInvitation", invitation)).body.invitation.id;
  const one = { id: 1 };
  const noted = { ...one, read: true, note: "Called" };
  const update = { title: "T", description: "D", date: "Today", icon: feedIcons[0], link: "/donate" };
  const money = { amount: 2500, bank_reference: "B1", received_on: "2026-11-21" };
  const ali = { person: "ali@home.example" };
  const askedFor = await db
    .insertInto("approvals")
    .values({
      act: "saveApprovalLimit",
      title: "New limit",
      subject: "limit payouts",
      link: "/dashboard/approvals",
      facts: "[]",
      body: "{}",
      state: "waiting",
      asked_by: other,
      asked_by_name: "A secretary",
      asked_at: time,
      expires_at: "2099-01-01T00:00:00.000Z",
      reason: "",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const found = await app.call("findPersonalData", { token, json: ali });

  // The next entry of the inbox, which lies in the bin.
  const { id: secondMessage } = await db
    .insertInto("messages")
    .values({ ...inbox, ...message, email: "sara@home.example" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await callAsStaff("deleteMessage", { id: secondMessage });
  const binned = { noun: "message", id: secondMessage };
  const { confirmTotp = {}, createPasskey = {} } = await beginFactors(app);
  const help = await addHelp(app, token);
  const paper = await db
    .insertInto("help_papers")
    .values({ request_id: help("link").id, path: "none.jpg", at: app.clock.now().toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();

  return {
    startProof: {},
    prove: { json: { password: administrator.password } },
    startTotp: {},
    confirmTotp,
    deleteTotp: {},
    startPasskey: {},
    createPasskey,
    deletePasskey: { json: one },
    renewRecoveryCodes: {},
    switchPart: { json: { name: "newsletter", on: false } },
    confirmParts: {},
    saveTwoFactorRoles: { json: { roles: ["treasurer"] } },
    signOut: {},
    deleteSession: { json: { id: ownSessions.find(({ current }) => !current)?.id } },
    deleteOtherSessions: {},
    updateCredentials: { json: { newUsername: "Another name" } },
    saveHeadline: { json: { headline: "Changed" } },
    saveBanner: { json: { message: "Changed", link_text: "Give", link_url: "/donate" } },
    deleteBanner: {},
    saveImpactUpdates: { json: [update, update, update] },
    createUser: { json: { name: "New", email: "new@umeed.example", password: newPassword } },
    updateUser: { json: { id: other, name: "Renamed" } },
    deleteUser: { json: { id: other } },
    createInvitation: {
      json: { name: "Sana", email: "sana@umeed.example", roles: ["editor"] },
    },
    renewInvitation: { json: { id: invited } },
    deleteInvitation: { json: { id: invited } },
    createEvent: { form: formWith(eventForm, { image: png }) },
    deleteEvent: { json: { id: event } },
    updateEvent: { json: { ...eventForm, id: event } },
    cancelEvent: { json: { id: event, cancelled: true } },
    createGalleryItem: { form: formWith({ title: "T", section: "Events" }, { media: png }) },
    updateGalleryItem: { json: { id: item, title: "T", section: "Events" } },
    deleteGalleryItem: { json: { id: item } },
    saveBlog: { form: formWith({ ...post, title: "Another" }) },
    createBlogCategory: { json: { name: "Another", color: "#112233" } },
    updateBlogCategory: { json: { id: category.id, name: "Changed", color: "#112233" } },
    deleteBlogCategory: { json: { id: category.id } },
    previewPost: { json: { title: "T" } },
    renderText: { json: { content: "Text" } },
    uploadPicture: { form: formWith({}, { picture: png }) },
    updatePicture: { json: { id: libraryPicture, alt: "A well" } },
    replacePicture: { form: formWith({ id: String(libraryPicture) }, { picture: png }) },
    deletePicture: { json: { id: libraryPicture } },
    createPostPreview: { json: draft },
    deletePostPreview: { json: sharedDraft },
    createAd: { form: formWith({ title: "T" }, { media_file: png }) },
    deleteAd: { json: { id: ad } },
    toggleAd: { json: { id: ad, is_active: false } },
    updateAd: { json: { id: ad, title: "Changed" } },
    createHeroSlide: { json: slideForm },
    updateHeroSlide: { json: { id: slide, headline: "Changed" } },
    deleteHeroSlide: { json: { id: slide } },
    reorderHeroSlides: { json: { ids: slides.map(({ id }) => id) } },
    updateMessage: { json: noted },
    deleteMessage: { json: one },
    answerMessage: { json: { ...one, subject: "Re: Hello", text: "Yes" } },
    markMessageAnswered: { json: { ...one, answered: true } },
    takeMessage: { json: { ...one, taken: true } },
    createSavedAnswer: { json: { title: "T", text: "Thank you" } },
    updateSavedAnswer: { json: { id: savedAnswer, title: "Changed", text: "Thank you" } },
    deleteSavedAnswer: { json: { id: savedAnswer } },
    updateRegistration: { json: noted },
    deleteRegistration: { json: one },
    setRegistrationState: { json: { ...one, seen: "new", state: "approved" } },
    updateBloodDonor: { json: noted },
    deleteBloodDonor: { json: one },
    saveRetentionTerm: { json: { name: "mails", amount: 60, active: true } },
    logDonorCall: { json: { donor_id: 1, outcome: "Will come" } },
    decideDonorProposal: { json: { donor_id: 1, field: "blood_group", value: "AB+", take: true } },
    recordDonation: { json: { donor_id: 1, day: "2026-11-20" } },
    updateBloodRequest: { json: { ...noted, id: requestId } },
    deleteBloodRequest: { json: { id: requestId } },
    setBloodRequestGroup: { json: { id: requestId, blood_group: "O-" } },
    closePastBloodRequests: {},
    enterHelpRequest: { json: asksForHelp },
    correctHelpRequest: { json: { ...family, ...help("correct"), city: "Kasur" } },
    noteHelpRequest: { json: { id: help("note").id, note: "Called." } },
    addCasePapers: { form: formWith({ id: String(help("papers").id) }, { paper1: png }) },
    removeCasePaper: { json: paper },
    makePapersLink: { json: { id: help("link").id } },
    planHelpVisit: { json: { ...help("plan"), visit_on: "2099-01-01", responsible: one.id } },
    recordHelpVisit: {
      json: { ...help("visit"), visited_on: "2026-11-21", household: 4, authorised_on: "", answers: {} },
    },
    decideHelpRequest: {
      json: { ...help("decide"), outcome: "declined", reason: "We help in Lahore alone." },
    },
    joinHelpRequests: { json: { ...help("join"), other: help("double").id } },
    closeHelpRequest: { json: { ...help("close"), helped: false, reason: "Moved away." } },
    setBloodRequestState: { json: { id: requestId, state: "arranged" } },
    updateSharedStory: { json: noted },
    deleteSharedStory: { json: one },
    updateEventGuest: { json: noted },
    tellEventGuest: { json: { id: 1, told: true } },
    deleteEventGuest: { json: one },
    createNewsletter: { json: { subject: "Spring", content: "Green" } },
    updateNewsletter: { json: { id: 1, subject: "Spring", content: "Green" } },
    deleteNewsletter: { json: { id: 2 } },
    previewNewsletter: { json: { content: "Green" } },
    testNewsletter: { json: { id: 3, version: 1 } },
    sendNewsletter: { json: { id: 4, version: 1, per_minute: 100, untested: true } },
    pauseNewsletter: { json: { id: 5 } },
    resumeNewsletter: { json: { id: 6 } },
    cancelNewsletter: { json: { id: 7 } },
    bringBackSubscriber: { json: { id: 2 } },
    updateSubscriber: { json: noted },
    deleteSubscriber: { json: one },
    saveContent: { json: { ...figures, version: 1 } },
    resetContent: { json: { name: "figures", version: 1 } },
    uploadPaper: { form: formWith({}, { paper: png }) },
    uploadContentFilm: { form: formWith({}, { film: { bytes: film, name: "film.webm" } }) },
    previewContent: { json: figures },
    restoreBinItem: { json: binned },
    deleteBinItem: { json: binned },
    confirmText: { json: outdated },
    restoreVersion: { json: { noun: "banner", id: "1", version: 2, save: 1 } },
    findPersonalData: { json: ali },
    exportPersonalData: { json: { ...ali, format: "json" } },
    erasePersonalData: { json: { ...ali, expected: found.body.total } },
    verifyTransfer: { json: { id: reportId } },
    rejectTransfer: { json: { id: reportId, reason: "Not found" } },
    previewStatement: { json: { statement: statement(["2026-11-20", "New", "10.00"]) } },
    importStatement: { json: { statement: statement(["2026-11-20", "New", "10.00"]), account } },
    verifyMatches: { json: { matches: [{ line, donation }] } },
    bookStatementLine: { json: { line: open, fund: "general", method: "bank-transfer" } },
    linkStatementLine: { json: { line: open, reference: paid.reference } },
    splitStatementLine: { json: { line: open, parts: "1000 + 1500" } },
    decideDebit: { json: { line: debit, kind: "charge" } },
    recordBalance: { json: { account: "bank", day: "2026-11-20", balance: "1,000" } },
    importProviderReport: {
      json: {
        provider: "jazzcash",
        statement:
          "Transaction ID,Transaction Date,Amount,Transaction Status\nT1,2026-11-20,500.00,Completed",
      },
    },
    excludeStatementLine: { json: { line: open, kind: "interest" } },
    takeStatementLineBack: { json: { line: excluded } },
    bookDonation: {
      json: { ...money, idempotency_key: "0123456789abcdef", fund: "general", method: "cash" },
    },
    confirmDonation: { json: { ...money, id: waiting.id, reason: "On the statement" } },
    refundDonation: { json: { id: paid.id, reason: "Sent twice" } },
    correctDonation: {
      json: {
        id: wrong.id,
        fund: "general",
        amount: 2500,
        received_on: "2026-11-21",
        name: "Another name",
        email: "",
        dedication: "",
        reason: "Typed wrong",
      },
    },
    takePaymentBack: { json: { id: mismatched.id, reason: "Another gift's" } },
    askGatewayAgain: { json: { id: asked.id } },
    sendReceiptAgain: { json: { id: paid.id } },
    noteDonation: { json: { id: paid.id, note: "Called" } },
    settleReview: { json: { id: paid.id, reason: "All is well" } },
    createPayout: { json: { ...payout, amount: 20 } },
    translatePayout: { json: { id: payoutId, purpose_ur: "دوائیں" } },
    cancelPayout: { json: { id: payoutId, reason: "A mistake" } },
    payHelp: {
      json: {
        paid_on: "2026-11-21",
        payments: [{ id: helpCase, month: "2026-11", fund: "sadqah", amount: 10 }],
      },
    },
    createFundEntry: {
      json: { kind: "opening", fund: "zakat", amount: 20, entered_on: "2026-11-20", reason: "From before" },
    },
    cancelFundEntry: { json: { id: entryId, reason: "A mistake" } },
    closeBooks: { json: { through: "2026-10-31", reason: "Checked on paper" } },
    acknowledgeSealAlert: { json: { id: 1, reason: "A test" } },
    stopPledge: { json: { id: pledge, reason: "Asked by phone" } },
    mailPledgeLink: { json: { id: pledge } },
    retryMail: { json: { id: failedMail } },
    retryFailedMails: {},
    decideApproval: { json: { ...askedFor, decision: "decline", reason: "Too high" } },
    saveApprovalLimit: { json: { name: "refunds", limit: 1000 } },
    confirmClock: { json: { day: "2026-11-21" } },
    downloadBackup: {},
    deleteSampleContent: {},
  };
}
