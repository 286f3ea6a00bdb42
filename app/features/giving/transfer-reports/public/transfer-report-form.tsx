import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { isWallet, paymentMethods } from "#app/contract/payment-methods.ts";
import { walletsIn } from "#app/features/giving/donations/giving-texts.ts";
import { donationLimits } from "#app/features/giving/ledger/giving.limits.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { allBanks } from "#app/features/giving/transfer-reports/banks.ts";
import type { ReportedDonation } from "#app/features/giving/transfer-reports/server/transfer-report-page.server.ts";
import {
  accountNumberPattern,
  transferRules,
} from "#app/features/giving/transfer-reports/transfer-reports.form.ts";
import type { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { karachiDay } from "#app/lib/dates.ts";
import type { FormResult, LocalRules } from "#app/lib/form-faults.ts";
import { useFormRules } from "#app/site/form-state.ts";
import { useIdentity, useSiteMail } from "#app/site/identity.ts";
import { EmailField, FieldGroup, SelectField, TextField } from "#app/site/input-fields.tsx";
import { KeepIt } from "#app/site/keep-it.tsx";
import { PublicForm } from "#app/site/public-form.tsx";
import { Suggestions } from "#app/ui/field.tsx";
import { LinkButton, TextLink } from "#app/ui/links.tsx";
import { Ltr, useText } from "#app/ui/text.tsx";
import { TransferAccount } from "./transfer-account.tsx";
import { TransferProofField, TransferProofForm } from "./transfer-proof-form.tsx";

type TransferReportFormProps = {
  token: string | undefined;
  funds: readonly { value: string; label: string }[];
  donation: ReportedDonation | undefined;
  account: Omit<ComponentProps<typeof TransferAccount>, "note">;
  filled: { amount: string; method: string; transferredOn: string; bankName: string };
  posted: FormResult | undefined;
};

const path = "/donate-bank-form";
/** What a draft does not keep. */
const unkept = ["key", "accountNumber", "idempotencyKey"];
/** Most report on the day on which they have sent it. */
const suggested = ["transferredOn"];

/** Our accounts: most reports are of the bank's. */
const accounts = paymentMethods.toReversed();

const rulesOfToday: LocalRules<typeof transferWords> = (t, form) =>
  transferRules(t, form, () => karachiDay(new Date()));

/** The report of a transfer: DONATE-08. Of a gift that was started, its key says the amount and the purpose. */
export function TransferReportForm(props: TransferReportFormProps) {
  const t = useText<typeof transferWords>("transfers");
  const giving = useText<typeof givingWords>("giving");
  const { works } = useSiteMail();
  const { token, funds, donation, account, filled, posted } = props;
  const key = donation?.key;
  return (
    <PublicForm
      path={path}
      query={useLocation().search}
      title={t("sentIt")}
      intro={t("sentItIntro")}
      above={
        (donation?.gateway ?? "manual") === "manual" && (
          <>
            <TransferAccount {...account} note={donation?.note} />
            {donation && <KeepGift reference={donation.reference} of={donation.key} />}
          </>
        )
      }
      token={token}
      posted={posted}
      initial={filled}
      rules={useFormRules<typeof transferWords>(rulesOfToday, "transfers")}
      unkept={unkept}
      suggested={suggested}
      texts={{ submit: t("report"), sending: t("sending"), unreachable: t("failed") }}
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
          />
          <TextField
            name="accountNumber"
            dir="ltr"
            label={t("accountNumber")}
            required
            autoComplete={isWallet(account.method) ? "tel" : "off"}
            maxLength={60}
            pattern={accountNumberPattern}
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
        <TransferProofField />
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
      {/* Made by the script, once for this form: sent again after a broken connection it is the same report. */}
      <input type="hidden" name="idempotencyKey" defaultValue={posted?.values?.idempotencyKey} />
      {/* Pressing the button under this text is the consent: a tick beside it said nothing more. */}
      <input type="hidden" name="consent" value="true" />
      <p className="text-sm text-soft">{t("consent")}</p>
    </PublicForm>
  );
}

const tokenOf = (link: string) => new URLSearchParams(link.split("?")[1]).get("token") ?? undefined;

/** What the donor keeps: the reference, and the page that shows what becomes of it. */
function Reported({ result: { more } }: { result: FormResult }) {
  const t = useText<typeof transferWords>("transfers");
  const giving = useText<typeof givingWords>("giving");
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
        <div data-add-proof className="mt-4">
          <LinkButton to={more.slip_link}>{t("addProof")}</LinkButton>
          {/* In the place of the link, where the script has a photo to send. */}
          <template>
            <TransferProofForm token={tokenOf(more.slip_link)} />
          </template>
        </div>
      )}
      <p className="mt-4">
        <TextLink to={`/donation-success?key=${more.key}`}>{giving("seeStatus")}</TextLink>
      </p>
      {more.key && <KeepGift reference={more.reference} of={more.key} />}
    </>
  );
}

/** Who leaves for the bank's app, and has no email, finds the way back: DONATE-09a. */
function KeepGift({ reference, of: key }: { reference: string; of: string }) {
  const t = useText<typeof transferWords>("transfers");
  const { name } = useIdentity();
  return (
    <KeepIt
      text={t("kept", { name, reference })}
      path={`/donation-success?key=${key}`}
      className="mt-8 mb-8"
    />
  );
}
