import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { ConflictFormat } from "#app/dashboard/conflict-fieldset.tsx";
import { dialogOf, EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { FilePreview } from "#app/dashboard/file-preview.tsx";
import { BothLanguages, TextAreaField, TextField, UrduField, urduHint } from "#app/dashboard/form-fields.tsx";
import { StoredMedium } from "#app/dashboard/upload-preview.tsx";
import { heroDefaults } from "#app/features/stories/hero/hero.messages.ts";
import type { HeroSlide, ShownSlide } from "#app/features/stories/hero/hero.schema.ts";
import { HeroMedium } from "#app/features/stories/hero/public/hero-slider-medium.tsx";
import { HeroSlideText } from "#app/features/stories/hero/public/hero-slider-slide.tsx";
import { isSafeLink } from "#app/lib/text-rules.ts";
import { Lattice } from "#app/ui/lattice.tsx";
import { type HeroEditorState, useHeroEditor } from "./hero-editor-state.ts";
import { mediumPath } from "./hero-form.ts";
import { shownMedia } from "./hero-medium.ts";
import { HeroMediumField } from "./hero-medium-field.tsx";
import "#app/ui/carousel.css";
import "#app/features/stories/hero/public/hero-slider.css";

type HeroEditorProps = {
  /** The slide that is edited; a new one without. */
  slide: HeroSlide | undefined;
  /** Of a new slide: after the last one. */
  nextOrder: number;
  onClose: () => void;
};

/** Creates a slide, or changes one: what is typed shows beside it as the home page will. */
export function HeroEditor(props: HeroEditorProps) {
  const editor = useHeroEditor(props);
  const { form, file, editing, current } = editor;
  const typed = useWatch({ control: form.control });
  const fileUrl = useFileUrl(file.kind === "chosen" ? file.file : undefined);

  return (
    <EditorDialog
      {...dialogOf(editor)}
      title={editing ? "Edit Hero Slide" : "Create New Hero Slide"}
      shape="wide"
      save={{
        idle: editing ? "Update Slide" : "Create Slide",
        busy: editing ? "Updating..." : "Creating...",
      }}
      className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      notices={<EditorNotices editor={editor} formats={formatsOf(editor)} />}
    >
      <div className="grid gap-5">
        <BothLanguages>
          <TextField form={form} name="headline" label="Headline" required />
          <UrduField form={form} name="headline_ur" label="Headline" hint={urduHint} />
          <TextAreaField form={form} name="subtitle" label="Subtitle" required rows={3} />
          <UrduField form={form} name="subtitle_ur" label="Subtitle" rows={3} />
          <TextField form={form} name="cta_text" label="CTA Button Text" required />
          <UrduField form={form} name="cta_text_ur" label="CTA Button Text" />
        </BothLanguages>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            form={form}
            name="cta_link"
            label="CTA Link"
            required
            hint="A page of this site, such as /donate, or a web address."
            dir="ltr"
            inputMode="url"
          />
          <TextField
            form={form}
            name="display_order"
            label="Display Order"
            required
            hint="The slide with the lowest number comes first."
            type="number"
            min={0}
            step={1}
            inputMode="numeric"
          />
          <label className="flex min-h-11 items-center gap-2.5 self-start text-sm font-semibold sm:mt-6">
            <input
              type="checkbox"
              className="size-6 cursor-pointer accent-emerald"
              {...form.register("is_active")}
            />
            Is Active?
          </label>
        </div>
      </div>
      <div className="grid min-w-0 gap-6">
        <HeroPreview
          slide={{
            id: 0,
            display_order: 0,
            is_active: 1,
            headline: typed.headline ?? "",
            subtitle: typed.subtitle ?? "",
            cta_text: typed.cta_text ?? "",
            cta_link: typed.cta_link ?? "",
            ...shownMedia(current, file, fileUrl),
          }}
        />

        <HeroMediumField editor={editor} />
      </div>
    </EditorDialog>
  );
}

/** How the two versions' values read. */
function formatsOf({ conflict }: HeroEditorState): Record<string, ConflictFormat> {
  return {
    medium: (value, side) => {
      if (!value) return "No picture or video";
      const own = conflict?.ownFile;
      if (side === "mine" && own?.kind === "chosen")
        return <FilePreview file={own.file} alt="The file you chose" className={frame} />;
      const theirs = conflict?.theirs;
      if (!theirs || value !== mediumPath(theirs)) return "The file that was here before.";
      const kind = theirs.image_url ? "image" : "video";
      return <StoredMedium medium={{ src: value, kind, alt: "The file they chose" }} />;
    },
  };
}

const frame = "aspect-8/5 w-full border border-rule bg-sunk object-contain";

/** An object URL of a file, revoked when it is no longer used. */
function useFileUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
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
