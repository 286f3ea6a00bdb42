import { useState } from "react";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { type FileChange, libraryPath, unchanged } from "#app/dashboard/use-conflict.ts";
import { heroMessages } from "#app/features/stories/hero/hero-admin.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import type { HeroEditorState } from "./hero-editor-state.ts";
import { isReadable, kindOf, type MediumKind, mediumRules, removedMedia } from "./hero-medium.ts";

const choosers = {
  image: {
    label: "Image",
    hint: "JPEG, PNG, GIF or WebP, less than 5MB. Upright pictures fit the arch best.",
    accept: undefined,
    ready: heroMessages.imageReady,
    broken: heroMessages.imageBroken,
    remove: "Remove Current Image",
    alt: "The slide's picture",
  },
  video: {
    label: "Video",
    hint: "MP4 or WebM, less than 20MB. It plays in a loop, without sound.",
    accept: "video/mp4,video/webm",
    ready: heroMessages.videoReady,
    broken: heroMessages.videoBroken,
    remove: "Remove Current Video",
    alt: "The slide's video",
  },
} as const;

type HeroMediumFieldProps = { editor: HeroEditorState };

/** Chooses a slide's picture or video. Choosing one clears the other. Files that the server refuses are refused here. */
export function HeroMediumField({ editor }: HeroMediumFieldProps) {
  /** The chooser whose file the browser could not read. */
  const [broken, setBroken] = useState<MediumKind>();
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 text-sm font-semibold">Picture or video</legend>
      <p className="text-xs text-faint">{heroMessages.oneMediumNote}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {(["image", "video"] as const).map((kind) => (
          <Chooser key={kind} kind={kind} editor={editor} broken={broken === kind} setBroken={setBroken} />
        ))}
      </div>
    </fieldset>
  );
}

type ChooserProps = HeroMediumFieldProps & {
  kind: MediumKind;
  broken: boolean;
  setBroken: (kind: MediumKind | undefined) => void;
};

function Chooser({ kind, editor, broken, setBroken }: ChooserProps) {
  const toast = useToast();
  const { file, current, refused } = editor;
  const texts = choosers[kind];
  const removed = removedMedia(current, file).includes(kind);
  const chosen = file.kind === "chosen" && kindOf(file.file) === kind ? file.file : undefined;
  const stored = kind === "image" ? current?.image_url : current?.video_url;
  const fromLibrary = kind === "image" ? libraryPath(file) : undefined;
  const path = fromLibrary ?? (file.kind === "unchanged" ? stored : undefined);

  function change(next: FileChange) {
    setBroken(undefined);
    editor.changeMedium(next);
  }

  /** @returns whether the browser can read it */
  async function choose(file: File): Promise<boolean> {
    const readable = await isReadable(file);
    if (readable) {
      change({ kind: "chosen", file });
      toast.success(texts.ready);
    } else {
      setBroken(kind);
      toast.error(texts.broken);
    }
    return readable;
  }

  return (
    <div className="grid content-start gap-2">
      <UploadField
        label={texts.label}
        hint={texts.hint}
        rule={mediumRules[kind]}
        accept={texts.accept}
        value={chosen}
        onChange={(file) => (file ? choose(file) : change(unchanged))}
        onFault={toast.error}
        onLibrary={kind === "image" ? (picture) => change({ kind: "library", picture }) : undefined}
        current={path ? { src: path, kind, alt: texts.alt } : undefined}
        onRemoveCurrent={() => {
          if (fromLibrary) return change(unchanged);
          change({ kind: "removed" });
          toast.success(heroMessages.markedForRemoval(kind));
        }}
        removeText={chosen || fromLibrary ? "Remove" : texts.remove}
        error={broken ? texts.broken : refused?.kind === kind ? refused.message : undefined}
        upload={chosen ? editor.upload : undefined}
      />
      {removed && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
          Goes when you save.
          {file.kind === "removed" && (
            <Button variant="quiet" size="small" onClick={() => change(unchanged)}>
              Keep it
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
