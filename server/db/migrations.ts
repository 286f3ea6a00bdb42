import type { Migration } from "kysely/migration";
import * as baseline from "./migrations/067-baseline.ts";
import * as cashBox from "./migrations/070-cash-box.ts";
import * as officeMail from "./migrations/076-office-mail.ts";
import * as accountSetUps from "./migrations/078-account-set-ups.ts";
import * as replacedSeals from "./migrations/082-replaced-seals.ts";
import * as numbersAsOne from "./migrations/084-numbers-as-one.ts";
import * as mailsByHand from "./migrations/085-mails-by-hand.ts";
import * as postalAddresses from "./migrations/087-postal-addresses.ts";
import * as joinedTranslationsGo from "./migrations/088-joined-translations-go.ts";
import * as partSwitches from "./migrations/089-part-switches.ts";
import * as statementLayouts from "./migrations/090-statement-layouts.ts";
import * as feedIsContent from "./migrations/091-feed-is-content.ts";
import * as bookDays from "./migrations/092-book-days.ts";
import * as payWays from "./migrations/093-pay-ways.ts";
import * as firstAid from "./migrations/094-first-aid.ts";

export const baselineName = "067-baseline";

/** Those of 1.3.0 and before, of which the baseline is made, end with this one. */
export const lastBeforeBaseline = "067-help-payments";
export const isBeforeBaseline = (name: string): boolean =>
  /^0(?:[0-5]\d|6[0-7])-/.test(name) && name !== baselineName;

/**
 * What has run somewhere, with the baseline in place of the migrations that it is made of.
 * @returns undefined when the last of those is missing: a version before 1.3.0 was the last to use it
 */
export function withBaseline(ran: readonly string[]): string[] | undefined {
  const later = ran.filter((name) => !isBeforeBaseline(name));
  if (later.length === ran.length) return later;
  return ran.includes(lastBeforeBaseline) ? [baselineName, ...later] : undefined;
}

/** In the order in which they run. A released migration never changes: add a new one instead. */
export const migrations: Record<string, Migration> = {
  "067-baseline": baseline,
  "070-cash-box": cashBox,
  "076-office-mail": officeMail,
  "078-account-set-ups": accountSetUps,
  "082-replaced-seals": replacedSeals,
  "084-numbers-as-one": numbersAsOne,
  "085-mails-by-hand": mailsByHand,
  "087-postal-addresses": postalAddresses,
  "088-joined-translations-go": joinedTranslationsGo,
  "089-part-switches": partSwitches,
  "090-statement-layouts": statementLayouts,
  "091-feed-is-content": feedIsContent,
  "092-book-days": bookDays,
  "093-pay-ways": payWays,
  "094-first-aid": firstAid,
};
