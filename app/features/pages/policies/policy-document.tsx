import { commaIn } from "#app/contract/language.ts";
import { formatDay } from "#app/lib/dates.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { addressLine, useIdentity } from "#app/site/identity.ts";
import { TextLink } from "#app/ui/links.tsx";
import { Ltr, RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { policiesWords } from "./policies.words.ts";
import { PolicyTable } from "./policy-table.tsx";

export type Policy = ContentOf<"policies">["privacy"];
type Section = Policy["sections"][number];

/** A policy as a document: numbered sections, a list of contents beside them, whom to ask at the end. */
export function PolicyDocument({ policy: { title, summary, changed, sections } }: { policy: Policy }) {
  const t = useText<typeof policiesWords>("policies");
  const language = useLanguage();
  return (
    <article className="page-width grid gap-x-16 pt-12 pb-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:pt-16 lg:pb-24">
      <header className="border-b-3 border-double border-rule-strong pb-7 lg:col-start-2">
        <Text as="h1" text={title} className="text-title" />
        <Text as="p" text={summary} className="mt-4 max-w-[38rem] text-lg text-soft" />
        <p className="figures mt-4 text-sm text-soft">
          <RichText<typeof policiesWords>
            name="policies"
            id="changed"
            components={{ day: <time dateTime={changed}>{formatDay(changed, language)}</time> }}
          />
        </p>
      </header>
      <nav
        aria-label={t("contentsOfPage")}
        className="max-lg:mt-7 lg:sticky lg:top-28 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        <p className="label text-soft">{t("contents")}</p>
        <ol className="mt-3 grid gap-x-8 text-sm sm:grid-cols-2 lg:grid-cols-1">
          {sections.map(({ id, heading }, place) => (
            <li key={id} className="border-t border-rule">
              <a
                href={`#${id}`}
                className="figures grid min-h-9 grid-cols-[1.75rem_1fr] items-center py-1 decoration-1 underline-offset-4 hover:underline"
              >
                <span className="text-faint">{place + 1}</span>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="lg:col-start-2">
        {sections.map((section, place) => (
          <PolicySection key={section.id} section={section} number={place + 1} />
        ))}
        <Asking number={sections.length + 1} />
      </div>
    </article>
  );
}

function PolicySection({ section, number }: { section: Section; number: number }) {
  const { id, heading, paragraphs, list, table } = section;
  return (
    <section aria-labelledby={id} className="pt-10">
      <SectionHeading id={id} number={number}>
        {heading}
      </SectionHeading>
      <div className="grid max-w-[40rem] gap-4">
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} as="p" text={paragraph} />
        ))}
        {list.length > 0 && (
          <ul className="grid gap-2.5">
            {list.map((item) => (
              <Text
                key={item}
                as="li"
                text={item}
                className="relative ps-6 before:absolute before:start-1 before:top-[0.6em] before:size-[0.4em] before:rotate-45 before:bg-emerald"
              />
            ))}
          </ul>
        )}
      </div>
      {table && <PolicyTable caption={heading} table={table} />}
    </section>
  );
}

function SectionHeading({ id, number, children }: { id: string; number: number; children: string }) {
  const language = useLanguage();
  return (
    <h2 id={id} {...langAttrs(children, language)} className="mb-3 flex gap-x-3 text-2xl">
      <span className="figures text-faint">{number}.</span> {children}
    </h2>
  );
}

function Asking({ number }: { number: number }) {
  const t = useText<typeof policiesWords>("policies");
  const language = useLanguage();
  const identity = useIdentity();
  const { name, email, phone } = identity;
  return (
    <section aria-labelledby="asking" className="pt-10">
      <SectionHeading id="asking" number={number}>
        {t("contact")}
      </SectionHeading>
      <address className="not-italic">
        {name}
        <br />
        {addressLine(identity, language)}
        <br />
        <TextLink href={`mailto:${email}`}>
          <Ltr>{email}</Ltr>
        </TextLink>
        {commaIn(language)}
        <a href={phoneLink(phone)} className="text-link figures">
          <Ltr>{phone}</Ltr>
        </a>
      </address>
      <p className="not-on-paper mt-3">
        <TextLink to={`/contact?${new URLSearchParams({ subject: t("aboutPolicies") })}`}>
          {t("writeToUs")}
        </TextLink>
      </p>
    </section>
  );
}
