import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Language, pathIn } from "#app/contract/language.ts";
import { type GatewayName, isWallet, walletNames } from "#app/contract/payment-methods.ts";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { donationStateWords } from "#app/features/giving/donations/donation-state.words.ts";
import { donationsCalls } from "#app/features/giving/donations/donations.calls.ts";
import { donationMessages } from "#app/features/giving/donations/donations.messages.ts";
import {
  donationKey,
  donationStatus,
  startedDonation,
} from "#app/features/giving/donations/donations.schema.ts";
import { issueDonationKey } from "#app/features/giving/ledger/donation-keys.server.ts";
import { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import {
  countRefusedReturn,
  findAttempt,
  hintAttempt,
} from "#app/features/giving/ledger/payment-attempts.server.ts";
import { formTrapMessages } from "#app/lib/form-rules.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { clientKey } from "#server/http/client-address.ts";
import { createRateLimit, refuseTooMany } from "#server/http/rate-limits.ts";
import { type Checkout, fieldsOfForm, fieldsOfJson } from "#server/payments/payments.ts";
import { readDonationStatus } from "./donation-status.server.ts";
import { formPage } from "./form-page.server.ts";
import { donateForm, donationPath, donationRulesIn, give, returnUrlOf } from "./give-donation.server.ts";

/** The calls of donors: DONATE-05..09. */
export function donationRoutes(app: FastifyInstance, deps: Deps): void {
  const { guard, contact } = donateForm(deps);

  addRoute(app, donationsCalls.startDonation, {
    description:
      "Writes the gift into the ledger and says where the donor's browser goes to pay it. The same idempotency key again leads to the same donation.",
    body: donationRulesIn.en.schema,
    reply: done(startedDonation.shape),
    status: 201,
    handler: async (request, reply) => {
      const form = request.body;
      const address = clientKey(request.ip);
      const result = await guard.check(form, { address, contact: contact(form) });
      if (result.verdict === "refused") {
        if (result.retryAfter) reply.header("retry-after", String(result.retryAfter));
        return reply.code(result.status).send(result.body);
      }
      if (result.verdict === "robot") return reply.code(422).send(refuse(formTrapMessages.again));
      const given = await give(deps, form, { address });
      if ("fault" in given) return reply.code(422).send(refuse(given.fault));
      const { donation, key, checkout } = given;
      const { reference, state } = donation;
      return reply.code(201).send(succeed({ reference, key, state, checkout }));
    },
  });

  addRoute(app, donationsCalls.readDonation, {
    description: "What became of a gift, for whoever has its key. It names no donor.",
    query: donationKey,
    reply: done({ donation: donationStatus }),
    handler: async (request, reply) => {
      const donation = await readDonationStatus(deps.db, deps.clock.now(), request.query.key);
      if (!donation) return reply.code(404).send(refuse(donationMessages.unknownDonation));
      return reply.header("cache-control", "no-store").send(succeed({ donation }));
    },
  });
}

const attemptParams = z.object({
  attempt: z.string().regex(/^P[0-9A-Z]{10,19}$/, donationMessages.unknownDonation),
});
const gatewayParams = z.object({
  gateway: z.enum(walletNames, donationMessages.unknownDonation),
});

/**
 * For so long after an attempt began a return leads to the donor's page of the donation. The attempt's reference stays
 * in our log and in the provider's lists, and whoever reads those must not get at receipts by it.
 */
const returnMs = 24 * 60 * 60 * 1000;

/**
 * Where providers send the donor's browser, and where their servers tell of payments. Both are hints: the worker asks
 * the provider, and only its answer changes the donation (DONATE-09). What is not as the provider sends it is logged.
 */
export function gatewayReturnRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, env, payments } = deps;

  const limit = createRateLimit(deps, { name: "gateway-returns", max: 120, seconds: 60 });

  async function takeReturn(request: FastifyRequest, reply: FastifyReply, reference: string) {
    const wait = await limit.take(clientKey(request.ip));
    if (wait) return refuseTooMany(reply, wait);
    const attempt = await findAttempt(db, reference);
    if (!attempt) return reply.code(404).send(refuse(donationMessages.unknownDonation));
    const point = { reference, returnUrl: returnUrlOf(env.siteUrl, reference) };
    const reading = payments.gateway(attempt.gateway)?.readReturn?.(fieldsOf(request), point);
    const { language } = await db
      .selectFrom("donations")
      .select("language")
      .where("id", "=", attempt.donation_id)
      .executeTakeFirstOrThrow();
    if (reading && "next" in reading) return sendOn(reply, reading.next, attempt.gateway, language);
    if (reading && "refused" in reading) {
      request.log.warn(
        { attempt: reference, gateway: attempt.gateway, refused: reading.refused },
        "a return from a gateway was not believed",
      );
      await countRefusedReturn(db, reference);
    } else if (reading) {
      await hintAttempt(db, clock.now(), reference);
    }
    const isLate = clock.now().getTime() - Date.parse(attempt.created_at) > returnMs;
    if (isLate) return reply.redirect(pathIn(language, "/donation-success"), 303);
    const key = await issueDonationKey(db, clock.now(), attempt.donation_id);
    return reply.redirect(pathIn(language, donationPath(key)), 303);
  }

  async function takeNotification(request: FastifyRequest, reply: FastifyReply, name: GatewayName) {
    const wait = await limit.take(clientKey(request.ip));
    if (wait) return refuseTooMany(reply, wait);
    const reading = await payments.gateway(name)?.readNotification?.(fieldsOf(request));
    if (!reading) return reply.code(404).send(refuse(donationMessages.unknownDonation));
    if ("refused" in reading) {
      request.log.warn({ gateway: name, refused: reading.refused }, "a notification was not believed");
      return reply.code(422).send(refuse(donationMessages.refusedNotification));
    }
    await hintAttempt(db, clock.now(), reading.attemptReference);
    return reply.send(reading.reply);
  }

  // Providers post forms. Only here are forms read, and no more of them than of any public call.
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const returned = {
    description: "Where a provider sends the browser. Leads to the page of the gift.",
    params: attemptParams,
  };
  for (const call of [donationsCalls.returnFromGateway, donationsCalls.returnFromGatewayForm]) {
    const how = call.method === "GET" ? "with a query" : "with a form";
    addRoute(app, call, {
      ...returned,
      description: `${returned.description} The provider sends it ${how}.`,
      reply: "file",
      status: [200, 303],
      refuses: [404, 429],
      handler: (request, reply) => takeReturn(request, reply, request.params.attempt),
    });
  }
  const notified = {
    description: "Where a provider's server reports a payment. Our server then asks the provider.",
    params: gatewayParams,
  };
  for (const call of [donationsCalls.notifyPayment, donationsCalls.notifyPaymentForm]) {
    const how = call.method === "GET" ? "with a query" : "with a body";
    addRoute(app, call, {
      ...notified,
      description: `${notified.description} The provider reports it ${how}.`,
      reply: "file",
      refuses: [404, 429],
      handler: (request, reply) => takeNotification(request, reply, request.params.gateway),
    });
  }
}

/** The sign after which the query begins. */
const queryOf = ({ url }: FastifyRequest) => url.slice(url.indexOf("?") + 1 || url.length);

/** What the query, a form or a JSON body holds; nothing when there is too much of it. */
function fieldsOf(request: FastifyRequest): Record<string, string> {
  const { body } = request;
  if (body instanceof URLSearchParams) return fieldsOfForm(body) ?? {};
  if (body) return fieldsOfJson(body) ?? {};
  return fieldsOfForm(new URLSearchParams(queryOf(request))) ?? {};
}

/** One more step of the browser at the provider: a redirect, or a page that posts a form. */
function sendOn(reply: FastifyReply, next: Checkout, gateway: GatewayName, language: Language): FastifyReply {
  if (next.kind === "manual") return reply.code(404).send(refuse(donationMessages.unknownDonation));
  if (next.kind === "redirect") return reply.redirect(next.url, 303);
  const page = formPage(next, { name: gatewayName(gateway, language), language });
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", page.policy)
    .send(page.html);
}

const gatewayName = (gateway: GatewayName, language: Language): string =>
  isWallet(gateway) ? textIn(language, givingWords)(gateway) : textIn(language, donationStateWords)("aBank");
