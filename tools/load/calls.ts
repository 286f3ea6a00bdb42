import { randomUUID } from "node:crypto";
import { contents } from "#content/contents.ts";
import { callUrl } from "#tests/support/calls.ts";
import type { MeasuredServer } from "./product-server.ts";

/* The load on the API: lists of very many rows, writes in a row, and large uploads at once. */

const tokens = new Map<string, string>();

export const administrator = { email: "bench@umeed.example", password: "Bench-pass-1!" };

export async function token(origin: string): Promise<string> {
  const known = tokens.get(origin);
  if (known) return known;
  const response = await fetch(origin + callUrl("signIn"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  const body = (await response.json()) as { token?: string; message?: string };
  if (!body.token) throw new Error(`The bench could not sign in: ${body.message}`);
  tokens.set(origin, body.token);
  return body.token;
}

/** The key by which staff see pages with unsaved content, so that each request is rendered. */
export async function previewKey(origin: string): Promise<string> {
  const response = await fetch(origin + callUrl("previewContent"), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${await token(origin)}` },
    body: JSON.stringify({ name: "team", value: contents.team.defaults }),
  });
  const body = (await response.json()) as { key?: string; message?: string };
  if (!body.key) throw new Error(`The bench got no preview: ${body.message}`);
  return body.key;
}

/** Lists: the first page, a deep page, and searches for many rows, one and none, by any part of a word. */
export const lists = {
  "posts, first page": callUrl("listBlogs"),
  "posts, deep page": callUrl("listBlogs", { offset: 90_000 }),
  "posts, deep cursor": callUrl("listBlogs", { cursor: "2020-06-01_50000" }),
  "posts, searched, many": callUrl("listBlogs", { q: "uilt" }),
  "posts, searched, two letters": callUrl("listBlogs", { q: "zz" }),
  "posts, searched, one": callUrl("listBlogs", { q: "99998" }),
  "posts, searched, none": callUrl("listBlogs", { q: "zzzz" }),
  "messages, first page": callUrl("listMessages"),
  "messages, deep page": callUrl("listMessages", { cursor: "unread:500" }),
  "messages, searched, many": callUrl("listMessages", { q: "uilt" }),
  "messages, searched, one": callUrl("listMessages", { q: "reader99998" }),
  "donors, first page": callUrl("listBloodDonors"),
  "donors, for a patient, today": callUrl("listBloodDonors", {
    patient: "A+",
    city: "Lahore",
    eligible: 1,
  }),
  "donors, searched, one": callUrl("listBloodDonors", { q: "donor99998" }),
};

/** Lists of a million donations: as above, and by what an accountant filters. */
export const donationLists = {
  "gifts, first page": callUrl("listDonations"),
  "gifts, deep page": callUrl("listDonations", { cursor: "500000" }),
  "gifts, paid, of a fund and a month": callUrl("listDonations", {
    state: "paid",
    fund: "zakat",
    from: "2024-07-01",
    to: "2024-07-31",
  }),
  "gifts, of a method": callUrl("listDonations", { method: "easypaisa" }),
  "gifts, searched, many": callUrl("listDonations", { q: "donor" }),
  "gifts, searched, one": callUrl("listDonations", { q: "donor999998@home.example" }),
  "gifts, searched, none": callUrl("listDonations", { q: "nobody-like-this" }),
};

/** Lists of what grows with the years. */
export const yearLists = {
  "gifts, first page": callUrl("listDonations"),
  "gifts, searched, many": callUrl("listDonations", { q: "donor" }),
  "mails, first page": callUrl("listOutbox"),
  "messages, searched, many": callUrl("listMessages", { q: "uilt" }),
  "audit log, searched, many": callUrl("listAuditLog", { q: "transfer" }),
  overview: callUrl("readOverview"),
};

/** @returns how long a backup takes until its last byte has come, in seconds, and its size in megabytes */
export async function timeBackup(origin: string): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const response = await fetch(origin + callUrl("downloadBackup"), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${await token(origin)}` },
    body: JSON.stringify({ password: administrator.password }),
  });
  if (response.status !== 200 || !response.body) throw new Error(`The backup answered ${response.status}`);
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.length;
  return { seconds: (performance.now() - started) / 1000, megabytes: bytes / 1024 ** 2 };
}

/** The days in which 100,000 of them were started. */
const exported = { from: "2024-07-01", to: "2024-10-17" };

/** @returns the rows of a CSV of donations, and the growth of the process in megabytes at its maximum */
export async function growthByExport(server: MeasuredServer): Promise<{ rows: number; megabytes: number }> {
  const headers = { authorization: `Bearer ${await token(server.url)}` };
  const stopWatching = watchGrowth(server);
  const response = await fetch(server.url + callUrl("exportDonations", exported), { headers });
  if (response.status !== 200 || !response.body) throw new Error(`The export answered ${response.status}`);
  let lines = 0;
  for await (const piece of response.body) for (const byte of piece) if (byte === 10) lines += 1;
  return { rows: lines - 1, megabytes: stopWatching() };
}

/** Watches a server's memory. @returns a function that stops it and says the growth in megabytes */
function watchGrowth(server: MeasuredServer): () => number {
  const before = server.memory();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, server.memory());
  }, 20);
  return () => {
    clearInterval(watch);
    return highest - before;
  };
}

/** @returns the 99th percentile of so many sequential requests, in ms */
export async function timeList(origin: string, address: string, times: number): Promise<number> {
  const headers = { authorization: `Bearer ${await token(origin)}` };
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    const response = await fetch(origin + address, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
    taken.push(performance.now() - started);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times * 0.99)] ?? Number.NaN;
}

/**
 * @returns the growth of the process in megabytes at its maximum, while five videos of 50 MB were uploaded
 */
export async function growthByUploads(server: MeasuredServer): Promise<number> {
  const authorization = `Bearer ${await token(server.url)}`;
  const stopWatching = watchGrowth(server);
  const upload = async () => {
    const boundary = randomUUID();
    const response = await fetch(server.url + callUrl("createGalleryItem"), {
      method: "POST",
      headers: { authorization, "content-type": `multipart/form-data; boundary=${boundary}` },
      // fetch accepts any iterable; its type does not say so.
      body: videoForm(boundary) as unknown as BodyInit,
      duplex: "half",
    } as RequestInit);
    if (response.status !== 201) throw new Error(`An upload was answered with ${response.status}`);
  };
  await Promise.all(Array.from({ length: 5 }, upload));
  return stopWatching();
}

const videoBytes = 50 * 1024 * 1024;

/** A form with a video of 50 MB, generated while it is sent. */
async function* videoForm(boundary: string): AsyncGenerator<Uint8Array> {
  const text = (value: string) => new TextEncoder().encode(value);
  const field = (name: string, value: string) =>
    text(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  yield field("title", "A long film");
  yield field("section", "Films");
  yield text(
    `--${boundary}\r\ncontent-disposition: form-data; name="media"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
  );
  const head = Buffer.from("\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41", "latin1");
  yield new Uint8Array(head);
  const piece = new Uint8Array(64 * 1024);
  for (let left = videoBytes - head.length; left > 0; left -= piece.length) {
    yield left >= piece.length ? piece : piece.subarray(0, left);
  }
  yield text(`\r\n--${boundary}--\r\n`);
}
