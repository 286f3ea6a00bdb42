import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { callQuery } from "#app/dashboard/call.ts";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { Button } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";
import { auditCalls } from "./audit.calls.ts";
import type { AuditChange } from "./audit.schema.ts";
import { type AuditField, auditFields } from "./audit-values.ts";

/** What a change wrote, behind a press: each field, before and after. Long texts come whole at another one. */
export function AuditDetails({ change }: { change: AuditChange }) {
  const [wanted, setWanted] = useState(false);
  const whole = useQuery({
    ...callQuery(auditCalls.readAuditEntry, {
      query: { id: change.id },
      texts: { failed: "The whole texts could not be read." },
    }),
    enabled: wanted,
    // An entry does not change.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const fields = auditFields(whole.data?.change ?? change);
  if (fields.length === 0) return null;
  return (
    <details className="group text-sm open:basis-full">
      <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center gap-1 text-xs text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-3.5 transition-transform group-open:rotate-90" />
        {fields.length} {fields.length === 1 ? "field" : "fields"}
      </summary>
      <dl className="mt-1 mb-2 grid gap-x-5 gap-y-2 border-s-2 border-rule ps-3 sm:grid-cols-[minmax(6rem,auto)_1fr]">
        {fields.map((field) => (
          <FieldChange key={field.name} field={field} />
        ))}
      </dl>
      {change.shortened && !whole.data && (
        <Button
          variant="quiet"
          size="small"
          className="mb-2"
          disabled={whole.isFetching}
          onClick={() => setWanted(true)}
        >
          {whole.isFetching ? "Loading texts..." : "Show whole texts"}
        </Button>
      )}
      <RetryLine error={whole.error} busy={whole.isFetching} onRetry={whole.refetch} className="mb-2" />
    </details>
  );
}

function FieldChange({ field: { label, before, after } }: { field: AuditField }) {
  return (
    <div className="contents">
      <dt className="text-soft">{label}</dt>
      <dd className="max-h-96 min-w-0 overflow-y-auto wrap-anywhere whitespace-pre-line">
        {before !== undefined && (
          <span>
            <span className="sr-only">before: </span>
            <Text as="del" text={before} className="text-faint" />
          </span>
        )}
        {before !== undefined && after !== undefined && <br />}
        {after !== undefined && (
          <span>
            {before !== undefined && <span className="sr-only">after: </span>}
            <Text as="span" text={after} />
          </span>
        )}
      </dd>
    </div>
  );
}
