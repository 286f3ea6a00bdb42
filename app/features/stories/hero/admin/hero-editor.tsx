import { useLayoutEffect, useRef, useState } from "react";
import { type FetchRow, useRefresh } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { type FileChange, isChosen, unchanged } from "#app/dashboard/file-change.ts";
import { useBlobUrl } from "#app/dashboard/media-preview.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { useUpload } from "#app/dashboard/use-upload.tsx";
import { heroCalls } from "#app/features/stories/hero/hero.calls.ts";
import { heroDefaults } from "#app/features/stories/hero/hero.messages.ts";
import { heroMessages, slides } from "#app/features/stories/hero/hero.rows.ts";
import { type HeroSlide, heroSlideEditor, type ShownSlide } from "#app/features/stories/hero/hero.schema.ts";
import { HeroMedium, HeroSlideText } from "#app/features/stories/hero/public/hero-slider-slide.tsx";
import { isSafeLink } from "#app/lib/call-rules.ts";
import { RowFields } from "#app/rows/row-fields.tsx";
import { rowSave, rowValues } from "#app/rows/row-save.ts";
import { Lattice } from "#app/ui/lattice.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { HeroMediumField, mediumAfter, sentMedium } from "./hero-medium.tsx";
import { mediumOf } from "./hero-slides.ts";
import "#app/ui/carousel.css";
import "#app/features/stories/hero/public/hero-slider.css";

type HeroEditorProps = {
  /** The slide that is edited; a new one without. */
  slide: HeroSlide | undefined;
  /** Of a new slide: after the last one. */
  nextOrder: number;
  fetchRow: FetchRow<HeroSlide>;
  onClose: () => void;
};

/** Creates a slide, or changes one: what is typed shows beside it as the home page will. */
export function HeroEditor({ slide, nextOrder, fetchRow, onClose }: HeroEditorProps) {
  const toast = useToast();
  const dashboardForm = useDashboardForm(heroSlideEditor, {
    defaultValues: slide
      ? rowValues(slides, slide)
      : { ...rowValues(slides, slide), display_order: String(nextOrder) },
  });
  const { form } = dashboardForm;
  const [file, setFile] = useState<FileChange>(unchanged);
  const upload = useUpload();
  const draft = useDraft(form, `slide:${slide?.id ?? "new"}`, {
    version: slide?.version,
    file: isChosen(file),
  });
  const save = useSave(dashboardForm, {
    ...rowSave(slides, dashboardForm, {
      row: slide,
      fetchRow,
      draft,
      calls: { create: heroCalls.createHeroSlide, update: heroCalls.updateHeroSlide },
      upload,
      // To order the slides gives them no new version, and a save must not undo it.
      sendsChangesOnly: true,
      sent: () => sentMedium(file),
    }),
    file: {
      label: "Picture or video",
      change: file,
      setChange: setFile,
      pathOf: (row) => mediumOf(row)?.src ?? "",
    },
    toasts: true,
    onInvalid: () => toast.error(heroMessages.formFailed),
    refresh: useRefresh(heroCalls.listHeroSlides),
    onClose,
  });
  const { editing } = save;
  // A deleted slide that becomes a new one has no medium.
  const stored = editing && save.stored ? mediumOf(save.stored) : undefined;
  const shown = mediumAfter(stored, file, useBlobUrl(file.kind === "chosen" ? file.file : undefined));

  return (
    <EditorDialog
      {...save.dialog}
      title={editing ? "Edit Hero Slide" : "Create New Hero Slide"}
      shape="wide"
      save={{
        idle: editing ? "Update Slide" : "Create Slide",
        busy: editing ? "Updating..." : "Creating...",
      }}
      className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      notices={<EditorNotices save={save} />}
    >
      <div className="grid gap-5">
        <RowFields form={form} fields={slides.fields} />
      </div>
      <div className="grid min-w-0 gap-6">
        <HeroPreview
          slide={{
            ...form.watch(),
            id: 0,
            display_order: 0,
            is_active: 1,
            image_url: shown?.kind === "image" ? shown.src : null,
            video_url: shown?.kind === "video" ? shown.src : null,
          }}
        />
        <HeroMediumField
          file={file}
          setFile={setFile}
          result={save.result}
          clearResult={save.clearResult}
          upload={upload.running}
          stored={stored}
          shown={shown}
        />
      </div>
    </EditorDialog>
  );
}

/** The width of the page that is shown small, in px. Narrower windows show the phone's layout in its own size. */
const pageWidth = 1120;
const wideWindow = "(min-width: 64rem)";

/** The slide as the home page shows it, smaller. It is a picture of the form beside it, so nothing in it can be used. */
function HeroPreview({ slide }: { slide: ShownSlide }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = () => setScale(matchMedia(wideWindow).matches ? element.clientWidth / pageWidth : 1);
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const link = isSafeLink(slide.cta_link) ? slide.cta_link : heroDefaults.ctaLink;
  const empty = !slide.image_url && !slide.video_url;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-sm font-semibold">Preview</figcaption>
      <div ref={frame} inert aria-hidden="true" className="overflow-hidden border border-rule bg-paper">
        <div style={{ zoom: scale }} className="relative">
          <Lattice className="page-lattice absolute inset-0 text-rule" />
          <div className="relative grid items-center gap-x-16 gap-y-8 px-5 py-8 lg:grid-cols-[1.4fr_1fr] lg:px-12 lg:py-14">
            <div className="min-w-0">
              <HeroSlideText
                slide={{ ...slide, headline: slide.headline || "Your headline", cta_link: link }}
                shown
                label={undefined}
              />
            </div>
            <div className="arch mx-auto w-full max-w-md bg-sunk lg:max-w-[26.5rem]">
              {empty ? (
                <div className="aspect-[5/6]" />
              ) : (
                <HeroMedium key={slide.image_url ?? slide.video_url} slide={slide} shown autoPlay />
              )}
            </div>
          </div>
        </div>
      </div>
      {empty && (
        <p className="mt-1.5 text-xs text-faint">Visitors see a slide only if it has a picture or a video.</p>
      )}
    </figure>
  );
}
