import type { MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { useHasPage, useIdentity } from "#app/site/identity.ts";
import { formPage } from "#app/site/plain-page.ts";
import { Lattice } from "#app/ui/lattice.tsx";
import { LinkButton, TextLink } from "#app/ui/links.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/contact.page.ts";
import { contactForm, contactGuard } from "./contact.service.server.ts";
import { contactWords } from "./contact.words.ts";
import { ContactChannels } from "./contact-channels.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactMap } from "./contact-map.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = deps(context);
  const token = await formToken(context, { guard: contactGuard(app) });
  const subject = new URL(request.url).searchParams.get("subject")?.trim().slice(0, 200) ?? "";
  return { token, subject, siteUrl: app.env.siteUrl, words: wordsOf(context, contactWords) };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, contactForm(deps(context), languageOf(context)));

export const headers = headersWithAction;
export const handle = formPage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof contactWords>(matches, "contact");
  return headTags(matches, { title: t("title"), description: t("description"), path: "/contact" });
}

/** CONTACT-02. */
export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, subject, siteUrl } = loaderData;
  const t = useText<typeof contactWords>("contact");
  return (
    <>
      <header className="relative overflow-hidden">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative grid items-end gap-x-16 gap-y-7 pt-14 pb-9 sm:pt-20 lg:grid-cols-[1.25fr_1fr]">
          <div>
            <p className="label text-emerald">{t("title")}</p>
            <h1 className="mt-3 text-title">{t("heading")}</h1>
            <p className="mt-4 max-w-xl text-lg text-soft">{t("lead")}</p>
          </div>
          <HoursAndBlood />
        </div>
      </header>
      <ContactChannels siteUrl={siteUrl} />
      <div className="page-width grid items-start gap-x-16 gap-y-12 py-14 lg:grid-cols-[1.25fr_1fr] lg:py-20">
        <ContactForm token={token} subject={subject} posted={actionData} />
        <MeetupSteps />
      </div>
      <ContactMap />
    </>
  );
}

/** When somebody is there, and the way of those who cannot wait until then. */
function HoursAndBlood() {
  const t = useText<typeof contactWords>("contact");
  const { hours } = useIdentity();
  const hasHelp = useHasPage("/help");
  return (
    <dl className="grid gap-y-5 border-s-4 border-pomegranate bg-raised p-5">
      <div>
        <dt className="label text-soft">{t("hours")}</dt>
        <Text as="dd" text={hours} className="mt-1" />
      </div>
      <div>
        <dt className="label text-pomegranate">{t("bloodNeeded")}</dt>
        <dd className="mt-2">
          <LinkButton to="/registration/blood-request" variant="danger">
            {t("needBlood")}
          </LinkButton>
        </dd>
      </div>
      {hasHelp && (
        <div>
          <dt className="label text-soft">{t("helpNeeded")}</dt>
          <dd className="mt-1">
            <TextLink to="/help">{t("askForHelp")}</TextLink>
          </dd>
        </div>
      )}
    </dl>
  );
}

const steps = [
  ["proposal", "proposalText"],
  ["review", "reviewText"],
  ["scheduling", "schedulingText"],
] as const;

/** How to meet the people who decide. */
function MeetupSteps() {
  const t = useText<typeof contactWords>("contact");
  return (
    <section aria-labelledby="meetup" className="border-s-2 border-emerald ps-7 lg:ps-10">
      <PartTitle id="meetup">{t("meetup")}</PartTitle>
      <p className="mt-3 text-soft">{t("meetupFor")}</p>
      <ol className="mt-7 grid gap-7">
        {steps.map(([title, text], place) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-4">
            <span aria-hidden="true" className="relative grid size-9 place-items-center text-emerald">
              <Star outline className="absolute inset-0 size-9" />
              <span className="figures relative text-sm font-semibold">{place + 1}</span>
            </span>
            <div>
              <h3 className="text-xl">{t(title)}</h3>
              <p className="mt-1 text-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
