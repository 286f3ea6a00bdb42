import { useState } from "react";
import { bloodGroups } from "#app/lib/blood-groups.ts";
import { addDays } from "#app/lib/dates.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { ChoiceField, CityField, LongTextField, PhoneField, TextField } from "#app/site/form-fields.tsx";
import { PublicForm } from "#app/site/public-form.tsx";
import { AfterRequest } from "./after-request.tsx";
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
