import { Link, type MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { oldestDonor, restDays, youngestDonor } from "#app/lib/blood-groups.ts";
import { karachiDay } from "#app/lib/dates.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { BloodGroupField, TickField } from "#app/site/choice-fields.tsx";
import { FigureStrip, FormColumns, FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { useFormRules } from "#app/site/form-state.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import {
  CityField,
  EmailField,
  FieldGroup,
  PhoneField,
  SelectField,
  TextField,
} from "#app/site/input-fields.tsx";
import { formPage } from "#app/site/plain-page.ts";
import { PublicForm } from "#app/site/public-form.tsx";
import { IconList } from "#app/ui/icon-list.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { RichText, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/blood-donor.page.ts";
// A file of its own, as that of the frame (root.tsx).
import donorScript from "./blood-donor-script.ts?worker&url";
import { donorBirthdays, donorRules } from "./blood-donors.form.ts";
import { dayPlace, genders } from "./blood-donors.messages.ts";
import { donorForm, donorGuard } from "./blood-donors.service.server.ts";
import { bloodDonorWords } from "./blood-donors.words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const app = deps(context);
  return {
    token: await formToken(context, { guard: donorGuard(app) }),
    today: karachiDay(app.clock.now()),
    words: wordsOf(context, bloodDonorWords),
  };
}
export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, donorForm(deps(context), languageOf(context)));
export const headers = headersWithAction;
export const handle = formPage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof bloodDonorWords>(matches, "blood-donors");
  return headTags(matches, {
    title: t("title"),
    description: t("description"),
    path: "/registration/blood-donor",
  });
}

/** DONOR-01. Pomegranate is the colour of giving blood. */
export default function BloodDonorPage({ loaderData: { token, today }, actionData }: Route.ComponentProps) {
  const t = useText<typeof bloodDonorWords>("blood-donors");
  const figures = [
    { value: t("lives"), name: t("livesName") },
    { value: t("minutes"), name: t("minutesName") },
    { value: t("seconds"), name: t("secondsName") },
  ];
  return (
    <div className="blood-form">
      <FormPageHeader
        label={t("label")}
        accent="pomegranate"
        title={t("heading")}
        lead={t("lead")}
        picture={{
          src: "/art/blood-drive.svg",
          alt: t("pictureAlt"),
        }}
      >
        <p className="mt-6">
          <RichText<typeof bloodDonorWords>
            name="blood-donors"
            id="needBlood"
            components={{
              link: (
                <Link
                  to="/registration/blood-request"
                  className="font-semibold text-pomegranate underline underline-offset-4"
                />
              ),
            }}
          />
        </p>
      </FormPageHeader>
      <FigureStrip figures={figures} accent="pomegranate" />
      <FormColumns
        form={<BloodDonorForm token={token} today={today} posted={actionData} />}
        aside={
          <>
            <MayGive />
            <NextSteps
              accent="pomegranate"
              title={t("afterTitle")}
              steps={[t("afterPrivate"), t("afterCall"), t("afterGiving"), t("afterRest")]}
            />
          </>
        }
      />
      <script type="module" src={donorScript} />
    </div>
  );
}

function MayGive() {
  const t = useText<typeof bloodDonorWords>("blood-donors");
  const mayGive = [
    t("mayGiveAge", { youngest: youngestDonor, oldest: oldestDonor }),
    t("mayGiveWell"),
    t("mayGiveRest", { men: restDays.male, others: restDays.others }),
    t("mayGiveEaten"),
  ];
  return (
    <section aria-labelledby="may-give">
      <PartTitle id="may-give">{t("mayGiveTitle")}</PartTitle>
      <IconList icon="check" items={mayGive} iconClassName="text-pomegranate" />
    </section>
  );
}

type BloodDonorFormProps = {
  token: string | undefined;
  /** The Karachi day. */
  today: string;
  posted: FormResult | undefined;
};

/** What a draft does not keep: it is medical, and a phone may be shared. */
const unkept = ["bloodGroup", "dob", "lastDonationDate", "gender", "medicalClear"];

/** DONOR-01. */
function BloodDonorForm({ token, today, posted }: BloodDonorFormProps) {
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
