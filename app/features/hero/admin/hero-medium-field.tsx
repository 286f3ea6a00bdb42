import { Film, ImagePlus } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { heroMessages, imageTypes } from "#app/features/hero/hero.messages.ts";
import type { HeroSlide } from "#app/features/hero/hero.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { isReadable, type MediumChange, type MediumKind, mediumFault, storedMedia } from "./hero-medium.ts";

const choosers = {
  image: {
    label: "Image",
    hint: "JPEG, PNG, GIF or WebP, less than 5MB. Upright pictures suit the arch best.",
    accept: imageTypes.join(","),
    icon: ImagePlus,
    ready: heroMessages.imageReady,
    broken: heroMessages.imageBroken,
    remove: "Remove Current Image",
  },
  video: {
    label: "Video",
    hint: "MP4 or WebM, less than 20MB. It plays without sound, over and over.",
    accept: "video/mp4,video/webm",
    icon: Film,
    ready: heroMessages.videoReady,
    broken: heroMessages.videoBroken,
    remove: "Remove Current Video",
  },
} as const;

type HeroMediumFieldProps = {
  slide: HeroSlide | undefined;
  change: MediumChange;
  onChange: (change: MediumChange) => void;
  /** What the server said of the file, by kind. */
  refused: Partial<Record<MediumKind, string>>;
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

function Chooser({ kind, slide, change, onChange, refused }: HeroMediumFieldProps & { kind: MediumKind }) {
  const toast = useToast();
  const [fault, setFault] = useState<string>();
  const { label, hint, accept, icon: Icon, ready, broken, remove } = choosers[kind];
  const stored = storedMedia(slide).includes(kind);
  const removed = change.removed.includes(kind);
  const chosen = change.chosen?.kind === kind ? change.chosen : undefined;

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // So that choosing the same file again fires a change event.
    event.target.value = "";
    if (!file) return;
    const wrong = mediumFault(kind, file) ?? ((await isReadable({ kind, file })) ? undefined : broken);
    setFault(wrong);
    if (wrong) return toast.error(wrong);
    const others = storedMedia(slide).filter((other) => other !== kind);
    onChange({ chosen: { kind, file }, removed: others });
    toast.success(ready);
  }

  function removeStored() {
    onChange({ ...change, removed: [...change.removed, kind] });
    toast.success(heroMessages.markedForRemoval(kind));
  }

  return (
    <div className="grid content-start gap-2">
      <Field label={label} hint={hint} error={fault ?? refused[kind]}>
        {(control) => (
          <div className="relative flex min-h-11 items-center justify-center gap-2 rounded-sm border border-dashed border-rule-strong px-3 text-sm font-semibold text-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:bg-sunk hover:text-ink">
            <Icon aria-hidden="true" className="size-4.5 shrink-0" />
            <span className="min-w-0 truncate">{chosen ? chosen.file.name : "Choose a file"}</span>
            <input
              {...control}
              type="file"
              accept={accept}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => void choose(event)}
            />
          </div>
        )}
      </Field>
      {chosen && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => onChange({ removed: [] })}
        >
          Do not use this file
        </Button>
      )}
      {stored && !chosen && !removed && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={removeStored}>
          {remove}
        </Button>
      )}
      {stored && removed && !change.chosen && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
          Goes when you save.
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange({ removed: change.removed.filter((other) => other !== kind) })}
          >
            Keep it
          </Button>
        </p>
      )}
    </div>
  );
}
