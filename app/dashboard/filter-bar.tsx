import { SlidersHorizontal } from "lucide-react";
import { Fragment, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ListSearch } from "./list-search.tsx";

/** A filter of a list, with the room that it takes in the line. */
export type BarFilter = {
  name: string;
  /** In rem. */
  width: number;
  /** Whether it filters now: an active one that does not fit is counted on 'More filters'. */
  active: boolean;
  control: ReactNode;
};

type FilterBarProps = {
  search?: { label: string; value: string; onSearch: (term: string) => void };
  /** The most used first: what does not fit in the line stands behind 'More filters'. */
  filters: readonly BarFilter[];
  onClear: () => void;
};

/* In rem. The search may become narrower than it is on a wide screen. */
const gap = 0.75;
const searchWidth = 15;
/** 'More filters (2)', or 'Clear'. */
const buttonWidth = 9.5;
/** A narrower line has room for the search and 'More filters' alone. */
const narrow = 34;

/** The search and the filters of a list in one line. What does not fit opens below it, by 'More filters'. */
export function FilterBar({ search, filters, onClear }: FilterBarProps) {
  const line = useRef<HTMLDivElement>(null);
  const width = useWidth(line);
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const isFiltered = Boolean(search?.value) || filters.some(({ active }) => active);
  const fitting = howManyFit(filters, width, (search ? searchWidth : 0) + (isFiltered ? buttonWidth : 0));
  const shown = filters.slice(0, fitting);
  const more = filters.slice(fitting);
  const hidden = more.filter(({ active }) => active).length;
  const clear = isFiltered && (
    <Button variant="quiet" className="border-transparent! px-3" onClick={onClear}>
      Clear
    </Button>
  );

  return (
    <div ref={line} className="min-w-0 flex-1 basis-full xl:basis-0">
      <div className="flex min-w-0 items-center gap-3">
        {search && (
          <div className="min-w-0 flex-1 sm:max-w-sm">
            <ListSearch {...search} />
          </div>
        )}
        {shown.map(({ name, control }) => (
          <Fragment key={name}>{control}</Fragment>
        ))}
        {more.length > 0 && (
          <Button
            variant={hidden > 0 ? "primary" : "quiet"}
            aria-expanded={open}
            aria-controls={moreId}
            className="shrink-0 px-3 whitespace-nowrap"
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal aria-hidden="true" className="size-4.5" />
            {search && width < narrow && filters.length === more.length ? "Filters" : "More filters"}
            {hidden > 0 && <span className="figures">({hidden})</span>}
          </Button>
        )}
        {more.length === 0 && clear}
      </div>
      {more.length > 0 && (
        <div
          id={moreId}
          hidden={!open}
          className="mt-3 flex flex-wrap items-end gap-3 border-s-3 border-rule ps-3 [&[hidden]]:hidden"
        >
          {more.map(({ name, control }) => (
            <Fragment key={name}>{control}</Fragment>
          ))}
          {clear}
        </div>
      )}
    </div>
  );
}

/** @param width of the line in rem @param taken by what always stands in it */
function howManyFit(filters: readonly BarFilter[], width: number, taken: number): number {
  const all = filters.reduce((sum, filter) => sum + filter.width + gap, taken);
  if (all <= width) return filters.length;
  if (width < narrow) return 0;
  let room = width - taken - buttonWidth;
  const first = filters.findIndex((filter) => {
    room -= filter.width + gap;
    return room < 0;
  });
  return first === -1 ? filters.length : first;
}

/** The width of an element in rem. Before it is laid out everything fits. */
function useWidth(ref: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      if (element.clientWidth > 0) setWidth(element.clientWidth / rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
