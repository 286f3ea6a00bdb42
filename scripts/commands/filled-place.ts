import { connect } from "#server/db/connect.ts";
import type { Env } from "#server/env.ts";
import { checkAndRecord } from "./ledger-check.ts";

/**
 * Checks the ledger of what was restored or moved, and says by which settings the server runs on it.
 * @param settings what the environment says now
 * @returns the command's exit code: 1 when the ledger has differences
 */
export async function checkFilledPlace(place: Env, settings: Env): Promise<number> {
  const { db } = await connect(place);
  try {
    const isClean = await checkAndRecord(db);
    const told = settingsOf(place, settings);
    if (told.length > 0)
      console.log(`To run on it, start the server with:\n${told.map((line) => `  ${line}`).join("\n")}`);
    return isClean ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

/** The settings that differ from those of now; never with a password. */
function settingsOf(place: Env, settings: Env): string[] {
  const lines: string[] = [];
  if (place.dataDir !== settings.dataDir) lines.push(`DATA_DIR=${place.dataDir}`);
  if (place.databaseUrl !== settings.databaseUrl)
    lines.push(place.databaseUrl ? "DATABASE_URL=(the address after --to)" : "DATABASE_URL=(not set)");
  if (place.s3) lines.push("S3_... as they are set now");
  else if (settings.s3) lines.push("S3_BUCKET=(not set: the uploads are in the folder)");
  return lines;
}
