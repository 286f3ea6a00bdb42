import type { FileChange } from "#app/dashboard/use-conflict.ts";
import { type Editor, useEditor } from "#app/dashboard/use-editor.ts";
import { useUpload } from "#app/dashboard/use-upload.ts";
import {
  type HeroSlide,
  type HeroSlideEditor,
  heroSlideEditor,
} from "#app/features/stories/hero/hero.schema.ts";
import { heroAdminCalls } from "#app/features/stories/hero/hero-admin.calls.ts";
import { heroMessages } from "#app/features/stories/hero/hero-admin.messages.ts";
import { useToast } from "#app/ui/toast.tsx";
import { fetchSlide, saveTexts, useShownSlides } from "./hero-calls.ts";
import {
  fieldLabels,
  type HeroSlideInput,
  mediumPath,
  sentChange,
  sentMedium,
  sentSlide,
  valuesOf,
} from "./hero-form.ts";
import { refusedKind } from "./hero-medium.ts";

type HeroEditorOptions = {
  /** The slide that is edited; a new one without. */
  slide: HeroSlide | undefined;
  /** Of a new slide: after the last one. */
  nextOrder: number;
  onClose: () => void;
};

/** The editor of a slide: `useEditor` with its upload, and one file that is a picture or a video. */
export function useHeroEditor({ slide, nextOrder, onClose }: HeroEditorOptions) {
  const toast = useToast();
  const { refresh } = useShownSlides();
  const { send, running } = useUpload();
  const editor: Editor<HeroSlideInput, HeroSlideEditor, HeroSlide> = useEditor({
    noun: "slide",
    row: slide,
    schema: heroSlideEditor,
    valuesOf: (row) => valuesOf(row, nextOrder),
    labels: fieldLabels,
    file: { name: "medium", label: "Picture or video", pathOf: mediumPath },
    save: (values, change, target, createKey) => {
      const files = sentMedium(change);
      const changed = sentChange(values, change, stored);
      return target
        ? send(heroAdminCalls.updateHeroSlide, {
            body: { ...target, ...changed },
            files,
            texts: saveTexts("update"),
          })
        : send(heroAdminCalls.createHeroSlide, {
            body: sentSlide(values, change),
            files,
            texts: saveTexts("create"),
            createKey,
          });
    },
    done: (_values, target) => (target ? heroMessages.updated : heroMessages.created),
    fetchRow: fetchSlide,
    refresh,
    toasts: true,
    onInvalid: () => toast.error(heroMessages.formFailed),
    onClose,
  });
  const { editing, stored, setFile, result } = editor;
  const refused = refusedKind(result?.message);
  return {
    ...editor,
    /** The slide whose medium shows until there is another: none once a deleted slide becomes a new one. */
    current: editing ? stored : undefined,
    upload: running,
    /** Which chooser the last save's refusal stands at. */
    refused: refused && { kind: refused, message: result?.message },
    changeMedium(change: FileChange) {
      if (refused) editor.clearResult();
      setFile(change);
    },
  };
}

export type HeroEditorState = ReturnType<typeof useHeroEditor>;
