import { ArchiveError } from "#server/backup/archive-format.ts";
import { DecryptionError } from "#server/backup/encryption.ts";
import { RowsDifferError } from "#server/db/rows/copy-rows.ts";
import { RowsRefusedError } from "#server/db/rows/rows.ts";
import { DatabaseUnavailableError } from "#server/db/unavailable.ts";
import { isDiskFull } from "#server/disk-reserve.ts";
import { StorageUnavailableError } from "#server/media/media.ts";
import { CommandError } from "./command.ts";

/**
 * Runs a command's work, and says in one line what has kept it from its end where that lies outside of the program: a disk,
 * a database, a bucket, an archive. Any other error is the program's own and stays as it is.
 * @param more what to do, or how things stand now
 * @throws CommandError
 */
export async function explained<Result>(work: () => Promise<Result>, more = ""): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = reasonOf(error);
    throw reason === undefined
      ? error
      : new CommandError([reason, more].filter(Boolean).join(" "), { cause: error });
  }
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof CommandError) return error.message;
  if (error instanceof ArchiveError) return `The archive cannot be used. ${error.message}.`;
  if (error instanceof DecryptionError) {
    return error.reason === "wrong key"
      ? "The private key does not fit: the archive is encrypted to another one."
      : `The archive cannot be used. ${error.message}.`;
  }
  if (error instanceof RowsRefusedError || error instanceof RowsDifferError) return `${error.message}.`;
  if (error instanceof StorageUnavailableError) {
    const cause =
      error.cause instanceof Error ? error.cause.message || error.cause.name : String(error.cause);
    return `The bucket cannot be used: ${cause}.`;
  }
  if (error instanceof DatabaseUnavailableError)
    return reasonOf(error.cause) ?? `The database cannot be used: ${String(error.cause)}.`;
  if (isDiskFull(error)) return "There is no room left on the disk.";
  const { code, path = "", message } = error as NodeJS.ErrnoException;
  if (code && fileFaults.has(code)) return `${path}: ${fileFaults.get(code)}.`;
  if (code && databaseFaults.test(code)) return `The database cannot be used: ${message || code}.`;
  return undefined;
}

const fileFaults = new Map([
  ["EACCES", "this user may not read or write it"],
  ["EPERM", "this user may not change it"],
  ["EROFS", "it is on a disk that can only be read, or the service's unit keeps this program from it"],
  ["ENOENT", "there is no such file or folder"],
  ["ENOTDIR", "it is no folder"],
  ["EISDIR", "it is a folder"],
  ["EIO", "the disk does not answer"],
]);

/** Of the connection, and PostgreSQL's classes 08, 28, 3D, 42501 and 57P: connection, password, name, rights, shutdown. */
const databaseFaults = /^(?:ECONN\w+|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|08\w{3}|28\w{3}|3D\w{3}|42501|57P\w\w)$/;
