import { type ChangeEvent, type ComponentProps, useRef, useState } from "react";
import { Link } from "react-router";
import { readPath } from "#app/contract/language.ts";
import { isWallet, paymentMethods } from "#app/contract/payment-methods.ts";
import { walletsIn } from "#app/features/giving/donations/giving-names.ts";
import { donationLimits } from "#app/features/giving/ledger/giving.limits.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { allBanks, bankOfIban } from "#app/features/giving/transfer-reports/banks.ts";
import type { ReportedDonation } from "#app/features/giving/transfer-reports/server/transfer-report-page.server.ts";
import { transferReportsCalls } from "#app/features/giving/transfer-reports/transfer-reports.calls.ts";
import { transferRules } from "#app/features/giving/transfer-reports/transfer-reports.form.ts";
import type { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { sendCall } from "#app/lib/call-api.ts";
import { karachiDay } from "#app/lib/dates.ts";
import type { FormResult, LocalRules } from "#app/lib/form-faults.ts";
import { EmailField, FieldGroup, SelectField, TextField } from "#app/site/form-fields.tsx";
import { fieldId, useFormRules } from "#app/site/form-state.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Suggestions } from "#app/ui/options.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { RichText, useText } from "#app/ui/words.tsx";
import { LiveForm } from "./live-form.tsx";
import { TransferAccount } from "./transfer-account.tsx";
import { TransferProofField } from "./transfer-proof-field.tsx";

type TransferReportFormProps = {
  token: string | undefined;
  funds: readonly { value: string; label: string }[];
  donation: ReportedDonation | undefined;
  account: Omit<ComponentProps<typeof TransferAccount>, "note">;
  filled: { amount: string; method: string; transferredOn: string; bankName: string };
  posted: FormResult | undefined;
};

const path = "/donate-bank-form";
/** Most report on the day on which they have sent it. */
const suggested = ["transferredOn"];

/** Our accounts: most reports are of the bank's. */
const accounts = paymentMethods.toReversed();

const rulesOfToday: LocalRules<typeof transferWords> = (t, form) =>
  transferRules(t, form, () => karachiDay(new Date()));

/** With script the report goes to the call, which takes the slip with it: a page takes no files. */
export async function reportTransfer({ request }: { request: Request }): Promise<FormResult> {
  const { slip, ...body } = Object.fromEntries(await request.formData());
  const reply = await sendCall<object>(transferReportsCalls.sendTransferReport, {
    query: { language: readPath(window.location.pathname).language },
    body,
    files: { slip: slip instanceof File && slip.size > 0 ? slip : undefined },
  });
  if (!reply.ok) {
    const { kind, status, message } = reply;
    // So large that nothing of it was received. Any other slip that cannot be taken is left out.
    if (status === 413) return { good: false, message: "", failure: "fileTooLarge" };
    if (kind !== "refused") return { good: false, message: "", failure: "unreachable" };
    return { good: false, message, ...(status === 422 ? { again: true } : {}) };
  }
  const texts = Object.entries(reply.body).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const { message = "", ...more } = Object.fromEntries(texts);
  return { good: true, message, more };
}

/** The report of a transfer: DONATE-08. Of a gift that was started, its key says the amount and the purpose. */
export function TransferReportForm(props: TransferReportFormProps) {
  const t = useText<typeof transferWords>("transfers");
  const giving = useText<typeof givingWords>("giving");
  const { works } = useSiteMail();
  const { token, funds, donation, account, filled, posted } = props;
  const [slip, setProof] = useState<File>();
  const idempotencyKey = useRef<string>(undefined);

  // A page that comes back from a form without script has lost its query, but not what was posted.
  const key = donation?.key ?? posted?.values?.key;
  const byWallet = isWallet(account.method);

  const rules = useFormRules<typeof transferWords>(rulesOfToday, "transfers");

  function prepare(form: FormData) {
    // Made once for this form, so that sending it again after a broken connection is the same report.
    idempotencyKey.current ??= globalThis.crypto.randomUUID?.();
    if (idempotencyKey.current) form.set("idempotencyKey", idempotencyKey.current);
    if (slip) form.set("slip", slip);
  }

  return (
    <LiveForm
      path={path}
      title={t("sentIt")}
      intro={t("sentItIntro")}
      above={
        (donation?.gateway ?? "manual") === "manual" && <TransferAccount {...account} note={donation?.note} />
      }
      token={token}
      posted={posted}
      initial={filled}
      rules={rules}
      prepare={prepare}
      unkept={["key", "accountNumber"]}
      suggested={suggested}
      texts={{
        submit: t("report"),
        sending: t("sending"),
        unreachable: t("failed"),
        fileTooLarge: t("largeProof"),
      }}
      next={(result) => <Reported result={result} />}
    >
      {key && <input type="hidden" name="key" value={key} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {!key && (
          <TextField
            name="amount"
            label={t("amountField")}
            required
            inputMode="decimal"
            maxLength={20}
            hint={t("amountHint")}
          />
        )}
        <TextField name="transferredOn" label={t("day")} type="date" required />
        {!key && <SelectField name="fund" label={t("whatFor")} choices={funds} />}
        {!key && (
          <SelectField
            name="method"
            label={t("sentTo")}
            choices={accounts.map((method) => ({
              value: method,
              label: isWallet(method) ? t("ourWallet", { name: giving(method) }) : t("ourBank"),
            }))}
          />
        )}
      </div>
      <FieldGroup title={t("fromAccount")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="accountName"
            label={t("accountName")}
            required
            autoComplete="name"
            maxLength={200}
            onChange={fillName}
          />
          <TextField
            name="accountNumber"
            dir="ltr"
            label={t("accountNumber")}
            required
            autoComplete={byWallet ? "tel" : "off"}
            maxLength={60}
            onChange={fillBank}
            hint={t("accountNumberHint")}
          />
          <TextField
            name="bankName"
            label={t("bankName")}
            required
            list="banks"
            maxLength={200}
            hint={t("bankNameHint", { wallets: walletsIn(giving) })}
          />
          <Suggestions id="banks" of={allBanks} />
          <TextField
            name="transactionId"
            dir="ltr"
            label={t("transactionId")}
            autoComplete="off"
            maxLength={60}
            hint={t("transactionIdHint")}
          />
        </div>
        <TransferProofField value={slip} onChange={setProof} />
      </FieldGroup>
      {!donation?.named && (
        <FieldGroup title={t("forReceipt")}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="name"
              label={t("name")}
              autoComplete="name"
              maxLength={donationLimits.name}
              hint={t("nameHint")}
            />
            {!key && <EmailField hint={t(works ? "emailReceipt" : "emailReach")} />}
          </div>
        </FieldGroup>
      )}
      {/* Pressing the button under this text is the consent: a tick beside it said nothing more. */}
      <input type="hidden" name="consent" value="true" />
      <p className="text-sm text-soft">{t("consent")}</p>
    </LiveForm>
  );
}

/** The account's title as the name on the receipt, as long as nobody has typed another one or emptied it. */
function fillName({ target }: ChangeEvent<HTMLInputElement>): void {
  const name = document.getElementById(fieldId("name"));
  if (!(name instanceof HTMLInputElement) || name.value !== (name.dataset.filled ?? "")) return;
  name.dataset.filled = target.value;
  name.value = target.value;
}

/** The bank of an IBAN, as long as nobody has typed another one. */
function fillBank({ target }: ChangeEvent<HTMLInputElement>): void {
  const bank = document.getElementById(fieldId("bankName"));
  const found = bankOfIban(target.value);
  if (!found || !(bank instanceof HTMLInputElement) || bank.value !== bank.defaultValue) return;
  bank.value = found;
}

/** What the donor keeps: the reference, and the page that shows what becomes of it. */
function Reported({ result: { more } }: { result: FormResult }) {
  const t = useText<typeof transferWords>("transfers");
  if (!more?.reference) return <Link to="/donate">{t("toDonate")}</Link>;
  return (
    <>
      <dl>
        <dt className="text-sm text-soft">{t("keepReference")}</dt>
        <dd className="figures mt-1 font-display text-2xl font-semibold [overflow-wrap:anywhere]">
          <Ltr>{more.reference}</Ltr>
        </dd>
      </dl>
      {more.slip_link && (
        <p className="mt-4">
          <LinkButton to={more.slip_link}>{t("addProof")}</LinkButton>
        </p>
      )}
      <p className="mt-4">
        <RichText<typeof transferWords>
          name="transfers"
          id="statusLater"
          components={{ status: <TextLink to={`/donation-success?key=${more.key}`} /> }}
        />
      </p>
    </>
  );
}
