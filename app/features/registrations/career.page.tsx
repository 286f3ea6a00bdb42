import { Link, type MetaDescriptor } from "react-router";
import { formatDay } from "#app/lib/dates.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { FieldGroup, LongTextField, SelectField, TextField } from "#app/site/form-fields.tsx";
import { FormColumns, FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { Star } from "#app/ui/star.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { Route } from "./+types/career.page.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { loadPositions, loadRegistrationPage, sendRegistrationPage } from "./registration-pages.server.ts";

type Career = ContentOf<"positions">;

export async function loader({ context }: Route.LoaderArgs) {
  const [page, career] = await Promise.all([loadRegistrationPage(context), loadPositions(context)]);
  return { ...page, ...career };
}
export const action = ({ request, context }: Route.ActionArgs) =>
  sendRegistrationPage(context, request, "career");
export const headers = headersWithAction;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const description =
    "Paid posts in the office and the field: which are open, how to apply, and how to leave your name on file.";
  return headTags(siteOf(matches), { title: "Career", description, path: "/registration/career" });
}

/** REG-01. Open positions are content that staff own; with none the page says so. */
export default function CareerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, trades, positions } = loaderData;
  const isOpen = positions.length > 0;
  return (
    <>
      <FormPageHeader
        label="Career"
        title="Work that somebody waits for"
        lead="Nurses, teachers, drivers, accountants: paid posts in our office in Lahore and in the field. Every post that is open stands on this page."
      />
      {trades.length > 0 && <Trades trades={trades} />}
      <section aria-labelledby="open" className="border-y border-rule bg-sunk">
        <div className="page-width py-12">
          <h2 id="open" className="text-heading">
            {isOpen ? "Open positions" : "No position is open just now"}
          </h2>
          {isOpen ? <Positions positions={positions} /> : <NoPositions />}
        </div>
      </section>
      <FormColumns
        form={
          <RegistrationForm
            kind="career"
            title={isOpen ? "Apply" : "Leave your name on file"}
            intro={
              isOpen
                ? "One form for all posts. A CV can wait; a link to one is welcome."
                : "When a post opens that fits, we write to those on file before we look elsewhere."
            }
            submit={isOpen ? "Send my application" : "Keep my name on file"}
            token={token}
            posted={actionData}
            next={<p>Nobody may ask you for money for a post with us. If somebody does, please tell us.</p>}
          >
            <FieldGroup title="Your work">
              {isOpen ? (
                <SelectField
                  name="position"
                  label="Position you apply for"
                  required
                  none="Please choose"
                  choices={[...positions.map(({ title }) => title), "Another: keep my name on file"]}
                />
              ) : (
                <TextField
                  name="position"
                  label="The work you do"
                  required
                  maxLength={200}
                  hint="Nurse, driver, accountant, teacher of mathematics ..."
                />
              )}
              <LongTextField
                name="experience"
                label="Your experience"
                required
                rows={6}
                maxLength={3000}
                hint="Where, how long, and what you did there yourself."
              />
              <TextField
                name="portfolio"
                label="Link to your CV or work"
                type="url"
                inputMode="url"
                maxLength={500}
              />
            </FieldGroup>
          </RegistrationForm>
        }
        aside={
          <>
            <NextSteps
              title="How we choose"
              steps={[
                "Two people read each application, and we write to you within a week.",
                "Whoever fits is invited to talk, and to spend a day beside the team.",
                "You hear yes or no from us, in either case with the reason.",
              ]}
            />
            <p>
              Not looking for pay?{" "}
              <Link to="/registration/volunteer" className="text-link">
                Volunteer
              </Link>{" "}
              or come as an{" "}
              <Link to="/registration/internship" className="text-link">
                intern
              </Link>
              .
            </p>
          </>
        }
      />
    </>
  );
}

/** The kinds of work, each with somebody who does it. Where there is room the portraits form an arcade. */
function Trades({ trades }: Pick<Career, "trades">) {
  return (
    <ul className="page-width pb-10 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:pb-14">
      {trades.map(({ name, text, picture }) => (
        <li
          key={name}
          className="grid grid-cols-[6rem_1fr] items-center gap-x-5 border-t border-rule py-4 lg:block lg:border-0 lg:py-0"
        >
          <img
            src={picture.src}
            alt={picture.alt}
            width={400}
            height={400}
            className="h-auto w-full bg-sunk lg:aspect-[7/6] lg:object-cover lg:object-top"
          />
          <div className="lg:pe-7">
            <h2 {...langAttrs(name)} className="text-xl lg:mt-5">
              {name}
            </h2>
            <p {...langAttrs(text)} className="mt-1.5 text-soft max-lg:text-sm">
              {text}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Positions({ positions }: Pick<Career, "positions">) {
  return (
    <ul className="mt-7 grid gap-x-12 md:grid-cols-2">
      {positions.map(({ title, place, terms, text, until }) => (
        <li key={title} className="border-t border-rule-strong py-5">
          <h3 {...langAttrs(title)} className="text-2xl">
            {title}
          </h3>
          <p className="mt-1 text-sm font-semibold text-soft">
            {place} · {terms}
            {until && <> · apply until {formatDay(until)}</>}
          </p>
          <p {...langAttrs(text)} className="mt-3 whitespace-pre-line">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

function NoPositions() {
  return (
    <div className="mt-5 grid max-w-3xl grid-cols-[3rem_1fr] gap-x-5">
      <Star outline className="mt-1 size-10 text-emerald" />
      <p className="text-lg">
        We would rather say so than collect applications for nothing. You can leave your name and your trade
        with us below; the form is the same, and it is read by the same people.
      </p>
    </div>
  );
}
