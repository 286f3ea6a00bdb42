import { useState } from "react";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { BothLanguages, TextField, UrduField, urduHint } from "#app/dashboard/form-fields.tsx";
import { PageEditor } from "#app/dashboard/page-editor.tsx";
import { RecordVersions } from "#app/dashboard/record-versions.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import {
  type BannerFormInput,
  bannerFields,
  bannerForm,
  bannerMessages,
  defaultBanner,
} from "#app/features/stories/banner/banner.schema.ts";
import { bannerEndText } from "#app/features/stories/banner/banner-end.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { labelsOf } from "#app/rows/fields.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { useToast } from "#app/ui/toast.tsx";
import {
  fetchBanner,
  noBanner,
  type OpenedBanner,
  saveBanner,
  takeDownBanner,
  useRefreshBanner,
} from "./banner-calls.ts";
import { BannerPreview } from "./banner-preview.tsx";

const valuesOf = ({ id: _id, version: _version, ...values }: OpenedBanner): BannerFormInput => values;

const noEnd = { end_date: "", end_time: "" };

/** The form of the top strip. Results are told by toasts alone, which go after five seconds: BANNER-07. */
export function BannerEditor({ banner }: { banner: OpenedBanner }) {
  const toast = useToast();
  const refresh = useRefreshBanner();
  const dashboardForm = useDashboardForm(bannerForm, { defaultValues: valuesOf(banner) });
  const { form } = dashboardForm;
  const draft = useDraft(form, `banner:${banner.id}`, { version: banner.version });
  const save = useSave(dashboardForm, {
    noun: "banner",
    texts: "banner",
    draft,
    row: banner,
    valuesOf,
    labels: labelsOf(bannerFields),
    send: (values, target) => saveBanner(values, (target ?? noBanner).version),
    done: () => bannerMessages.updated,
    fetchRow: fetchBanner,
    refresh,
    toasts: true,
    onInvalid: (errors) => toast.error(Object.values(errors)[0]?.message ?? bannerMessages.incomplete),
  });
  const { stored, saving, gone } = save;
  const given = { form, readOnly: saving };
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);

  async function takeDown() {
    setRemoving(true);
    const reply = await takeDownBanner(draft.version);
    if (reply.ok) {
      toast.success(bannerMessages.removed);
      save.restart(noBanner);
      await refresh();
    } else await save.refuse(reply);
    setRemoving(false);
    setAsking(false);
  }

  /** What shows after an earlier version was brought back. */
  async function reopen() {
    const now = await fetchBanner();
    if (now.ok) save.restart(now.body);
  }

  return (
    <>
      <PageEditor
        save={save}
        label="Banner"
        actions={
          <>
            <Button
              variant="quiet"
              disabled={saving}
              onClick={() => form.reset({ ...noEnd, ...defaultBanner }, { keepDefaultValues: true })}
            >
              Reset to Default
            </Button>
            {stored?.message && !gone && (
              <Button variant="quiet" disabled={saving} onClick={() => setAsking(true)}>
                Take down
              </Button>
            )}
          </>
        }
      >
        <div className="mb-6 grid grid-cols-1 gap-x-10 gap-y-8 overflow-x-clip [overflow-clip-margin:0.5rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <BannerPreview banner={form.watch()} />
          <div className="grid min-w-0 max-w-3xl content-start gap-5 sm:grid-cols-2 lg:col-start-1 lg:row-start-2">
            <BothLanguages className="sm:col-span-2">
              <TextField {...given} name="message" label={bannerFields.message.label} required />
              <UrduField {...given} name="message_ur" label={bannerFields.message.label} hint={urduHint} />
              <TextField {...given} name="link_text" label={bannerFields.link_text.label} required />
              <UrduField {...given} name="link_text_ur" label={bannerFields.link_text.label} />
            </BothLanguages>
            <div className="sm:col-span-2">
              <TextField
                {...given}
                name="link_url"
                label={bannerFields.link_url.label}
                required
                hint="A page of this site such as /blogs, or a full web address."
                inputMode="url"
                spellCheck={false}
              />
            </div>
            <TextField
              {...given}
              name="end_date"
              label={bannerFields.end_date.label}
              hint="If empty, it has no end."
              type="date"
            />
            <TextField
              {...given}
              name="end_time"
              label={bannerFields.end_time.label}
              hint="In Karachi. If empty, it ends with the day."
              type="time"
            />
            {stored && !gone && <BannerEnd banner={stored} />}
          </div>
        </div>
        <ConfirmDialog
          open={asking}
          title="Take the banner down?"
          confirm={removing ? "Taking down..." : "Take down"}
          busy={removing}
          returnTo={() => document.querySelector<HTMLElement>("main h3")}
          onConfirm={takeDown}
          onCancel={() => setAsking(false)}
        >
          <p>The announcement disappears from every page at once. It stays among the earlier versions.</p>
        </ConfirmDialog>
      </PageEditor>
      <section aria-labelledby="earlier-versions" className="mt-10 max-w-3xl text-sm">
        <h3 id="earlier-versions" className="mb-1 font-sans text-base font-semibold">
          Earlier versions
        </h3>
        <RecordVersions
          noun="banner"
          id={1}
          note={save.unsaved ? "Unsaved changes will be lost." : undefined}
          refresh={refresh}
          onRestored={reopen}
        />
      </section>
    </>
  );
}

/** Of the saved banner: until when visitors see it, or that they no longer do. */
function BannerEnd({ banner }: { banner: OpenedBanner }) {
  const text = bannerEndText(banner, karachiMinute(new Date()));
  return text && <p className="text-sm font-semibold sm:col-span-2">{text}</p>;
}
