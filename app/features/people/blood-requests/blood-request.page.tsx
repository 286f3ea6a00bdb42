import type { MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { FormColumns } from "#app/site/form-page.tsx";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { useIdentity } from "#app/site/identity.ts";
import { formPage } from "#app/site/plain-page.ts";
import { IconList } from "#app/ui/icon-list.tsx";
import { TextLink } from "#app/ui/links.tsx";
import { PanelTitle, PartTitle } from "#app/ui/section-title.tsx";
import { Ltr, RichText, useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import type { Route } from "./+types/blood-request.page.ts";
import { BloodRequestForm } from "./blood-request-form.tsx";
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
