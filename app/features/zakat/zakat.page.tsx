import type { MetaDescriptor } from "react-router";
import type { FormValues } from "#app/lib/form-faults.ts";
import { content } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import type { Route } from "./+types/zakat.page.ts";
import { ZakatMethod } from "./zakat-method.tsx";
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
  return headTags(siteOf(matches), {
    title: "Zakat calculator",
    description:
      "Work out your Zakat on gold, silver, money and trade, with the nisab of the day. Nothing that you type is stored.",
    path: "/zakat-calculator",
  });
}

/** ZAKAT-01. */
export default function ZakatPage({ loaderData: { zakat, values } }: Route.ComponentProps) {
  return (
    <>
      <header className="page-width pt-10 lg:pt-16">
        <p className="label text-emerald">Zakat calculator</p>
        <h1 className="mt-3 max-w-4xl text-title">A fortieth of what has stayed with you for a year</h1>
        <p className="mt-4 max-w-2xl text-lg text-soft">
          Fill in what you have owned for a lunar year, and leave the rest empty. Nothing that you type is
          stored: with JavaScript it does not even leave your phone.
        </p>
      </header>
      <ZakatSheet zakat={zakat} loaded={values} />
      <ZakatMethod />
    </>
  );
}
