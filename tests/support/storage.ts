import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { S3Settings } from "#server/env.ts";
import { administrator } from "./app.ts";
import { allCalls, type CallName, callUrl } from "./calls.ts";
import { formWith } from "./media-forms.ts";
import { photograph } from "./pictures.ts";

/** The environment variables of a bucket. */
export const bucketEnv = ({ bucket, endpoint = "", accessKeyId, secretAccessKey }: S3Settings) => ({
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
});

/**
 * Signs in at a server and adds a picture to its gallery, as staff do.
 * @returns the row's number, its stored path, and a function that deletes it
 */
export async function addPicture(url: string) {
  const call = async (name: CallName, init: RequestInit = {}) => {
    const response = await fetch(url + callUrl(name), { method: allCalls[name].method, ...init });
    return response.json();
  };
  const json = { "content-type": "application/json" };
  const { token } = await call("signIn", { headers: json, body: JSON.stringify(administrator) });
  const authorization = `Bearer ${token}`;
  const form = formWith(
    { title: "Eye camp", section: "Health" },
    { media: { name: "camp.jpg", bytes: await photograph(), type: "image/jpeg" } },
  );
  const { id } = await call("createGalleryItem", { headers: { authorization }, body: form });
  const { items } = await call("listGalleryItems");
  return {
    id: Number(id),
    path: String(items[0].file_url),
    remove: () =>
      call("deleteGalleryItem", { headers: { ...json, authorization }, body: JSON.stringify({ id }) }),
  };
}

/** All files below a folder, sorted. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** Makes all files below a folder a day old: a sweep leaves those alone that may belong to a running save. */
export function ageFiles(folder: string): void {
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
  for (const file of filesBelow(folder)) utimesSync(path.join(folder, file), yesterday, yesterday);
}

/** Runs `umeed <line>` to its end, with no terminal. The line's words are parted by single spaces. */
export function runCommand(
  line: string,
  settings: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const { PATH, HOME, TMPDIR } = process.env;
  return new Promise((resolve) => {
    const env = { PATH, HOME, TMPDIR, ...settings } as NodeJS.ProcessEnv;
    const child = execFile(
      process.execPath,
      [path.resolve("scripts/umeed.ts"), ...line.split(" ")],
      { env },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, output: out + err }),
    );
    child.stdin?.end();
  });
}

/** Starts `umeed <line>` to be killed on its way. It ends with the test. */
export function startCommand(line: string, settings: Record<string, string>) {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, ...settings } as NodeJS.ProcessEnv;
  const args = [path.resolve("scripts/umeed.ts"), ...line.split(" ")];
  const child = spawn(process.execPath, args, { env, stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), ended: once(child, "exit") };
}
