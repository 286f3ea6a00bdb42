import type { FormResult } from "#app/lib/form-faults.ts";
import { helpRules, peoplePattern } from "#app/parts/help/help.form.ts";
import { cnicPattern, helpLimits } from "#app/parts/help/help.messages.ts";
import type { helpWords } from "#app/parts/help/help.words.ts";
import { ChoiceField, TickField } from "#app/site/choice-fields.tsx";
import { useFormRules } from "#app/site/form-state.ts";
import { CityField, LongTextField, PhoneField, SelectField, TextField } from "#app/site/input-fields.tsx";
import { PublicForm } from "#app/site/public-form.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import { AfterHelp } from "./after-help.tsx";

type HelpFormProps = {
  token: string | undefined;
  kinds: readonly { id: string; title: string }[];
  /** What the family agrees to. */
  agreement: string;
  posted: FormResult | undefined;
};

/** Nothing of it is kept as a draft that a family would not want somebody else with its phone to read. */
const unkept = ["words", "cnic", "askedBy"];

export function HelpForm({ token, kinds, agreement, posted }: HelpFormProps) {
  const t = useText<typeof helpWords>("help");
  // A field for numbers refuses Urdu digits in most browsers.
  const count = useLanguage() === "ur" ? {} : { type: "number" as const, min: 1, max: helpLimits.household };
  return (
    <PublicForm
      path="/help"
      title={t("formTitle")}
      token={token}
      posted={posted}
      rules={useFormRules<typeof helpWords>(helpRules, "help")}
      unkept={unkept}
      texts={{ submit: t("submit"), sending: t("sending"), unreachable: t("failed") }}
      next={({ more }) => <AfterHelp sent={more} />}
    >
      <div className="help-fields grid gap-6">
        <SelectField
          name="kind"
          label={t("kindLabel")}
          required
          none={t("choose")}
          choices={kinds.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <ChoiceField
          name="forWhom"
          label={t("personLabel")}
          required
          choices={[
            { value: "self", label: t("personSelf") },
            { value: "family", label: t("personFamily") },
            { value: "other", label: t("personOther"), wide: true },
          ]}
        />
        <TextField
          name="askedBy"
          label={t("askerLabel")}
          hint={t("askerHint")}
          required
          autoComplete="name"
          maxLength={helpLimits.name}
          className="help-asker"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="name" label={t("nameLabel")} required maxLength={helpLimits.name} />
          <PhoneField required />
          <CityField required />
          <TextField name="area" label={t("areaLabel")} required maxLength={helpLimits.area} />
          <TextField
            name="household"
            label={t("householdLabel")}
            required
            inputMode="numeric"
            pattern={peoplePattern}
            {...count}
          />
          <TextField
            name="cnic"
            label={t("cnicLabel")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            pattern={cnicPattern}
            dir="ltr"
          />
        </div>
        <LongTextField
          name="words"
          label={t("wordsLabel")}
          hint={t("photosLater")}
          required
          rows={4}
          maxLength={helpLimits.words}
        />
        <TickField name="consent" required>
          <span className="block font-semibold">{t("consentLabel")}</span>
          <span className="block text-sm text-soft">{agreement}</span>
        </TickField>
      </div>
    </PublicForm>
  );
}
