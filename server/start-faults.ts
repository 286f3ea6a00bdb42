import { getSystemErrorMap } from "node:util";
import { isDiskFull } from "./disk-reserve.ts";
import { type Env, EnvironmentError } from "./env.ts";

/*
 * What makes a start fail that whoever hosts the program can mend, each in one line: what is wrong, and what to do. A fault
 * of our own has none: its stack is shown.
 */

/** What a failed start says on standard error. */
export function failureText(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  return String(error instanceof Error ? error.stack : error);
}

type SystemError = Error & { code?: unknown; path?: unknown };

/** @returns the error to end with: in one line where its cause is one of the system's, else as it came */
export function startFault(error: unknown, env: Pick<Env, "databaseUrl" | "dataDir">): unknown {
  if (error instanceof EnvironmentError && !isDiskFull(error)) return error;
  if (isDiskFull(error)) return new EnvironmentError(diskFullLine(env));
  const { code, path } = error as SystemError;
  if (typeof code !== "string") return error;
  if (typeof path === "string" && isRefused(code)) return notWritable(path, error);
  if (/^SQLITE_(?:READONLY|CANTOPEN|PERM)/.test(code)) return notWritable(env.dataDir, error);
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code)) {
    return new EnvironmentError(
      `The database in ${env.dataDir} is damaged (${code}): stop here, keep a copy of the folder, and restore a backup ` +
        "(docs/operations.md, Restoring).",
    );
  }
  return error;
}

export const diskFullLine = ({ databaseUrl, dataDir }: Pick<Env, "databaseUrl" | "dataDir">) =>
  `There is no room left on the disk of ${databaseUrl ? "the database or of " : ""}${dataDir}. ` +
  "Make room there, then start again.";

const isRefused = (code: string) => ["EACCES", "EPERM", "EROFS", "ENOTDIR", "ENOENT"].includes(code);

/** The folder of the data cannot be made. */
export function notMade(folder: string, error: unknown): EnvironmentError {
  if ((error as SystemError).code === "EROFS") return notWritable(folder, error);
  return new EnvironmentError(
    `The data folder ${folder} cannot be made (${reasonOf(error)}): make it and give it to the user that runs this ` +
      "program, or set DATA_DIR to another folder.",
  );
}

/** This user may not write into the folder or the file. */
export function notWritable(path: string, error: unknown): EnvironmentError {
  if ((error as SystemError).code === "EROFS") {
    return new EnvironmentError(
      `${path} cannot be written (${reasonOf(error)}): it lies on a disk that is mounted read-only, or the service's unit keeps ` +
        "this program from it (ProtectSystem): name it there in ReadWritePaths (docs/operations.md, Restoring), or set " +
        "DATA_DIR to another folder.",
    );
  }
  return new EnvironmentError(
    `${path} cannot be written (${reasonOf(error)}): give the data folder and all that is in it to the user that runs this ` +
      "program (chown -R), or set DATA_DIR to another folder.",
  );
}

/** `setting`: the variable that names the port. */
export function notListening(
  error: unknown,
  { host, port, setting }: { host: string; port: number; setting: "PORT" | "METRICS_PORT" },
): unknown {
  switch ((error as SystemError).code) {
    case "EADDRINUSE":
      return new EnvironmentError(
        `Port ${port} on ${host} is in use by another program: stop that one, or set ${setting} to another port.`,
      );
    case "EACCES":
      return new EnvironmentError(
        `This user may not open port ${port}: set ${setting} to one from 1024 on, with a proxy in front.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new EnvironmentError(`${host} is no address of this machine: correct HOST.`);
    default:
      return error;
  }
}

/** "permission denied": what the system says, without the call and the path. */
export function reasonOf(error: unknown): string {
  const { errno, code, message } = error as NodeJS.ErrnoException;
  const known = errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1];
  const text = known ?? (message || String(code ?? error));
  return text.split("\n", 1)[0]?.slice(0, 200) ?? "";
}
