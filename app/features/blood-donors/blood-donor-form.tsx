import { useState } from "react";
import { bloodGroups } from "#app/lib/blood-groups.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import {
  ChoiceField,
  CityField,
  EmailField,
  FieldGroup,
  PhoneField,
  SelectField,
  TextField,
  TickField,
} from "#app/site/form-fields.tsx";
import { PublicForm } from "#app/site/public-form.tsx";
import { donorBirthdays, donorRules, restNote } from "./blood-donors.form.ts";
import { consentText, genders, bloodDonorMessages as messages } from "./blood-donors.messages.ts";

type BloodDonorFormProps = {
  token: string | undefined;
  /** The Karachi day. */
  today: string;
  posted: FormResult | undefined;
};

/** What a draft does not keep: it is medical, and a phone may be shared. */
const unkept = ["bloodGroup", "dob", "lastDonationDate", "gender", "medicalClear"];

/** DONOR-01. */
export function BloodDonorForm({ token, today, posted }: BloodDonorFormProps) {
  const [rules] = useState(() => donorRules(() => today));
  return (
    <PublicForm
      path="/registration/blood-donor"
      title="Register as a donor"
      intro="It takes two minutes. We need four answers; the others help us to call at the right time."
      token={token}
      posted={posted}
      rules={rules}
      unkept={unkept}
      variant="danger"
      texts={{ submit: "Register as a blood donor", sending: messages.sending }}
      next={<Afterwards />}
    >
      <FieldGroup title="What we need to call you">
        <ChoiceField
          name="bloodGroup"
          label="Blood group"
          required
          columns="grid-cols-2 sm:grid-cols-4"
          choices={bloodGroups.map((group) => ({ value: group, label: group }))}
          hint="Not sure? Look on a hospital slip or an old donor card."
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="fullName" label="Full name" required autoComplete="name" maxLength={200} />
          <CityField required />
          <PhoneField required hint="0300 1234567 or +92 300 1234567" />
          <EmailField />
        </div>
      </FieldGroup>
      <FieldGroup title="When we can call you">
        <Dates today={today} />
      </FieldGroup>
      <TickField name="medicalClear" required>
        {consentText}
      </TickField>
    </PublicForm>
  );
}

/** Birthday, gender and last donation; says at once from when somebody may give again. */
function Dates({ today }: { today: string }) {
  const [last, setLast] = useState({ lastDonationDate: "", gender: "" });
  const note = restNote(last, today);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="dob"
        label="Date of birth"
        type="date"
        autoComplete="bday"
        {...donorBirthdays(today)}
      />
      <SelectField
        name="gender"
        label="Gender"
        choices={genders}
        none="Please choose"
        onChange={({ currentTarget: { value } }) => setLast((known) => ({ ...known, gender: value }))}
      />
      <TextField
        name="lastDonationDate"
        label="Last donation"
        type="date"
        max={today}
        hint="Leave it empty if you have never given."
        onChange={({ currentTarget: { value } }) =>
          setLast((known) => ({ ...known, lastDonationDate: value }))
        }
      />
      <p role="status" className="self-center text-sm font-semibold empty:hidden">
        {note}
      </p>
    </div>
  );
}

const Afterwards = () => (
  <p>Keep your phone within reach. If your number changes, please send the form again.</p>
);
