import type { MetaDescriptor } from "react-router";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { content } from "#app/services.server.ts";
import { FieldGroup, LongTextField, SelectField, TextField } from "#app/site/form-fields.tsx";
import { FormColumns, FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { IconList } from "#app/ui/icon-list.tsx";
import type { Route } from "./+types/membership.page.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { loadRegistrationPage, sendRegistrationPage } from "./registration-pages.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [page, { programmes }] = await Promise.all([
    loadRegistrationPage(context),
    content(context, "programmes"),
  ]);
  return { ...page, programmes: programmes.map(({ title }) => title) };
}
export const action = ({ request, context }: Route.ActionArgs) =>
  sendRegistrationPage(context, request, "membership");
export const headers = headersWithAction;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const description =
    "A voice and a vote in the foundation: what a member may ask, what is decided together, and how to join.";
  return headTags(siteOf(matches), { title: "Membership", description, path: "/registration/membership" });
}

const rights = [
  {
    title: "A voice",
    text: "You may ask what you want to know about the work and the accounts, and you get an answer. What you propose is put before the others with your name on it.",
  },
  {
    title: "A vote",
    text: "When members are asked, each has one vote: the shopkeeper as much as the founder, and whoever gives little as much as whoever gives much.",
  },
];

const isNot = [
  "No paid post, and no duty to give money.",
  "No shorter way to help for one's own family: members wait in the same line.",
  "No party and no pressure: you may leave at any time, by one message.",
];

/** REG-01. */
export default function MembershipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, programmes } = loaderData;
  return (
    <>
      <FormPageHeader
        label="Membership"
        title="A voice and a vote"
        lead="A foundation that asks strangers for money should be watched by neighbours. Members are those neighbours."
        picture={{
          src: "/art/membership.svg",
          alt: "Members on the floor of a courtyard raise their hands, two people stand at a table with papers",
        }}
      />
      <div className="bg-band text-on-band">
        <div className="page-width grid gap-x-14 gap-y-10 py-12 lg:grid-cols-[1fr_1fr_1.1fr] lg:py-16">
          {rights.map(({ title, text }) => (
            <section key={title}>
              <h2 className="text-heading">{title}</h2>
              <p className="mt-3 text-on-band-soft">{text}</p>
            </section>
          ))}
          <section aria-labelledby="is-not" className="border-band-rule lg:border-s lg:ps-10">
            <h2 id="is-not" className="text-xl">
              What membership is not
            </h2>
            <IconList icon="close" items={isNot} className="mt-4 gap-3 text-on-band-soft" iconClassName="" />
          </section>
        </div>
      </div>
      <FormColumns
        form={
          <RegistrationForm
            kind="membership"
            title="Ask to become a member"
            submit="Ask to become a member"
            token={token}
            posted={actionData}
            next={
              <p>You are welcome at our office on any working day: members like to see the books first.</p>
            }
          >
            <FieldGroup title="About you">
              <div className="grid gap-5 sm:grid-cols-2">
                <TextField
                  name="occupation"
                  label="Occupation"
                  required
                  autoComplete="organization-title"
                  maxLength={200}
                />
                <SelectField
                  name="interest"
                  label="Programme you want to support"
                  choices={programmes}
                  none="All of them"
                />
              </div>
              <LongTextField name="motivation" label="Why you want to join" maxLength={3000} />
            </FieldGroup>
          </RegistrationForm>
        }
        aside={
          <NextSteps
            title="How one becomes a member"
            steps={[
              "You send this form. It binds you to nothing.",
              "We write to you within a week and invite you to meet the people who do the work.",
              "If you still want to, you sign, and hear of the next members' meeting.",
            ]}
          />
        }
      />
    </>
  );
}
