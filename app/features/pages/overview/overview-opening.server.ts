import { paymentMethods } from "#app/contract/payment-methods.ts";
import { accountRows, isAccountEntered } from "#app/features/giving/donations/public/donation-accounts.ts";
import { countSamples } from "#app/features/staff/sample-content/sample-content.service.server.ts";
import { lastBackup } from "#app/features/staff/system/system.store.server.ts";
import { areClaimsDecided } from "#app/features/stories/content/server/content-claims.server.ts";
import {
  figureContents,
  isConfirmed,
  publishedFigures,
} from "#app/features/stories/content/server/content-figures.server.ts";
import { isIbanOrPlaceholder } from "#app/lib/iban.ts";
import { localize } from "#content/define-content.ts";
import { readStored } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import type { BeforeOpening } from "./overview.schema.ts";

/** What of a new installation is done: OVERVIEW-07. */
export async function readBeforeOpening(deps: Deps, userId: number): Promise<BeforeOpening> {
  const { db, env, features } = deps;
  const stored = await readStored(deps, [
    ...figureContents,
    "messages",
    "team",
    "audits",
    "giving",
    "programmes",
  ]);
  const identity = localize(stored("identity"), "en");
  const { president, chairman } = stored("messages");
  const samples = await countSamples(db, features);
  return {
    password: await hasOwnPassword(db, userId),
    identity: await isSaved(db, "identity"),
    samples: Object.values(samples).every((count) => count === 0),
    // Of a placeholder the country and the city are right, and the line is zeros.
    phone: /[1-9]/.test(identity.phone.replace(/\D/g, "").slice(-6)),
    registrations: identity.registrations.every(
      ({ number, scan, register }) => number !== "" && Boolean(scan) && Boolean(register),
    ),
    keeper: stored("giving").keeper !== undefined,
    photos: stored("programmes").programmes.every(({ photo }) => photo !== undefined),
    leaders: [president, chairman].every(isKnown),
    team: stored("team").departments.every(({ posts }) => posts.some(isKnown)),
    accounts:
      isIbanOrPlaceholder(identity.accounts.bank.iban) &&
      paymentMethods.every((method) => isAccountEntered(accountRows(identity, method))),
    audits: stored("audits").accounts.some(({ file }) => file !== ""),
    figures: publishedFigures(stored).every(isConfirmed),
    claims: await areClaimsDecided(db),
    mail: env.mail.url !== undefined && env.mail.office !== undefined,
    parts: await areSwitched(db),
    backup: (await lastBackup(deps)) !== null,
  };
}

const areSwitched = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("part_switches").select("id").limit(1).executeTakeFirst()) !== undefined;

const isKnown = ({ name, portrait }: { name?: unknown; portrait?: unknown }) =>
  name !== undefined && portrait !== undefined;

async function hasOwnPassword(db: Db, userId: number): Promise<boolean> {
  const change = await db
    .selectFrom("audit_log")
    .select("id")
    .where("noun", "=", "user")
    .where("noun_id", "=", String(userId))
    // The log says that a password was set, not which one.
    .where("after", "like", '%"password":%')
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

async function isSaved(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom("content").select("name").where("name", "=", name).executeTakeFirst();
  return row !== undefined;
}
