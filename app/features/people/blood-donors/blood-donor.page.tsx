import { Link, type MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { oldestDonor, restDays, youngestDonor } from "#app/lib/blood-groups.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { FigureStrip, FormColumns, FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { formPage } from "#app/site/plain-page.ts";
import { IconList } from "#app/ui/icon-list.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { RichText, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/blood-donor.page.ts";
import { BloodDonorForm } from "./blood-donor-form.tsx";
// A file of its own, as that of the frame (root.tsx).
import donorScript from "./blood-donor-script.ts?worker&url";
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
