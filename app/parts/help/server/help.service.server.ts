import type { Language } from "#app/contract/language.ts";
import { addDays, formatDay, karachiDay } from "#app/lib/dates.ts";
import { formWords } from "#app/lib/form.words.ts";
import { type FormResult, faultsOf, summaryOf } from "#app/lib/form-faults.ts";
import { phoneKey, phoneText } from "#app/lib/phone.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import { type HelpForm, type HelpStatusForm, helpRules, helpStatusRules } from "#app/parts/help/help.form.ts";
import type { HelpState } from "#app/parts/help/help.messages.ts";
import {
  cnicDigits,
  type HelpPerson,
  type HelpStep,
  helpPapersPath,
  readHelpReference,
} from "#app/parts/help/help.messages.ts";
import { helpWords } from "#app/parts/help/help.words.ts";
import { helpAdminMessages } from "#app/parts/help/help-admin.messages.ts";
import { issueLink, linkMs } from "#server/access-links.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { createFormGuard, sharedAddress } from "#server/http/form-guard.ts";
import { readPageForm } from "#server/http/page-forms.ts";
import type { FormOutcome, PublicForm } from "#server/http/public-form.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { mailOfficeOnce } from "#server/mail/keep-and-notify.ts";
import { memoize } from "#server/memoize.ts";
import {
  createHelpRequest,
  findByReference,
  findCurrentRequest,
  findSameRequest,
} from "./help.store.server.ts";

/* A family asks for help, and asks how far it has come: FAMILY-01, FAMILY-02, FAMILY-04. */

export const helpRulesIn = rulesIn(helpRules, helpWords);
export const helpStatusRulesIn = rulesIn(helpStatusRules, helpWords);

/** The form's guard, whether it comes as a call or to its page: both count together. No request is lost by it. */
export const helpGuard = memoize((deps: Deps) =>
  createFormGuard(deps, "help", { perAddress: sharedAddress, robots: "marked" }),
);

export const helpForm = (deps: Deps, language: Language = "en"): PublicForm<HelpForm> => ({
  rules: helpRulesIn[language],
  guard: helpGuard(deps),
  language,
  contact: ({ phone }) => phoneKey(phone),
  thanks: textIn(language, helpWords)("received"),
  receive: (form, { suspect }) => receiveHelpRequest(deps, form, { language, suspect }),
});

/** Keeps a request and tells the office that one has come, both or neither. The mail names its reference alone. */
async function receiveHelpRequest(
  deps: Deps,
  form: HelpForm,
  { language, suspect }: { language: Language; suspect: boolean },
): Promise<FormOutcome> {
  const { db, clock, env } = deps;
  const now = clock.now();
  const t = textIn(language, helpWords);
  const { kinds, agreement, termDays } = await readContent(deps, "help", { language });
  const kind = kinds.find(({ id }) => id === form.kind);
  if (!kind) return { refused: { status: 422, message: t("badKind") } };
  const said = {
    kind: kind.id,
    for_whom: form.forWhom as HelpPerson,
    asked_by: form.forWhom === "other" ? form.askedBy : "",
    name: form.name,
    phone: form.phone,
    cnic: cnicDigits(form.cnic),
    city: form.city,
    area: form.area,
    household: Number(form.household),
    words: form.words,
    language,
    channel: "site",
    suspect: suspect ? 1 : 0,
    consent: agreement,
  } as const;
  const { reference, token } = await db.transaction().execute(async (trx) => {
    const known = await findSameRequest(trx, now, said);
    const by = { id: null, name: helpAdminMessages.form };
    const request = known ?? (await createHelpRequest(trx, now, said, by));
    const token = await issuePapersLink(trx, now, request.id);
    const action = { label: "Open the requests", url: `${env.siteUrl}/dashboard/help` };
    if (!known)
      await mailOfficeOnce(deps, trx, now, {
        about: "help",
        first: {
          subject: `A family asks for help: ${request.reference}${suspect ? " (possibly a robot)" : ""}`,
          paragraphs: ["A request for help has come. What it says stands in the dashboard alone."],
          facts: [["Reference", request.reference]],
          action,
        },
        more: {
          subject: "More families ask for help",
          paragraphs: ["More requests for help have come since the last email. They stand in the dashboard."],
          action,
        },
      });
    return { reference: request.reference, token };
  });
  return {
    more: {
      reference,
      papers: `${helpPapersPath}?token=${token}`,
      until: formatDay(addDays(karachiDay(now), termDays), language),
      phone: phoneText(phoneKey(form.phone)),
      ...(kind.urgent === "yes" && { urgent: "yes" }),
    },
  };
}

