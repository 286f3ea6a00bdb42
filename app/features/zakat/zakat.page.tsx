import type { MetaDescriptor } from "react-router";
import type { FormValues } from "#app/lib/form-faults.ts";
import { content } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { SectionTitle } from "#app/ui/section-title.tsx";
import type { Route } from "./+types/zakat.page.ts";
import { emptySheet, zakatFields } from "./zakat-rules.ts";
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
  return { zakat, values };
}

/** More than any amount that somebody means. */
const maxTyped = 60;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return headTags(matches, {
    title: "Zakat calculator",
    description:
      "Calculate your Zakat on gold, silver, money and trade goods, with today's nisab. We store nothing that you type.",
    path: "/zakat-calculator",
  });
}

/** ZAKAT-01. */
export default function ZakatPage({ loaderData: { zakat, values } }: Route.ComponentProps) {
  return (
    <>
      <header className="page-width pt-10 lg:pt-16">
        <p className="label text-emerald">Zakat calculator</p>
        <h1 className="mt-3 max-w-4xl text-title">Zakat calculator</h1>
        <p className="mt-4 max-w-2xl text-lg text-soft">
          Fill in what you have owned for a lunar year and leave the rest empty. We store nothing that you
          type. With JavaScript it does not even leave your device.
        </p>
      </header>
      <ZakatSheet zakat={zakat} loaded={values} />
      <ZakatMethod />
    </>
  );
}

const steps = [
  {
    title: "A year",
    text: "Zakat is due on what you have owned for a lunar year. Choose a day, such as 1 Ramzan, and count what you have on it.",
  },
  {
    title: "The nisab",
    text: "Below 52.5 tola of silver (612.36 g), or 7.5 tola of gold (87.48 g), nothing is due. Above that it is due on everything.",
  },
  {
    title: "One part in forty",
    text: "Gold, silver, money, stock for trade and what others owe you, less the debts that you must pay: 2.5 % of that sum.",
  },
  {
    title: "Eight groups",
    text: "The Quran names eight groups of people who may receive Zakat (9:60). We keep it separate from other gifts and give it only to them.",
  },
];

/** How the sheet counts, for those who want to follow it. */
function ZakatMethod() {
  return (
    <section aria-labelledby="method" className="border-t border-rule bg-sunk">
      <div className="page-width py-14 lg:py-20">
        <SectionTitle id="method">How it is counted</SectionTitle>
        <ol className="mt-8 grid gap-x-12 sm:grid-cols-2 xl:grid-cols-4">
          {steps.map(({ title, text }) => (
            <li key={title} className="border-t border-rule-strong py-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
