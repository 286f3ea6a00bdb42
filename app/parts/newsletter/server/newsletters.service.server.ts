import { type Language, pathIn } from "#app/contract/language.ts";
import { instantOf } from "#app/lib/dates.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { textIn } from "#app/lib/words.server.ts";
import { newsletterMailWords } from "#app/parts/newsletter/newsletter.words.ts";
import {
  type Newsletter,
  type NewsletterForm,
  type NewsletterSending,
  type NewsletterUpdate,
  newsletterLimits,
  newslettersMessages,
} from "#app/parts/newsletter/newsletters.schema.ts";
import { type Actor, recordChange } from "#server/audit.ts";
import { readContent } from "#server/content.ts";
import type { Deps } from "#server/deps.ts";
import { recorded } from "#server/http/add-act.ts";
import type { RenderedMail } from "#server/mail/mail-body.ts";
import { queueRendered } from "#server/mail/outbox.ts";
import { markdownRenderer } from "#server/markdown/markdown-renderer.ts";
import { Refusal, unlessRefused } from "#server/refusal.ts";
import { leaveMark } from "./newsletter.service.server.ts";
import { lostLink, newsletterMail } from "./newsletter-mail.server.ts";
import {
  deleteDraft,
  findNewsletter,
  insertNewsletter,
  lastRate,
  moveNewsletter,
  noteTest,
  saveDraft,
  startSending,
} from "./newsletters.store.server.ts";

const noun = "newsletter";

/** Why something was not done: as HTTP says it, and in words. */
export type NewsletterFault = { fault: { status: 404 | 409 | 422 | 503; message: string } };

const faultOf = (status: NewsletterFault["fault"]["status"], message: string): NewsletterFault => ({
  fault: { status, message },
});
const missing = faultOf(404, newslettersMessages.notFound);
const busy = faultOf(503, newslettersMessages.actionFailed);
const stale = faultOf(409, newslettersMessages.stale);

type MailPurpose = "preview" | "test" | "send";

/**
 * The mail that a text becomes, for readers of each language, with a mark in the place of the reader's own link. `own`: in
 * the text's language, for who writes it.
 */
async function mailsOf(
  deps: Deps,
  { subject, preheader, content }: NewsletterForm,
  purpose: MailPurpose,
): Promise<(Record<Language, RenderedMail> & { own: RenderedMail }) | NewsletterFault> {
  const { siteUrl } = deps.env;
  const rendered = await markdownRenderer.render({ text: content, siteUrl });
  if (rendered === "busy") return busy;
  if (rendered === "too tangled") return faultOf(422, newslettersMessages.tooTangled);
  const [foreign] = rendered.foreignPictures;
  if (foreign !== undefined && purpose !== "preview")
    return faultOf(422, newslettersMessages.foreignPicture(foreign.slice(0, 100)));
  const lost = purpose === "preview" ? undefined : lostLink(rendered.html, content);
  if (lost) return faultOf(422, newslettersMessages.lostLink(lost.line, lost.address));
  const site = purpose === "preview" ? "" : siteUrl;
  const mailIn = async (language: Language) =>
    newsletterMail(
      { subject, preheader, html: rendered.html },
      {
        language,
        identity: await readContent(deps, "identity", { language }),
        siteUrl: site,
        leaveUrl: purpose === "send" ? leaveMark : `${site}${pathIn(language, "/newsletter/leave")}`,
        remark: purpose === "test" ? textIn(language, newsletterMailWords)("test") : undefined,
        preview: purpose === "preview",
      },
    );
  const mails = { en: await mailIn("en"), ur: await mailIn("ur") };
  return { ...mails, own: isUrdu(content) ? mails.ur : mails.en };
}

export async function previewMail(
  deps: Deps,
  form: NewsletterForm,
): Promise<{ subject: string; html: string; text: string; bytes: number } | NewsletterFault> {
  const mails = await mailsOf(deps, form, "preview");
  return "fault" in mails ? mails : { ...mails.own, bytes: Buffer.byteLength(mails.own.html) };
}

export async function createNewsletter(
  { db, clock }: Deps,
  who: Actor,
  form: NewsletterForm,
): Promise<{ id: number; version: number }> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const id = await insertNewsletter(
      trx,
      now,
      form,
      (await lastRate(trx)) ?? newsletterLimits.perMinute.usual,
    );
    await recordChange(trx, now, who, { action: "create", noun, id, name: form.subject, after: form });
    return { id, version: 1 };
  });
}

/** @returns the version that it has now */
export async function updateNewsletter(
  { db, clock }: Deps,
  who: Actor,
  { id, version, ...form }: NewsletterUpdate,
): Promise<{ version: number } | NewsletterFault> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const before = await findNewsletter(trx, id);
    const saved = await saveDraft(trx, now, { id, version, ...form });
    if (saved === undefined || !before) return whyNot(before, version);
    await recordChange(trx, now, who, {
      action: "update",
      noun,
      id,
      name: form.subject,
      before,
      after: form,
    });
    return { version: saved };
  });
}

