import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { outdatedWords } from "#app/contract/outdated-text.ts";
import { RecordVersions } from "#app/dashboard/record-versions.tsx";
import { useListQuery } from "#app/dashboard/use-list.ts";
import { untranslated } from "#app/features/stories/content/content-translations.ts";
import { labelsOf, type ValueSchema } from "#app/features/stories/content/content-value.ts";
import { useToast } from "#app/ui/toast.tsx";
import { fetchContent, renewedKeys, resetContent } from "./content-calls.ts";
import type { ContentEditorState } from "./content-editor-state.ts";

export type ContentSection = { key: string; title: string; description?: string; schema: ValueSchema };

type ContentAsideProps = { editor: ContentEditorState; sections: ContentSection[] };

/** The way through a long content, the pages that show it, and its earlier versions. */
export function ContentAside({ editor, sections }: ContentAsideProps) {
  const { stored } = editor;
  return (
    <div className="grid gap-8 text-sm xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto">
      {sections.length > 2 && (
        <nav aria-label="Sections" className="max-xl:hidden">
          <h2 className="mb-1 font-sans text-sm font-semibold">Sections</h2>
          <ul className="border-s border-rule">
            {sections.map(({ key, title }) => (
              <li key={key}>
                <a
                  href={`#section-${key}`}
                  className="block py-1 ps-3 text-soft hover:text-ink"
                  onClick={(event) => {
                    event.preventDefault();
                    const heading = document.getElementById(`section-${key}`);
                    heading?.focus({ preventScroll: true });
                    heading?.scrollIntoView({ block: "start" });
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {stored.pages.length > 0 && (
        <section>
          <h2 className="mb-1 font-sans text-sm font-semibold">Shown on</h2>
          <ul>
            {stored.pages.map(({ title, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  target="_blank"
                  className="inline-block py-1 text-soft underline decoration-rule-strong underline-offset-4 hover:text-ink"
                >
                  {title}
                  <span className="sr-only"> (opens in a new tab)</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <UntranslatedTexts editor={editor} />
      <ContentHistory editor={editor} />
    </div>
  );
}

/** The texts that need somebody who writes Urdu, each with the way to its field. */
function UntranslatedTexts({ editor }: Pick<ContentAsideProps, "editor">) {
  const { stored, value, context } = editor;
  const [, ask] = useListQuery(["urdu"]);
  const texts = untranslated(value);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="untranslated">
      <h2 id="untranslated" className="mb-1 font-sans text-sm font-semibold">
        Urdu to write or to check
      </h2>
      <ul className="max-h-64 overflow-y-auto">
        {texts.map(({ path, ...text }) => (
          <li key={path}>
            <button
              type="button"
              className="min-h-6 cursor-pointer py-1 text-start text-soft underline decoration-rule-strong underline-offset-4 hover:text-ink"
              onClick={() => {
                ask({ urdu: "1" });
                context.reveal(`${path}.ur`);
              }}
            >
              {labelsOf(stored.schema, path.split(".")).join(", ")}
            </button>
            <span className="ms-2 text-xs text-faint">
              {text.state === "missing" ? "No Urdu" : outdatedWords(text.text).short}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who saved what and when; each version can be brought back. */
function ContentHistory({ editor }: Pick<ContentAsideProps, "editor">) {
  const { name, own } = editor.stored;
  const toast = useToast();
  const client = useQueryClient();

  async function reopen() {
    const now = await fetchContent(name);
    if (now.ok) editor.save.restart(now.body);
    else toast.error(now.message);
  }

  return (
    <section aria-labelledby="earlier-versions">
      <h2 id="earlier-versions" className="mb-1 font-sans text-sm font-semibold">
        Earlier versions
      </h2>
      <RecordVersions
        noun="content"
        id={name}
        empty="Nobody has changed it yet. The site shows the original text."
        restoreOriginal={own ? (version) => resetContent({ name, version }) : undefined}
        note={editor.save.unsaved ? "Unsaved changes will be lost." : undefined}
        refresh={() => Promise.all(renewedKeys.map((queryKey) => client.invalidateQueries({ queryKey })))}
        onRestored={reopen}
      />
    </section>
  );
}
