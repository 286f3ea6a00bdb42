import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { allCalls, callUrl } from "#tests/support/calls.ts";
import { token } from "#tools/load/calls.ts";

/** What visitors and staff were told is done, and how often they had to ask again. */
export type Told = {
  messages: string[];
  /** The idempotency key of each donation, with the reference in the reply. */
  donations: Map<string, string>;
  pictures: string[];
  /** How often something was asked again, by the reason: a status, or why there was no answer. */
  repeated: Map<string, number>;
  /** Of the pages that visitors opened: all, and those that were not served. */
  pages: number;
  pagesLost: number;
};

/** Milliseconds before a visitor asks again who got no answer, or "try again". */
const pause = 200;

/**
 * Visitors who write and read until `stop` is called. Each repeats what was not acknowledged, with the same key, until
 * it is: as browsers and people do.
 */
export function startVisitors(url: string, bearer: string, picture: Uint8Array) {
  const told: Told = {
    messages: [],
    donations: new Map(),
    pictures: [],
    repeated: new Map(),
    pages: 0,
    pagesLost: 0,
  };
  let stopped = false;

  async function untilDone(send: () => Promise<Response>): Promise<Record<string, unknown>> {
    for (;;) {
      const reply = await send().then(
        async (response) => ({ status: response.status, text: await response.text() }),
        (error: Error) => ({ status: 0, text: error.name }),
      );
      if (reply.status === 200 || reply.status === 201) return JSON.parse(reply.text);
      if (reply.status === 422) throw new Error(`Refused: ${reply.text}`);
      const reason = reply.status === 0 ? reply.text : String(reply.status);
      told.repeated.set(reason, (told.repeated.get(reason) ?? 0) + 1);
      await wait(pause);
    }
  }

  const post = (path: string, json: object) => () =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(json),
      signal: AbortSignal.timeout(20_000),
    });

  const repeatUntilStopped = async (work: () => Promise<void>) => {
    while (!stopped) await work();
  };

  async function writeMessage() {
    const reference = randomUUID();
    const form = { name: "A reader", email: `${reference}@home.example`, message: `Number ${reference}` };
    await untilDone(post(callUrl("sendContactMessage"), form));
    told.messages.push(reference);
    await wait(20);
  }

  async function donate() {
    const idempotency_key = randomUUID();
    const form = {
      amount: 2500,
      paymentMethod: "bank-transfer",
      name: "A donor",
      email: "donor@home.example",
    };
    const { reference } = await untilDone(post(callUrl("startDonation"), { ...form, idempotency_key }));
    told.donations.set(idempotency_key, String(reference));
    await wait(20);
  }

  async function addPicture() {
    const key = randomUUID();
    const { id } = await untilDone(() => {
      const form = new FormData();
      form.set("title", `Camp ${key}`);
      form.set("section", "Health");
      form.set("media", new Blob([picture.slice()], { type: "image/jpeg" }), "camp.jpg");
      return fetch(url + callUrl("createGalleryItem"), {
        method: allCalls.createGalleryItem.method,
        headers: { authorization: `Bearer ${bearer}`, "idempotency-key": key },
        body: form,
        signal: AbortSignal.timeout(20_000),
      });
    });
    told.pictures.push(String(id));
    await wait(500);
  }

  async function read() {
    told.pages += 1;
    try {
      const response = await fetch(url + addresses[told.pages % addresses.length]);
      await response.arrayBuffer();
      if (response.status !== 200) told.pagesLost += 1;
    } catch {
      told.pagesLost += 1;
    }
    await wait(5);
  }

  const work = [writeMessage, writeMessage, donate, donate, addPicture, read, read, read];
  const running = work.map(repeatUntilStopped);
  return {
    told,
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  };
}

const addresses = ["/", "/blogs", "/gallery", "/events", "/contact"];

/**
 * Changes the banner through one process and asks all of them.
 * @returns ms from the reply until each shows it
 */
export async function timeFreshness(writer: string, readers: string[]): Promise<number> {
  const message = `Eye camp ${randomUUID()}`;
  const response = await fetch(writer + callUrl("saveBanner"), {
    method: "POST",
    headers: { authorization: `Bearer ${await token(writer)}`, "content-type": "application/json" },
    body: JSON.stringify({ message, link_text: "See it", link_url: "/events" }),
  });
  if (!response.ok) throw new Error(`The banner was answered with ${response.status}`);
  const saved = performance.now();
  await Promise.all(
    readers.map(async (reader) => {
      while (!(await (await fetch(`${reader}/`)).text()).includes(message)) await wait(5);
    }),
  );
  return performance.now() - saved;
}
