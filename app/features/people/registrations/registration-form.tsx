import type { FormResult } from "#app/lib/form-faults.ts";
import { ChoiceField } from "#app/site/choice-fields.tsx";
import { useFormRules } from "#app/site/form-state.ts";
import {
  CityField,
  EmailField,
  FieldGroup,
  LongTextField,
  PhoneField,
  SelectField,
  TextField,
} from "#app/site/input-fields.tsx";
import { PublicForm } from "#app/site/public-form.tsx";
import { TextLink } from "#app/ui/links.tsx";
import { useText } from "#app/ui/text.tsx";
import type { LinkedText, Question, RegistrationPage } from "#content/registration-page.ts";
import type { RegistrationKind } from "#content/registrations.ts";
import { addressPattern, isEmailRequired, registrationRules } from "./registrations.form.ts";
import type { registrationWords } from "./registrations.words.ts";

type RegistrationFormProps = {
  kind: RegistrationKind;
  form: RegistrationPage["form"];
  next: LinkedText;
  token: string | undefined;
  posted: FormResult | undefined;
};

/** The form of one kind of registration: its own questions first, then how we reach the person. */
export function RegistrationForm({ kind, form, next, token, posted }: RegistrationFormProps) {
  const t = useText<typeof registrationWords>("registrations");
  const { questions } = form;
  const rules = useFormRules<typeof registrationWords>(
    (t, form) => registrationRules(kind, { t, form }, questions),
    "registrations",
  );
  return (
    <PublicForm
      path={`/registration/${kind}`}
      title={form.title}
      intro={form.intro}
      token={token}
      posted={posted}
      rules={rules}
      texts={{ submit: form.submit, sending: t("sending"), unreachable: t("failed") }}
      next={
        <p>
          <TextWithLinks text={next} />
        </p>
      }
    >
      <input type="hidden" name="kind" value={kind} />
      <FieldGroup title={form.legend}>
        <div className="grid gap-5 sm:grid-cols-2">
          {questions.map((question) => (
            <QuestionField key={question.field} {...question} />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup title={t("howToReach")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="name" label={t("fullName")} required autoComplete="name" maxLength={200} />
          <CityField required />
          <PhoneField required />
          <EmailField
            required={isEmailRequired(kind)}
            hint={isEmailRequired(kind) ? undefined : t("emailHint")}
          />
        </div>
      </FieldGroup>
    </PublicForm>
  );
}

function QuestionField(question: Question) {
  const { field, label, required, max, hint, autoComplete, half } = question;
  const common = { name: field, label, required, hint, className: half ? "" : "sm:col-span-2" };
  switch (question.as) {
    case "line":
      return <TextField {...common} autoComplete={autoComplete} maxLength={max} />;
    case "address":
      return <TextField {...common} type="url" inputMode="url" maxLength={max} pattern={addressPattern} />;
    case "text":
      return <LongTextField {...common} rows={question.rows} maxLength={max} />;
    case "cards":
      return <ChoiceField {...common} columns="" choices={question.choices} />;
    case "list":
      return (
        <SelectField
          {...common}
          none={question.none}
          choices={typeof question.choices === "string" ? [] : question.choices}
        />
      );
  }
}

export const TextWithLinks = ({ text }: { text: LinkedText }) =>
  text.map(({ text, path }) =>
    path === undefined ? (
      text
    ) : (
      <TextLink key={path} to={path}>
        {text}
      </TextLink>
    ),
  );
