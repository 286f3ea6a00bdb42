import { type ReactNode, useState } from "react";
import { bloodGroups } from "#app/lib/blood-groups.ts";
import { addDays } from "#app/lib/dates.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { ChoiceField, CityField, LongTextField, PhoneField, TextField } from "#app/site/form-fields.tsx";
import { useIdentity } from "#app/site/identity.ts";
import { PublicForm } from "#app/site/public-form.tsx";
import { ShareOnWhatsApp, whatsAppTo } from "#app/site/share-on-whatsapp.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { QuietLink } from "#app/ui/link-button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { bloodRequestRules } from "./blood-requests.form.ts";
import { bloodRequestMessages as messages, mostUnits } from "./blood-requests.messages.ts";

type BloodRequestFormProps = {
  token: string | undefined;
  /** The Karachi day. */
  today: string;
  posted: FormResult | undefined;
};

/** The phone comes first: with it alone we can call back and ask the rest. */
export function BloodRequestForm({ token, today, posted }: BloodRequestFormProps) {
  const [rules] = useState(() => bloodRequestRules(() => today));
  return (
    <PublicForm
      path="/registration/blood-request"
      title="Tell us what the hospital asks for"
      token={token}
      posted={posted}
      rules={rules}
      unkept={["bloodGroup", "remarks"]}
      variant="danger"
      texts={{ submit: "Send the request", sending: messages.sending }}
      next={({ more }) => <AfterRequest sent={more} />}
    >
      <div className="grid gap-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <PhoneField
            label="Phone number that somebody answers now"
            required
            hint="0300 1234567 or +92 300 1234567"
          />
          <TextField
            name="contactName"
            label="Name of the person we call"
            required
            autoComplete="name"
            maxLength={200}
          />
        </div>
        <ChoiceField
          name="bloodGroup"
          label="The patient's blood group"
          required
          columns="grid-cols-2 sm:grid-cols-4"
          choices={bloodGroups.map((group) => ({ value: group, label: group }))}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="units"
            label="How many bags"
            required
            type="number"
            inputMode="numeric"
            min={1}
            max={mostUnits}
          />
          <TextField
            name="neededBy"
            label="Needed by"
            required
            type="date"
            min={today}
            max={addDays(today, 60)}
            hint="If it is a matter of hours, choose today."
          />
          <TextField name="hospital" label="Hospital or blood bank" required maxLength={200} />
          <CityField required />
        </div>
        <LongTextField
          name="remarks"
          label="Anything we should know"
          rows={3}
          maxLength={2000}
          hint="The ward, the doctor's name, or whether you need platelets or plasma. We do not need the patient's name."
        />
      </div>
    </PublicForm>
  );
}

/**
 * After a request for blood: its reference, one button to call, and what happens when. No step promises an hour, because
 * none is known here.
 * @param props.sent what the server made of the request; a robot has none of it
 */
export function AfterRequest({ sent }: { sent: FormResult["more"] }) {
  const { phone, social } = useIdentity();
  const { reference, city = "your city", phone: number = "the number you gave", until } = sent ?? {};
  const named = reference ? ` and say ${reference}` : "";
  return (
    <>
      {reference && (
        <p className="border-y border-rule-strong py-4">
          <span className="label block text-soft">Your reference</span>
          <strong className="figures mt-1 block font-display text-3xl">
            <Ltr>{reference}</Ltr>
          </strong>
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={phoneLink(phone)} className={buttonStyle({ variant: "danger" }, "max-sm:w-full")}>
          Call us now:{" "}
          <span className="figures ms-1">
            <Ltr>{phone}</Ltr>
          </span>
        </a>
        {social.whatsapp && sent?.needed && (
          <QuietLink
            href={whatsAppTo(social.whatsapp, `${reference}. ${sent.needed} ${sent.contact}`)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Write to us on WhatsApp<span className="sr-only"> (opens in a new tab)</span>
          </QuietLink>
        )}
        {sent?.needed && <ShareOnWhatsApp text={`${sent.needed} ${sent.contact}`} />}
      </p>
      <h3 className="mt-8 text-xl">What happens when</h3>
      <dl className="mt-4 grid gap-y-4">
        <Step when="Now">Your request is on the blood desk's list, at the top.</Step>
        <Step when="When we read it">
          We call donors in {city} whose group fits and who may give today, one after another.
        </Step>
        <Step when="When one says yes">
          We call{" "}
          <span className="figures">
            <Ltr>{number}</Ltr>
          </span>
          . Keep the phone free, and have somebody ready to go to the blood bank with the hospital's slip.
        </Step>
        <Step when="If you hear nothing">
          Call us{named}. Meanwhile ask your relatives and the hospital's own blood bank.
        </Step>
        <Step when={until ? `Until ${until}` : "Until it is found"}>
          If blood is found elsewhere, tell us: another family is waiting for the same donor.
        </Step>
      </dl>
    </>
  );
}

function Step({ when, children }: { when: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[11rem_1fr]">
      <dt className="font-semibold">{when}</dt>
      <dd>{children}</dd>
    </div>
  );
}