/** Why a draft of a version was not found. */
function whyNot(found: Newsletter | undefined, version: number | undefined): NewsletterFault {
  if (!found) return missing;
  return found.state === "draft" && found.version !== version
    ? stale
    : faultOf(409, newslettersMessages.notDraft);
}

export const deleteNewsletter = recorded(async (trx, _now, { id }: { id: number }) => {
  const before = await deleteDraft(trx, id);
  if (!before) return whyNot(await findNewsletter(trx, id), undefined).fault;
  return { action: "delete", noun, id, name: before.subject, before };
});

/**
 * Sends one's own address a draft as it would arrive. @returns the address
 */
export async function testNewsletter(
  deps: Deps,
  who: Actor & { userId: number },
  { id, version }: { id: number; version: number },
): Promise<string | NewsletterFault> {
  const { db, clock, mail: mailServer } = deps;
  if (!mailServer) return faultOf(409, newslettersMessages.noMailServer);
  const found = await findNewsletter(db, id);
  if (found?.version !== version || found.state !== "draft") return whyNot(found, version);
  const mails = await mailsOf(deps, found, "test");
  if ("fault" in mails) return mails;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    if (!(await noteTest(trx, id, version))) return whyNot(await findNewsletter(trx, id), version);
    const { email } = await trx
      .selectFrom("users")
      .select("email")
      .where("id", "=", who.userId)
      .executeTakeFirstOrThrow();
    await queueRendered(trx, now, { ...mails.own, to: email, subject: `Test: ${mails.own.subject}` });
    await recordChange(trx, now, who, { action: "test", noun, id, name: found.subject, after: { version } });
    return email;
  });
}

/** Begins to send a draft. @returns to how many readers */
export async function sendNewsletter(
  deps: Deps,
  who: Actor,
  { id, version, per_minute, untested, language, starts_at }: NewsletterSending,
): Promise<{ readers: number } | NewsletterFault> {
  const { db, clock, mail: mailServer } = deps;
  if (!mailServer) return faultOf(409, newslettersMessages.noMailServer);
  const found = await findNewsletter(db, id);
  if (found?.version !== version || found.state !== "draft") return whyNot(found, version);
  if (!found.tested && !untested) return faultOf(409, newslettersMessages.untested);
  const mails = await mailsOf(deps, found, "send");
  if ("fault" in mails) return mails;
  const now = clock.now();
  return unlessRefused(
    db.transaction().execute(async (trx) => {
      const chosen = { language: language ?? null, startsAt: starts_at ? instantOf(starts_at) : undefined };
      const readers = await startSending(trx, now, { id, version, perMinute: per_minute, mails, ...chosen });
      if (readers === undefined) return whyNot(await findNewsletter(trx, id), version);
      // It stays a draft.
      if (readers === 0) throw new Refusal({ status: 409, message: newslettersMessages.nobody });
      const after = { readers, mails_per_minute: per_minute, tested: found.tested, language, starts_at };
      await recordChange(trx, now, who, { action: "send", noun, id, name: found.subject, after });
      return { readers };
    }),
  );
}

type Changes = Parameters<typeof moveNewsletter>[3];
type Move<Body> = {
  action: string;
  from: Parameters<typeof moveNewsletter>[2];
  changes: (now: Date, body: Body) => Changes;
  /** What to say when it is in none of these states. */
  refused: string;
};

const move = <Body extends { id: number }>({ action, from, changes, refused }: Move<Body>) =>
  recorded(async (trx, now, body: Body) => {
    const { id } = body;
    const found = await findNewsletter(trx, id);
    if (!found) return missing.fault;
    const moved = await moveNewsletter(trx, id, from, changes(now, body));
    return moved ? { action, noun, id, name: found.subject } : { status: 409, message: refused };
  });

export const pauseNewsletter = move({
  action: "pause",
  refused: newslettersMessages.notSending,
  from: ["sending"],
  changes: () => ({ state: "paused", trouble: null }),
});

/** With `per_minute` at another rate, for a mail server that wants fewer mails. */
export const resumeNewsletter = move<{ id: number; per_minute?: number }>({
  action: "resume",
  refused: newslettersMessages.notPaused,
  from: ["paused"],
  changes: (_now, { per_minute }) => ({
    state: "sending",
    trouble: null,
    ...(per_minute === undefined ? {} : { per_minute }),
  }),
});

/** Nobody else gets it. Mails that are on their way still arrive, and are counted. */
export const cancelNewsletter = move({
  action: "cancel",
  refused: newslettersMessages.over,
  from: ["sending", "paused"],
  changes: (now) => ({ state: "cancelled", trouble: null, finished_at: now.toISOString() }),
});
