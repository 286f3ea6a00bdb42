import { type ChangeEvent, type ComponentProps, useRef, useState } from "react";
import { Link } from "react-router";
import { isWallet, methodNames, paymentMethods, walletList } from "#app/contract/payment-methods.ts";
import { publicEndpoints } from "#app/contract/public-endpoints.ts";
import { donationLimits } from "#app/features/donations/donations.messages.ts";
import { allBanks, bankOfIban } from "#app/features/transfer-reports/banks.ts";
import type { ReportedDonation } from "#app/features/transfer-reports/server/transfer-report-page.server.ts";
import { transferRules } from "#app/features/transfer-reports/transfer-reports.form.ts";
import {
  transferMessages as messages,
  transferConsentText,
} from "#app/features/transfer-reports/transfer-reports.messages.ts";
import { callEndpoint } from "#app/lib/call-api.ts";
import { karachiDay } from "#app/lib/dates.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { EmailField, FieldGroup, fieldId, SelectField, TextField } from "#app/site/form-fields.tsx";
import { useSiteMail } from "#app/site/identity.ts";
import { PublicForm } from "#app/site/public-form.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Suggestions } from "#app/ui/options.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { TransferAccount } from "./transfer-account.tsx";
import { TransferProofField } from "./transfer-proof-field.tsx";

type TransferReportFormProps = {
  token: string | undefined;
  funds: readonly { value: string; label: string }[];
  donation: ReportedDonation | undefined;
  account: Omit<ComponentProps<typeof TransferAccount>, "reference">;
  filled: { amount: string; method: string; transferredOn: string; bankName: string };
  posted: FormResult | undefined;
};

const path = "/donate-bank-form";
/** Most report on the day on which they have sent it. */
const suggested = ["transferredOn"];

/** Our accounts: most reports are of the bank's. */
const accounts = paymentMethods.toReversed().map((method) => ({
  value: method,
  label: `${methodNames[method].replace(" Transfer", "")} account`,
}));

/** With script the report goes to the call, which takes the slip with it: a page takes no files. */
export async function reportTransfer({ request }: { request: Request }): Promise<FormResult> {
  const { slip, ...body } = Object.fromEntries(await request.formData());
  const reply = await callEndpoint<object>(publicEndpoints.sendTransferReport, {
    body,
    files: { slip: slip instanceof File && slip.size > 0 ? slip : undefined },
    texts: { failed: messages.failed },
  });
  if (!reply.ok) {
    return { good: false, message: reply.message, ...(reply.status === 422 ? { again: true } : {}) };
  }
  const texts = Object.entries(reply.body).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const { message = messages.received, ...more } = Object.fromEntries(texts);
  return { good: true, message, more };
}

/** The report of a transfer: DONATE-08. Of a gift that was started, its key says the amount and the purpose. */
export function TransferReportForm(props: TransferReportFormProps) {
  const { works } = useSiteMail();
  const { token, funds, donation, account, filled, posted } = props;
  const [slip, setProof] = useState<File>();
  const idempotencyKey = useRef<string>(undefined);

  // A page that comes back from a form without script has lost its query, but not what was posted.
  const key = donation?.key ?? posted?.values?.key;
  const byWallet = isWallet(account.method);

  const [rules] = useState(() => transferRules(() => karachiDay(new Date())));

  function prepare(form: FormData) {
    // Made once for this form, so that sending it again after a broken connection is the same report.
    idempotencyKey.current ??= globalThis.crypto.randomUUID?.();
    if (idempotencyKey.current) form.set("idempotencyKey", idempotencyKey.current);
    if (slip) form.set("slip", slip);
  }

  return (
    <PublicForm
      path={path}
      title="Sent it?"
      intro="Tell us from which account, as shown on your bank's slip or in your app."
      above={
        (donation?.gateway ?? "manual") === "manual" && (
          <TransferAccount {...account} reference={donation?.reference} />
        )
      }
      token={token}
      posted={posted}
      initial={filled}
      rules={rules}
      prepare={prepare}
      unkept={["key", "accountNumber"]}
      suggested={suggested}
      texts={{ submit: "Report the transfer", sending: messages.sending }}
      next={(result) => <Reported result={result} />}
    >
      {key && <input type="hidden" name="key" value={key} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {!key && (
          <TextField
            name="amount"
            label="Amount in PKR"
            required
            inputMode="decimal"
            maxLength={20}
            hint="The amount that left your account."
          />
        )}
        <TextField name="transferredOn" label="Day of the transfer" type="date" required />
        {!key && <SelectField name="fund" label="What it is for" choices={funds} />}
        {!key && <SelectField name="method" label="Sent to our" choices={accounts} />}
      </div>
      <FieldGroup title="From which account">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="accountName" label="Account name" required autoComplete="name" maxLength={200} />
          <TextField
            name="accountNumber"
            dir="ltr"
            label="Account number"
            required
            autoComplete={byWallet ? "tel" : "off"}
            maxLength={60}
            onChange={fillBank}
            hint="Your account number or IBAN, or the mobile number of a wallet."
          />
          <TextField
            name="bankName"
            label="Bank name"
            required
            list="banks"
            maxLength={200}
            hint={`Or ${walletList()}, another wallet.`}
          />
          <Suggestions id="banks" of={allBanks} />
          <TextField
            name="transactionId"
            dir="ltr"
            label="Transaction id"
            autoComplete="off"
            maxLength={60}
            hint="Optional, but it is the quickest way to find your transfer: the TID, RRN or reference on the slip."
          />
        </div>
        <TransferProofField value={slip} onChange={setProof} />
      </FieldGroup>
      {!key && (
        <FieldGroup title="For the receipt">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="name"
              label="Name"
              autoComplete="name"
              maxLength={donationLimits.name}
              hint="Optional. It appears on the receipt."
            />
            <EmailField
              hint={works ? "Optional. We send the receipt there." : "Optional. So that we can reach you."}
            />
          </div>
        </FieldGroup>
      )}
      {/* Pressing the button under this text is the consent: a tick beside it said nothing more. */}
      <input type="hidden" name="consent" value="true" />
      <p className="text-sm text-soft">{transferConsentText}</p>
    </PublicForm>
  );
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
  if (!more?.reference) return <Link to="/donate">Back to the donation page</Link>;
  return (
    <>
      <dl>
        <dt className="text-sm text-soft">Keep this reference</dt>
        <dd className="figures mt-1 font-display text-2xl font-semibold [overflow-wrap:anywhere]">
          <Ltr>{more.reference}</Ltr>
        </dd>
      </dl>
      {more.slip_link && (
        <p className="mt-4">
          <LinkButton to={more.slip_link}>Add the photo of the slip</LinkButton>
        </p>
      )}
      <p className="mt-4">
        <TextLink to={`/donation-success?key=${more.key}`}>See its status</TextLink>, also later: keep the
        address of that page.
      </p>
    </>
  );
}
