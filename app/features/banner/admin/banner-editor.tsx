import { type FormEvent, useCallback, useEffect, useState } from "react";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import { bannerMessages, defaultBanner } from "#app/features/banner/banner.messages.ts";
import { type BannerForm, bannerForm } from "#app/features/banner/banner.schema.ts";
import type { CallResult } from "#app/lib/call-api.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { emptyBanner, loadBanner, saveBanner, takeDownBanner } from "./banner-calls.ts";
import { type BannerErrors, BannerFields } from "./banner-fields.tsx";
import { BannerPreview } from "./banner-preview.tsx";
import { BannerResult, useBannerResult } from "./banner-result.tsx";

/**
 * The form of the top strip. Saving is possible only while the form differs from what was last loaded or saved;
 * results clear themselves after five seconds.
 */
export function BannerEditor() {
  const [saved, setSaved] = useState<BannerForm>();
  const [form, setForm] = useState<BannerForm>(emptyBanner);
  const [errors, setErrors] = useState<BannerErrors>({});
  const [work, setWork] = useState<"loading" | "saving" | "removing">();
  const [preview, setPreview] = useState(true);
  const [asking, setAsking] = useState(false);
  const { result, tell } = useBannerResult();

  const load = useCallback(async () => {
    setWork("loading");
    const loaded = await loadBanner();
    setWork(undefined);
    if (!loaded.ok) return tell({ tone: "bad", text: loaded.message });
    tell(undefined);
    setSaved(loaded.body);
    setForm(loaded.body);
  }, [tell]);
  useEffect(() => void load(), [load]);

  const differs = saved !== undefined && !same(form, saved);
  const standing = saved !== undefined && saved.message !== "";

  function change(next: BannerForm) {
    setForm(next);
    setErrors({});
  }

  /** Carries out a write: what was typed stays when it fails, and becomes the saved state when it succeeds. */
  async function write(
    kind: "saving" | "removing",
    made: Promise<CallResult<{ message?: string }>>,
    next: BannerForm,
  ) {
    setWork(kind);
    tell(undefined);
    const answer = await made;
    setWork(undefined);
    if (!answer.ok) return tell({ tone: "bad", text: answer.message });
    setSaved(next);
    setForm(next);
    tell({ tone: "good", text: answer.body.message ?? bannerMessages.updated });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!differs || work) return;
    const checked = bannerForm.safeParse(form);
    if (!checked.success) {
      setErrors(errorsOf(checked.error.issues));
      return tell({ tone: "bad", text: checked.error.issues[0]?.message ?? bannerMessages.incomplete });
    }
    await write("saving", saveBanner(checked.data), checked.data);
  }

  async function takeDown() {
    await write("removing", takeDownBanner(), emptyBanner);
    setAsking(false);
  }

  return (
    <form noValidate onSubmit={submit} className="max-w-3xl">
      <LeaveGuard unsaved={differs} />
      <div className="mb-6 border border-rule bg-raised">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule px-4 py-2 sm:px-5">
          <h2 className="text-lg">Live preview</h2>
          <Button variant="quiet" size="small" aria-expanded={preview} onClick={() => setPreview(!preview)}>
            {preview ? "Hide Preview" : "Show Preview"}
          </Button>
        </div>
        {preview && <BannerPreview banner={form} />}
      </div>

      <BannerFields
        form={form}
        errors={errors}
        disabled={saved === undefined}
        locked={!!work}
        onChange={change}
      />
      <BannerResult result={result} />

      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!differs || !!work}>
          {work === "saving" ? "Saving..." : "Save Changes"}
        </Button>
        <Button
          variant="quiet"
          disabled={saved === undefined || !!work}
          onClick={() => change({ ...defaultBanner })}
        >
          Reset to Default
        </Button>
        {saved === undefined && work !== "loading" && (
          <>
            <span className="text-sm text-soft">The banner is not loaded.</span>
            <Button variant="quiet" onClick={load}>
              Try Again
            </Button>
          </>
        )}
        {standing && (
          <Button variant="quiet" disabled={!!work} className="sm:ms-auto" onClick={() => setAsking(true)}>
            Take down
          </Button>
        )}
        {work === "loading" && <p role="status">Loading...</p>}
        {differs && (
          <span className="rounded-full border border-rule-strong bg-sunk px-3 py-0.5 text-sm font-semibold">
            Unsaved
          </span>
        )}
      </div>

      <ConfirmDialog
        open={asking}
        title="Take the banner down?"
        confirm={work === "removing" ? "Taking down..." : "Take down"}
        busy={work === "removing"}
        onConfirm={takeDown}
        onCancel={() => setAsking(false)}
      >
        <p>The strip disappears from every page at once. The announcement is not kept.</p>
      </ConfirmDialog>
    </form>
  );
}

const same = (a: BannerForm, b: BannerForm) =>
  a.message === b.message && a.link_text === b.link_text && a.link_url === b.link_url;

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): BannerErrors {
  const errors: BannerErrors = {};
  for (const { path, message } of issues) errors[path[0] as keyof BannerForm] ??= message;
  return errors;
}
