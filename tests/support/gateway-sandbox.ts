import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { readEnv } from "#server/env.ts";
import { type SandboxOptions, startSandbox } from "#tools/sandbox-gateway/sandbox.ts";
import { type Behaviour, behaviours, type Provider } from "#tools/sandbox-gateway/sandbox-payments.ts";
import type { TestProvider } from "./payments-contract.ts";
import { openProvider, visitProvider } from "./provider-visit.ts";

/** A sandbox for one test, with the settings that lead to it. */
export async function sandboxFor(name: Provider, options: SandboxOptions = {}) {
  const sandbox = await startSandbox(options);
  onTestFinished(sandbox.close);
  const provider: TestProvider = {
    visit: visitProvider,
    open: openProvider,
    misbehave: (behaviour) => sandbox.misbehave(name, behaviourOf(behaviour)),
    settle: (reference) => sandbox.settle(name, reference),
    refund: (reference) => sandbox.refund(name, reference),
    close: sandbox.close,
  };
  return { sandbox, provider, settings: readEnv(sandbox.env).payments };
}

function behaviourOf(name: string): Behaviour {
  const behaviour = behaviours.find((each) => each === name);
  if (!behaviour) throw new Error(`The sandbox has no behaviour ${name}`);
  return behaviour;
}

export type Received = { method: string; url: URL; body: string };

/**
 * A server on this machine for one test, such as the merchant whom a provider notifies.
 * @param reply the JSON that it answers with; undefined is status 400
 */
export async function listen(reply: (received: Received) => Promise<object | undefined>) {
  const received: Received[] = [];
  const server = http.createServer(async (request, response) => {
    const { method = "", url = "" } = request;
    const one = { method, url: new URL(url, "http://127.0.0.1"), body: await text(request) };
    received.push(one);
    const json = await reply(one);
    response.writeHead(json ? 200 : 400, { "content-type": "application/json" });
    response.end(JSON.stringify(json ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}
