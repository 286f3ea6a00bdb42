import { addDays, formatLongDay } from "#app/lib/dates.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { BloodGroupField, ChoiceField } from "#app/site/choice-fields.tsx";
import { useFormRules } from "#app/site/form-state.ts";
import {
  CityField,
  EmailField,
  LongTextField,
  PhoneField,
  SelectField,
  TextField,
} from "#app/site/input-fields.tsx";
import { PublicForm } from "#app/site/public-form.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import { AfterRequest } from "./after-request.tsx";
import { bloodRequestRules, unitsPattern } from "./blood-requests.form.ts";
import { lastDayAhead, mostUnits, unknownGroup } from "./blood-requests.messages.ts";
import type { bloodRequestWords } from "./blood-requests.words.ts";

type BloodRequestFormProps = {
  token: string | undefined;
  /** The Karachi day. */
  today: string;
  posted: FormResult | undefined;
};

/** The phone comes first: with it alone we can call back and ask the rest. */
export function BloodRequestForm({ token, today, posted }: BloodRequestFormProps) {
  const t = useText<typeof bloodRequestWords>("blood-requests");
  // A field for numbers refuses Urdu digits in most browsers.
  const unitsInput = useLanguage() === "ur" ? {} : { type: "number" as const, min: 1, max: mostUnits };
  const rules = useFormRules<typeof bloodRequestWords>(
    (t, form) => bloodRequestRules(t, form, () => today),
    "blood-requests",
  );
  return (
    <PublicForm
      path="/registration/blood-request"
      title={t("formTitle")}
      token={token}
      posted={posted}
      rules={rules}
      unkept={["bloodGroup", "remarks"]}
      variant="danger"
      texts={{ submit: t("submit"), sending: t("sending"), unreachable: t("failed") }}
      next={({ more }) => <AfterRequest sent={more} />}
    >
      <div className="grid gap-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <PhoneField label={t("phoneLabel")} required />
          <TextField
            name="contactName"
            label={t("contactLabel")}
            required
            autoComplete="name"
            maxLength={200}
          />
        </div>
        <BloodGroupField
          label={t("groupLabel")}
          otherwise={{ value: unknownGroup, label: t("groupUnknown") }}
        />
        <NeededFields today={today} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="units"
            label={t("unitsLabel")}
            required
            inputMode="numeric"
            pattern={unitsPattern}
            {...unitsInput}
          />
          <TextField name="hospital" label={t("hospitalLabel")} required maxLength={200} />
          <CityField required />
          <EmailField hint={t("emailHint")} />
        </div>
        <LongTextField
          name="remarks"
          label={t("remarksLabel")}
          rows={3}
          maxLength={2000}
          hint={t("remarksHint")}
        />
      </div>
    </PublicForm>
  );
}

/** Now, tonight, tomorrow or a later day: the days are in a list, written as the language writes them. */
function NeededFields({ today }: { today: string }) {
  const t = useText<typeof bloodRequestWords>("blood-requests");
  const language = useLanguage();
  const dayIn = (days: number) => {
    const day = addDays(today, days);
    return { value: day, label: formatLongDay(day, language) };
  };
  return (
    <div className="group grid gap-5">
      <ChoiceField
        name="neededWhen"
        label={t("whenLabel")}
        required
        columns="sm:grid-cols-2"
        choices={[
          { value: "now", label: t("whenNow") },
          { value: "tonight", label: t("whenTonight") },
          { value: "tomorrow", label: t("whenTomorrow"), text: dayIn(1).label },
          { value: "day", label: t("whenDay") },
        ]}
      />
      <SelectField
        name="neededBy"
        label={t("dayLabel")}
        required
        none={t("chooseDay")}
        choices={Array.from({ length: lastDayAhead - 1 }, (_, place) => dayIn(place + 2))}
        // No script is needed to show it.
        className="not-group-has-[input[value=day]:checked]:hidden sm:max-w-sm"
      />
    </div>
  );
}
