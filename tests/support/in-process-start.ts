import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { features } from "#app/features/features.server.ts";
import { readEnv } from "#server/env.ts";
import { start } from "#server/start.ts";

/** No waiting: a test of a start that fails is not to last a minute. */
const impatient = { limitMs: 100, pauseMs: 10 };

/**
 * The program's start in this process, without pages; it ends with the test.
 * @param settings environment variables beside a data folder and a port of its own
 */
export async function startHere(settings: Record<string, string> = {}, { terminal = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const umask = process.umask();
  onTestFinished(() => void process.umask(umask));
  const lines: string[] = [];
  const shown: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const env = readEnv({ DATA_DIR: folder, PORT: "0", SEED: "none", ...settings });
  const clientFolder = path.join(folder, "client");
  const render = async () => ({ response: new Response("page"), nonce: "test-nonce" });
  const loadPages = async () => {
    mkdirSync(clientFolder, { recursive: true });
    return { render, clientFolder };
  };
  const started = start(env, features, loadPages, {
    log: pino({ level: env.logLevel }, output),
    terminal: terminal ? { write: (text) => shown.push(String(text)) > 0 } : undefined,
    patience: impatient,
  }).then((server) => {
    onTestFinished(() => server.stop("the test has ended"));
    return server;
  });
  // Whoever tests a failure asks for it.
  started.catch(() => undefined);
  return {
    folder,
    env,
    started,
    log: () => lines.map((line) => JSON.parse(line)),
    shown: () => shown.join(""),
  };
}

/** Why a start fails. @returns the message; a text that no failure has when it does not fail */
export async function failureOf(settings: Record<string, string>): Promise<{ text: string; log: unknown[] }> {
  const { started, log } = await startHere(settings);
  const text = await started.then(
    () => "it serves",
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  );
  return { text, log: log() };
}
