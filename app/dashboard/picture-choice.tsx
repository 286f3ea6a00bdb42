import { type ReactNode, useState } from "react";
import type { CallReply } from "#app/contract/call.ts";
import { picturesCalls } from "#app/features/stories/pictures/pictures.calls.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import { callList } from "./call.ts";
import type { ChosenPicture } from "./file-change.ts";
import { ListFrame } from "./list-frame.tsx";
import { ListSearch } from "./list-search.tsx";
import { useList } from "./use-list.ts";

const perPage = 24;
const texts = { failed: "The pictures could not be loaded." };

type LibraryPicture = CallReply<typeof picturesCalls.listPictures>["pictures"][number];

/** What a picture is called: its description, else what shows it. */
export const pictureName = ({ alt, uses }: Pick<LibraryPicture, "alt" | "uses">): string =>
  alt || uses[0]?.name || "Picture without a description";

type PictureChoiceProps = {
  title?: string;
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
  /** A form that uploads one, where the field has none of its own. */
  upload?: ReactNode;
};

/** Chooses a picture of the library. */
export function PictureChoice({ title = "Choose a Picture", onChoose, onClose, upload }: PictureChoiceProps) {
  const [q, setQ] = useState("");
  const list = useList(
    callList(
      picturesCalls.listPictures,
      { query: { limit: perPage, q }, texts },
      ({ pictures: rows, ...more }) => ({
        rows,
        ...more,
      }),
    ),
  );
  return (
    <Dialog open shape="wide" title={title} onClose={onClose}>
      <div className="grid gap-6 px-4 py-5 sm:px-6">
        {upload && (
          <details className="border-b border-rule pb-4">
            <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">Upload a new picture</summary>
            {upload}
          </details>
        )}
        <ListFrame
          list={list}
          texts={{
            caption: "Pictures of the library",
            one: "picture",
            loading: "Loading the pictures...",
            empty: "The library has no pictures yet",
            emptyText: "What you upload anywhere in the dashboard comes here.",
          }}
          filtered={q !== ""}
          toolbar={<ListSearch label="Search pictures" value={q} onSearch={setQ} />}
        >
          <PictureGrid pictures={list.rows} onChoose={onChoose} />
        </ListFrame>
      </div>
    </Dialog>
  );
}

type PictureGridProps = {
  pictures: readonly LibraryPicture[];
  onChoose: (picture: LibraryPicture) => void;
};

function PictureGrid({ pictures, onChoose }: PictureGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {pictures.map((picture) => (
        <li key={picture.id} className="min-w-0">
          <button
            type="button"
            className="block h-full w-full cursor-pointer border border-rule hover:border-emerald"
            onClick={() => onChoose(picture)}
          >
            <Picture src={picture.path} alt="" sizes="180px" className="aspect-4/3 w-full" />
            <Text
              as="span"
              text={pictureName(picture)}
              className="line-clamp-2 px-2 py-1.5 text-start text-sm leading-snug"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
