import { createHmac } from "node:crypto";
import { inquiryFault } from "./inquiry-faults.ts";
import { checkKarachiTimes } from "./karachi-times.ts";
import {
  type Answer,
  type Asked,
  form,
  formFields,
  json,
  ownForm,
  page,
  paragraph,
  refusal,
} from "./sandbox-http.ts";
import { isDecision, type ProviderAccount, type SandboxPayment } from "./sandbox-payments.ts";

export const jazzCashMerchant = { id: "MC10487", password: "p4ss9w2d0a", salt: "9x0z2b83vt" } as const;

export const jazzCashPaths = {
  form: "/CustomerPortal/transactionmanagement/merchantform/",
  decide: "/CustomerPortal/decide",
  inquiry: "/ApplicationAPI/API/PaymentInquiry/Inquire",
} as const;

type Fields = Record<string, string>;

const rules: Record<string, RegExp> = {
  pp_Version: /^(?:1\.1|2\.0)$/,
  pp_TxnType: /^(?:|MWALLET|OTC|MPAY|MIGS|DD)$/,
  pp_Language: /^EN$/,
  pp_MerchantID: new RegExp(`^${jazzCashMerchant.id}$`),
  pp_SubMerchantID: /^\w{0,20}$/,
  pp_Password: new RegExp(`^${jazzCashMerchant.password}$`),
  pp_BankID: /^(?:|TBANK)$/,
  pp_ProductID: /^(?:|RETL)$/,
  pp_TxnRefNo: /^[A-Za-z0-9]{1,20}$/,
  pp_Amount: /^[1-9]\d{0,11}$/,
  pp_TxnCurrency: /^PKR$/,
  pp_TxnDateTime: /^\d{14}$/,
  pp_TxnExpiryDateTime: /^\d{14}$/,
  pp_BillReference: /^[A-Za-z0-9]{1,20}$/,
  pp_Description: /^[^<>*=%/:'|"{}\\]{1,200}$/,
  pp_ReturnURL: /^https?:\/\/\S{1,192}$/,
  pp_SecureHash: /^[0-9A-Fa-f]{64}$/,
};

/** "The salt, then all values that are there, by the names in the order of ASCII, with & between." */
function sign(fields: Fields, salt: string = jazzCashMerchant.salt): Fields {
  let message = salt;
  for (const name of Object.keys(fields).sort()) {
    if (!/^pp(?:_|mpf_)/.test(name) || name === "pp_SecureHash") continue;
    if (fields[name]) message += `&${fields[name]}`;
  }
  return { ...fields, pp_SecureHash: createHmac("sha256", salt).update(message).digest("hex") };
}

const isSigned = (fields: Fields) =>
  sign(fields).pp_SecureHash === (fields.pp_SecureHash ?? "").toLowerCase();

/** What the merchant's form gets: a page, or the code and field of what is wrong with it. */
export function showForm(asked: Asked, account: ProviderAccount, now: Date): Answer {
  const fields = formFields(asked);
  for (const name of Object.keys(fields)) {
    if (!(name in rules) && !/^ppmpf_[1-5]$/.test(name)) return refusal(`110 ${name} is not known`);
  }
  for (const [name, rule] of Object.entries(rules)) {
    if (!rule.test(fields[name] ?? "?")) return refusal(`110 ${name} is not valid`);
  }
  if (Object.values(fields).some((value) => /[^\x20-\x7e]/.test(value))) return refusal("110 not ASCII");
  const { pp_TxnDateTime = "", pp_TxnExpiryDateTime = "", pp_TxnRefNo = "" } = fields;
  const fault = checkKarachiTimes(pp_TxnDateTime, pp_TxnExpiryDateTime, now);
  if (fault) return refusal(fault);
  if (!isSigned(fields)) return refusal("115 the hash is wrong");
  const payment = account.start({
    reference: pp_TxnRefNo,
    paisa: Number(fields.pp_Amount),
    returnUrl: fields.pp_ReturnURL ?? "",
    fields,
  });
  if (!payment) return refusal("110 pp_TxnRefNo was used already");
  return page(
    "Sandbox of JazzCash",
    paragraph(`${payment.reference}: PKR ${(payment.paisa / 100).toFixed(2)}`) +
      form("post", jazzCashPaths.decide, { reference: payment.reference }, ["Pay", "Fail", "Cancel"]),
  );
}

/** What a payer's press leads to: a page that posts the browser back. */
export async function decide(
  asked: Asked,
  account: ProviderAccount,
  notify: (reference: string) => Promise<unknown>,
): Promise<Answer> {
  const { reference = "", press = "" } = formFields(asked);
  const payment = account.find(reference);
  if (!isDecision(press)) return refusal("Pay, Fail or Cancel");
  account.decide(payment, press);
  if (account.behaviour === "lost") return page("Sandbox of JazzCash", paragraph("The connection is lost."));
  if (account.notifyUrl) await notify(reference);
  const result = resultOf(payment, account);
  if (account.behaviour === "repeated-return") {
    await fetch(payment.returnUrl, {
      method: "POST",
      body: new URLSearchParams(result),
      redirect: "manual",
    });
  }
  return page("Sandbox of JazzCash", ownForm(payment.returnUrl, result));
}

/** The fields of the browser's return. */
function resultOf(payment: SandboxPayment, { behaviour }: ProviderAccount): Fields {
  const { fields } = payment;
  const isForged = behaviour === "forged-return";
  const result: Fields = {
    pp_Version: fields.pp_Version ?? "",
    pp_TxnType: fields.pp_TxnType || "MWALLET",
    pp_Language: "EN",
    pp_MerchantID: behaviour === "wrong-merchant" ? "MC99999" : jazzCashMerchant.id,
    pp_SubMerchantID: "",
    pp_BankID: "",
    pp_ProductID: "",
    pp_TxnRefNo: payment.reference,
    pp_Amount: String(behaviour === "wrong-amount" ? payment.paisa + 100 : payment.paisa),
    pp_TxnCurrency: "PKR",
    pp_TxnDateTime: fields.pp_TxnDateTime ?? "",
    pp_BillReference: fields.pp_BillReference ?? "",
    pp_ResponseCode: isForged ? "000" : codes[payment.state],
    pp_ResponseMessage: isForged || payment.state === "paid" ? "Thank you." : "Not paid.",
    pp_RetreivalReferenceNo: payment.number,
    pp_SettlementExpiry: "",
    pp_AuthCode: "",
    ppmpf_1: "",
    ppmpf_2: "",
    ppmpf_3: "",
    ppmpf_4: "",
    ppmpf_5: "",
  };
  const signed = sign(result, isForged ? "not-the-salt" : jazzCashMerchant.salt);
  return behaviour === "null-texts" ? { ...signed, pp_AuthCode: "null", ppmpf_1: "null" } : signed;
}

const codes = {
  open: "124",
  late: "157",
  paid: "000",
  failed: "129",
  cancelled: "112",
  refunded: "131",
} as const;

const statuses = {
  open: "Pending",
  late: "Pending",
  paid: "Completed",
  failed: "Failed",
  cancelled: "Failed",
  refunded: "Completed",
} as const;

export function inquire(asked: Asked, account: ProviderAccount): Answer {
  const fields: Fields = JSON.parse(asked.body);
  const names = Object.keys(fields).toSorted().join();
  if (names !== "pp_MerchantID,pp_Password,pp_SecureHash,pp_TxnRefNo") return json(failure("110"));
  if (fields.pp_MerchantID !== jazzCashMerchant.id || fields.pp_Password !== jazzCashMerchant.password) {
    return json(failure("101"));
  }
  if (!isSigned(fields)) return json(failure("115"));
  const payment = account.payments.get(fields.pp_TxnRefNo ?? "");
  if (!payment) return json(failure("109"));
  const answer = answerFor(payment, account);
  return inquiryFault(account.behaviour, answer) ?? json(answer);
}

const failure = (code: string) =>
  sign({ pp_ResponseCode: code, pp_ResponseMessage: "The inquiry has failed.", pp_Status: "" });

function answerFor(payment: SandboxPayment, { behaviour }: ProviderAccount): Fields {
  const plain: Fields = {
    pp_ResponseCode: "000",
    pp_ResponseMessage: "The inquiry was answered.",
    // The inquiry has a code of its own for what was paid.
    pp_PaymentResponseCode: payment.state === "paid" ? "121" : codes[payment.state],
    pp_PaymentResponseMessage: "",
    pp_Status: statuses[payment.state],
    pp_RetrievalReferenceNo: payment.number,
    pp_AuthCode: "",
    pp_BankID: "",
    pp_ProductID: "",
    pp_SettlementDate: "",
    pp_SettlementExpiry: "",
  };
  if (
    !["full-reply", "wrong-amount", "wrong-currency", "wrong-merchant", "wrong-reference"].includes(behaviour)
  ) {
    return sign(plain, behaviour === "wrong-signature" ? "not-the-salt" : jazzCashMerchant.salt);
  }
  return sign({
    ...plain,
    pp_TxnRefNo: behaviour === "wrong-reference" ? `${payment.reference}X`.slice(-20) : payment.reference,
    pp_MerchantID: behaviour === "wrong-merchant" ? "MC99999" : jazzCashMerchant.id,
    pp_Amount: String(behaviour === "wrong-amount" ? payment.paisa + 100 : payment.paisa),
    pp_TxnCurrency: behaviour === "wrong-currency" ? "USD" : "PKR",
  });
}

/** Sends the notification of a payment. @returns whether the merchant has accepted it with a signed reply */
export async function notify(payment: SandboxPayment, account: ProviderAccount): Promise<boolean> {
  if (!account.notifyUrl) throw new Error("There is no notifyUrl yet");
  const message = notificationOf(payment, account);
  const response = await fetch(account.notifyUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
    redirect: "manual",
  });
  const text = await response.text();
  if (response.status !== 200) return false;
  const reply: Fields = JSON.parse(text);
  return reply.pp_ResponseCode === "000" && Boolean(reply.pp_ResponseMessage) && isSigned(reply);
}

/** The notification's message: without amount and merchant, with the password, and with nulls. */
function notificationOf(payment: SandboxPayment, { behaviour }: ProviderAccount): object {
  const isForged = behaviour === "forged-return";
  const signed = sign(
    {
      pp_TxnRefNo: payment.reference,
      pp_TxnDateTime: payment.fields.pp_TxnDateTime ?? "",
      pp_TxnType: payment.fields.pp_TxnType || "MWALLET",
      pp_ResponseCode: isForged || payment.state === "paid" ? "121" : codes[payment.state],
      pp_ResponseMessage: "The status of the payment.",
      pp_AuthCode: "",
      pp_RetreivalReferenceNo: payment.number,
      pp_Password: behaviour === "wrong-merchant" ? "another" : jazzCashMerchant.password,
    },
    isForged ? "not-the-salt" : jazzCashMerchant.salt,
  );
  return { ...signed, pp_SettlementExpiry: null, pp_AuthCode: null };
}
