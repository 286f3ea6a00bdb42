import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as bank from "./bank-provider.ts";
import * as easypaisa from "./easypaisa-provider.ts";
import { elsewhere } from "./inquiry-faults.ts";
import * as jazzcash from "./jazzcash-provider.ts";
import { type Answer, type Asked, json, readAsked, refusal } from "./sandbox-http.ts";
import {
  type Behaviour,
  behaviours,
  type Provider,
  ProviderAccount,
  providers,
  type SandboxPayment,
} from "./sandbox-payments.ts";

export type SandboxOptions = {
  /** 0 is any free port. */
  port?: number;
  /** The time that the providers go by. */
  now?: () => Date;
};

export type Sandbox = {
  url: string;
  /** The settings (PAY_...) that lead the site here. */
  env: Record<string, string>;
  accounts: Record<Provider, ProviderAccount>;
  /** How a provider behaves from now on. */
  misbehave(provider: Provider, behaviour: Behaviour): void;
  /** A late payment is through. */
  settle(provider: Provider, reference: string): void;
  refund(provider: Provider, reference: string): void;
  /** Sends a notification. @returns whether the merchant has accepted it */
  notify(provider: Provider, reference: string): Promise<boolean>;
  close(): Promise<void>;
};

/** Starts the providers' pages and calls on 127.0.0.1. */
export async function startSandbox({
  port = 0,
  now = () => new Date(),
}: SandboxOptions = {}): Promise<Sandbox> {
  const accounts = {
    jazzcash: new ProviderAccount(),
    easypaisa: new ProviderAccount(),
    bank: new ProviderAccount(),
  };
  const hanging = new Set<ServerResponse>();
  let url = "";

  const sandbox: Sandbox = {
    url,
    env: {},
    accounts,
    misbehave: (provider, behaviour) => {
      accounts[provider].behaviour = behaviour;
    },
    settle: (provider, reference) => {
      accounts[provider].find(reference).state = "paid";
    },
    refund: (provider, reference) => {
      accounts[provider].find(reference).state = "refunded";
    },
    async notify(provider, reference) {
      const account = accounts[provider];
      const payment = account.find(reference);
      if (provider === "jazzcash") return jazzcash.notify(payment, account);
      if (provider === "easypaisa") return easypaisa.notify(payment, account, url);
      throw new Error("The bank sends no notifications");
    },
    async close() {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  const server = http.createServer(async (request, response) => {
    const answer = await readAsked(request, url)
      .then((asked) => answerTo(asked, sandbox, now()))
      .catch((error: unknown) => refusal(String(error)));
    if ("hang" in answer) hanging.add(response);
    else send(response, answer);
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(sandbox, { url, env: settingsFor(url) });
}

function send(response: ServerResponse, answer: Exclude<Answer, { hang: true }>): void {
  if (answer.location !== undefined) {
    response.writeHead(answer.status, { location: answer.location }).end();
    return;
  }
  response.writeHead(answer.status, { "content-type": answer.type, "cache-control": "no-store" });
  response.end(answer.body);
}

async function answerTo(asked: Asked, sandbox: Sandbox, now: Date): Promise<Answer> {
  const { accounts } = sandbox;
  switch (`${asked.method} ${asked.url.pathname}`) {
    case `POST ${jazzcash.jazzCashPaths.form}`:
      return jazzcash.showForm(asked, accounts.jazzcash, now);
    case `POST ${jazzcash.jazzCashPaths.decide}`:
      return jazzcash.decide(asked, accounts.jazzcash, (reference) => sandbox.notify("jazzcash", reference));
    case `POST ${jazzcash.jazzCashPaths.inquiry}`:
      return jazzcash.inquire(asked, accounts.jazzcash);
    case `POST ${easypaisa.easyPaisaPaths.index}`:
      return easypaisa.showIndex(asked, accounts.easypaisa, now);
    case `POST ${easypaisa.easyPaisaPaths.token}`:
      return easypaisa.giveToken(asked, accounts.easypaisa);
    case `POST ${easypaisa.easyPaisaPaths.confirm}`:
      return easypaisa.showConfirm(asked, accounts.easypaisa);
    case `POST ${easypaisa.easyPaisaPaths.decide}`:
      return easypaisa.decide(asked, accounts.easypaisa, (reference) =>
        sandbox.notify("easypaisa", reference),
      );
    case `POST ${easypaisa.easyPaisaPaths.inquiry}`:
      return easypaisa.inquire(asked, accounts.easypaisa);
    case `GET ${bank.bankPaths.pay}`:
      return bank.showBank(asked, accounts.bank);
    case `POST ${bank.bankPaths.decide}`:
      return bank.decide(asked, accounts.bank);
    case `GET ${elsewhere}`:
      return json(JSON.parse(asked.url.searchParams.get("answer") ?? "null"));
    case "POST /control":
      return control(asked, sandbox);
    case "GET /payments":
      return json(Object.fromEntries(providers.map((name) => [name, listOf(accounts[name])])));
    default:
      if (asked.url.pathname.startsWith(easypaisa.easyPaisaPaths.details)) {
        return easypaisa.showDetails(asked, accounts.easypaisa);
      }
      return { status: 404, type: "text/plain", body: "There is nothing here." };
  }
}

const listOf = ({ payments }: ProviderAccount): Omit<SandboxPayment, "fields">[] =>
  [...payments.values()].map(({ fields: _fields, ...payment }) => payment);

/** See README.md. */
async function control(asked: Asked, sandbox: Sandbox): Promise<Answer> {
  const order = JSON.parse(asked.body);
  const provider = providers.find((name) => name === order.provider);
  if (!provider) return refusal(`provider: ${providers.join(", ")}`);
  if (order.behaviour !== undefined) {
    if (!behaviours.includes(order.behaviour)) return refusal(`behaviour: ${behaviours.join(", ")}`);
    sandbox.misbehave(provider, order.behaviour);
  }
  if (order.settle !== undefined) sandbox.settle(provider, String(order.settle));
  if (order.refund !== undefined) sandbox.refund(provider, String(order.refund));
  if (order.notifyUrl !== undefined) sandbox.accounts[provider].notifyUrl = String(order.notifyUrl);
  const accepted =
    order.notify === undefined ? undefined : await sandbox.notify(provider, String(order.notify));
  return json({ done: true, accepted });
}

function settingsFor(url: string): Record<string, string> {
  const { jazzCashMerchant } = jazzcash;
  const { easyPaisaStore } = easypaisa;
  return {
    PAY_BANK_URL: `${url}${bank.bankPaths.pay}?${new URLSearchParams(bank.bankMerchant)}`,
    PAY_JAZZCASH_URL: url + jazzcash.jazzCashPaths.form,
    PAY_JAZZCASH_MERCHANT_ID: jazzCashMerchant.id,
    PAY_JAZZCASH_PASSWORD: jazzCashMerchant.password,
    PAY_JAZZCASH_SALT: jazzCashMerchant.salt,
    PAY_EASYPAISA_URL: url + easypaisa.easyPaisaPaths.index,
    PAY_EASYPAISA_STORE_ID: easyPaisaStore.id,
    PAY_EASYPAISA_HASH_KEY: easyPaisaStore.hashKey,
    PAY_EASYPAISA_USER: easyPaisaStore.user,
    PAY_EASYPAISA_PASSWORD: easyPaisaStore.password,
    PAY_EASYPAISA_ACCOUNT: easyPaisaStore.account,
  };
}
