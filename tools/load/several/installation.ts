import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { findDebianProgram } from "#scripts/program.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { administrator } from "#tools/load/calls.ts";
import { freePort, isReady, type MeasuredServer, startMeasured } from "#tools/load/product-server.ts";

export type Installation = {
  /** The proxy's address, which visitors ask. */
  url: string;
  servers: MeasuredServer[];
  /** Starts a server that was killed again, on its port and folder. */
  restart(at: number): Promise<void>;
  postgres: TestPostgres;
  databaseUrl: string;
  /** Stops answering for so many ms, as a bucket does whose network is away. */
  silenceStorage(ms: number): Promise<void>;
  /** What the mail server has been given, by subject and text. */
  mails: string[];
  stop(): Promise<void>;
};

/**
 * So many processes of the built server on one PostgreSQL database and one S3-compatible bucket, behind Caddy, with a
 * mail server: what docs/operations.md describes for more than one machine, on this one.
 */
export async function startInstallation(folder: string, processes: number): Promise<Installation> {
  mkdirSync(folder, { recursive: true });
  const stopping: (() => Promise<unknown> | unknown)[] = [];
  const stop = async () => {
    for (const end of stopping.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startPostgres();
    stopping.push(() => postgres.stop());
    await postgres.run("create database several");
    const storage = await startStorage(path.join(folder, "bucket"));
    stopping.push(() => storage.process.kill("SIGKILL"));
    const { mails, port: smtpPort, close } = await startMailServer();
    stopping.push(close);

    const databaseUrl = postgres.url("several");
    const ports = await Promise.all(Array.from({ length: processes }, () => freePort()));
    const serve = (at: number) =>
      startMeasured(path.join(folder, `process-${at}`), {
        port: ports[at] ?? 0,
        env: {
          DATABASE_URL: databaseUrl,
          ADMIN_EMAIL: administrator.email,
          ADMIN_PASSWORD: administrator.password,
          SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
          TRUST_PROXY: "on",
          S3_BUCKET: "umeed",
          S3_ENDPOINT: storage.endpoint,
          S3_ACCESS_KEY_ID: "S3RVER",
          S3_SECRET_ACCESS_KEY: "S3RVER",
        },
      });
    const servers: MeasuredServer[] = [];
    for (const at of ports.keys()) servers.push(await serve(at));
    stopping.push(() => Promise.all(servers.map((server) => server.stop())));
    const { proxy, url } = await startProxy(folder, servers);
    stopping.push(() => proxy.kill("SIGTERM"));
    return {
      url,
      servers,
      postgres,
      databaseUrl,
      mails,
      stop,
      async restart(at) {
        servers[at] = await serve(at);
      },
      async silenceStorage(ms) {
        storage.process.kill("SIGSTOP");
        await wait(ms);
        storage.process.kill("SIGCONT");
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** As a process of its own, so that it can be stopped. */
async function startStorage(directory: string): Promise<{ process: ChildProcess; endpoint: string }> {
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  const options = ["-d", directory, "-a", "127.0.0.1", "-p", `${port}`, "--silent"];
  const server = spawn(
    process.execPath,
    ["node_modules/s3rver/bin/s3rver.js", ...options, "--configure-bucket", "umeed"],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const endpoint = `http://127.0.0.1:${port}`;
  await untilAnswered(endpoint);
  return { process: server, endpoint };
}

async function startMailServer() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        mails.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return { mails, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

async function startProxy(folder: string, servers: MeasuredServer[]) {
  const port = await freePort();
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, proxySettings(port, servers));
  const proxy = spawn(findDebianProgram("caddy"), ["run", "--adapter", "caddyfile", "--config", file], {
    stdio: ["ignore", "ignore", "ignore"],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) await wait(50);
  return { proxy, url };
}

/** A process that refuses connections is left out for two seconds; what has not reached one is tried at the next. */
const proxySettings = (port: number, servers: MeasuredServer[]) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy ${servers.map(({ url }) => url.replace("http://", "")).join(" ")} {
    lb_policy round_robin
    lb_try_duration 3s
    fail_duration 2s
    health_uri /healthz
    health_interval 1s
  }
}
`;

async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    try {
      return void (await fetch(url));
    } catch {
      await wait(50);
    }
  }
}
