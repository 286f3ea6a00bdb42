import type { MetaDescriptor } from "react-router";
import { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { karachiDay } from "#app/lib/dates.ts";
import type { FormValues } from "#app/lib/form-faults.ts";
import { content, deps, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/zakat.page.ts";
import { zakatWords } from "./zakat.words.ts";
import { arePricesOld, emptySheet, zakatFields } from "./zakat-rules.ts";
import { ZakatSheet } from "./zakat-sheet.tsx";

/** What is typed comes in the address only without JavaScript; it is worked out, and kept nowhere. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const zakat = await content(context, "zakat");
  const query = new URL(request.url).searchParams;
  const asked = zakatFields.filter((field) => query.has(field));
  const typed = Object.fromEntries(
    asked.map((field) => [field, (query.get(field) ?? "").slice(0, maxTyped)]),
  );
  const values: FormValues = { ...emptySheet(zakat), ...typed };
  const old = arePricesOld(zakat, karachiDay(deps(context).clock.now()));
  return { zakat, old, values, words: wordsOf(context, zakatWords, givingWords) };
}

/** More than any amount that somebody means. */
const maxTyped = 60;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof zakatWords>(matches, "zakat");
  return headTags(matches, { title: t("title"), description: t("description"), path: "/zakat-calculator" });
}

/** ZAKAT-01. */
export default function ZakatPage({ loaderData: { zakat, old, values } }: Route.ComponentProps) {
  const t = useText<typeof zakatWords>("zakat");
  return (
    <>
      <header className="page-width pt-10 lg:pt-16">
        <p className="label text-emerald">{t("title")}</p>
        <h1 className="mt-3 max-w-4xl text-title">{t("title")}</h1>
        <p className="mt-4 max-w-2xl text-lg text-soft">{t("lead")}</p>
      </header>
      <ZakatSheet zakat={zakat} old={old} loaded={values} />
      <ZakatMethod />
    </>
  );
}

const steps = [
  ["year", "yearText"],
  ["nisab", "nisabText"],
  ["partTitle", "partText"],
  ["eight", "eightText"],
] as const;

/** How the sheet counts, for those who want to follow it. */
function ZakatMethod() {
  const t = useText<typeof zakatWords>("zakat");
  return (
    <section aria-labelledby="method" className="border-t border-rule bg-sunk">
      <div className="page-width py-14 lg:py-20">
        <SectionTitle id="method">{t("method")}</SectionTitle>
        <ol className="mt-8 grid gap-x-12 sm:grid-cols-2 xl:grid-cols-4">
          {steps.map(([title, text]) => (
            <li key={title} className="border-t border-rule-strong py-5">
              <h3 className="text-xl">{t(title)}</h3>
              <p className="mt-1.5 text-soft">{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
