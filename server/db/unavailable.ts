/**
 * The database on another machine does not answer, or has just gone: the client is to retry. Whether the last write was
 * kept is unknown. The cause may name hosts, so it is for the log alone.
 */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
  readonly retryAfterSeconds = 10;

  constructor(cause: unknown) {
    super("The database does not answer", { cause });
  }
}

/** Node's codes of a connection that is lost or cannot be made. */
const lostCodes = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
];
/** PostgreSQL's: connection exceptions (class 08), too many connections, being shut down or started. */
const lostStates = /^(?:08...|53300|57P0[1235])$/;
/** What pg says without a code. */
const lostMessages =
  /^Connection terminated|connection error and is not queryable|^timeout exceeded when trying to connect|^Client was closed/;

/** A query that was given up because no answer came in time. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";

/** The same error, or a DatabaseUnavailableError when it says that PostgreSQL is away. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailableError) return error;
  const { code } = error as { code?: unknown };
  const isLost =
    lostCodes.includes(String(code)) ||
    lostStates.test(String(code)) ||
    lostMessages.test(error.message) ||
    isSilence(error);
  return isLost ? new DatabaseUnavailableError(error) : error;
}

/** Whether this error or its cause is a database that is away. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof DatabaseUnavailableError || isUnavailable(error.cause);
}
