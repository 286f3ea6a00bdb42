import { useCallback, useEffect, useState } from "react";
import { FormField, FormNotice, resultOf, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { RestoredNotice } from "#app/dashboard/editor-notices.tsx";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useSaveShortcut } from "#app/dashboard/use-save-shortcut.ts";
import { useStoredDraft } from "#app/dashboard/use-stored-draft.ts";
import {
  bannerLabels,
  bannerMessages,
  defaultBanner,
  messageMilliseconds,
} from "#app/features/banner/banner.messages.ts";
import { bannerForm } from "#app/features/banner/banner.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { emptyBanner, loadBanner, saveBanner, takeDownBanner } from "./banner-calls.ts";
import { BannerPreview } from "./banner-preview.tsx";

const fieldOf = (message: string) =>
  (["link_text", "link_url", "message"] as const).find((name) =>
    message.startsWith(`${bannerLabels[name]} `),
  );

/**
 * The form of the top strip. Saving is possible only while the form differs from what was last loaded or saved;
 * results clear themselves after five seconds.
 */
export function BannerEditor() {
  const { form, result, setResult, handleSubmit } = useDashboardForm(bannerForm, {
    defaultValues: emptyBanner,
  });
  const { isDirty, isSubmitting, defaultValues: stored } = form.formState;
  const [state, setState] = useState<"loading" | "failed" | "ready" | "removing">("loading");
  const [preview, setPreview] = useState(true);
  const [asking, setAsking] = useState(false);
  const loaded = state !== "loading" && state !== "failed";
  const draft = useStoredDraft({ form, key: "banner", ready: loaded });
  useSaveShortcut();

  const load = useCallback(async () => {
    setState("loading");
    const stored = await loadBanner();
    setResult(stored.ok ? undefined : stored);
    if (stored.ok) form.reset(stored.body);
    setState(stored.ok ? "ready" : "failed");
  }, [form, setResult]);
  useEffect(() => void load(), [load]);

  useEffect(() => {
    const timer = result && setTimeout(() => setResult(undefined), messageMilliseconds);
    return () => clearTimeout(timer);
  }, [result, setResult]);

  const save = handleSubmit(
    async (banner) => {
      const reply = await saveBanner(banner);
      setResult(resultOf(reply, bannerMessages.updated));
      if (!reply.ok) return showAtField(reply.message);
      form.reset(banner);
      draft.forget();
    },
    (errors) =>
      setResult({ ok: false, message: Object.values(errors)[0]?.message ?? bannerMessages.incomplete }),
  );

  /** The server's words begin with the field that they are about. */
  function showAtField(message: string) {
    const field = message === bannerMessages.badLink ? "link_url" : fieldOf(message);
    if (field) form.setError(field, { message }, { shouldFocus: true });
  }

  async function takeDown() {
    setState("removing");
    const reply = await takeDownBanner();
    if (reply.ok) {
      form.reset(emptyBanner);
      draft.forget();
    }
    setResult(resultOf(reply, bannerMessages.removed));
    setState("ready");
    setAsking(false);
  }

  return (
    <form noValidate onSubmit={save} className="max-w-3xl">
      <LeaveGuard unsaved={isDirty} onLeave={draft.forget} />
      {draft.restored && (
        <RestoredNotice
          onStartOver={() => {
            form.reset();
            draft.forget();
          }}
        />
      )}
      <div className="mb-6 border border-rule bg-raised">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule px-4 py-2 sm:px-5">
          <h2 className="text-lg">Live preview</h2>
          <Button variant="quiet" size="small" aria-expanded={preview} onClick={() => setPreview(!preview)}>
            {preview ? "Hide Preview" : "Show Preview"}
          </Button>
        </div>
        {preview && <BannerPreview banner={form.watch()} />}
      </div>

      {/* Until the banner is loaded there is nothing to change. */}
      <fieldset disabled={!loaded} className="mb-5 grid min-w-0 gap-5 sm:grid-cols-2">
        <FormField form={form} name="message" label="Message" required className="sm:col-span-2">
          {(control) => <TextInput {...control} readOnly={isSubmitting} dir="auto" />}
        </FormField>
        <FormField form={form} name="link_text" label="Call-to-action text" required>
          {(control) => <TextInput {...control} readOnly={isSubmitting} dir="auto" />}
        </FormField>
        <FormField
          form={form}
          name="link_url"
          label="Destination URL"
          required
          hint="A page of this site such as /blogs, or a full web address."
        >
          {(control) => <TextInput {...control} readOnly={isSubmitting} inputMode="url" spellCheck={false} />}
        </FormField>
      </fieldset>
      <FormNotice result={result} />

      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!isDirty || isSubmitting}>
          {isSubmitting ? "Saving..." : "Save Changes"}
        </Button>
        <Button
          variant="quiet"
          disabled={state !== "ready" || isSubmitting}
          onClick={() => form.reset(defaultBanner, { keepDefaultValues: true })}
        >
          Reset to Default
        </Button>
        {state === "failed" && (
          <>
            <span className="text-sm text-soft">The banner is not loaded.</span>
            <Button variant="quiet" onClick={load}>
              Try Again
            </Button>
          </>
        )}
        {stored?.message && (
          <Button
            variant="quiet"
            disabled={isSubmitting}
            className="sm:ms-auto"
            onClick={() => setAsking(true)}
          >
            Take down
          </Button>
        )}
        {state === "loading" && <p role="status">Loading...</p>}
        {isDirty && <StatusPill>Unsaved</StatusPill>}
      </div>

      <ConfirmDialog
        open={asking}
        title="Take the banner down?"
        confirm={state === "removing" ? "Taking down..." : "Take down"}
        busy={state === "removing"}
        onConfirm={takeDown}
        onCancel={() => setAsking(false)}
      >
        <p>The strip disappears from every page at once. The announcement is not kept.</p>
      </ConfirmDialog>
    </form>
  );
}
