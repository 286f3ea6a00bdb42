import { Upload } from "lucide-react";
import { useLoaderData } from "react-router";
import { callList, prefetch, useRefresh } from "#app/dashboard/call.ts";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { ListFrame } from "#app/dashboard/list-frame.tsx";
import { ListSearch } from "#app/dashboard/list-search.tsx";
import { MediaThumb } from "#app/dashboard/media-preview.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { pictureName } from "#app/dashboard/picture-choice.tsx";
import { PictureUpload } from "#app/dashboard/picture-upload.tsx";
import { OpeningRow, useEditedRow } from "#app/dashboard/use-edited-row.tsx";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { picturesCalls } from "#app/features/stories/pictures/pictures.calls.ts";
import { type Picture, pictureMessages } from "#app/features/stories/pictures/pictures.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Text } from "#app/ui/text.tsx";
import { PictureEditor } from "./picture-editor.tsx";

export const clientLoader = prefetch(({ asked, list }) =>
  list(
    callList(
      picturesCalls.listPictures,
      {
        query: { ...asked(["q", "show"]), limit: 48 },
        texts: { failed: "The pictures could not be loaded." },
      },
      ({ pictures: rows, ...more }) => ({ rows, ...more }),
    ),
  ),
);

export default function PicturesDashboard() {
  const [{ q, show }, ask, filter] = useListQuery(["q", "show"]);
  const shown = useList(useLoaderData<typeof clientLoader>());
  const refresh = useRefresh(picturesCalls.listPictures);
  const edited = useEditedRow(shown, "picture");

  return (
    <>
      <PageHeading
        actions={
          <Button onClick={() => edited.open()}>
            <Upload aria-hidden="true" className="size-4.5" />
            Upload a Picture
          </Button>
        }
      >
        Every picture that was uploaded, newest first, with what shows it.
      </PageHeading>
      <ListFrame
        list={shown}
        texts={{
          caption: "Pictures",
          one: "picture",
          loading: "Loading the pictures...",
          empty: pictureMessages.none,
          emptyText: pictureMessages.noneText,
          noneFound: pictureMessages.noneFound,
        }}
        filtered={q !== "" || show !== ""}
        toolbar={
          <div className="flex min-w-0 flex-1 flex-wrap items-end gap-3">
            <ListSearch label="Search pictures" value={q} onSearch={(term) => ask({ q: term })} />
            <ListFilter
              label="Use"
              all="All pictures"
              options={[{ value: "unused", label: "Not used" }]}
              {...filter("show")}
            />
          </div>
        }
      >
        <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-4 lg:grid-cols-4 xl:grid-cols-5">
          {shown.rows.map((picture) => (
            <PictureTile key={picture.id} picture={picture} onOpen={() => edited.open(picture)} />
          ))}
        </ul>
      </ListFrame>
      <OpeningRow edited={edited} />
      {edited.isOpen && !edited.row && (
        <Dialog open title="Upload a Picture" onClose={edited.close}>
          <div className="px-4 py-2 sm:px-6">
            <PictureUpload onUploaded={edited.close} />
          </div>
        </Dialog>
      )}
      {edited.row && (
        <PictureEditor key={edited.row.id} picture={edited.row} refresh={refresh} onClose={edited.close} />
      )}
    </>
  );
}

/** A picture of the grid: a press on it opens it. */
function PictureTile({ picture, onOpen }: { picture: Picture; onOpen: () => void }) {
  const name = pictureName(picture);
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={`Open ${name}`}
        className="block w-full cursor-pointer"
        onClick={onOpen}
      >
        <MediaThumb kind="image" src={picture.path} className="aspect-4/3 w-full border border-rule" />
      </button>
      <Text
        as="p"
        text={name}
        title={name}
        className="mt-1.5 line-clamp-2 text-sm leading-snug font-semibold"
      />
      <p className="truncate text-xs text-soft">{usesText(picture)}</p>
    </li>
  );
}

function usesText({ use_count, uses: [first] }: Picture): string {
  if (!first) return "Not used";
  return use_count === 1 ? `${first.noun}: ${first.name}` : `Used ${use_count} times`;
}
