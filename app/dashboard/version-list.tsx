import type { UseQueryResult } from "@tanstack/react-query";
import { Suspense, useId, useState } from "react";
import type { SavedEarlier } from "#app/contract/reply-schemas.ts";
import type { VersionNoun } from "#app/contract/versions.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { RetryLine } from "./not-loaded.tsx";

const VersionDifferences = lazyPart(
  async () => (await import("./version-differences.tsx")).VersionDifferences,
);

const actionTexts: Record<SavedEarlier["action"], string> = {
  create: "Added",
  save: "Saved",
  restore: "Restored",
  default: "Original restored",
  delete: "Taken down",
};

/** So many saves are listed at first. */
const listed = 5;

type VersionListProps = {
  of: { noun: VersionNoun; id: string };
  query: Pick<UseQueryResult, "error" | "isPending" | "isFetching" | "refetch"> & {
    data: readonly SavedEarlier[] | undefined;
  };
  /** What to say when nobody has saved it yet. */
  empty: string;
  /** Brings a version back and shows the result. */
  restore: (save: SavedEarlier) => Promise<void>;
  /** Brings back what the program came with, where there is such a thing. */
  restoreOriginal?: () => Promise<void>;
  /** What a version does not bring back, and what is lost. */
  note?: string;
};

/** Who saved what and when, what each save changed, and the way back to it. */
export function VersionList({ of, query, empty, restore, restoreOriginal, note }: VersionListProps) {
  const { data: saves = [] } = query;
  const [all, setAll] = useState(false);
  const [asking, setAsking] = useState<SavedEarlier | "original">();
  const [busy, setBusy] = useState(false);

  async function bringBack() {
    setBusy(true);
    if (asking === "original") await restoreOriginal?.();
    else if (asking) await restore(asking);
    setBusy(false);
    setAsking(undefined);
  }

  return (
    <>
      {query.isPending && (
        <p role="status" className="text-faint">
          Loading...
        </p>
      )}
      <RetryLine error={query.error} busy={query.isFetching} onRetry={query.refetch} />
      {query.data && saves.length === 0 && <p className="text-faint">{empty}</p>}
      <ol>
        {saves.slice(0, all ? undefined : listed).map((save, place) => (
          <Version
            key={save.version}
            of={of}
            save={save}
            isNow={place === 0}
            onRestore={() => setAsking(save)}
          />
        ))}
      </ol>
      {saves.length > listed && !all && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => setAll(true)}>
          Show all {saves.length}
        </Button>
      )}
      {restoreOriginal && (
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
        <p>The site shows it at once. What it shows now stays in this list.{note && ` ${note}`}</p>
      </ConfirmDialog>
    </>
  );
}

type VersionProps = Pick<VersionListProps, "of"> & {
  save: SavedEarlier;
  isNow: boolean;
  onRestore: () => void;
};

function Version({ of, save, isNow, onRestore }: VersionProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { action, changes, saved_by } = save;
  return (
    <li className="border-t border-rule py-2 first:border-t-0">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0">
          <span className="figures block font-semibold">{savedAt(save)}</span>
          {saved_by && (
            <span className="block text-soft">
              {actionTexts[action]} by <bdi>{saved_by}</bdi>
            </span>
          )}
        </p>
        {isNow ? (
          <span className="py-1 text-xs text-faint">Now</span>
        ) : (
          action !== "delete" && (
            <Button variant="quiet" size="small" onClick={onRestore}>
              Restore<span className="sr-only"> the version of {savedAt(save)}</span>
            </Button>
          )
        )}
      </div>
      {changes > 0 && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="figures min-h-6 cursor-pointer text-xs text-soft underline decoration-rule-strong underline-offset-4 hover:text-ink"
          onClick={() => setOpen(!open)}
        >
          {changes} {changes === 1 ? "change" : "changes"}
          <span className="sr-only"> on {savedAt(save)}</span>
        </button>
      )}
      <div id={id}>
        {open && (
          <Suspense fallback={<p className="text-xs text-faint">Loading...</p>}>
            <VersionDifferences of={of} version={save.version} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** The first version of all may be older than versions are kept. */
const savedAt = ({ saved_at }: SavedEarlier) => (saved_at ? formatTime(saved_at) : "Before");
