import { z } from "zod";
import type { Language } from "#app/contract/language.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { formWords } from "#app/lib/form.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { stayWords } from "#app/parts/personal-data/retention/stay.words.ts";
import { openLink } from "#server/access-links.ts";
import type { Deps } from "#server/deps.ts";
import { clientKey } from "#server/http/client-address.ts";
import { readPageForm } from "#server/http/page-forms.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { memoize } from "#server/memoize.ts";
import { recordRemoval } from "./retention-terms.store.server.ts";
import { keepPerson, removePerson } from "./stay-requests.server.ts";

const answer = z.object({ token: z.string().max(100), choice: z.enum(["stay", "remove"]) });

/** What the page says after its form was sent. */
export type StayResult = { good: boolean; message: string; status: number; retryAfter?: number };

const limit = memoize((deps: Deps) => createRateLimit(deps, { name: "stay", max: 60, seconds: 60 }));

/** The answer of somebody who was asked whether they stay: KEEP-04. */
export async function answerByForm(
  deps: Deps,
  request: Request,
  { address, language }: { address: string; language: Language },
): Promise<StayResult> {
  const t = textIn(language, stayWords);
  const wait = await limit(deps).take(clientKey(address));
  if (wait) {
    const message = textIn(language, formWords)("tooManyTries", { minutes: Math.ceil(wait / 60) });
    return { good: false, message, status: 429, retryAfter: wait };
  }
  const form = answer.safeParse(await readPageForm(request));
  const done = form.success && (await applyAnswer(deps, form.data));
  if (!form.success || !done) return { good: false, message: t("badLink"), status: 422 };
  return {
    good: true,
    message: t(form.data.choice === "stay" ? "stayed" : "removed"),
    status: 200,
  };
}

/** @returns whether the link was good */
async function applyAnswer({ db, clock }: Deps, { token, choice }: z.infer<typeof answer>): Promise<boolean> {
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
