import type { z } from "zod";
import { pathIn } from "#app/contract/language.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { helpPapersPath } from "#app/parts/help/help.messages.ts";
import type { HelpText, helpId } from "#app/parts/help/help.schema.ts";
import { helpTextWords } from "#app/parts/help/help-texts.words.ts";
import { linkMs } from "#server/access-links.ts";
import { recordChange } from "#server/audit.ts";
import { readContent } from "#server/content.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import type { Fault } from "#server/refusal.ts";
import { issuePapersLink } from "./help.service.server.ts";
import type { HelpRow } from "./help.store.server.ts";
import { noun, openHelpRequest, overFault } from "./help-desk.service.server.ts";

/* What staff send to a family from their own phone, in its language: FAMILY-15. */

/** What each text of a family says. */
async function wordsFor(deps: Deps, { language, reference }: HelpRow) {
  const { name, phone } = await readContent(deps, "identity", { language });
  const address = (path: string) => deps.env.siteUrl + pathIn(language, path);
  return { t: textIn(language, helpTextWords), said: { name, reference }, phone, address };
}

/** What can be sent now: what its state says, and where the family sees it as long as it has a phone. */
export async function textsFor(deps: Deps, row: HelpRow): Promise<HelpText[]> {
  if (row.phone === "") return [];
  const { t, said, phone, address } = await wordsFor(deps, row);
  const { state, reason } = row;
  const link = address("/help/status");
  const texts = [{ name: "How far it is", text: t("status", { ...said, link }), link }];
  if (state === "new") return [{ name: "Request received", text: t("received", said) }, ...texts];
  if (state === "visit-planned" && row.visit_on) {
    const day = formatDay(row.visit_on, row.language);
    return [{ name: "Visit planned", text: t("visit", { ...said, day, phone }) }, ...texts];
  }
  if (state === "approved" || state === "helping")
    return [{ name: "Approved", text: t("approved", said) }, ...texts];
  if (state === "declined" || state === "referred")
    return [{ name: "Decision", text: t(state, { ...said, reason, phone }) }, ...texts];
  return texts;
}

/** A new link for photos of papers, with the text that sends it. Links of before open until their own end. */
export async function makePapersLink(
  deps: Deps,
  who: Session,
  { id }: z.output<typeof helpId>,
): Promise<Fault | { said: HelpText }> {
  const { db, clock } = deps;
  const now = clock.now();
  const made = await db.transaction().execute(async (trx) => {
    const { row, fault } = await openHelpRequest(trx, { id });
    if (fault) return fault;
    if (row.closed_at !== null) return overFault(row);
    await recordChange(trx, now, who, { action: "make link", noun, id, after: { name: row.reference } });
    return { row, token: await issuePapersLink(trx, now, id) };
  });
  if ("status" in made) return made;
  const { row, token } = made;
  const { t, said, address } = await wordsFor(deps, row);
  const day = formatDay(karachiDay(new Date(now.getTime() + linkMs.helpPapers)), row.language);
  const link = address(`${helpPapersPath}?token=${token}`);
  return { said: { name: "Photos of papers", text: t("papers", { ...said, day, link }), link } };
}
