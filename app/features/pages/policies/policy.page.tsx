import type { MetaDescriptor } from "react-router";
import { commaIn, readPath } from "#app/contract/language.ts";
import { formatDay } from "#app/lib/dates.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { content, wordsOf } from "#app/loader-context.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { addressLine, useIdentity } from "#app/site/identity.ts";
import { TextLink } from "#app/ui/links.tsx";
import { Ltr, RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { Route } from "./+types/policy.page.ts";
import { policiesWords } from "./policies.words.ts";

const names = { "/privacy-policy": "privacy", "/terms": "terms", "/cookies": "cookies" } as const;

/** The three routes of this page have no other paths. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const path = readPath(new URL(request.url).pathname).path as keyof typeof names;
  const policy = (await content(context, "policies"))[names[path]];
  return { path, policy, words: wordsOf(context, policiesWords) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { path, policy } = loaderData;
  return headTags(matches, { title: policy.title, description: policy.summary, path });
}

type Policy = ContentOf<"policies">["privacy"];
type Section = Policy["sections"][number];

/** A policy as a document: numbered sections, a list of contents beside them, whom to ask at the end: LEGAL-01. */
export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  const { title, summary, changed, sections } = loaderData.policy;
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

type PolicyTableProps = {
  caption: string;
  table: NonNullable<Policy["sections"][number]["table"]>;
};

/**
 * A table that a phone shows as entries, one below the other, each cell under its column's name. The name is
 * read out too: some browsers drop the meaning of a table whose parts are blocks.
 */
function PolicyTable({ caption, table: { head, rows } }: PolicyTableProps) {
  const language = useLanguage();
  return (
    <table className="mt-6 block w-full border-t border-rule-strong text-sm md:table md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="border-b border-rule-strong py-2.5 pe-5 text-start">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(([first = "", ...cells]) => (
          <tr key={first} className="block border-b border-rule py-4 md:table-row">
            <th
              scope="row"
              className="block text-start text-base font-semibold wrap-anywhere md:table-cell md:border-b md:border-rule md:py-3 md:pe-5 md:align-top md:text-sm"
            >
              {/* The cell itself keeps the direction of the table: a name in Latin letters begins where the column does. */}
              <span {...langAttrs(first, language)}>{first}</span>
            </th>
            {cells.map((cell, place) => (
              <td
                key={head[place + 1]}
                {...langAttrs(cell, language)}
                className="mt-2 block md:table-cell md:border-b md:border-rule md:py-3 md:pe-5 md:align-top"
              >
                <span className="block text-faint md:hidden">{head[place + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
