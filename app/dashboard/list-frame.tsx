import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import type { List } from "./use-list.ts";

export type ListTexts = {
  /** Of the table or grid, for screen readers: "Registered Users". */
  caption: string;
  /** What a row is, for the count: "user". */
  one: string;
  /** Several of them; `one` with an s by default. */
  many?: string;
  /** "Loading users..." by default. */
  loading?: string;
  /** Of the empty list, as it was written by the documents where they have it. */
  empty: string;
  emptyText?: string;
  /** Of a list that could not be loaded; the failure's own message by default. */
  failed?: string;
  /** Of a search or filter that finds nothing; "Nothing found" by default. */
  noneFound?: string;
};

type ListFrameProps = {
  list: List<{ id: number }>;
  texts: ListTexts;
  toolbar?: ReactNode;
  filtered?: boolean;
  create?: ReactNode;
  /** The loaded rows, as a table or a grid. */
  children: ReactNode;
};

/** The states of a list: loading, failed, empty, nothing found; else its rows, their count and 'Load more'. */
export function ListFrame({ list, texts, toolbar, filtered, create, children }: ListFrameProps) {
  const { rows, isPending, isPlaceholderData, error } = list;
  const loading = texts.loading ?? `Loading ${severalOf(texts)}...`;
  return (
    <section aria-label={texts.caption} aria-busy={isPlaceholderData}>
      {(toolbar || rows.length > 0) && (
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
          {toolbar ?? <span />}
          {rows.length > 0 && (
            <p role="status" className="figures shrink-0 text-sm text-soft max-sm:basis-full">
              {isPlaceholderData ? loading : countText(rows.length, list, texts)}
            </p>
          )}
        </div>
      )}
      {isPending || (error && rows.length === 0) ? (
        <NotLoaded
          query={{
            ...list,
            error: error && !isPending ? { message: texts.failed ?? error.message } : undefined,
          }}
          loading={loading}
          comfort="The list could not be loaded. Nothing is lost."
          said={list.toasts}
        />
      ) : rows.length > 0 ? (
        children
      ) : filtered ? (
        <StateMessage
          title={texts.noneFound ?? "Nothing found"}
          text="Nothing matches this search. Try another word, or fewer filters."
          art="/art/empty-search.svg"
        />
      ) : (
        <StateMessage title={texts.empty} text={texts.emptyText ?? ""} art="/art/empty-list.svg">
          {create}
        </StateMessage>
      )}
      {list.hasNextPage && (
        <div className="mt-5 text-center">
          <Button
            variant="quiet"
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? loading : "Load more"}
          </Button>
        </div>
      )}
    </section>
  );
}

const severalOf = ({ one, many = `${one}s` }: ListTexts) => many;

/** Says when the list is incomplete, because sorting covers only what is loaded. Not every call counts them all. */
function countText(
  shown: number,
  { total, hasNextPage }: Pick<List<{ id: number }>, "total" | "hasNextPage">,
  texts: ListTexts,
): string {
  const many = severalOf(texts);
  const all = total.toLocaleString("en-US");
  if (shown === total && hasNextPage) return `${all} ${many} shown, there are more`;
  if (shown < total) return `${shown.toLocaleString("en-US")} of ${all} ${many} shown`;
  return `${all} ${total === 1 ? texts.one : many}`;
}
