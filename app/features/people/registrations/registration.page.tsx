import type { MetaDescriptor } from "react-router";
import { sendForm } from "#app/form-reply.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { deps, languageOf } from "#app/loader-context.server.ts";
import { FigureStrip, FormColumns, FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { formPage } from "#app/site/plain-page.ts";
import { IconList } from "#app/ui/icon-list.tsx";
import { PanelTitle, SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { RegistrationPage } from "#content/registration-page.ts";
import type { Route } from "./+types/registration.page.ts";
import { RegistrationForm, TextWithLinks } from "./registration-form.tsx";
import { loadRegistrationPage } from "./registration-page.server.ts";
import { registrations } from "./registrations.service.server.ts";
import type { registrationWords } from "./registrations.words.ts";

type Career = ContentOf<"positions">;

export const loader = ({ context, params }: Route.LoaderArgs) => loadRegistrationPage(context, params.kind);
export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, registrations(deps(context), languageOf(context)));
export const headers = headersWithAction;
export const handle = formPage;

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { path, name, about } = loaderData;
  return headTags(matches, { title: name, description: about, path });
}

/** REG-01. The words of each kind are in content/registrations.ts. */
export default function RegistrationPageOfKind({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, name, form, next, token, offer, figures, work, section, steps, aside, ...page } = loaderData;
  return (
    <>
      <FormPageHeader
        label={name}
        title={page.title}
        lead={typeof page.lead === "string" ? page.lead : offer?.text}
        picture={page.picture}
      >
        {offer && (
          <ul className="figures mt-6 flex flex-wrap gap-x-8 gap-y-2 font-display text-xl font-semibold text-emerald">
            {offer.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </FormPageHeader>
      {figures.length > 0 && <FigureStrip figures={figures} />}
      {work && <Work {...work} />}
      {typeof section === "object" && ("steps" in section ? <Steps {...section} /> : <Rights {...section} />)}
      <FormColumns
        form={
          <RegistrationForm
            key={kind}
            kind={kind}
            form={form}
            next={next}
            token={token}
            posted={actionData}
          />
        }
        aside={
          <>
            <NextSteps title={steps.title} steps={steps.items} />
            {aside && (
              <section>
                {aside.title && <h2 className="mb-3 text-2xl">{aside.title}</h2>}
                <p>
                  <TextWithLinks text={aside.text} />
                </p>
              </section>
            )}
          </>
        }
      />
    </>
  );
}

type SectionOf<Part> = Extract<RegistrationPage["section"], Part>;

/** What somebody does, from the first day to the last. */
function Steps({ title, steps }: SectionOf<{ steps: unknown }>) {
  return (
    <section aria-labelledby="steps" className="border-y border-rule bg-sunk">
      <div className="page-width py-12">
        <SectionTitle id="steps">{title}</SectionTitle>
        <ol className="mt-8 grid gap-x-10 gap-y-7 md:grid-cols-3">
          {steps.map((step) => (
            <li key={step.title} className="border-t-2 border-emerald pt-4">
              <h3 className="text-xl">{step.title}</h3>
              <p className="mt-2 text-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What somebody may, and what it is not. */
function Rights({ rights, not }: SectionOf<{ rights: unknown }>) {
  return (
    <div className="bg-band text-on-band">
      <div className="page-width grid gap-x-14 gap-y-10 py-12 lg:grid-cols-[1fr_1fr_1.1fr] lg:py-16">
        {rights.map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-heading">{title}</h2>
            <p className="mt-3 text-on-band-soft">{text}</p>
          </section>
        ))}
        <section aria-labelledby="is-not" className="border-band-rule lg:border-s lg:ps-10">
          <PanelTitle id="is-not">{not.title}</PanelTitle>
          <IconList
            icon="close"
            items={not.items}
            className="mt-4 gap-3 text-on-band-soft"
            iconClassName=""
          />
        </section>
      </div>
    </div>
  );
}

/** Open positions are content that staff own; with none the page says so. */
function Work({ trades, positions }: Career) {
  const t = useText<typeof registrationWords>("registrations");
  const isOpen = positions.length > 0;
  return (
    <>
      {trades.length > 0 && <Trades trades={trades} />}
      <section aria-labelledby="open" className="border-y border-rule bg-sunk">
        <div className="page-width py-12">
          <SectionTitle id="open">{isOpen ? t("open") : t("noneOpen")}</SectionTitle>
          {isOpen ? <Positions positions={positions} /> : <NoPositions />}
        </div>
      </section>
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
            <Text as="h2" text={name} className="text-xl lg:mt-5" />
            <Text as="p" text={text} className="mt-1.5 text-soft max-lg:text-sm" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Positions({ positions }: Pick<Career, "positions">) {
  const t = useText<typeof registrationWords>("registrations");
  const language = useLanguage();
  return (
    <ul className="mt-7 grid gap-x-12 md:grid-cols-2">
      {positions.map(({ title, place, terms, text, until }) => (
        <li key={title} className="border-t border-rule-strong py-5">
          <Text as="h3" text={title} className="text-2xl" />
          <p className="mt-1 text-sm font-semibold text-soft">
            {place} · {terms}
            {until && <> · {t("applyUntil", { day: formatDay(until, language) })}</>}
          </p>
          <Text as="p" text={text} className="mt-3 whitespace-pre-line" />
        </li>
      ))}
    </ul>
  );
}

function NoPositions() {
  const t = useText<typeof registrationWords>("registrations");
  return (
    <div className="mt-5 grid max-w-3xl grid-cols-[3rem_1fr] gap-x-5">
      <Star outline className="mt-1 size-10 text-emerald" />
      <p className="text-lg">{t("noneOpenText")}</p>
    </div>
  );
}
