import { data, type RouterContextProvider, redirect } from "react-router";
import { serverMessages } from "#app/contract/replies.ts";
import type { Checkout } from "#app/features/donations/donations.schema.ts";
import { pledgeMessages as messages } from "#app/features/pledges/pledges.messages.ts";
import { pledgeChange, pledgeKey, pledgePayment, pledgeStep } from "#app/features/pledges/pledges.schema.ts";
import { formReply } from "#app/form-reply.server.ts";
import { type FormResult, faultsOf } from "#app/lib/form-faults.ts";
import { services } from "#app/services.server.ts";
import { isOneClick, readPageForm } from "#server/http/page-forms.ts";
import type { Services } from "#server/services.ts";
import { payPledge } from "./pay-pledge.server.ts";
import {
  changePledge,
  type PledgeFault,
  pledgeLimit,
  silencePledge,
  stepPledge,
} from "./pledges.service.server.ts";
import { findPledge, readPledgeView } from "./pledges.store.server.ts";

type Context = Readonly<RouterContextProvider>;

const keyIn = (request: Request) => new URL(request.url).searchParams.get("key");

/** The pledge of the address's key, and what a mail's link asks about. A GET changes nothing: mail programs follow links. */
export async function loadPledgePage(context: Context, request: Request) {
  const { db, clock } = services(context);
  const read = pledgeKey.safeParse({ key: keyIn(request) });
  const pledge = read.success ? await readPledgeView(db, clock.now(), read.data.key) : undefined;
  const asked = new URL(request.url).searchParams.get("do");
  const question: "pause" | "stop" | undefined = asked === "pause" || asked === "stop" ? asked : undefined;
  const key = read.success && pledge ? read.data.key : "";
  return data({ key, pledge, question }, { status: pledge ? 200 : 404 });
}

/** What came of a form of the page; `onward` leads to the gateway. */
export type PledgeResult = FormResult & { onward?: Checkout };
type PledgeReply = { status: number; retryAfter?: number; result: PledgeResult };

/** A form of the page, sent with or without JavaScript: PLEDGE-03..05. */
export async function sendPledgePage(context: Context, request: Request) {
  const app = services(context);
  const form = { ...(await readPageForm(request)), key: keyIn(request) };
  const key = pledgeKey.safeParse(form);
  // An unknown key is not counted: each count takes memory, and keys can be made up without end.
  const known = key.success && (await findPledge(app.db, app.clock.now(), key.data.key));
  if (!key.success || !known) return formReply<PledgeResult>(refused(404, messages.unknown));
  const wait = await pledgeLimit(app).take(key.data.key);
  if (wait) {
    const reply = refused(429, serverMessages.tooManyTries(Math.ceil(wait / 60)));
    return formReply<PledgeResult>({ ...reply, retryAfter: wait });
  }
  return formReply<PledgeResult>(await answer(app, form));
}

async function answer(app: Services, form: Record<string, unknown>): Promise<PledgeReply> {
  if (isOneClick(form)) {
    const { fault } = await silencePledge(app, String(form.key));
    return fault ? faulty(fault) : good(messages.silenced);
  }
  if (form.action === "change") return sendChange(app, form);
  if (form.action === "pay") return sendPayment(app, form);
  const step = pledgeStep.safeParse(form);
  if (!step.success) return refused(422, messages.badAction);
  const { fault } = await stepPledge(app, step.data.key, step.data.action);
  return fault ? faulty(fault) : good(messages.done[step.data.action]);
}

async function sendChange(app: Services, form: Record<string, unknown>): Promise<PledgeReply> {
  const change = pledgeChange.safeParse(form);
  if (!change.success) {
    const text = (name: string) => (typeof form[name] === "string" ? form[name].slice(0, 100) : "");
    const values = { amount: text("amount"), day: text("day") };
    const message = change.error.issues[0]?.message ?? messages.failed;
    return {
      status: 422,
      result: { good: false, message, values, faults: faultsOf({ schema: pledgeChange }, form) },
    };
  }
  const { fault } = await changePledge(app, change.data);
  return fault ? faulty(fault) : good(messages.changed);
}

async function sendPayment(app: Services, form: Record<string, unknown>): Promise<PledgeReply> {
  const payment = pledgePayment.safeParse(form);
  if (!payment.success) return refused(422, payment.error.issues[0]?.message ?? messages.failed);
  const paid = await payPledge(app, payment.data);
  if ("fault" in paid) return refused(paid.status, paid.fault);
  if (paid.checkout.kind === "manual") throw redirect(paid.path, 303);
  return { status: 200, result: { good: true, message: "", onward: paid.checkout } };
}

const good = (message: string): PledgeReply => ({ status: 200, result: { good: true, message } });
const refused = (status: number, message: string): PledgeReply => ({
  status,
  result: { good: false, message },
});
const faulty = (fault: PledgeFault) =>
  fault === "unknown" ? refused(404, messages.unknown) : refused(409, messages.notNow);
