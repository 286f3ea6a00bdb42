import { Form } from "react-router";
import { langAttrs } from "#app/lib/urdu.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type BlogSearchProps = {
  term: string;
  onType: (term: string) => void;
  /** Stays selected when the search is submitted. */
  category: string | undefined;
};

/**
 * Typing filters the loaded posts; Enter searches all posts on the server. Without JavaScript it is a plain
 * form.
 */
export function BlogSearch({ term, onType, category }: BlogSearchProps) {
  return (
    <Form action="/blogs" role="search" preventScrollReset className="flex w-full max-w-2xl gap-2">
      {category && <input type="hidden" name="category" value={category} />}
      <div className="relative min-w-0 flex-1">
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-soft"
        />
        <input
          type="search"
          name="q"
          {...langAttrs(term)}
          value={term}
          onChange={(event) => onType(event.currentTarget.value)}
          placeholder="Search stories, topics, authors..."
          aria-label="Search stories"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="h-12 w-full rounded-sm border border-rule-strong bg-raised pr-3 pl-11 text-ellipsis focus-visible:outline-offset-0"
        />
      </div>
      <Button type="submit" variant="quiet" className="h-12 max-sm:px-3.5">
        Search
      </Button>
    </Form>
  );
}
