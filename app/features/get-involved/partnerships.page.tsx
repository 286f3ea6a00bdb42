import type { MetaDescriptor } from "react-router";
import { content } from "#app/services.server.ts";
import { FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { LinkButton, QuietLink } from "#app/ui/link-button.tsx";
import { PartTitle, SectionTitle } from "#app/ui/section-title.tsx";
import type { Route } from "./+types/partnerships.page.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { text, facts } = (await content(context, "home")).career.partnership;
  return { text, facts };
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const description =
    "How firms, schools and hospitals run programmes with us: what each side contributes, what we agree, and who sees the accounts.";
  return headTags(matches, { title: "Partnerships", description, path: "/partnerships" });
}

const contact = "/contact?subject=Partner%20With%20Us";

const partners = [
  {
    who: "Firms",
    brings: "A budget for a year or more, working hours, goods, transport, printing, an audit.",
    gets: "A programme that they can visit, its accounts, and a report on the hours of their staff.",
  },
  {
    who: "Schools and universities",
    brings: "Rooms after school hours, teachers, interns, a library, places for children whose fees we pay.",
    gets: "Useful work for their students, and a supervisor who writes them a reference.",
  },
  {
    who: "Hospitals and laboratories",
    brings: "Beds, tests and medicine at cost, doctors for a camp, a blood bank that calls us first.",
    gets: "Patients who come early and with their records, donors when they are needed, bills that are paid.",
  },
];

const asked = [
  "Long-term: at least a year.",
  "A one-page agreement, signed by both sides: the programme, the money, the people, the end date.",
  "The partner sees the programme's accounts every quarter.",
  "No exclusive rights, no patients' or children's faces in advertisements.",
];

/** FRAME-07: what a partnership is. It leads to the contact form with its subject. */
export default function PartnershipsPage({ loaderData: { text, facts } }: Route.ComponentProps) {
  return (
    <>
      <FormPageHeader
        label="Strategic partnerships"
        title="Share a programme with us"
        lead={text}
        picture={{
          src: "/art/skill-development.svg",
          alt: "Apprentices at workbenches fit a motor and a solar panel",
        }}
      >
        <ul className="figures mt-6 flex flex-wrap gap-x-8 gap-y-2 font-display text-xl font-semibold text-emerald">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="mt-7">
          <LinkButton to={contact}>Partner With Us</LinkButton>
        </p>
      </FormPageHeader>
      <section aria-labelledby="who" className="border-y border-rule bg-sunk">
        <div className="page-width py-12 lg:py-16">
          <SectionTitle id="who">Who brings what</SectionTitle>
          <div className="mt-8 grid gap-9">
            {partners.map(({ who, brings, gets }) => (
              <div
                key={who}
                className="grid gap-x-12 gap-y-3 border-t border-rule-strong pt-5 md:grid-cols-3"
              >
                <h3 className="text-2xl">{who}</h3>
                <div>
                  <p className="label text-emerald">Bring</p>
                  <p className="mt-1">{brings}</p>
                </div>
                <div>
                  <p className="label text-emerald">Get</p>
                  <p className="mt-1">{gets}</p>
                </div>
              </div>
            ))}
          </div>
        </div>
      </section>
      <div className="page-width grid items-start gap-x-16 gap-y-12 py-12 lg:grid-cols-2 lg:py-16">
        <NextSteps
          title="How a partnership begins"
          steps={[
            "Write to us about what you can offer and which programme interests you. One of our senior staff reads it within 24 hours.",
            "You visit the programme and we visit you. Either side can end it there.",
            "Together we write the agreement, with the first payment or the first day of work.",
            "After three months both sides review it, and continue, change or end it.",
          ]}
        />
        <section aria-labelledby="asked">
          <PartTitle id="asked">What we ask of every partner</PartTitle>
          <ul className="mt-5 grid gap-4">
            {asked.map((sentence) => (
              <li key={sentence} className="border-t border-rule pt-4 first:border-0 first:pt-0">
                {sentence}
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <QuietLink to={contact}>Write to us about a partnership</QuietLink>
          </p>
        </section>
      </div>
    </>
  );
}
