import { z } from "zod";
import { serverMessages } from "#app/contract/replies.ts";
import { stayTexts } from "#app/features/retention/retention.messages.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { openLink } from "#server/access-links.ts";
import { clientKey } from "#server/http/client-address.ts";
import { readPageForm } from "#server/http/page-forms.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { recordRemoval } from "./retention-terms.store.server.ts";
import { keepPerson, removePerson } from "./stay-requests.server.ts";

const answer = z.object({ token: z.string().max(100), choice: z.enum(["stay", "remove"]) });

/** What the page says after its form was sent. */
export type StayResult = { good: boolean; message: string; status: number; retryAfter?: number };

const limit = memoize((services: Services) =>
  createRateLimit(services, { name: "stay", max: 60, seconds: 60 }),
);

/** The answer of somebody who was asked whether they stay: KEEP-04. */
export async function answerByForm(
  services: Services,
  request: Request,
  address: string,
): Promise<StayResult> {
  const wait = await limit(services).take(clientKey(address));
  if (wait) {
    const message = serverMessages.tooManyTries(Math.ceil(wait / 60));
    return { good: false, message, status: 429, retryAfter: wait };
  }
  const form = answer.safeParse(await readPageForm(request));
  const done = form.success && (await applyAnswer(services, form.data));
  if (!form.success || !done) return { good: false, message: stayTexts.badLink, status: 422 };
  return {
    good: true,
    message: form.data.choice === "stay" ? stayTexts.stayed : stayTexts.removed,
    status: 200,
  };
}

/** @returns whether the link was good */
async function applyAnswer(
  { db, clock }: Services,
  { token, choice }: z.infer<typeof answer>,
): Promise<boolean> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const id = await openLink(trx, now, "stay", token);
    if (id === undefined) return false;
    const request = await trx
      .selectFrom("stay_requests")
      .select(["id", "name", "row_id"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!request) return false;
    if (choice === "stay") return keepPerson(trx, now, request.name, request.row_id);
    const removed = await removePerson(trx, request);
    await recordRemoval(trx, karachiDay(now), request.name, removed ? 1 : 0);
    return removed;
  });
}
