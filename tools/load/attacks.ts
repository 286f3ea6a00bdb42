import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { callUrl } from "#tests/support/calls.ts";

/*
 * Attacks by one visitor from one address. Runs in its own process (`node attacks.ts <name> <port>
 * <seconds>`), against this machine only.
 */

type Attack = (at: number) => Promise<void>;

const [name = "", port = "", seconds = "0"] = process.argv.slice(2);
const origin = `http://127.0.0.1:${port}`;
/** The address that a proxy would report. */
const attacker = { "x-forwarded-for": "203.0.113.66" };

const send = (path: string, json: unknown): Promise<void> =>
  answered(
    fetch(origin + path, {
      method: "POST",
      headers: { ...attacker, "content-type": "application/json" },
      body: JSON.stringify(json),
    }),
  );

const request = (path: string): Promise<void> => answered(fetch(origin + path, { headers: attacker }));

/** Reads the whole response; errors do not matter. */
async function answered(sent: Promise<Response>): Promise<void> {
  const response = await sent;
  await response.arrayBuffer();
}

/** Sends bytes on a connection and waits until the server closes it, or for a maximum time. */
async function sendRaw(bytes: string, milliseconds: number): Promise<void> {
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => socket.destroy());
  socket.resume();
  socket.write(bytes);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await Promise.race([closed, wait(milliseconds)]);
  socket.destroy();
}

const lines = (...each: string[]) => [...each, "Host: umeed.example", "X-Forwarded-For: 203.0.113.66"];

/** Sends so many requests on one connection without waiting for responses. */
const pipeline = (count: number): Promise<void> => {
  const asked = Array.from({ length: count }, (_, at) =>
    [...lines(`GET /blogs?q=${at}${Math.random()} HTTP/1.1`), "", ""].join("\r\n"),
  );
  return sendRaw(asked.join(""), 10_000);
};

/** The concurrency of each attack, and one client's action. */
const attacks: Record<string, { sideBySide: number; one: Attack }> = {
  "long e-mails": {
    sideBySide: 10,
    one: (at) =>
      send(callUrl(at % 2 ? "subscribe" : "sendContactMessage"), {
        name: "A",
        email: `a@${".".repeat(at % 3 ? 60_000 : 90_000)}@`,
        message: "A",
      }),
  },
  "page views by query": { sideBySide: 50, one: (at) => request(`/?fbclid=${at}`) },
  "addresses in other spellings": {
    sideBySide: 50,
    one: (at) => request(`/${["BLOGS", "%62logs", "blogs/", "no-such"][at % 4]}?x=${at}`),
  },
  "2,000 requests on one connection": { sideBySide: 2, one: () => pipeline(2000) },
  "20,000 requests on one connection": { sideBySide: 2, one: () => pipeline(20_000) },
  "pages that nobody asked for before": {
    sideBySide: 500,
    one: () => request(`/blogs?q=${Math.random()}`),
  },
  "values that nobody uses": { sideBySide: 50, one: () => request(`/blogs?category=${Math.random()}`) },
  "pages on a connection each": {
    sideBySide: 500,
    one: () =>
      sendRaw(
        [...lines(`GET /blogs?q=${Math.random()} HTTP/1.1`), "Connection: close", "", ""].join("\r\n"),
        10_000,
      ),
  },
  "sign-in with many e-mails": {
    sideBySide: 50,
    one: (at) => send(callUrl("signIn"), { email: `a${at}@umeed.example`, password: "Wrong-Pass-1" }),
  },
  "slow senders": {
    sideBySide: 500,
    one: () =>
      sendRaw([...lines("POST /newsletter HTTP/1.1"), "Content-Length: 9", "", "a"].join("\r\n"), 60_000),
  },
};

const attack = attacks[name];
if (attack) {
  const until = performance.now() + Number(seconds) * 1000;
  let at = 0;
  const repeat = async () => {
    while (performance.now() < until) {
      at += 1;
      // A closed or refused connection is a result too.
      await attack.one(at).catch(() => wait(10));
    }
  };
  await Promise.race([
    Promise.all(Array.from({ length: attack.sideBySide }, repeat)),
    wait(Number(seconds) * 1000 + 1000),
  ]);
  console.log(at);
  process.exit(0);
}
console.log(Object.keys(attacks).join("\n"));
