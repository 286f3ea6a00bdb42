import { type Actor, recordChange } from "#server/audit.ts";
import type { Deps, OriginalClaim } from "#server/deps.ts";
import { removeUnusedMedia } from "#server/media/unused.ts";
import type { SampleCount } from "./sample-content.schema.ts";
import { deleteSamples } from "./sample-content.store.server.ts";

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
