import { ExportButton } from "#app/dashboard/export-button.tsx";
import { fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { closingsCalls } from "./closings.calls.ts";
import { closingMessages as messages } from "./closings.messages.ts";
import type { TaxYear } from "./closings.schema.ts";

/** Each tax year in which money moved, as one file for auditor and accountant: HANDOVER-01. */
export function TaxYears({ years }: { years: TaxYear[] }) {
  return (
    <section aria-labelledby="hand-over" className="mt-12 max-w-3xl">
      <PanelTitle id="hand-over">Hand over a year</PanelTitle>
      <p className="mt-2 text-sm text-soft">
        For the auditor and the accountant: journal, gifts, refunds, payouts, statement lines, donors for the
        tax office, the log, and SUMS.txt with what they add up to. It names donors: pass it on with care.
      </p>
      <ul className="mt-4 border-t border-rule">
        {years.map(({ year, closed }) => (
          <li
            key={year}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-2.5"
          >
            <span>
              <strong className="figures">{fiscalYearSpan(year)}</strong>{" "}
              <span className="text-sm text-soft">{closed ? "closed" : "not closed yet: a draft"}</span>
            </span>
            <ExportButton
              call={closingsCalls.exportTaxYear}
              name={`Save ${fiscalYearSpan(year)}`}
              file={`tax-year-${fiscalYearSpan(year)}.zip`}
              options={{ query: { year }, failed: messages.exportFailed }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
