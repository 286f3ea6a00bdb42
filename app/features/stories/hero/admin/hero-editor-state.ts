import type { z } from "zod";
import type { FileChange } from "#app/dashboard/use-conflict.ts";
import { slides } from "#app/features/stories/hero/hero.rows.ts";
import { type HeroSlide, heroSlideEditor } from "#app/features/stories/hero/hero.schema.ts";
import { heroAdminCalls } from "#app/features/stories/hero/hero-admin.calls.ts";
import { heroMessages } from "#app/features/stories/hero/hero-admin.messages.ts";
import { type RowEditor, useRowEditor } from "#app/rows/use-row-editor.ts";
import { useToast } from "#app/ui/toast.tsx";
import { slideList, useShownSlides } from "./hero-calls.ts";
import { refusedKind } from "./hero-medium.ts";
import { type SlideValues, sentSlide } from "./hero-sent.ts";

type HeroEditorOptions = {
  /** The slide that is edited; a new one without. */
  slide: HeroSlide | undefined;
  /** Of a new slide: after the last one. */
  nextOrder: number;
  onClose: () => void;
};

/** The slide's picture or video as a conflict compares it: its path. */
export const mediumPath = ({ image_url, video_url }: HeroSlide) => image_url ?? video_url ?? "";

/** The editor of a slide, with one file that is a picture or a video. */
export function useHeroEditor({ slide, nextOrder, onClose }: HeroEditorOptions) {
  const toast = useToast();
  const { refresh } = useShownSlides();
  const editor: RowEditor<z.input<typeof heroSlideEditor>, SlideValues, HeroSlide> = useRowEditor(slides, {
    row: slide,
    schema: heroSlideEditor,
    calls: { create: heroAdminCalls.createHeroSlide, update: heroAdminCalls.updateHeroSlide },
    fetchRow: slideList.fetchRow,
    initial: { display_order: String(nextOrder) },
    file: { name: "medium", label: "Picture or video", pathOf: mediumPath },
    sent: (change, values) => sentSlide(values, change, editor.editing ? stored : undefined),
    toasts: true,
    onInvalid: () => toast.error(heroMessages.formFailed),
    refresh,
    onClose,
  });
  const { editing, stored, setFile, result } = editor;
  const refused = refusedKind(result?.message);
  return {
    ...editor,
    /** The slide whose medium shows until there is another: none once a deleted slide becomes a new one. */
    current: editing ? stored : undefined,
    /** Which chooser the last save's refusal stands at. */
    refused: refused && { kind: refused, message: result?.message },
    changeMedium(change: FileChange) {
      if (refused) editor.clearResult();
      setFile(change);
    },
  };
}

export type HeroEditorState = ReturnType<typeof useHeroEditor>;
