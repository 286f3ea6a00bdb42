import type { MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { addDays, formatLongDay, karachiDay } from "#app/lib/dates.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { BloodGroupField, ChoiceField } from "#app/site/choice-fields.tsx";
import { FormColumns } from "#app/site/form-page.tsx";
import { useFormRules } from "#app/site/form-state.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { useIdentity } from "#app/site/identity.ts";
import {
  CityField,
  EmailField,
  LongTextField,
  PhoneField,
  SelectField,
  TextField,
} from "#app/site/input-fields.tsx";
import { formPage } from "#app/site/plain-page.ts";
import { PublicForm } from "#app/site/public-form.tsx";
import { IconList } from "#app/ui/icon-list.tsx";
import { TextLink } from "#app/ui/links.tsx";
import { PanelTitle, PartTitle } from "#app/ui/section-title.tsx";
import { Ltr, RichText, useLanguage, useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import type { Route } from "./+types/blood-request.page.ts";
import { AfterRequest } from "./after-request.tsx";
import { bloodRequestRules, unitsPattern } from "./blood-requests.form.ts";
import { lastDayAhead, mostUnits, unknownGroup } from "./blood-requests.messages.ts";
import { requestForm, requestGuard } from "./blood-requests.service.server.ts";
import { bloodRequestWords } from "./blood-requests.words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const app = deps(context);
  return {
    token: await formToken(context, { guard: requestGuard(app) }),
    today: karachiDay(app.clock.now()),
    words: wordsOf(context, bloodRequestWords),
  };
}
export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, requestForm(deps(context), languageOf(context)));
export const headers = headersWithAction;
export const handle = formPage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof bloodRequestWords>(matches, "blood-requests");
  return headTags(matches, {
    title: t("title"),
    description: t("description"),
    path: "/registration/blood-request",
  });
}

const ready = ["readyGroup", "readyHospital", "readyPhone", "readyPerson"] as const;

/** For a family in a corridor: short, calm, the phone before everything. */
export default function BloodRequestPage({ loaderData: { token, today }, actionData }: Route.ComponentProps) {
  const t = useText<typeof bloodRequestWords>("blood-requests");
  return (
    <div className="blood-form">
      <header className="border-b border-rule bg-pomegranate-tint">
        <div className="page-width grid items-end gap-x-16 gap-y-7 py-9 lg:grid-cols-[1.15fr_1fr] lg:py-14">
          <div>
            <p className="label text-pomegranate">{t("title")}</p>
            <h1 className="mt-3 text-title">{t("heading")}</h1>
            <p className="mt-4 max-w-xl text-lg">{t("lead")}</p>
          </div>
          <Emergency />
        </div>
      </header>
      <FormColumns
        form={<BloodRequestForm token={token} today={today} posted={actionData} />}
        aside={
          <>
            <section aria-labelledby="ready">
              <PartTitle id="ready">{t("readyTitle")}</PartTitle>
              <IconList icon="check" items={ready.map((key) => t(key))} iconClassName="text-pomegranate" />
            </section>
            <section aria-labelledby="honest" className="border-s-2 border-pomegranate ps-6">
              <PartTitle id="honest">{t("promiseTitle")}</PartTitle>
              <p className="mt-3">{t("promise")}</p>
              <p className="mt-4">
                <TextLink to="/registration/blood-donor">{t("giveYourself")}</TextLink>
              </p>
            </section>
          </>
        }
      />
    </div>
  );
}

/** The two calls that are faster than a form. */
function Emergency() {
  const t = useText<typeof bloodRequestWords>("blood-requests");
  const ui = useText<typeof uiWords>("ui");
  const { phone, social } = useIdentity();
  return (
    <section aria-labelledby="emergency" className="border-s-4 border-pomegranate bg-raised p-5">
      <PanelTitle id="emergency">{t("minutesTitle")}</PanelTitle>
      <p className="mt-2">
        <RichText<typeof bloodRequestWords>
          name="blood-requests"
          id="minutes"
          components={{
            number: (
              // biome-ignore lint/a11y/useAnchorContent: the number stands in the message
              <a href="tel:1122" className="font-semibold text-pomegranate underline underline-offset-4" />
            ),
          }}
        />
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <a
          href={phoneLink(phone)}
          className="button min-h-11 border-pomegranate bg-pomegranate px-5 text-on-pomegranate hover:bg-pomegranate-deep"
        >
          <span>
            <RichText<typeof bloodRequestWords>
              name="blood-requests"
              id="callUs"
              components={{ phone: <Ltr className="figures">{phone}</Ltr> }}
            />
          </span>
        </a>
        {social.whatsapp && (
          <TextLink href={social.whatsapp} target="_blank" rel="noopener noreferrer">
            {t("onWhatsApp")} <span className="sr-only">{ui("newTab")}</span>
          </TextLink>
        )}
      </p>
    </section>
  );
}

type BloodRequestFormProps = {
  token: string | undefined;
  /** The Karachi day. */
  today: string;
  posted: FormResult | undefined;
};

/** The phone comes first: with it alone we can call back and ask the rest. */
function BloodRequestForm({ token, today, posted }: BloodRequestFormProps) {
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
