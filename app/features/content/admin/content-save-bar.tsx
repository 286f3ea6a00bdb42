import { useState } from "react";
import { previewQuery } from "#app/contract/page-queries.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import { previewContent } from "./content-calls.ts";
import type { ContentEditorState } from "./content-editor-state.ts";

/** Saves or shows the page with what is typed; it stays in sight while the fields scroll. */
export function ContentSaveBar({ editor }: { editor: ContentEditorState }) {
  const { opened, saving, unsaved } = editor;
  const [pathname, setPathname] = useState(opened.pages[0]?.path ?? "/");
  const [previewing, setPreviewing] = useState(false);
  const [blocked, setBlocked] = useState<string>();

  /** The tab opens with the press itself: browsers refuse one that opens after a reply. */
  async function preview() {
    const sent = editor.checked();
    if (sent === undefined) return;
    const tab = window.open("", "umeed-preview");
    setPreviewing(true);
    const result = await previewContent({ name: opened.name, value: sent });
    setPreviewing(false);
    if (!result.ok) {
      tab?.close();
      return editor.fail(result);
    }
    const address = `${pathname}?${previewQuery}=${result.body.key}`;
    if (tab) tab.location.replace(address);
    else setBlocked(address);
  }

  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-rule bg-paper px-4 py-3 sm:-mx-6 sm:px-6 xl:mx-0 xl:px-0">
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!unsaved || saving}>
          {saving ? "Saving..." : "Save"}
        </Button>
        <Button variant="quiet" disabled={previewing} onClick={preview}>
          {previewing ? "Opening..." : "Preview"}
        </Button>
        {opened.pages.length > 1 && (
          <SelectInput
            aria-label="Page of the preview"
            value={pathname}
            className="min-w-0 flex-1 basis-24 sm:max-w-44"
            onChange={(event) => setPathname(event.target.value)}
          >
            {opened.pages.map(({ title, path }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </SelectInput>
        )}
        {unsaved && (
          <>
            <span className="rounded-full border border-rule-strong bg-sunk px-3 py-0.5 text-sm font-semibold">
              Unsaved
            </span>
            <Button
              variant="quiet"
              size="small"
              className="ms-auto"
              disabled={saving}
              onClick={editor.discard}
            >
              Discard
            </Button>
          </>
        )}
      </div>
      {blocked && (
        <p role="status" className="mt-2 text-sm">
          Your browser did not open a tab.{" "}
          <a
            href={blocked}
            target="_blank"
            rel="noopener"
            className="underline"
            onClick={() => setBlocked(undefined)}
          >
            Open the preview
          </a>
        </p>
      )}
    </div>
  );
}
