import { UploadField } from "#app/dashboard/upload-field.tsx";
import type { RunningUpload } from "#app/dashboard/use-upload.ts";
import { heroMessages } from "#app/features/hero/hero.messages.ts";
import type { HeroSlide } from "#app/features/hero/hero.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { isReadable, type MediumChange, type MediumKind, mediumRules, storedMedia } from "./hero-medium.ts";

const choosers = {
  image: {
    label: "Image",
    hint: "JPEG, PNG, GIF or WebP, less than 5MB. Upright pictures suit the arch best.",
    accept: undefined,
    ready: heroMessages.imageReady,
    broken: heroMessages.imageBroken,
    remove: "Remove Current Image",
    alt: "The slide's picture",
  },
  video: {
    label: "Video",
    hint: "MP4 or WebM, less than 20MB. It plays without sound, over and over.",
    accept: "video/mp4,video/webm",
    ready: heroMessages.videoReady,
    broken: heroMessages.videoBroken,
    remove: "Remove Current Video",
    alt: "The slide's video",
  },
} as const;

type HeroMediumFieldProps = {
  slide: HeroSlide | undefined;
  change: MediumChange;
  onChange: (change: MediumChange) => void;
  /** What is wrong with a file, by kind. */
  refused: Partial<Record<MediumKind, string>>;
  onRefused: (refused: Partial<Record<MediumKind, string>>) => void;
  upload: RunningUpload | undefined;
};

/** Chooses a slide's picture or video. Choosing one clears the other. Files that the server refuses are refused here. */
export function HeroMediumField(props: HeroMediumFieldProps) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 text-sm font-semibold">Picture or video</legend>
      <p className="text-xs text-faint">{heroMessages.oneMediumNote}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Chooser kind="image" {...props} />
        <Chooser kind="video" {...props} />
      </div>
    </fieldset>
  );
}

type ChooserProps = HeroMediumFieldProps & { kind: MediumKind };

function Chooser({ kind, slide, change, onChange, refused, onRefused, upload }: ChooserProps) {
  const toast = useToast();
  const { label, hint, accept, ready, broken, remove, alt } = choosers[kind];
  const removed = change.removed.includes(kind);
  const chosen = change.chosen?.kind === kind ? change.chosen.file : undefined;
  const path = kind === "image" ? slide?.image_url : slide?.video_url;

  async function choose(file: File | undefined) {
    if (!file) return onChange({ removed: [] });
    if (!(await isReadable({ kind, file }))) {
      onRefused({ [kind]: broken });
      return toast.error(broken);
    }
    onChange({ chosen: { kind, file }, removed: storedMedia(slide).filter((other) => other !== kind) });
    toast.success(ready);
  }

  return (
    <div className="grid content-start gap-2">
      <UploadField
        label={label}
        hint={hint}
        rule={mediumRules[kind]}
        accept={accept}
        value={chosen}
        onChange={(file) => void choose(file)}
        onFault={toast.error}
        current={path && !removed && !change.chosen ? { src: path, kind, alt } : undefined}
        onRemoveCurrent={() => {
          onChange({ ...change, removed: [...change.removed, kind] });
          toast.success(heroMessages.markedForRemoval(kind));
        }}
        removeText={chosen ? undefined : remove}
        error={refused[kind]}
        upload={chosen ? upload : undefined}
      />
      {removed && !chosen && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
          Goes when you save.
          {!change.chosen && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => onChange({ removed: change.removed.filter((other) => other !== kind) })}
            >
              Keep it
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
