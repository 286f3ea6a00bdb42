import { Button } from "#app/ui/button.tsx";

type LinesPagerProps = {
  /** What the pages are of: "Lines that match a gift". */
  label: string;
  /** The last of each page before this one. */
  before: readonly number[];
  next: number | null;
  onChange: (before: number[]) => void;
};

/** Leads to the page before and to the one after, where there are several. */
export function LinesPager({ label, before, next, onChange }: LinesPagerProps) {
  if (before.length === 0 && next === null) return null;
  return (
    <nav aria-label={`Pages: ${label}`} className="mt-3 flex flex-wrap items-center gap-3">
      <Button
        variant="quiet"
        size="small"
        disabled={before.length === 0}
        onClick={() => onChange(before.slice(0, -1))}
      >
        Previous page
      </Button>
      <span className="figures text-sm text-soft">Page {before.length + 1}</span>
      <Button
        variant="quiet"
        size="small"
        disabled={next === null}
        onClick={() => next !== null && onChange([...before, next])}
      >
        Next page
      </Button>
    </nav>
  );
}
