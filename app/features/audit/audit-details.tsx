import { ChevronRight } from "lucide-react";
import { langAttrs } from "#app/lib/urdu.ts";
import type { AuditChange } from "./audit.schema.ts";
import { auditFields } from "./audit-values.ts";

/** What a change wrote, behind a line that opens: each field, before and after. */
export function AuditDetails({ change }: { change: AuditChange }) {
  const fields = auditFields(change);
  if (fields.length === 0) return null;
  const words = `${fields.length} ${fields.length === 1 ? "field" : "fields"}`;
  return (
    <details className="group">
      <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center gap-1 text-xs text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-3.5 transition-transform group-open:rotate-90" />
        {words}
      </summary>
      <dl className="mt-2 mb-1 grid gap-x-5 gap-y-2 border-s-2 border-rule ps-3 sm:grid-cols-[minmax(6rem,auto)_1fr]">
        {fields.map(({ label, before, after }) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {before !== undefined && (
                <span>
                  <span className="sr-only">before: </span>
                  <del {...langAttrs(before)} className="text-faint">
                    {before}
                  </del>
                </span>
              )}
              {before !== undefined && after !== undefined && <br />}
              {after !== undefined && (
                <span>
                  {before !== undefined && <span className="sr-only">after: </span>}
                  <span {...langAttrs(after)}>{after}</span>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
