import { onTestFinished } from "vitest";
import { startSandbox } from "#scripts/sandbox-gateway/sandbox.ts";
import { type Behaviour, behaviours, type Provider } from "#scripts/sandbox-gateway/sandbox-payments.ts";
import { readEnv } from "#server/env.ts";
import type { TestProvider } from "#server/payments/payments.contract.ts";
import { openProvider, visitProvider } from "./provider-visit.ts";

/** A sandbox for one test, with the settings that lead to it. */
export async function sandboxFor(name: Provider) {
  const sandbox = await startSandbox();
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

function behaviourOf(text: string): Behaviour {
  const behaviour = behaviours.find((each) => each === text);
  if (!behaviour) throw new Error(`The sandbox has no behaviour ${text}`);
  return behaviour;
}
