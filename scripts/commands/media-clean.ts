import { pino } from "pino";
import { features } from "#app/features/features.server.ts";
import { systemClock } from "#server/clock.ts";
import { openMedia } from "#server/create-deps.ts";
import { listReferencedMedia } from "#server/db/media-columns.ts";
import { readEnv } from "#server/env.ts";
import { claimStorage, type StorageOwner, storageOwner } from "#server/media/storage-mark.ts";
import { surveyStorage, sweepStorage } from "#server/media/sweep.ts";
import { isConfirmed, openDatabase, readOptions } from "./command.ts";

const owners: Record<StorageOwner, string> = {
  ours: "It is marked as this database's own.",
  another:
    "It is marked by ANOTHER database: another installation may use it, or this one has been restored or moved.",
  nobody: "It has no mark: no database has claimed it yet.",
};

/**
 * `media:clean`: shows what the storage of uploads holds beside what the database names, and after a yes moves every file
 * that no row names into quarantine, however many they are. Files that a row names again come back from there, and those
 * that have waited 30 days go for good. With `--claim` it shows the same, and after a yes marks the storage as this
 * database's own; nothing is removed by that. Both may run beside the server. --yes answers the question.
 * @returns 1 when nothing was changed
 */
export async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, { claim: { type: "boolean" }, yes: { type: "boolean" } });
  const env = readEnv();
  const db = await openDatabase(env);
  try {
    const media = await openMedia(env);
    const deps = { db, env, media, features, clock: systemClock, log: pino({ level: "silent" }) };
    const owner = await storageOwner(deps);
    const referenced = await listReferencedMedia(db, features);
    const found = await surveyStorage(media, referenced, systemClock.now());
    console.log(`Storage:  ${env.s3 ? `bucket ${env.s3.bucket}` : env.dataDir}. ${owners[owner]}`);
    console.log(`          ${found.stored} files, and ${found.quarantined} in quarantine`);
    console.log(`Database: names ${found.named} of these files, and ${found.missing} that are not there`);
    console.log(`          ${found.unnamed.length} files are named by no row`);

    if (values.claim) {
      if (owner === "ours") return 0;
      console.log("\nA claimed storage loses what this database does not name, after 30 days in quarantine.");
      console.log(
        "Claim it only if no other installation uses it, and if the figures above are as you expect.",
      );
      if (!values.yes && !(await isConfirmed("Type yes to claim it: "))) return stop("Nothing was changed.");
      await claimStorage(deps);
      console.log("Claimed.");
      return 0;
    }
    if (owner !== "ours")
      return stop("\nNothing is removed. If it belongs to this database alone, add -- --claim.");
    if (!values.yes && !(await isConfirmed("\nType yes to move what no row names into quarantine: "))) {
      return stop("Nothing was changed.");
    }
    const { returned, moved, deleted } = await sweepStorage(deps, { bounded: false });
    console.log(
      `${moved} moved into quarantine, ${returned} brought back, ${deleted} deleted after 30 days there.`,
    );
    return 0;
  } finally {
    await db.destroy();
  }
}

function stop(reason: string): number {
  console.log(reason);
  return 1;
}
