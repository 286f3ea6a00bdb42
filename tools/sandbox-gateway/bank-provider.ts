import {
  type Answer,
  type Asked,
  form,
  formFields,
  page,
  paragraph,
  redirect,
  refusal,
} from "./sandbox-http.ts";
import { isDecision, type ProviderAccount } from "./sandbox-payments.ts";

export const bankPaths = { pay: "/bank/pay", decide: "/bank/decide" } as const;

/** The query that the bank gave the merchant, which must survive. */
export const bankMerchant = { merchant: "UMEED" } as const;

const rules: Record<string, RegExp> = {
  merchant: new RegExp(`^${bankMerchant.merchant}$`),
  amount: /^[1-9]\d{0,7}(?:\.\d{2})?$/,
  currency: /^PKR$/,
  reference: /^[A-Za-z0-9]{1,20}$/,
  return_url: /^https?:\/\/\S+$/,
};

/** The bank's page: the payer comes by a plain link. */
export function showBank({ url }: Asked, account: ProviderAccount): Answer {
  const fields = Object.fromEntries(url.searchParams);
  const isWhole = url.searchParams.size === Object.keys(rules).length;
  const wrong = Object.entries(rules).find(([name, rule]) => !rule.test(fields[name] ?? "?"));
  if (!isWhole || wrong) return refusal(`${wrong?.[0] ?? "the query"} is not valid`);
  const { reference = "", return_url: returnUrl = "" } = fields;
  const payment = account.start({
    reference,
    paisa: Math.round(Number(fields.amount) * 100),
    returnUrl,
    fields,
  });
  if (!payment) return refusal("reference was used already");
  return page(
    "Sandbox of the bank",
    paragraph(`${reference}: PKR ${fields.amount}`) +
      form("post", bankPaths.decide, { reference }, ["Pay", "Fail", "Cancel"]),
  );
}

/** Back to the merchant, with no word of what became of it. */
export function decide(asked: Asked, account: ProviderAccount): Answer {
  const { reference = "", press = "" } = formFields(asked);
  const payment = account.find(reference);
  if (!isDecision(press)) return refusal("Pay, Fail or Cancel");
  account.decide(payment, press);
  if (account.behaviour === "lost") return page("Sandbox of the bank", paragraph("The connection is lost."));
  return redirect(payment.returnUrl);
}
