import { type Actor, recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import { mediaOfRow } from "#server/db/media-columns.ts";
import type { Deps, Feature, OriginalClaim, SampleTable } from "#server/deps.ts";
import { removeUnusedMedia } from "#server/media/unused.ts";
import type { SampleCount } from "./sample-content.schema.ts";

export const totalOf = (count: SampleCount) => Object.values(count).reduce((sum, each) => sum + each, 0);

/** Removes all sample content, with its files, and records that. @returns how much of each noun was there */
export async function removeSamples(deps: Deps, who: Actor): Promise<SampleCount> {
  const { db, clock, features } = deps;
  const { removed, files } = await db.transaction().execute(async (trx) => {
    const result = await deleteSamples(trx, features);
    if (totalOf(result.removed) > 0) {
      const change = { action: "delete", noun: "sample content", id: "all", before: result.removed };
      await recordChange(trx, clock.now(), who, change);
    }
    return result;
  });
  await removeUnusedMedia(deps, files);
  return removed;
}

/** What the site says of the foundation as it came with the program, and nobody has confirmed: SAMPLE-10. */
export async function readOriginalClaims(deps: Deps): Promise<OriginalClaim[]> {
  const claims = await Promise.all(deps.features.map(({ samples }) => samples?.claims?.(deps) ?? []));
  return claims.flat();
}

type Features = readonly Feature[];

/*
 * Kysely's types follow one table name, not a choice of several. Every table here has the mark, so each goes by the
 * name of one of them.
 */
const as = ({ table }: SampleTable) => table as "events";
const removable = (sample: SampleTable) => sample.removable as SampleTable<"events">["removable"];

const tablesOf = (features: Features) => features.flatMap(({ samples }) => samples?.tables ?? []);

/** How much there is to remove. */
export async function countSamples(db: Db, features: Features): Promise<SampleCount> {
  const count: SampleCount = {};
  for (const sample of tablesOf(features)) {
    const only = removable(sample);
    const { samples } = await db
      .selectFrom(as(sample))
      .select((select) => select.fn.countAll<number>().as("samples"))
      .where("is_sample", "=", 1)
      .$if(only !== undefined, (query) => query.where((where) => only?.(where) ?? where.lit(true)))
      .executeTakeFirstOrThrow();
    count[sample.noun] = samples;
  }
  return count;
}

/** Removes all of it. Call it in a transaction. @returns how much was removed, and the files that it named */
async function deleteSamples(
  trx: Db,
  features: Features,
): Promise<{ removed: SampleCount; files: string[] }> {
  for (const { samples } of features) await samples?.lock?.(trx);
  const media = features.flatMap((feature) => feature.media ?? []);
  const removed: SampleCount = {};
  const files: string[] = [];
  for (const sample of tablesOf(features)) {
    const only = removable(sample);
    const rows = await trx
      .deleteFrom(as(sample))
      .where("is_sample", "=", 1)
      .$if(only !== undefined, (query) => query.where((where) => only?.(where) ?? where.lit(true)))
      .returningAll()
      .execute();
    removed[sample.noun] = rows.length;
    files.push(...rows.flatMap((row) => mediaOfRow(media, sample.table, row)));
  }
  return { removed, files };
}
