import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { bodyOf, call } from "#app/dashboard/call.ts";
import type { ContentPicture } from "#app/features/content/content.schema.ts";
import { isFields } from "#app/lib/values.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { TextInput } from "#app/ui/text-input.tsx";
import { useContentEditing } from "./content-editor-context.ts";
import { useFieldState, type ValueFieldProps } from "./content-text-field.tsx";

/** A picture by its path, beside the picture itself: typed, or chosen from the illustrations and the gallery. */
export function PictureField({ schema, value, path, label }: ValueFieldProps) {
  const { set, read, pictures } = useContentEditing();
  const { id, error } = useFieldState(path);
  const [choosing, setChoosing] = useState(false);
  const src = typeof value === "string" ? value : "";

  /** The description goes with the picture, unless somebody has written their own. */
  function choose(picture: ContentPicture) {
    const altPath = path.replace(/[^.]+$/, "alt");
    const alt = read(altPath);
    const known = isFields(alt) && pictures.some((one) => one.src === src && one.alt === alt.en);
    set(path, picture.src);
    if (isFields(alt) && (alt.en === "" || known) && picture.alt) set(altPath, { en: picture.alt });
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
      {choosing && <PictureChoice title={label} onChoose={choose} onClose={() => setChoosing(false)} />}
    </div>
  );
}

type PictureChoiceProps = { title: string; onChoose: (picture: ContentPicture) => void; onClose: () => void };

function PictureChoice({ title, onChoose, onClose }: PictureChoiceProps) {
  const { pictures } = useContentEditing();
  const gallery = useQuery({ queryKey: ["gallery pictures"], queryFn: fetchGalleryPictures });
  return (
    <Dialog open shape="wide" title={`Choose: ${title}`} onClose={onClose}>
      <div className="grid gap-6 px-4 py-5 sm:px-6">
        <section aria-labelledby="from-gallery">
          <h3 id="from-gallery" className="mb-1 text-lg">
            From the gallery
          </h3>
          <p className="mb-3 text-sm text-soft">Add photographs under Gallery Management.</p>
          {gallery.isPending && <p role="status">Loading...</p>}
          {gallery.error && (
            <p role="alert" className="text-sm font-semibold text-pomegranate">
              {gallery.error.message}
            </p>
          )}
          {gallery.data?.length === 0 && <p className="text-sm text-faint">No pictures yet.</p>}
          <Pictures pictures={gallery.data ?? []} onChoose={onChoose} />
        </section>
        <section aria-labelledby="illustrations">
          <h3 id="illustrations" className="mb-3 text-lg">
            Illustrations
          </h3>
          <Pictures pictures={pictures} onChoose={onChoose} />
        </section>
      </div>
    </Dialog>
  );
}

const Pictures = ({
  pictures,
  onChoose,
}: { pictures: readonly ContentPicture[] } & Pick<PictureChoiceProps, "onChoose">) => (
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

async function fetchGalleryPictures(): Promise<ContentPicture[]> {
  const { items } = bodyOf(await call("listGalleryItems"));
  return items
    .filter(({ file_type }) => file_type === "image")
    .map(({ title, alt, file_url }) => ({
      src: pictureSources(file_url)?.src ?? file_url,
      alt: alt || title,
    }));
}
