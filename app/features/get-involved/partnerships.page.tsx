import type { MetaDescriptor } from "react-router";
import { content } from "#app/services.server.ts";
import { FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Route } from "./+types/partnerships.page.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { text, facts } = (await content(context, "home")).career.partnership;
  return { text, facts };
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const description =
    "How firms, schools and hospitals share a programme with us: what each brings, what is agreed, and who sees the accounts.";
  return headTags(siteOf(matches), { title: "Partnerships", description, path: "/partnerships" });
}

const contact = "/contact?subject=Partner%20With%20Us";

const partners = [
  {
    who: "Firms",
    brings: "A budget for a year or more, hours of their people, goods, lorries, a printer, an audit.",
    gets: "A programme of their own to visit, its accounts, and staff who know where their hours went.",
  },
  {
    who: "Schools and universities",
    brings: "Rooms after lessons, teachers, interns, a library, a place for a child whose fees we pay.",
    gets: "Work for their students that somebody needs, and a supervisor who writes down what they did.",
  },
  {
    who: "Hospitals and laboratories",
    brings: "Beds, tests and medicines at cost, doctors for a camp, a blood bank that calls us first.",
    gets: "Patients who come early and with papers, donors at the hour they are needed, bills that are paid.",
  },
];

const asked = [
  "Long-term: a year at least. What starts for a photograph ends with it.",
  "One page, signed by both: the programme, the money, the people, the end.",
  "The accounts of the programme are open to the partner, each quarter.",
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
          <h2 id="who" className="text-heading">
            Who brings what
          </h2>
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
            "You write what you have and which programme you thought of. One of our seniors reads it within 24 hours.",
            "You visit the programme, we visit you. Either side may leave it at that.",
            "Total we write the one page, with the first sum or the first day of work.",
            "After three months both look at it again, and go on, change it or end it.",
          ]}
        />
        <section aria-labelledby="asked">
          <h2 id="asked" className="text-2xl">
            What we ask of every partner
          </h2>
          <ul className="mt-5 grid gap-4">
            {asked.map((sentence) => (
              <li key={sentence} className="border-t border-rule pt-4 first:border-0 first:pt-0">
                {sentence}
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <LinkButton to={contact} variant="quiet">
              Write to us about a partnership
            </LinkButton>
          </p>
        </section>
      </div>
    </>
  );
}
