import { versionMessages } from "#app/contract/versions.ts";
import type { Banner } from "#app/features/stories/banner/banner.messages.ts";
import { bannerFields, bannerMessages } from "#app/features/stories/banner/banner.schema.ts";
import { hasEnded } from "#app/features/stories/banner/banner-end.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { columnsOf } from "#app/rows/fields.ts";
import { type Actor, recordChange } from "#server/audit.ts";
import { type Db, isUniqueViolation } from "#server/db/connect.ts";
import type { VersionAction } from "#server/db/staff-schema.ts";
import type { VersionedKind } from "#server/deps.ts";
import { outdatedTextsAfter } from "#server/outdated-texts.ts";
import {
  saveVersion,
  type VersionedFields,
  versionDifferences,
  versionOf,
} from "#server/versions/save-version.ts";
import { latestVersion } from "#server/versions/versions.store.ts";
import { lockBanner, readStoredBanner, type StoredBanner, saveBanner } from "./banner.store.server.ts";

const noun = "banner";
const rowId = "1";

const { end_date: _date, end_time: _time, ...texts } = bannerFields;
const bannerVersions: VersionedFields = Object.fromEntries(
  columnsOf(texts).map(({ name, label }) => [name, { label }]),
);

/** A banner with the Urdu that it does not bring, which stays, and with what of it is outdated then. */
export function bannerAfter(
  banner: Banner & { outdated_texts?: string },
  before: StoredBanner | undefined,
  now: Date,
): StoredBanner {
  const after = {
    ...banner,
    message_ur: banner.message_ur ?? before?.message_ur ?? "",
    link_text_ur: banner.link_text_ur ?? before?.link_text_ur ?? "",
  };
  return { ...after, outdated_texts: outdatedTextsAfter(before, after, now) };
}

type Change = {
  before: StoredBanner | undefined;
  after: StoredBanner | undefined;
  action: VersionAction;
  /** The version that this one follows; the newest by default. */
  follows?: number;
};

/**
 * Keeps what the banner said and says. Call it in the transaction of the change.
 * @throws a unique violation when somebody else saves it at the same moment, with nothing there to lock
 */
export async function keepBannerVersion(
  trx: Db,
  now: Date,
  who: Actor,
  { before, after, action, follows }: Change,
): Promise<void> {
  const latest = follows ?? (await latestVersion(trx, noun, rowId));
  // The first version of all is preceded by that of what showed before.
  const version = latest === 0 && before ? 1 : latest;
  await saveVersion(trx, now, who, {
    noun,
    rowId,
    action,
    fields: bannerVersions,
    before: before && { version, value: versionOf(bannerVersions, before), savedAt: "" },
    after: { version: version + 1, value: after ? versionOf(bannerVersions, after) : null },
  });
}

export const versionedBanner: VersionedKind = {
  noun,
  current: (db) => latestVersion(db, noun, rowId),
  differences: (_services, two) => versionDifferences(bannerVersions, two),
  restore: async ({ db, clock }, who, { version, value }) => {
    // Nothing showed then.
    if (value === null) return { fault: { status: 404, message: versionMessages.noVersion } };
    const banner = value as Banner & { outdated_texts?: string };
    const now = clock.now();
    try {
      const isSaved = await db.transaction().execute(async (trx) => {
        await lockBanner(trx);
        if ((await latestVersion(trx, noun, rowId)) !== version) return false;
        const before = await readStoredBanner(trx);
        // The end is no part of a version: one that is over would hide what is brought back.
        const { end_date, end_time } = before && !hasEnded(before, karachiMinute(now)) ? before : {};
        const after = bannerAfter({ ...banner, end_date, end_time }, before, now);
        // Without a banner there is nothing to lock: of two at once, one has taken the number then.
        await keepBannerVersion(trx, now, who, { before, after, action: "restore", follows: version });
        await saveBanner(trx, after, now);
        await recordChange(trx, now, who, { action: "restore", noun, id: 1, before, after });
        return true;
      });
      return isSaved ? {} : { fault: { status: 409, message: bannerMessages.stale } };
    } catch (error) {
      if (isUniqueViolation(error)) return { fault: { status: 409, message: bannerMessages.stale } };
      throw error;
    }
  },
};
