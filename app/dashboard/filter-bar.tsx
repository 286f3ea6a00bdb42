import { SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ListFilter, type ListFilterProps } from "./list-filter.tsx";
import { ListSearch } from "./list-search.tsx";

/** What the page's address asks of a list, and how to ask for something else: of `useListQuery`. */
type Asked = Partial<Record<string, string>>;
type Ask = (changes: Record<string, string>) => void;

/** A filter of a list, with the room that it gets in the line. */
export type BarFilter = {
  /** What the page's address calls it. */
  name: string;
  /** In rem. */
  width: number;
  /** An active one that does not fit is counted on 'More filters'. */
  isActive: (asked: Asked) => boolean;
  control: (asked: Asked, ask: Ask) => ReactNode;
};

/**
 * A filter by one of a few values.
 * @param clears another filter that it takes the place of
 */
export const choice = (
  name: string,
  width: number,
  { clears, ...props }: Pick<ListFilterProps, "label" | "options"> & { all: string; clears?: string },
): BarFilter => ({
  name,
  width,
  isActive: (asked) => Boolean(asked[name]),
  control: (asked, ask) => (
    <ListFilter
      {...props}
      value={asked[name] ?? ""}
      onChange={(value) => ask({ ...(clears && { [clears]: "" }), [name]: value })}
    />
  ),
});

/**
 * A filter that is on or off.
 * @param on what the address says when it is on
 */
export const toggle = (name: string, width: number, label: ReactNode, on = "1"): BarFilter => ({
  name,
  width,
  isActive: (asked) => Boolean(asked[name]),
  control: (asked, ask) => (
    <Button
      variant={asked[name] ? "primary" : "quiet"}
      aria-pressed={Boolean(asked[name])}
      className="w-full px-2! whitespace-nowrap"
      onClick={() => ask({ [name]: asked[name] ? "" : on })}
    >
      {label}
    </Button>
  ),
});

type FilterBarProps = {
  asked: Asked;
  ask: Ask;
  /** What is searched, under the name `q`: "Search posts". */
  search: string;
  /** The most used first: what does not fit in the line stands behind 'More filters'. */
  filters: readonly BarFilter[];
};

/* In rem. The search is wider where there is room. */
const gap = 0.75;
const searchWidth = 10.5;
const moreWidth = 8.75;
const clearWidth = 2.75;
/** On a phone two filters up to this width stand beside each other. */
const halfWidth = 12;
const half = `calc(50% - ${gap / 2}rem)`;
const few = 3;
/** A narrower line has room for the search and the button alone. */
const narrow = 34;

/** The search and the filters of a list in one line. What does not fit opens below it, by 'More filters'. */
export function FilterBar({ asked, ask, search, filters }: FilterBarProps) {
  const line = useRef<HTMLDivElement>(null);
  const width = useWidth(line);
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const fitting = howManyFit(filters, width);
  const shown = filters.slice(0, fitting);
  const more = filters.slice(fitting);
  const hidden = more.filter(({ isActive }) => isActive(asked)).length;
  const isFiltered = Boolean(asked.q) || filters.some(({ isActive }) => isActive(asked));

  return (
    // Few filters leave room for the count beside them.
    <div ref={line} className={`min-w-0 flex-1 basis-full ${filters.length > few ? "" : "sm:basis-0"}`}>
      <div className="flex min-w-0 items-center gap-3">
        <div className="min-w-0 flex-1 sm:max-w-sm">
          <ListSearch label={search} value={asked.q ?? ""} onSearch={(q) => ask({ q })} />
        </div>
        {shown.map(({ name, width, control }) => (
          <div key={name} style={{ width: `${width}rem` }} className="shrink-0 [&_select]:w-full">
            {control(asked, ask)}
          </div>
        ))}
        {more.length > 0 && (
          <Button
            variant={hidden > 0 ? "primary" : "quiet"}
            aria-expanded={open}
            aria-controls={moreId}
            className="shrink-0 px-3! whitespace-nowrap"
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal aria-hidden="true" className="size-4.5" />
            {shown.length > 0 ? "More filters" : "Filters"}
            {hidden > 0 && <span className="figures">({hidden})</span>}
          </Button>
        )}
        {isFiltered && (
          <Button
            variant="quiet"
            aria-label="Clear filters"
            title="Clear filters"
            className="w-11 shrink-0 border-transparent! px-0!"
            onClick={() => ask(Object.fromEntries(Object.keys(asked).map((name) => [name, ""])))}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      {more.length > 0 && (
        <fieldset
          id={moreId}
          hidden={!open}
          className="mt-3 flex min-w-0 flex-wrap items-end gap-3 border-s-3 border-rule ps-3 [&[hidden]]:hidden"
        >
          <legend className="sr-only">More filters</legend>
          {more.map(({ name, width: own, control }) => (
            <div
              key={name}
              style={{ flexBasis: width < narrow && own <= halfWidth ? half : `${own}rem` }}
              className="max-w-full min-w-0 max-sm:grow [&_select]:w-full"
            >
              {control(asked, ask)}
            </div>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** @param width of the line in rem */
function howManyFit(filters: readonly BarFilter[], width: number): number {
  const fixed = searchWidth + gap + clearWidth;
  const all = filters.reduce((sum, filter) => sum + filter.width + gap, fixed);
  if (all <= width) return filters.length;
  if (width < narrow) return 0;
  let room = width - fixed - gap - moreWidth;
  const first = filters.findIndex((filter) => {
    room -= filter.width + gap;
    return room < 0;
  });
  return first === -1 ? filters.length : first;
}

/** The width of an element in rem. Until it is laid out everything fits. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
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
