import { type FileChange, libraryPath, unchanged } from "#app/dashboard/file-change.ts";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import type { RunningUpload } from "#app/dashboard/use-upload.tsx";
import {
  imageMaxBytes,
  imageTypes,
  heroMessages as messages,
  videoMaxBytes,
  videoTypes,
} from "#app/features/stories/hero/hero.rows.ts";
import { libraryPictureMessages } from "#app/lib/library-picture.ts";
import { isVideo } from "#app/lib/upload-rule.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import type { Medium } from "./hero-slides.ts";

/* A slide's picture or video, and what a save does with it: HERO-09, HERO-10. */

type Kind = Medium["kind"];

const choosers = {
  image: {
    label: "Image",
    hint: "JPEG, PNG, GIF or WebP, less than 5MB. Upright pictures fit the arch best.",
    rule: {
      types: imageTypes,
      maxBytes: imageMaxBytes,
      texts: { type: messages.imageType, size: messages.imageSize, unreadable: messages.imageBroken },
    },
    accept: undefined,
    ready: messages.imageReady,
    alt: "The slide's picture",
  },
  video: {
    label: "Video",
    hint: "MP4 or WebM, less than 20MB. It plays in a loop, without sound.",
    rule: {
      types: videoTypes,
      maxBytes: videoMaxBytes,
      texts: { type: messages.videoType, size: messages.videoSize, unreadable: messages.videoBroken },
    },
    accept: "video/mp4,video/webm",
    ready: messages.videoReady,
    alt: "The slide's video",
  },
} as const;
const kinds = ["image", "video"] as const;

const kindOf = (file: File): Kind => (isVideo(file) ? "video" : "image");

/** What the slide shows after a save. @param fileUrl the chosen file's object URL, once it has one */
export function mediumAfter(
  stored: Medium | undefined,
  change: FileChange,
  fileUrl: string | undefined,
): Medium | undefined {
  if (change.kind === "chosen") return { kind: kindOf(change.file), src: fileUrl ?? "" };
  if (change.kind === "library") return { kind: "image", src: change.picture.path };
  return change.kind === "removed" ? undefined : stored;
}

/** What a save sends of a change. The server takes the old medium away when it gets a new one. */
export function sentMedium(change: FileChange) {
  const remove = change.kind === "removed" ? ("1" as const) : undefined;
  return {
    body: { picture_path: libraryPath(change), remove_image: remove, remove_video: remove },
    files: change.kind === "chosen" ? { [kindOf(change.file)]: change.file } : {},
  };
}

/** The chooser that a refusal of the server speaks of. */
function refusedKind(message: string): Kind | undefined {
  if (message === libraryPictureMessages.missing) return "image";
  return kinds.find((kind) => Object.values<string>(choosers[kind].rule.texts).includes(message));
}

type HeroMediumFieldProps = {
  file: FileChange;
  setFile: (change: FileChange) => void;
  /** Of the last save. */
  result: { message: string } | undefined;
  clearResult: () => void;
  upload: RunningUpload | undefined;
  stored: Medium | undefined;
  /** With what was chosen. */
  shown: Medium | undefined;
};

/** Chooses a slide's picture or video. Choosing one clears the other. Files that the server refuses are refused here. */
export function HeroMediumField(props: HeroMediumFieldProps) {
  const toast = useToast();
  const { file, setFile, result, clearResult, upload, stored, shown } = props;
  const refused = result && refusedKind(result.message);

  function change(next: FileChange) {
    if (refused) clearResult();
    setFile(next);
  }

  function choose(kind: Kind, chosen: File | undefined) {
    if (!chosen) return change(unchanged);
    change({ kind: "chosen", file: chosen });
    toast.success(choosers[kind].ready);
  }

  function remove(kind: Kind) {
    if (file.kind === "library") return change(unchanged);
    change({ kind: "removed" });
    toast.success(messages.markedForRemoval(kind));
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 text-sm font-semibold">Picture or video</legend>
      <p className="text-xs text-faint">{messages.oneMediumNote}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {kinds.map((kind) => {
          const { label, hint, rule, accept, alt } = choosers[kind];
          const here = shown?.kind === kind ? shown : undefined;
          const chosen = here && file.kind === "chosen" ? file.file : undefined;
          return (
            <div key={kind} className="grid content-start gap-2">
              <UploadField
                label={label}
                hint={hint}
                rule={rule}
                accept={accept}
                value={chosen}
                onChange={(next) => choose(kind, next)}
                onFault={toast.error}
                onLibrary={kind === "image" ? (picture) => change({ kind: "library", picture }) : undefined}
                current={here && { ...here, alt }}
                onRemoveCurrent={() => remove(kind)}
                removeText={file.kind === "library" ? "Remove" : undefined}
                error={refused === kind ? result?.message : undefined}
                upload={chosen && upload}
              />
              {stored?.kind === kind && !here && (
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
        })}
      </div>
    </fieldset>
  );
}
