import { createDecipheriv, randomBytes } from "node:crypto";
import { inquiryFault } from "./inquiry-faults.ts";
import { instantOf } from "./karachi-times.ts";
import {
  type Answer,
  type Asked,
  form,
  formFields,
  json,
  page,
  paragraph,
  redirect,
  refusal,
} from "./sandbox-http.ts";
import { isDecision, type ProviderAccount, type SandboxPayment } from "./sandbox-payments.ts";

export const easyPaisaStore = {
  id: "14231",
  hashKey: "K3Y0F16LETTERS00",
  user: "sandbox-store",
  password: "s3cret0fth3st0re",
  account: "20061142",
} as const;

export const easyPaisaPaths = {
  index: "/easypay/Index.jsf",
  token: "/easypay/token",
  confirm: "/easypay/Confirm.jsf",
  decide: "/easypay/decide",
  inquiry: "/easypay-service/rest/v4/inquire-transaction",
  details: "/easypay-service/ipn/",
} as const;

type Fields = Record<string, string>;

const rules: Record<string, RegExp> = {
  storeId: new RegExp(`^${easyPaisaStore.id}$`),
  amount: /^\d{1,7}\.\d{1,2}$/,
  postBackURL: /^https?:\/\/\S+$/,
  orderRefNum: /^[A-Za-z0-9]{1,20}$/,
  expiryDate: /^\d{8} \d{6}$/,
  autoRedirect: /^[01]$/,
  merchantHashedReq: /^[A-Za-z0-9+/]+={0,2}$/,
};
const optionalRules: Record<string, RegExp> = {
  paymentMethod: /^(?:MA|OTC|CC|QR)_PAYMENT_METHOD$/,
  emailAddr: /^\S+@\S+$/,
  mobileNum: /^03\d{9}$/,
};

/** The tokens of the first step, each for one use. */
const tokens = new WeakMap<ProviderAccount, Map<string, string>>();

/** The first page: checks the merchant's form. */
export function showIndex(asked: Asked, account: ProviderAccount, now: Date): Answer {
  const fields = formFields(asked);
  const all = { ...rules, ...optionalRules };
  for (const [name, value] of Object.entries(fields)) {
    if (!all[name]?.test(value)) return refusal(`0002 ${name} is not valid`);
  }
  for (const name of Object.keys(rules)) if (!(name in fields)) return refusal(`0002 ${name} is missing`);
  const expiry = instantOf((fields.expiryDate ?? "").replace(" ", ""));
  if (!(expiry > now.getTime())) return refusal("0002 the expiry is over, or not Karachi's");
  if (decrypted(fields.merchantHashedReq ?? "") !== plainRequest(fields))
    return refusal("0001 the hash is wrong");
  const payment = account.start({
    reference: fields.orderRefNum ?? "",
    paisa: Math.round(Number(fields.amount) * 100),
    returnUrl: fields.postBackURL ?? "",
    fields,
  });
  if (!payment) return refusal("0003 orderRefNum was used already");
  return page(
    "Sandbox of EasyPaisa",
    paragraph(`${payment.reference}: PKR ${fields.amount}`) +
      form("post", easyPaisaPaths.token, { reference: payment.reference }, ["Continue"]),
  );
}

/** "name=value of all that is sent, sorted by name, with & between." */
function plainRequest(fields: Fields): string {
  const names = Object.keys(fields).filter((name) => name !== "merchantHashedReq" && fields[name] !== "");
  return names
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join("&");
}

function decrypted(text: string): string | undefined {
  try {
    const decipher = createDecipheriv("aes-128-ecb", easyPaisaStore.hashKey, null);
    return decipher.update(text, "base64", "utf8") + decipher.final("utf8");
  } catch {
    // What is not made with the key has no end that can be read.
    return undefined;
  }
}

/** The end of the first step: the browser takes a token back to the merchant. */
export function giveToken(asked: Asked, account: ProviderAccount): Answer {
  const payment = account.find(formFields(asked).reference ?? "");
  const token = randomBytes(24).toString("base64");
  const given = tokens.get(account) ?? new Map<string, string>();
  tokens.set(account, given.set(token, payment.reference));
  return redirect(withQuery(payment.returnUrl, { auth_token: token }));
}

