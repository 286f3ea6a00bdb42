import type { Migration } from "kysely/migration";
import * as baseline from "./migrations/030-baseline.ts";
import * as roles from "./migrations/031-roles.ts";
import * as twoFactor from "./migrations/032-two-factor.ts";
import * as approvals from "./migrations/033-approvals.ts";
import * as invitations from "./migrations/034-invitations.ts";
import * as statesAndAnswers from "./migrations/035-states-and-answers.ts";
import * as bin from "./migrations/036-bin.ts";
import * as versions from "./migrations/037-versions.ts";
import * as auditNames from "./migrations/038-audit-names.ts";
import * as hoursAndEnds from "./migrations/039-hours-and-ends.ts";
import * as pictureLibrary from "./migrations/040-picture-library.ts";
import * as newsletters from "./migrations/041-newsletters.ts";
import * as languages from "./migrations/042-languages.ts";
import * as sameLetters from "./migrations/043-same-letters.ts";
import * as secondPerson from "./migrations/044-second-person.ts";
import * as secondWriters from "./migrations/045-second-writers.ts";
import * as suspectsAndSearch from "./migrations/047-suspects-and-search.ts";
import * as oneFormat from "./migrations/048-one-format.ts";
import * as forgetDeletedTexts from "./migrations/049-forget-deleted-texts.ts";
import * as linesOfAnAccount from "./migrations/050-lines-of-an-account.ts";
import * as bloodDesk from "./migrations/051-blood-desk.ts";
import * as claims from "./migrations/053-claims.ts";
import * as newsletterLanguages from "./migrations/054-newsletter-languages.ts";
import * as joinedTranslations from "./migrations/055-joined-translations.ts";
import * as eventsInOneRow from "./migrations/056-events-in-one-row.ts";
import * as postsInTwoLanguages from "./migrations/057-posts-in-two-languages.ts";
import * as outdatedTexts from "./migrations/058-outdated-texts.ts";
import * as answering from "./migrations/060-answering.ts";
import * as corrections from "./migrations/062-corrections.ts";
import * as papers from "./migrations/064-papers.ts";
import * as wholeStatements from "./migrations/065-whole-statements.ts";
import * as helpRequests from "./migrations/066-help-requests.ts";
import * as helpPayments from "./migrations/067-help-payments.ts";
import * as cashBox from "./migrations/070-cash-box.ts";
import * as officeMail from "./migrations/076-office-mail.ts";
import * as accountSetUps from "./migrations/078-account-set-ups.ts";
import * as replacedSeals from "./migrations/082-replaced-seals.ts";
import * as numbersAsOne from "./migrations/084-numbers-as-one.ts";
import * as mailsByHand from "./migrations/085-mails-by-hand.ts";
import * as postalAddresses from "./migrations/087-postal-addresses.ts";

/** Those of 1.0.0 and before, of which the baseline is made, end with this one. */
export const lastBeforeBaseline = "030-demonstration";
export const isBeforeBaseline = (name: string): boolean =>
  /^0[0-2]\d-/.test(name) || name === lastBeforeBaseline;

/**
 * What has run somewhere, with the baseline in place of the migrations that it is made of.
 * @returns undefined when the last of those is missing: a version before 1.0.0 was the last to use it
 */
export function withBaseline(ran: readonly string[]): string[] | undefined {
  const later = ran.filter((name) => !isBeforeBaseline(name));
  if (later.length === ran.length) return later;
  return ran.includes(lastBeforeBaseline) ? [baselineName, ...later] : undefined;
}

export const baselineName = "030-baseline";

/** In the order in which they run. A released migration never changes: add a new one instead. */
export const migrations: Record<string, Migration> = {
  "030-baseline": baseline,
  "031-roles": roles,
  "032-two-factor": twoFactor,
  "033-approvals": approvals,
  "034-invitations": invitations,
  "035-states-and-answers": statesAndAnswers,
  "036-bin": bin,
  "037-versions": versions,
  "038-audit-names": auditNames,
  "039-hours-and-ends": hoursAndEnds,
  "040-picture-library": pictureLibrary,
  "041-newsletters": newsletters,
  "042-languages": languages,
  "043-same-letters": sameLetters,
  "044-second-person": secondPerson,
  "045-second-writers": secondWriters,
  "047-suspects-and-search": suspectsAndSearch,
  "048-one-format": oneFormat,
  "049-forget-deleted-texts": forgetDeletedTexts,
  "050-lines-of-an-account": linesOfAnAccount,
  "051-blood-desk": bloodDesk,
  "053-claims": claims,
  "054-newsletter-languages": newsletterLanguages,
  "055-joined-translations": joinedTranslations,
  "056-events-in-one-row": eventsInOneRow,
  "057-posts-in-two-languages": postsInTwoLanguages,
  "058-outdated-texts": outdatedTexts,
  "060-answering": answering,
  "062-corrections": corrections,
  "064-papers": papers,
  "065-whole-statements": wholeStatements,
  "066-help-requests": helpRequests,
  "067-help-payments": helpPayments,
  "070-cash-box": cashBox,
  "076-office-mail": officeMail,
  "078-account-set-ups": accountSetUps,
  "082-replaced-seals": replacedSeals,
  "084-numbers-as-one": numbersAsOne,
  "085-mails-by-hand": mailsByHand,
  "087-postal-addresses": postalAddresses,
};
