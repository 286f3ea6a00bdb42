import { z } from "zod";

/*
 * An archive is a tar file that unpacks into a data folder (decision 064):
 *   backup.json    first: what is in it
 *   umeed.sqlite   the database, whatever database it came from
 *   uploads/...    and private/...: the files, by their stored paths
 *   SHA256SUMS     last: a checksum of every file before it, as `sha256sum -c` reads them
 */

export const summaryName = "backup.json";
export const databaseName = "umeed.sqlite";
export const checksumsName = "SHA256SUMS";

/** Raised when an older program could not read what a newer one writes. */
const formatVersion = 1;

export const summarySchema = z.object({
  format: z.literal(formatVersion),
  /** The version of the program that has made it. */
  program: z.string(),
  made_at: z.iso.datetime(),
  database: z.enum(["sqlite", "postgresql"]),
  uploads: z.enum(["folder", "bucket"]),
  /** Those that the database had. */
  migrations: z.array(z.string()),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number().int()),
});
export type BackupSummary = z.infer<typeof summarySchema>;

export const currentFormat = formatVersion;

/** An archive that cannot be used, and why. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}
