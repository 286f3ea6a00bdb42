import type { MetaDescriptor } from "react-router";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { content } from "#app/services.server.ts";
import { FieldGroup, LongTextField, SelectField, TextField } from "#app/site/form-fields.tsx";
import { FormColumns, FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import type { Route } from "./+types/internship.page.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { loadRegistrationPage, sendRegistrationPage } from "./registration-pages.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [page, { career }] = await Promise.all([loadRegistrationPage(context), content(context, "home")]);
  const { text, facts } = career.internship;
  return { ...page, text, facts };
}
export const action = ({ request, context }: Route.ActionArgs) =>
  sendRegistrationPage(context, request, "internship");
export const headers = headersWithAction;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const description =
    "Three to six months beside our staff: one supervisor, one piece of work that is yours, and a letter at the end.";
  return headTags(siteOf(matches), { title: "Internship", description, path: "/registration/internship" });
}

/** What an intern does, from the first week to the last. */
const months = [
  {
    when: "The first two weeks",
    what: "You go along: to a camp, a classroom, the office. You ask, and you choose with your supervisor what will be yours.",
  },
  {
    when: "The months after",
    what: "You do that one piece of work: a survey, a ledger, a lesson plan, a campaign, a database. Once a week somebody looks at it with you.",
  },
  {
    when: "The last week",
    what: "You show it to those who will use it, and hand it over. You get a letter that says what you did.",
  },
];

/** REG-01. */
export default function InternshipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, text, facts } = loaderData;
  return (
    <>
      <FormPageHeader
        label="Internship"
        title="Three months that were of use"
        lead={text}
        picture={{
          src: "/art/internship.svg",
          alt: "A young woman works at a laptop below a bar chart, an older colleague holds a printed sheet beside her",
        }}
      >
        <ul className="figures mt-6 flex flex-wrap gap-x-8 gap-y-2 font-display text-xl font-semibold text-emerald">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </FormPageHeader>
      <section aria-labelledby="months" className="border-y border-rule bg-sunk">
        <div className="page-width py-12">
          <h2 id="months" className="text-heading">
            What an intern does
          </h2>
          <ol className="mt-8 grid gap-x-10 gap-y-7 md:grid-cols-3">
            {months.map(({ when, what }) => (
              <li key={when} className="border-t-2 border-emerald pt-4">
                <h3 className="text-xl">{when}</h3>
                <p className="mt-2 text-soft">{what}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <FormColumns
        form={
          <RegistrationForm
            kind="internship"
            title="Apply for an internship"
            intro="No CV is needed yet. We read for what you want to learn."
            submit="Send my application"
            token={token}
            posted={actionData}
            next={
              <p>Until then, look at what you would like to be part of: our programmes and their stories.</p>
            }
          >
            <FieldGroup title="Your studies">
              <div className="grid gap-5 sm:grid-cols-2">
                <TextField
                  name="institution"
                  label="University or college"
                  required
                  autoComplete="organization"
                  maxLength={200}
                />
                <TextField name="subject" label="Subject of study" required maxLength={200} />
              </div>
              <SelectField
                name="months"
                label="How long (3 to 6 months)"
                required
                none="Please choose"
                choices={["3 months", "4 months", "5 months", "6 months"]}
                className="sm:max-w-60"
              />
              <LongTextField name="motivation" label="What you hope to learn" maxLength={3000} />
            </FieldGroup>
          </RegistrationForm>
        }
        aside={
          <>
            <NextSteps
              title="What happens next"
              steps={[
                "We write to you within a week, and name a supervisor whose work fits.",
                "You talk for half an hour, in our office in Lahore or on the phone.",
                "You agree on the months, the days of the week, and the piece of work.",
              ]}
            />
            <section aria-labelledby="whom">
              <h2 id="whom" className="text-2xl">
                Whom it is for
              </h2>
              <p className="mt-3">
                Students and graduates of any subject. We have use for medicine and social work, and as much
                for accounting, engineering, languages and design. Exams come first: your weeks are planned
                around them.
              </p>
            </section>
          </>
        }
      />
    </>
  );
}
