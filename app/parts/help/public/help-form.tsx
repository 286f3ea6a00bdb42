import type { ReactNode } from "react";
import type { FormResult } from "#app/lib/form-faults.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { helpRules, peoplePattern } from "#app/parts/help/help.form.ts";
import { cnicPattern, helpLimits } from "#app/parts/help/help.messages.ts";
import type { helpWords } from "#app/parts/help/help.words.ts";
import { ChoiceField, TickField } from "#app/site/choice-fields.tsx";
import { useFormRules } from "#app/site/form-state.ts";
import { useIdentity } from "#app/site/identity.ts";
import { CityField, LongTextField, PhoneField, SelectField, TextField } from "#app/site/input-fields.tsx";
import { KeepIt } from "#app/site/keep-it.tsx";
import { PublicForm } from "#app/site/public-form.tsx";
import { buttonStyle } from "#app/ui/button.tsx";
import { LinkButton, TextLink } from "#app/ui/links.tsx";
import { Ltr, RichText, useLanguage, useText } from "#app/ui/text.tsx";

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

/** After a request: its reference, what happens next and when. A robot gets the thanks alone. */
function AfterHelp({ sent }: { sent: FormResult["more"] }) {
  const t = useText<typeof helpWords>("help");
  const { phone, name } = useIdentity();
  if (!sent?.reference) return null;
  return (
    <>
      <p className="border-y border-rule-strong py-4">
        <span className="label block text-soft">{t("reference")}</span>
        <strong className="figures mt-1 block font-display text-2xl">
          <Ltr>{sent.reference}</Ltr>
        </strong>
      </p>
      {sent.urgent && (
        <p className="mt-6">
          <span className="block">{t("urgentText")}</span>
          <a href={phoneLink(phone)} className={buttonStyle({ variant: "danger" }, "mt-3 max-sm:w-full")}>
            <span>
              <RichText<typeof helpWords>
                name="help"
                id="callUs"
                components={{ phone: <Ltr className="figures whitespace-nowrap">{phone}</Ltr> }}
              />
            </span>
          </a>
        </p>
      )}
      <h3 className="mt-8 text-xl">{t("nextTitle")}</h3>
      <dl className="mt-4 grid gap-y-4">
        <Step when={t("today")}>{t("todayText")}</Step>
        <Step when={t("until", { day: sent.until ?? "" })}>
          {t("untilText", { phone: sent.phone ?? "" })}
        </Step>
        <Step when={t("later")}>{t("laterText")}</Step>
      </dl>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {sent.papers && (
          <LinkButton to={sent.papers} variant="quiet">
            {t("addPapers")}
          </LinkButton>
        )}
        <TextLink to="/help/status">{t("seeStatus")}</TextLink>
      </p>
      <KeepIt text={t("kept", { name, reference: sent.reference })} path="/help/status" className="mt-8" />
    </>
  );
}

function Step({ when, children }: { when: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[11rem_1fr]">
      <dt className="font-semibold rtl:text-emerald">{when}</dt>
      <dd>{children}</dd>
    </div>
  );
}
