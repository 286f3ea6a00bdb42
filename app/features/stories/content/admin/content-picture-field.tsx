import { useState } from "react";
import type { ChosenPicture } from "#app/dashboard/file-change.ts";
import { PictureChoice } from "#app/dashboard/picture-choice.tsx";
import { PictureUpload } from "#app/dashboard/picture-upload.tsx";
import { isFields } from "#app/lib/values.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { TextInput } from "#app/ui/text-input.tsx";
import { useContentEditing } from "./content-editor-context.ts";
import { useFieldState, type ValueFieldProps } from "./content-text-field.tsx";

/** A picture by its path, beside the picture itself: typed, uploaded, or chosen from the library. */
export function PictureField({ schema, value, path, label }: ValueFieldProps) {
  const { set, read } = useContentEditing();
  const { id, error } = useFieldState(path);
  const [choosing, setChoosing] = useState(false);
  const altPath = path.replace(/[^.]+$/, "alt");
  /** The description that stood with the picture when the field was opened, or came with one that was chosen. */
  const [described, setDescribed] = useState(() => englishOf(read(altPath)));
  const src = typeof value === "string" ? value : "";

  /** The description goes with the picture, unless somebody has written their own. */
  function choose(picture: ChosenPicture) {
    set(path, pictureSources(picture.path)?.src ?? picture.path);
    const written = englishOf(read(altPath));
    if (picture.alt && written !== undefined && (written === "" || written === described)) {
      set(altPath, { en: picture.alt });
      setDescribed(picture.alt);
    }
    setChoosing(false);
  }

  return (
    <div className="flex items-start gap-4">
      <Picture src={src} alt="" sizes="96px" className="mt-6 aspect-4/3 w-24 shrink-0 border border-rule" />
      <Field id={id} label={label} error={error} hint={schema.description} className="flex-1">
        {(field) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...field}
              value={src}
              spellCheck={false}
              className="flex-1 basis-40"
              onChange={(event) => set(path, event.target.value)}
            />
            <Button variant="quiet" onClick={() => setChoosing(true)}>
              Choose<span className="sr-only"> a picture for {label}</span>
            </Button>
          </div>
        )}
      </Field>
      {choosing && (
        <PictureChoice
          title={`Choose: ${label}`}
          upload={<PictureUpload onUploaded={choose} />}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

/** @returns undefined where the picture has no description beside it */
const englishOf = (alt: unknown) => (isFields(alt) ? alt.en : undefined);
