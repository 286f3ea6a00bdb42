import type { MetaDescriptor } from "react-router";
import { content, wordsOf } from "#app/loader-context.server.ts";
import { FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { LinkButton, QuietLink } from "#app/ui/links.tsx";
import { PartTitle, SectionTitle } from "#app/ui/section-title.tsx";
import { useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/partnerships.page.ts";
import { getInvolvedWords } from "./get-involved.words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { text, facts } = (await content(context, "home")).career.partnership;
  return { text, facts, words: wordsOf(context, getInvolvedWords) };
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof getInvolvedWords>(matches, "getInvolved");
  return headTags(matches, {
    title: t("partnerships"),
    description: t("partnershipsDescription"),
    path: "/partnerships",
  });
}

const partners = [
  { who: "firms", brings: "firmsBring", gets: "firmsGet" },
  { who: "schools", brings: "schoolsBring", gets: "schoolsGet" },
  { who: "hospitals", brings: "hospitalsBring", gets: "hospitalsGet" },
] as const;

const steps = ["step1", "step2", "step3", "step4"] as const;
const asked = ["asked1", "asked2", "asked3", "asked4"] as const;

/** FRAME-07: what a partnership is. It leads to the contact form with its subject. */
export default function PartnershipsPage({ loaderData: { text, facts } }: Route.ComponentProps) {
  const t = useText<typeof getInvolvedWords>("getInvolved");
  const contact = `/contact?${new URLSearchParams({ subject: t("partnerWithUs") })}`;
  return (
    <>
      <FormPageHeader
        label={t("strategic")}
        title={t("shareProgramme")}
        lead={text}
        picture={{
          src: "/art/skill-development.svg",
          alt: t("workshopAlt"),
        }}
      >
        <ul className="figures mt-6 flex flex-wrap gap-x-8 gap-y-2 font-display text-xl font-semibold text-emerald">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="mt-7">
          <LinkButton to={contact}>{t("partnerWithUs")}</LinkButton>
        </p>
      </FormPageHeader>
      <section aria-labelledby="who" className="border-y border-rule bg-sunk">
        <div className="page-width py-12 lg:py-16">
          <SectionTitle id="who">{t("whoBringsWhat")}</SectionTitle>
          <div className="mt-8 grid gap-9">
            {partners.map(({ who, brings, gets }) => (
              <div
                key={who}
                className="grid gap-x-12 gap-y-3 border-t border-rule-strong pt-5 md:grid-cols-3"
              >
                <h3 className="text-2xl">{t(who)}</h3>
                <div>
                  <p className="label text-emerald">{t("bring")}</p>
                  <p className="mt-1">{t(brings)}</p>
                </div>
                <div>
                  <p className="label text-emerald">{t("get")}</p>
                  <p className="mt-1">{t(gets)}</p>
                </div>
              </div>
            ))}
          </div>
        </div>
      </section>
      <div className="page-width grid items-start gap-x-16 gap-y-12 py-12 lg:grid-cols-2 lg:py-16">
        <NextSteps title={t("howItBegins")} steps={steps.map((step) => t(step))} />
        <section aria-labelledby="asked">
          <PartTitle id="asked">{t("asked")}</PartTitle>
          <ul className="mt-5 grid gap-4">
            {asked.map((sentence) => (
              <li key={sentence} className="border-t border-rule pt-4 first:border-0 first:pt-0">
                {t(sentence)}
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <QuietLink to={contact}>{t("writeAbout")}</QuietLink>
          </p>
        </section>
      </div>
    </>
  );
}
