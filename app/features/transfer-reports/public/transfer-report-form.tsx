import { useRef, useState } from "react";
import { Link } from "react-router";
import { methodNames, paymentMethods, walletList } from "#app/contract/payment-methods.ts";
import { publicEndpoints } from "#app/contract/public-endpoints.ts";
import { donationLimits } from "#app/features/donations/donations.messages.ts";
import type { ReportedDonation } from "#app/features/transfer-reports/server/transfer-report-page.server.ts";
import { transferRules } from "#app/features/transfer-reports/transfer-reports.form.ts";
import {
  transferMessages as messages,
  transferConsentText,
} from "#app/features/transfer-reports/transfer-reports.messages.ts";
import { callEndpoint } from "#app/lib/call-api.ts";
import { karachiDay } from "#app/lib/dates.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { EmailField, FieldGroup, SelectField, TextField, TickField } from "#app/site/form-fields.tsx";
import { PublicForm } from "#app/site/public-form.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { TransferProofField } from "./transfer-proof-field.tsx";

type TransferReportFormProps = {
  token: string | undefined;
  funds: readonly { value: string; label: string }[];
  donation: ReportedDonation | undefined;
  filled: { amount: string; method: string };
  posted: FormResult | undefined;
};

const path = "/donate-bank-form";

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
export function TransferReportForm({ token, funds, donation, filled, posted }: TransferReportFormProps) {
  const [slip, setProof] = useState<File>();
  const idempotencyKey = useRef<string>(undefined);

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
      title="The transfer"
      intro="As shown on your bank's slip or in your app."
      token={token}
      posted={posted}
      initial={filled}
      rules={rules}
      prepare={prepare}
      unkept={["key", "accountNumber"]}
      texts={{ submit: "Report the transfer", sending: messages.sending }}
      next={(result) => <Reported result={result} />}
    >
      {donation && <input type="hidden" name="key" value={donation.key} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {!donation && (
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
        {!donation && <SelectField name="fund" label="What it is for" choices={funds} />}
        {!donation && <SelectField name="method" label="Sent to our" choices={accounts} />}
      </div>
      <FieldGroup title="From which account">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="accountName" label="Account name" required autoComplete="name" maxLength={200} />
          <TextField
            name="bankName"
            label="Bank name"
            required
            maxLength={200}
            hint={`Or ${walletList()}, another wallet.`}
          />
          <TextField
            name="accountNumber"
            label="Account number"
            required
            autoComplete="off"
            maxLength={60}
            hint="Your account number or IBAN, or the mobile number of a wallet."
          />
          <TextField
            name="transactionId"
            label="Transaction id"
            autoComplete="off"
            maxLength={60}
            hint="Optional, but it is the quickest way to find your transfer: the TID, RRN or reference on the slip."
          />
        </div>
        <TransferProofField value={slip} onChange={setProof} />
      </FieldGroup>
      {!donation && (
        <FieldGroup title="For the receipt">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="name"
              label="Name"
              autoComplete="name"
              maxLength={donationLimits.name}
              hint="Optional. It appears on the receipt."
            />
            <EmailField hint="Optional. We send the receipt there." />
          </div>
        </FieldGroup>
      )}
      <TickField name="consent" required>
        {transferConsentText}
      </TickField>
    </PublicForm>
  );
}

/** What the donor keeps: the reference, and the page that shows what becomes of it. */
function Reported({ result: { more } }: { result: FormResult }) {
  if (!more?.reference) return <Link to="/donate">Back to the donation page</Link>;
  return (
    <>
      <dl>
        <dt className="text-sm text-soft">Keep this reference</dt>
        <dd className="figures mt-1 font-display text-2xl font-semibold [overflow-wrap:anywhere]">
          {more.reference}
        </dd>
      </dl>
      {more.slip_link && (
        <p className="mt-4">
          <LinkButton to={more.slip_link}>Add the photo of the slip</LinkButton>
        </p>
      )}
      <p className="mt-4">
        <Link to={`/donation-success?key=${more.key}`} className="text-link">
          See its status
        </Link>
        , also later: keep the address of that page.
      </p>
    </>
  );
}
