import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { bodyOf } from "#app/dashboard/call.ts";
import { RetryLine } from "#app/dashboard/retry-notice.tsx";
import { contentMessages } from "#app/features/content/content.messages.ts";
import type { ContentSave } from "#app/features/content/content.schema.ts";
import type { ValueSchema } from "#app/features/content/content-value.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useToast } from "#app/ui/toast.tsx";
import {
  fetchContent,
  fetchSaves,
  renewedKeys,
  resetContent,
  restoreContent,
  savesKey,
} from "./content-calls.ts";
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
      <ContentHistory editor={editor} />
    </div>
  );
}

const actionTexts: Record<ContentSave["action"], string> = {
  save: "Saved",
  restore: "Restored",
  default: "Original restored",
};

/** So many saves are listed at first. */
const listed = 5;

/** Who saved what and when; each version can be brought back. */
function ContentHistory({ editor }: Pick<ContentAsideProps, "editor">) {
  const { stored, version = 0 } = editor;
  const { name } = stored;
  const toast = useToast();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: savesKey(name),
    queryFn: async () => bodyOf(await fetchSaves(name)).saves,
  });
  const [all, setAll] = useState(false);
  const [asking, setAsking] = useState<ContentSave | "original">();
  const [busy, setBusy] = useState(false);
  const saves = query.data ?? [];

  async function bringBack() {
    setBusy(true);
    const result =
      asking === "original"
        ? await resetContent({ name, version })
        : await restoreContent({ name, version, save: asking?.version ?? 0 });
    const now = result.ok ? await fetchContent(name) : result;
    setBusy(false);
    setAsking(undefined);
    await Promise.all(renewedKeys(name).map((queryKey) => client.invalidateQueries({ queryKey })));
    if (!result.ok || !now.ok) return toast.error(now.ok ? contentMessages.restoreFailed : now.message);
    toast.success(result.body.message ?? contentMessages.restored);
    editor.restart(now.body);
  }

  return (
    <section aria-labelledby="earlier-versions">
      <h2 id="earlier-versions" className="mb-1 font-sans text-sm font-semibold">
        Earlier versions
      </h2>
      {query.isPending && (
        <p role="status" className="text-faint">
          Loading...
        </p>
      )}
      <RetryLine error={query.error} busy={query.isFetching} onRetry={query.refetch} />
      {query.data && saves.length === 0 && (
        <p className="text-faint">Nobody has changed it yet. The site shows the original text.</p>
      )}
      <ol>
        {saves.slice(0, all ? undefined : listed).map((save, at) => (
          <li
            key={save.version}
            className="flex items-start justify-between gap-2 border-t border-rule py-2 first:border-t-0"
          >
            <p className="min-w-0">
              <span className="figures block font-semibold">{savedAt(save)}</span>
              <span className="block text-soft">
                {actionTexts[save.action]} by <bdi>{save.saved_by}</bdi>
              </span>
              <span className="figures block text-xs text-faint">
                {save.changes} {save.changes === 1 ? "change" : "changes"}
              </span>
            </p>
            {at === 0 ? (
              <span className="py-1 text-xs text-faint">Now</span>
            ) : (
              <Button variant="quiet" size="small" onClick={() => setAsking(save)}>
                Restore<span className="sr-only"> the version of {savedAt(save)}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {saves.length > listed && !all && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => setAll(true)}>
          Show all {saves.length}
        </Button>
      )}
      {stored.own && (
        <Button variant="quiet" size="small" className="mt-3" onClick={() => setAsking("original")}>
          Restore the original
        </Button>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={asking === "original" ? "Restore the original text?" : "Restore this version?"}
        confirm={busy ? "Restoring..." : "Restore"}
        variant="primary"
        busy={busy}
        onConfirm={bringBack}
        onCancel={() => setAsking(undefined)}
      >
        <p>
          The site shows it at once. What it shows now stays in this list.
          {editor.unsaved && " Unsaved changes will be lost."}
        </p>
      </ConfirmDialog>
    </section>
  );
}

const savedAt = ({ saved_at }: ContentSave) => formatTime(saved_at);
