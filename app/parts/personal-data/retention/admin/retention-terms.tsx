import { formatDay, karachiDay } from "#app/lib/dates.ts";
import type { RetentionTerm } from "#app/parts/personal-data/retention/retention.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";

type RetentionTermsProps = { terms: RetentionTerm[]; onChange: (name: string) => void };

/** Each kind with its term. */
export function RetentionTerms({ terms, onChange }: RetentionTermsProps) {
  return (
    <StackedTable
      caption="Terms"
      head={
        <>
          <PlainHead className="md:py-2">What</PlainHead>
          <PlainHead className="md:w-52 md:py-2">Kept</PlainHead>
          <PlainHead className="md:w-28 md:py-2">
            <span className="sr-only">Actions</span>
          </PlainHead>
        </>
      }
    >
      {terms.map((term) => {
        const { label, since } = term;
        return (
          <StackedRow key={term.name}>
            <StackedCell className="max-md:basis-full">
              <p className="font-semibold">{label}</p>
              <p className="text-soft">Counted from {since}.</p>
            </StackedCell>
            <StackedCell label="Kept" className="figures">
              {term.active ? term.text : "Without a term"}
              {term.active && term.starts_later && (
                <span className="block text-soft">
                  Applied from {formatDay(karachiDay(new Date(term.starts_at)))}
                </span>
              )}
            </StackedCell>
            <StackedCell className="md:text-end">
              <Button
                size="small"
                variant="quiet"
                aria-label={`Change: ${label}`}
                onClick={() => onChange(term.name)}
              >
                Change
              </Button>
            </StackedCell>
          </StackedRow>
        );
      })}
    </StackedTable>
  );
}