/** The second page: takes the token, and lets the payer decide. */
export function showConfirm(asked: Asked, account: ProviderAccount): Answer {
  const fields = formFields(asked);
  if (Object.keys(fields).toSorted().join() !== "auth_token,postBackURL") return refusal("0002 two fields");
  const { auth_token = "", postBackURL = "" } = fields;
  const reference = tokens.get(account)?.get(auth_token);
  if (!reference || !URL.canParse(postBackURL)) return refusal("0001 the token is not valid");
  tokens.get(account)?.delete(auth_token);
  const payment = account.find(reference);
  payment.returnUrl = postBackURL;
  return page(
    "Sandbox of EasyPaisa",
    paragraph(`${reference}: PKR ${payment.fields.amount}`) +
      form("post", easyPaisaPaths.decide, { reference }, ["Pay", "Fail", "Cancel"]),
  );
}

/** The last return: a status that nobody has signed. */
export async function decide(
  asked: Asked,
  account: ProviderAccount,
  notify: (reference: string) => Promise<unknown>,
): Promise<Answer> {
  const { reference = "", press = "" } = formFields(asked);
  const payment = account.find(reference);
  if (!isDecision(press)) return refusal("Pay, Fail or Cancel");
  account.decide(payment, press);
  if (account.behaviour === "lost") return page("Sandbox of EasyPaisa", paragraph("The connection is lost."));
  if (account.notifyUrl) await notify(reference);
  const isPaid = payment.state === "paid" || account.behaviour === "forged-return";
  const target = withQuery(payment.returnUrl, {
    status: isPaid ? "0000" : "0001",
    desc: isPaid ? "SUCCESS" : "Not paid.",
    orderRefNumber: reference,
  });
  if (account.behaviour === "repeated-return") await fetch(target, { redirect: "manual" });
  return redirect(target);
}

function withQuery(address: string, fields: Fields): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

const statuses = {
  open: "INITIATED",
  late: "PENDING",
  paid: "PAID",
  failed: "FAILED",
  cancelled: "DROPPED",
  refunded: "REVERSED",
} as const;

export function inquire(asked: Asked, account: ProviderAccount): Answer {
  const credentials = Buffer.from(String(asked.headers.credentials), "base64").toString();
  if (credentials !== `${easyPaisaStore.user}:${easyPaisaStore.password}`) return json({}, 401);
  const { orderId, storeId, accountNum, ...rest } = JSON.parse(asked.body);
  if (
    Object.keys(rest).length > 0 ||
    storeId !== easyPaisaStore.id ||
    accountNum !== easyPaisaStore.account
  ) {
    return json({ responseCode: "0004", responseDesc: "MERCHANT ACCOUNT DOES NOT EXIST" });
  }
  const payment = account.payments.get(orderId);
  if (!payment) return json({ responseCode: "0003", responseDesc: "INVALID ORDER ID" });
  const answer = answerFor(payment, account);
  return inquiryFault(account.behaviour, answer) ?? json(answer);
}

function answerFor(payment: SandboxPayment, { behaviour }: ProviderAccount) {
  const paisa = behaviour === "wrong-amount" ? payment.paisa + 100 : payment.paisa;
  return {
    responseCode: "0000",
    responseDesc: "SUCCESS",
    orderId: behaviour === "wrong-reference" ? `${payment.reference}X`.slice(-20) : payment.reference,
    storeId: behaviour === "wrong-merchant" ? "99999" : easyPaisaStore.id,
    accountNum: easyPaisaStore.account,
    transactionId: payment.number,
    transactionStatus: statuses[payment.state],
    // A number, not a text, as JSON of the real one has it.
    transactionAmount: paisa / 100,
    paymentToken: null,
    paymentMode: "MA",
    msisdn: null,
  };
}

/** What a notification's link leads to. */
export function showDetails(asked: Asked, account: ProviderAccount): Answer {
  const payment = account.find(asked.url.pathname.slice(easyPaisaPaths.details.length));
  return json({
    order_id: payment.reference,
    store_id: account.behaviour === "wrong-merchant" ? "99999" : easyPaisaStore.id,
    transaction_id: payment.number,
    transaction_status: account.behaviour === "forged-return" ? "PAID" : statuses[payment.state],
    transaction_amount: (payment.paisa / 100).toFixed(2),
    response_code: "0000",
    payment_method: "MA",
  });
}

/** Sends the notification: a link to the details. @returns whether the merchant has accepted it */
export async function notify(payment: SandboxPayment, account: ProviderAccount, origin: string) {
  if (!account.notifyUrl) throw new Error("There is no notifyUrl yet");
  const url = origin + easyPaisaPaths.details + payment.reference;
  const response = await fetch(withQuery(account.notifyUrl, { url }), { redirect: "manual" });
  await response.body?.cancel();
  return response.status === 200;
}
