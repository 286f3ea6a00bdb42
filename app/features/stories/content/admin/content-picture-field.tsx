import { useState } from "react";
import type { ChosenPicture } from "#app/dashboard/file-change.ts";
import { PictureChoice } from "#app/dashboard/picture-choice.tsx";
import { PictureUpload } from "#app/dashboard/picture-upload.tsx";
import type { ContentPicture } from "#app/features/stories/content/content.schema.ts";
import { isFields } from "#app/lib/values.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { TextInput } from "#app/ui/text-input.tsx";
import { useContentEditing } from "./content-editor-context.ts";
import { useFieldState, type ValueFieldProps } from "./content-text-field.tsx";

/** A picture by its path, beside the picture itself: typed, or chosen from the library and the illustrations. */
export function PictureField({ schema, value, path, label }: ValueFieldProps) {
  const { set, read, pictures } = useContentEditing();
  const { id, error } = useFieldState(path);
  const [choosing, setChoosing] = useState(false);
  /** The description of the picture that was chosen last. */
  const [proposed, setProposed] = useState<string>();
  const src = typeof value === "string" ? value : "";

  /** The description goes with the picture, unless somebody has written their own. */
  function choose(picture: ContentPicture) {
    const altPath = path.replace(/[^.]+$/, "alt");
    const alt = read(altPath);
    const known =
      isFields(alt) && (alt.en === proposed || pictures.some((one) => one.src === src && one.alt === alt.en));
    setProposed(picture.alt);
    set(path, picture.src);
    if (isFields(alt) && (alt.en === "" || known) && picture.alt) set(altPath, { en: picture.alt });
    setChoosing(false);
  }

  const chooseFromLibrary = ({ path, alt }: ChosenPicture) =>
    choose({ src: pictureSources(path)?.src ?? path, alt });

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
          upload={<PictureUpload onUploaded={chooseFromLibrary} />}
          onChoose={chooseFromLibrary}
          onClose={() => setChoosing(false)}
        >
          <section aria-labelledby="illustrations">
            <h3 id="illustrations" className="mb-3 text-lg">
              Illustrations
            </h3>
            <Pictures pictures={pictures} onChoose={choose} />
          </section>
        </PictureChoice>
      )}
    </div>
  );
}

const Pictures = ({
  pictures,
  onChoose,
}: {
  pictures: readonly ContentPicture[];
  onChoose: (picture: ContentPicture) => void;
}) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
    {pictures.map((picture) => (
      <li key={picture.src}>
        <button
          type="button"
          className="block w-full cursor-pointer border border-rule hover:border-emerald"
          onClick={() => onChoose(picture)}
        >
          <Picture
            src={picture.src}
            alt={picture.alt || picture.src.replace(/^.*\/|\.\w+$/g, "")}
            sizes="180px"
            className="aspect-4/3 w-full"
          />
        </button>
      </li>
    ))}
  </ul>
);
