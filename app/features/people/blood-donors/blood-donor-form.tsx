import { oldestDonor, youngestDonor } from "#app/lib/blood-groups.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { BloodGroupField, TickField } from "#app/site/choice-fields.tsx";
import { useFormRules } from "#app/site/form-state.ts";
import {
  CityField,
  EmailField,
  FieldGroup,
  PhoneField,
  SelectField,
  TextField,
} from "#app/site/input-fields.tsx";
import { PublicForm } from "#app/site/public-form.tsx";
import { useText } from "#app/ui/text.tsx";
import { donorBirthdays, donorRules } from "./blood-donors.form.ts";
import { dayPlace, genders } from "./blood-donors.messages.ts";
import type { bloodDonorWords } from "./blood-donors.words.ts";

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
  const t = useText<typeof bloodDonorWords>("blood-donors");
  const rules = useFormRules<typeof bloodDonorWords>(
    (t, form) => donorRules(t, form, () => today),
    "blood-donors",
  );
  return (
    <PublicForm
      path="/registration/blood-donor"
      title={t("formTitle")}
      intro={t("intro")}
      token={token}
      posted={posted}
      rules={rules}
      unkept={unkept}
      variant="danger"
      texts={{
        submit: t("submit"),
        sending: t("sending"),
        unreachable: t("failed"),
        broken: t("serverError"),
      }}
      next={<p>{t("afterwards")}</p>}
    >
      <FieldGroup title={t("needed")}>
        <BloodGroupField label={t("groupLabel")} hint={t("groupHint")} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="fullName" label={t("fullName")} required autoComplete="name" maxLength={200} />
          <CityField required />
          <PhoneField required />
          <EmailField />
        </div>
      </FieldGroup>
      <FieldGroup title={t("when")}>
        <Dates today={today} />
      </FieldGroup>
      <TickField name="medicalClear" required>
        {t("consent")}
      </TickField>
    </PublicForm>
  );
}

/** Birthday, gender and last donation. The page's script says at once from when somebody may give again. */
function Dates({ today }: { today: string }) {
  const t = useText<typeof bloodDonorWords>("blood-donors");
  return (
    <div data-rest={t("restUntil", { day: dayPlace })} className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="dob"
        type="date"
        label={t("birthday")}
        hint={t("badAge", { youngest: youngestDonor, oldest: oldestDonor })}
        autoComplete="bday"
        {...donorBirthdays(today)}
      />
      <SelectField
        name="gender"
        label={t("gender")}
        choices={genders.map((value) => ({ value, label: t(value) }))}
        none={t("choose")}
      />
      <TextField
        name="lastDonationDate"
        type="date"
        label={t("lastDonation")}
        max={today}
        hint={t("lastHint")}
      />
      <p role="status" className="self-center text-sm font-semibold empty:hidden" />
    </div>
  );
}
