import { useRef, useState } from "react";
import { ConflictView } from "#app/dashboard/conflict-view.tsx";
import { FormField, FormNotice } from "#app/dashboard/dashboard-form.tsx";
import { RestoredNotice } from "#app/dashboard/editor-notices.tsx";
import { LeaveGuard } from "#app/dashboard/leave-guard.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useSaveShortcut } from "#app/dashboard/use-save-shortcut.ts";
import { defaultBanner } from "#app/features/banner/banner-admin.messages.ts";
import { bannerVersion } from "#app/features/banner/banner-version.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { fieldLabels, useBannerEditor } from "./banner-editor-state.ts";
import { BannerPreview } from "./banner-preview.tsx";

/** The form of the top strip. Saving is possible only while the form differs from what was last loaded or saved. */
export function BannerEditor() {
  const editor = useBannerEditor();
  const { form, state, loaded, stored, result, conflict, unsaved, saving } = editor;
  const [asking, setAsking] = useState(false);
  const versions = useRef<HTMLDivElement>(null);
  useSaveShortcut();

  async function takeDown() {
    await editor.takeDown();
    setAsking(false);
  }

  return (
    <form noValidate onSubmit={editor.save}>
      <LeaveGuard unsaved={unsaved} onLeave={editor.forgetDraft} />
      {editor.restored && <RestoredNotice onStartOver={editor.startOver} />}
      <div ref={versions}>
        {conflict && (
          <ConflictView
            // A new key for each conflict resets its state.
            key={bannerVersion(conflict.theirs)}
            message={conflict.message}
            rows={conflict.rows}
            choices={conflict.choices}
            asked={conflict.asked}
            onChoose={editor.choose}
          />
        )}
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 overflow-x-clip [overflow-clip-margin:0.5rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <BannerPreview banner={form.watch()} />
        <div className="min-w-0 max-w-3xl lg:col-start-1 lg:row-start-2">
          {/* Until the banner is loaded there is nothing to change. */}
          <fieldset disabled={!loaded} className="mb-5 grid min-w-0 gap-5 sm:grid-cols-2">
            <FormField
              form={form}
              name="message"
              label={fieldLabels.message}
              required
              className="sm:col-span-2"
            >
              {(control) => <TextInput {...control} readOnly={saving} dir="auto" />}
            </FormField>
            <FormField form={form} name="link_text" label={fieldLabels.link_text} required>
              {(control) => <TextInput {...control} readOnly={saving} dir="auto" />}
            </FormField>
            <FormField
              form={form}
              name="link_url"
              label={fieldLabels.link_url}
              required
              hint="A page of this site such as /blogs, or a full web address."
            >
              {(control) => <TextInput {...control} readOnly={saving} inputMode="url" spellCheck={false} />}
            </FormField>
          </fieldset>
          <FormNotice result={result} />

          <div className="mt-6 flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={!unsaved || saving}>
              {saving ? "Saving..." : "Save Changes"}
            </Button>
            <Button
              variant="quiet"
              disabled={state !== "ready" || saving}
              onClick={() => form.reset(defaultBanner, { keepDefaultValues: true })}
            >
              Reset to Default
            </Button>
            {unsaved && <StatusPill>Unsaved</StatusPill>}
            {state === "failed" && (
              <>
                <span className="text-sm text-soft">The banner is not loaded.</span>
                <Button variant="quiet" onClick={editor.load}>
                  Try Again
                </Button>
              </>
            )}
            {stored.message && (
              <Button
                variant="quiet"
                disabled={saving}
                className="sm:ms-auto"
                onClick={() => setAsking(true)}
              >
                Take down
              </Button>
            )}
            {state === "loading" && <p role="status">Loading...</p>}
          </div>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title="Take the banner down?"
        confirm={state === "removing" ? "Taking down..." : "Take down"}
        busy={state === "removing"}
        returnTo={() => versions.current?.querySelector("h3") ?? null}
        onConfirm={takeDown}
        onCancel={() => setAsking(false)}
      >
        <p>The strip disappears from every page at once. The announcement is not kept.</p>
      </ConfirmDialog>
    </form>
  );
}
