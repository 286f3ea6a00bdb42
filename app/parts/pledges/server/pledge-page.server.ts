import { data, type RouterContextProvider, redirect } from "react-router";
import type { Language } from "#app/contract/language.ts";
import { donateWords } from "#app/features/giving/donations/donate.words.ts";
import type { Checkout } from "#app/features/giving/donations/donations.schema.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { formReply } from "#app/form-reply.server.ts";
import { formWords } from "#app/lib/form.words.ts";
import { type FormResult, faultsOf } from "#app/lib/form-faults.ts";
import { textIn } from "#app/lib/words.server.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import type { Deps } from "#server/deps.ts";
import { isOneClick, readPageForm } from "#server/http/page-forms.ts";
import { payPledge } from "./pay-pledge.server.ts";
import {
  changePledge,
  doneKeys,
  type PledgeFault,
  pledgeLimit,
  pledgeRulesIn,
  silencePledge,
  stepPledge,
} from "./pledges.service.server.ts";
import { findPledge, readPledgeView } from "./pledges.store.server.ts";

type Context = Readonly<RouterContextProvider>;

const keyIn = (request: Request) => new URL(request.url).searchParams.get("key");

/** The pledge of the address's key, and what a mail's link asks about. A GET changes nothing: mail programs follow links. */
export async function loadPledgePage(context: Context, request: Request) {
  const { db, clock } = deps(context);
  const read = pledgeRulesIn.en.key.safeParse({ key: keyIn(request) });
  const pledge = read.success
    ? await readPledgeView(db, clock.now(), read.data.key, languageOf(context))
    : undefined;
  const asked = new URL(request.url).searchParams.get("do");
  const question: "pause" | "stop" | undefined = asked === "pause" || asked === "stop" ? asked : undefined;
  const key = read.success && pledge ? read.data.key : "";
  const words = wordsOf(context, pledgeWords, paperWords, donateWords);
  return data({ key, pledge, question, words }, { status: pledge ? 200 : 404 });
}

/** What came of a form of the page; `onward` leads to the gateway. */
export type PledgeResult = FormResult & { onward?: Checkout };
type PledgeReply = { status: number; retryAfter?: number; result: PledgeResult };

/** A form of the page, sent with or without JavaScript: PLEDGE-03..05. It is answered in the page's language. */
export async function sendPledgePage(context: Context, request: Request) {
  const app = deps(context);
  const language = languageOf(context);
  const form = { ...(await readPageForm(request)), key: keyIn(request) };
  const key = pledgeRulesIn[language].key.safeParse(form);
  // An unknown key is not counted: each count takes memory, and keys can be made up without end.
  if (!key.success || !(await findPledge(app.db, app.clock.now(), key.data.key)))
    return formReply<PledgeResult>(faulty("unknown", language));
  const wait = await pledgeLimit(app).take(key.data.key);
  if (wait) {
    const message = textIn(language, formWords)("tooManyTries", { minutes: Math.ceil(wait / 60) });
    return formReply<PledgeResult>({ ...refused(429, message), retryAfter: wait });
  }
  return formReply<PledgeResult>(await answer(app, form, language));
}

type Posted = Record<string, unknown>;

async function answer(app: Deps, form: Posted, language: Language): Promise<PledgeReply> {
  const t = textIn(language, pledgeWords);
  if (isOneClick(form)) {
    const { fault } = await silencePledge(app, String(form.key));
    return fault ? faulty(fault, language) : good(t("silenced"));
  }
  if (form.action === "change") return sendChange(app, form, language);
  if (form.action === "pay") return sendPayment(app, form, language);
  const step = pledgeRulesIn[language].step.safeParse(form);
  if (!step.success) return refused(422, t("badAction"));
  const { fault } = await stepPledge(app, step.data.key, step.data.action);
  return fault ? faulty(fault, language) : good(t(doneKeys[step.data.action]));
}

async function sendChange(app: Deps, form: Posted, language: Language): Promise<PledgeReply> {
  const t = textIn(language, pledgeWords);
  const schema = pledgeRulesIn[language].change;
  const change = schema.safeParse(form);
  if (!change.success) {
    const text = (name: string) => (typeof form[name] === "string" ? form[name].slice(0, 100) : "");
    const values = { amount: text("amount"), day: text("day") };
    const message = change.error.issues[0]?.message ?? t("failed");
    return { status: 422, result: { good: false, message, values, faults: faultsOf({ schema }, form) } };
  }
  const { fault } = await changePledge(app, change.data);
  return fault ? faulty(fault, language) : good(t("changed"));
}

async function sendPayment(app: Deps, form: Posted, language: Language): Promise<PledgeReply> {
  const t = textIn(language, pledgeWords);
  const payment = pledgeRulesIn[language].payment.safeParse(form);
  if (!payment.success) return refused(422, payment.error.issues[0]?.message ?? t("failed"));
  const paid = await payPledge(app, payment.data);
  if ("fault" in paid) return refused(paid.status, t(paid.fault));
  if (paid.checkout.kind === "manual") throw redirect(paid.path, 303);
  return { status: 200, result: { good: true, message: "", onward: paid.checkout } };
}

const good = (message: string): PledgeReply => ({ status: 200, result: { good: true, message } });
const refused = (status: number, message: string): PledgeReply => ({
  status,
  result: { good: false, message },
});
const faulty = (fault: PledgeFault, language: Language) => {
  const t = textIn(language, pledgeWords);
  return fault === "unknown" ? refused(404, t("unknown")) : refused(409, t("notNow"));
};
