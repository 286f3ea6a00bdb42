import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { FormField, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { useUpload } from "#app/dashboard/use-upload.ts";
import { heroMessages } from "#app/features/hero/hero.messages.ts";
import { type HeroSlide, type HeroSlideEditor, heroSlideEditor } from "#app/features/hero/hero.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { fetchSlide, saveOf, useShownSlides } from "./hero-calls.ts";
import { type MediumChange, type MediumKind, shownMedia, slideFormData } from "./hero-medium.ts";
import { HeroMediumField } from "./hero-medium-field.tsx";
import { HeroPreview } from "./hero-preview.tsx";

type HeroEditorProps = {
  /** The slide that is edited; a new one without. */
  slide?: HeroSlide;
  /** Of a new slide: after the last one. */
  nextOrder: number;
  onClose: () => void;
};

const valuesOf = (slide: HeroSlide | undefined, nextOrder: number) => ({
  headline: slide?.headline ?? "",
  subtitle: slide?.subtitle ?? "",
  cta_text: slide?.cta_text ?? "",
  cta_link: slide?.cta_link ?? "",
  display_order: String(slide?.display_order ?? nextOrder),
  is_active: slide ? slide.is_active === 1 : true,
});

/** What the server says of a file stands at its chooser. */
const mediumOf = (message: string): MediumKind | undefined => {
  if (message === heroMessages.imageType || message === heroMessages.imageSize) return "image";
  return message === heroMessages.videoType || message === heroMessages.videoSize ? "video" : undefined;
};

/** Creates a slide, or changes one: what is typed shows beside it as the home page will. */
export function HeroEditor({ slide: opened, nextOrder, onClose }: HeroEditorProps) {
  const toast = useToast();
  const { refresh } = useShownSlides();
  const { send, running } = useUpload();
  // Somebody else's version takes the place of the one that was opened.
  const [slide, setSlide] = useState(opened);
  const [change, setChange] = useState<MediumChange>({ removed: [] });
  const [refused, setRefused] = useState<Partial<Record<MediumKind, string>>>({});
  const [theirs, setTheirs] = useState<HeroSlide>();
  const { form, result, setResult, handleSubmit } = useDashboardForm(heroSlideEditor, {
    defaultValues: valuesOf(slide, nextOrder),
  });
  const { isSubmitting, isDirty, dirtyFields } = form.formState;
  const typed = useWatch({ control: form.control });
  const fileUrl = useFileUrl(change.chosen?.file);

  function changeMedium(next: MediumChange) {
    setRefused({});
    setChange(next);
  }

  async function save(values: HeroSlideEditor) {
    // Only what was changed here, so that it does not undo what somebody else changes meanwhile.
    const changed = Object.entries(values).filter(([name]) => dirtyFields[name as keyof HeroSlideEditor]);
    const data = slideFormData(slide ? Object.fromEntries(changed) : values, change, slide);
    const reply = await send<{ message?: string }>(...saveOf(slide, data));
    if (reply.ok) {
      toast.success(reply.body.message ?? (slide ? heroMessages.updated : heroMessages.created));
      await refresh();
      return onClose();
    }
    if (slide && reply.status === 409) {
      const now = await fetchSlide(slide.id);
      if (now) return setTheirs(now);
    }
    const kind = mediumOf(reply.message);
    if (kind) setRefused({ [kind]: reply.message });
    if (reply.status === 404) await refresh();
    setResult(reply);
    toast.error(reply.message);
  }

  function take(version: HeroSlide, whose: "mine" | "theirs") {
    setSlide(version);
    setTheirs(undefined);
    setChange(whose === "theirs" ? { removed: [] } : change);
    form.reset(valuesOf(version, nextOrder), { keepValues: whose === "mine", keepDirty: whose === "mine" });
  }

  return (
    <EditorDialog
      title={slide ? "Edit Hero Slide" : "Create New Hero Slide"}
      noun="slide"
      shape="wide"
      save={{ idle: slide ? "Update Slide" : "Create Slide", busy: slide ? "Updating..." : "Creating..." }}
      saving={isSubmitting}
      unsaved={isDirty || change.chosen !== undefined || change.removed.length > 0}
      result={result}
      onSubmit={handleSubmit(save, () => toast.error(heroMessages.formFailed))}
      onClose={onClose}
      className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      notices={
        theirs && (
          <Notice tone="bad" role="alert" className="mb-5">
            <p className="font-semibold">{heroMessages.stale}</p>
            <p className="mt-1">
              Their headline: <bdi>{theirs.headline}</bdi>. What you typed is still below.
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button variant="quiet" size="small" onClick={() => take(theirs, "theirs")}>
                Load their version
              </Button>
              <Button variant="quiet" size="small" onClick={() => take(theirs, "mine")}>
                Keep my changes
              </Button>
            </div>
          </Notice>
        )
      }
    >
      <div className="grid gap-5">
        <FormField form={form} name="headline" label="Headline" required>
          {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
        </FormField>
        <FormField form={form} name="subtitle" label="Subtitle" required>
          {(control) => <TextArea {...control} rows={3} dir="auto" />}
        </FormField>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField form={form} name="cta_text" label="CTA Button Text" required>
            {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
          </FormField>
          <FormField
            form={form}
            name="cta_link"
            label="CTA Link"
            required
            hint="A page of this site, such as /donate, or a web address."
          >
            {(control) => <TextInput {...control} dir="ltr" inputMode="url" autoComplete="off" />}
          </FormField>
          <FormField
            form={form}
            name="display_order"
            label="Display Order"
            required
            hint="The slide with the lowest number comes first."
          >
            {(control) => <TextInput {...control} type="number" min={0} step={1} inputMode="numeric" />}
          </FormField>
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
            ...shownMedia(slide, change, fileUrl),
          }}
        />
        <HeroMediumField
          slide={slide}
          change={change}
          onChange={changeMedium}
          refused={refused}
          onRefused={setRefused}
          upload={running}
        />
      </div>
    </EditorDialog>
  );
}

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
