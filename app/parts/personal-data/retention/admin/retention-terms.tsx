import { formatDay, karachiDay } from "#app/lib/dates.ts";
import type { RetentionTerm } from "#app/parts/personal-data/retention/retention.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";

type RetentionTermsProps = { terms: RetentionTerm[]; onChange: (name: string) => void };

/** Each kind with its term, and what it removes within 30 days. */
export function RetentionTerms({ terms, onChange }: RetentionTermsProps) {
  return (
    <StackedTable
      caption="Terms"
      head={
        <>
          <PlainHead className="md:py-2">What</PlainHead>
          <PlainHead className="md:w-32 md:py-2">Kept</PlainHead>
          <PlainHead className="md:w-52 md:py-2">In the next 30 days</PlainHead>
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
            </StackedCell>
            <StackedCell label="Next 30 days" className="figures max-md:basis-full">
              <NextRemoval term={term} />
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

function NextRemoval({ term }: { term: RetentionTerm }) {
  if (!term.active) return <span className="text-soft">Nothing goes</span>;
  if (term.due === null) return <span className="text-soft">Not counted yet</span>;
  const verb = term.asks ? "to be asked" : "to go";
  return (
    <>
      {term.due === 0 ? "Nothing" : `${term.due.toLocaleString("en-US")} ${verb}`}
      {term.starts_later && (
        <span className="block text-soft">Not before {formatDay(karachiDay(new Date(term.starts_at)))}</span>
      )}
    </>
  );
}
