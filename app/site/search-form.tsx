import { Form } from "react-router";
import { langAttrs } from "#app/lib/urdu.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import type { siteWords } from "./site.words.ts";

/** The site's search, as a form that works without JavaScript too. `question` is what it opens with. */
export function SearchForm({ question = "", className = "" }: { question?: string; className?: string }) {
  const t = useText<typeof siteWords>("site");
  const language = useLanguage();
  return (
    <Form
      action="/search"
      role="search"
      aria-label={t("thisSite")}
      className={`flex w-full gap-2 ${className}`}
    >
      <div className="relative min-w-0 flex-1">
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-soft"
        />
        <input
          // A new answer brings its question along. Its direction is that of the text: the picture may stand at either end.
          key={question}
          type="search"
          name="q"
          {...langAttrs(question, language)}
          dir="auto"
          defaultValue={question}
          aria-label={t("lookingFor")}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="h-12 w-full rounded-sm border border-rule-strong bg-raised px-11 text-ellipsis focus-visible:outline-offset-0"
        />
      </div>
      <Button type="submit" className="h-12 max-sm:px-3.5">
        {t("search")}
      </Button>
    </Form>
  );
}
