import { Link, type MetaDescriptor } from "react-router";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { content } from "#app/services.server.ts";
import { ChoiceField, FieldGroup, LongTextField } from "#app/site/form-fields.tsx";
import { FigureStrip, FormColumns, FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import type { Route } from "./+types/volunteer.page.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { loadRegistrationPage, sendRegistrationPage } from "./registration-pages.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [page, { career }] = await Promise.all([loadRegistrationPage(context), content(context, "figures")]);
  return { ...page, figures: career };
}
export const action = ({ request, context }: Route.ActionArgs) =>
  sendRegistrationPage(context, request, "volunteer");
export const headers = headersWithAction;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const description = "Give an evening, a weekend or a skill. What volunteers do with us, and how to begin.";
  return headTags(siteOf(matches), { title: "Volunteer", description, path: "/registration/volunteer" });
}

const ways = [
  {
    value: "An evening a week",
    label: "An evening a week",
    text: "Homework help, packing, phone calls to donors",
  },
  { value: "A weekend", label: "A weekend", text: "Medical camps, food and quilt distribution, open days" },
  {
    value: "A skill, when it is needed",
    label: "A skill, when it is needed",
    text: "Nursing, driving, accounts, wiring, design",
  },
];

/** REG-01. */
export default function VolunteerPage({ loaderData: { token, figures }, actionData }: Route.ComponentProps) {
  return (
    <>
      <FormPageHeader
        label="Volunteer"
        title="Come for a morning"
        lead="Most of what we do is done by people who came once and stayed. You choose the time; we find the work that fits it."
        picture={{
          src: "/art/service-cloth-distribution.svg",
          alt: "Volunteers hand out clothes from a rail and folded piles to a father and his child",
        }}
      />
      <FigureStrip figures={figures} />
      <FormColumns
        form={
          <RegistrationForm
            kind="volunteer"
            title="Tell us what you have"
            submit="Register as a volunteer"
            token={token}
            posted={actionData}
            next={<Afterwards />}
          >
            <FieldGroup title="Your time and your hands">
              <ChoiceField
                name="availability"
                label="When you have time"
                required
                columns=""
                choices={ways}
              />
              <LongTextField
                name="skills"
                label="What you can do"
                required
                rows={3}
                maxLength={1000}
                hint="Teaching, cooking, driving, first aid, a trade, a language: plain words are enough."
              />
              <LongTextField name="motivation" label="Anything else" rows={3} maxLength={3000} />
            </FieldGroup>
          </RegistrationForm>
        }
        aside={
          <NextSteps
            title="What happens next"
            steps={[
              "We write to you within a week, with two or three tasks near you.",
              "You come once, beside somebody who knows the work. Nobody is left alone on the first day.",
              "Then you say whether it is for you, and how often.",
            ]}
          />
        }
      />
    </>
  );
}

function Afterwards() {
  return (
    <p>
      Until then you can read{" "}
      <Link to="/blogs?category=volunteers" className="text-link">
        what other volunteers did
      </Link>
      , or come to{" "}
      <Link to="/events" className="text-link">
        the next open day
      </Link>
      .
    </p>
  );
}