/** A link for photos of papers. @returns its token */
export const issuePapersLink = (trx: Db, now: Date, id: number): Promise<string> =>
  issueLink(trx, now, { kind: "help papers", subject: id, lifetime: linkMs.helpPapers });

const stepOf: Record<HelpState, HelpStep> = {
  new: "received",
  "visit-planned": "visit",
  visited: "visit",
  approved: "decided",
  declined: "decided",
  referred: "decided",
  helping: "helping",
  closed: "closed",
};

/**
 * Wrong digits of one reference: ten, then a wait. An address is behind many families, so it counts only what nobody
 * types by mistake.
 */
const statusTries = memoize((deps: Deps) => ({
  reference: createRateLimit(deps, { name: "help-status", max: 10, seconds: 15 * 60 }),
  address: createRateLimit(deps, { name: "help-status-address", max: 200, seconds: 15 * 60 }),
}));

/**
 * How far a request has come, or the one to which it was joined. An unknown reference and wrong digits get one answer.
 * @param address the visitor's key for rate limits
 */
export async function readHelpStep(
  deps: Deps,
  { reference: typed, digits }: HelpStatusForm,
  { address, language }: { address: string; language: Language },
): Promise<{ step: HelpStep } | { status: 404 | 429; message: string; retryAfter?: number }> {
  const tries = statusTries(deps);
  const reference = readHelpReference(typed);
  // What is no reference counts for its address alone: families who mistype theirs share nothing.
  const wait =
    (await tries.address.take(address)) ?? (reference ? await tries.reference.take(reference) : undefined);
  if (wait !== undefined) {
    const message = textIn(language, formWords)("tooManyTries", { minutes: Math.ceil(wait / 60) });
    return { status: 429, message, retryAfter: wait };
  }
  const row = reference ? await findByReference(deps.db, reference) : undefined;
  if (!row || row.phone === "" || row.phone.slice(-4) !== digits)
    return { status: 404, message: textIn(language, helpWords)("notFound") };
  await Promise.all([tries.address.refund(address), tries.reference.refund(reference)]);
  const { state } = await findCurrentRequest(deps.db, row);
  return { step: stepOf[state] };
}

/** More of a field than this is not sent back. */
const maxTyped = 40;

/** What the page of the status answers: the step, or the same refusal whatever is wrong with the pair. FAMILY-04. */
export async function answerHelpStatus(
  deps: Deps,
  request: Request,
  asker: { address: string; language: Language },
): Promise<{ status: number; retryAfter?: number; result: FormResult }> {
  const posted = (await readPageForm(request)) ?? {};
  const rules = helpStatusRulesIn[asker.language];
  const read = rules.schema.safeParse(posted);
  const values = { reference: String(posted.reference ?? "").slice(0, maxTyped) };
  if (!read.success) {
    const faults = faultsOf(rules, posted);
    const message = summaryOf(faults, textIn(asker.language, formWords)) ?? "";
    return { status: 422, result: { good: false, message, faults, values } };
  }
  const found = await readHelpStep(deps, read.data, asker);
  if ("step" in found) return { status: 200, result: { good: true, message: "", more: found, values } };
  const { status, message, retryAfter } = found;
  return { status, ...(retryAfter && { retryAfter }), result: { good: false, message, values } };
}
