import { type WalletName, walletNames } from "#app/contract/payment-methods.ts";
import type { Deps } from "#server/deps.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import { isNoAnswer } from "#server/payments/ask-provider.ts";
import type { AskedAttempt } from "#server/payments/payments.ts";
import { type Repeated, startRepeating } from "#server/repeat.ts";
import { ledgerContext } from "./donation-followers.server.ts";
import { claimDueAttempts } from "./payment-attempts.server.ts";
import { settleAttempt } from "./settle-attempt.server.ts";
import type { AttemptRow } from "./start-donation.server.ts";

/** How many inquiries wait for one provider, each for up to 15 seconds. */
const atOnce = 5;
const pollIntervalMs = 2_000;

/** So many failed tries within the window look like somebody who tries out stolen cards. */
const suspiciousFailures = 20;
const windowMs = 10 * 60_000;
/** Who tries out cards makes new attempts: only the newest are looked at, so that it takes no longer with many. */
const watchedAttempts = 500;

/** Asks the gateways about the attempts that are due. @returns how many were asked about */
export async function askGateways(deps: Deps, signal?: AbortSignal): Promise<number> {
  const asked = await Promise.all(walletNames.map((gateway) => askGateway(deps, gateway, signal)));
  return asked.reduce((sum, count) => sum + count, 0);
}

async function askGateway(deps: Deps, gateway: WalletName, signal?: AbortSignal): Promise<number> {
  const { db, clock, log } = deps;
  const due = await claimDueAttempts(db, clock.now(), gateway, atOnce);
  await Promise.all(
    due.map((attempt) =>
      // Asked again when its lease ends.
      askAbout(deps, attempt, signal).catch((error: unknown) =>
        log.error({ err: error, attempt: attempt.reference }, "a payment could not be asked about"),
      ),
    ),
  );
  return due.length;
}

async function askAbout(deps: Deps, attempt: AttemptRow, signal?: AbortSignal): Promise<void> {
  const { db, clock, log, payments, metrics } = deps;
  const gateway = payments.gateway(attempt.gateway);
  const asked: AskedAttempt = { reference: attempt.reference, amountPaisa: attempt.amount_paisa };
  const begun = performance.now();
  const answer = (await gateway?.inquire?.(asked, signal)) ?? {
    outcome: "unknown" as const,
    code: "not-configured",
  };
  const silent = isNoAnswer(answer.code);
  metrics?.gatewayAnswered({
    gateway: attempt.gateway,
    outcome: silent ? "none" : answer.outcome,
    ms: performance.now() - begun,
  });
  const context = ledgerContext(deps, clock.now());
  const settled = await settleAttempt(db, context, attempt, answer);
  const { outcome, code } = answer;
  log[settled === "problem" || silent ? "warn" : "info"](
    { attempt: attempt.reference, gateway: attempt.gateway, outcome, code, settled },
    "payment asked about",
  );
  if (settled === "failed") await watchFailures(deps);
}

/** Notifies the office once an hour when many tries fail: somebody may be trying out stolen cards. */
async function watchFailures(deps: Deps): Promise<void> {
  const { db, clock, env, log } = deps;
  const now = clock.now();
  const newest = await db
    .selectFrom("payment_attempts")
    .select(["state", "asked_at"])
    .orderBy("id", "desc")
    .limit(watchedAttempts)
    .execute();
  const since = new Date(now.getTime() - windowMs).toISOString();
  const failures = newest.filter(
    ({ state, asked_at }) => state === "failed" && asked_at !== null && asked_at >= since,
  ).length;
  if (failures < suspiciousFailures) return;
  if (await alertLimit(deps).take("all")) return;
  log.warn({ failures }, "many payments fail: somebody may be trying out cards");
  if (!env.mail.office) return;
  await queueMail(db, now, {
    to: env.mail.office,
    content: {
      subject: "Many payments fail",
      paragraphs: [
        `${failures} payments have failed within ten minutes. Somebody may be testing stolen cards. Check the failed donations, and ask the provider to block the merchant account if it continues.`,
      ],
      action: { label: "See the failed donations", url: `${env.siteUrl}/dashboard/donations?state=failed` },
    },
  });
}

const alertLimit = memoize((deps: Deps) =>
  createRateLimit(deps, { name: "card-testing-alert", max: 1, seconds: 60 * 60 }),
);

/**
 * Asks about due payments until it is stopped. Inquiries that are under way are broken off then. Each provider has a
 * loop of its own: one that does not answer keeps no other's donor waiting.
 */
export function startGatewayWorker(deps: Deps): Repeated {
  const loops = walletNames.map((gateway) =>
    startRepeating(
      async (stopping) => {
        while (!stopping.aborted && (await askGateway(deps, gateway, stopping)) === atOnce);
      },
      {
        log: deps.log,
        failed: "the payments that are due could not be read",
        pauseAfter: () => pollIntervalMs,
      },
    ),
  );
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
