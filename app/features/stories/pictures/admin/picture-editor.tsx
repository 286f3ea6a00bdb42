import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { call, callQuery, rowOf } from "#app/dashboard/call.ts";
import { useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { EditorNotices } from "#app/dashboard/editor-notices.tsx";
import { type FileChange, isChosen, unchanged } from "#app/dashboard/file-change.ts";
import { TextField } from "#app/dashboard/form-fields.tsx";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { pictureName } from "#app/dashboard/picture-choice.tsx";
import { UploadField } from "#app/dashboard/upload-field.tsx";
import { useDraft } from "#app/dashboard/use-draft.ts";
import { useSave } from "#app/dashboard/use-save.ts";
import { useUpload } from "#app/dashboard/use-upload.tsx";
import { picturesCalls } from "#app/features/stories/pictures/pictures.calls.ts";
import {
  type Picture,
  pictureDescription,
  pictureMessages,
} from "#app/features/stories/pictures/pictures.schema.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { parsePictureName } from "#app/lib/picture.ts";
import { textPictureRule } from "#app/lib/text-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";

const texts = { failed: pictureMessages.loadFailed };

const valuesOf = ({ alt }: Picture) => ({ alt });

type PictureEditorProps = { picture: Picture; refresh: () => Promise<unknown>; onClose: () => void };

/** A picture of the library: its description, what shows it, and another file in its place. */
export function PictureEditor({ picture, refresh, onClose }: PictureEditorProps) {
  const dashboardForm = useDashboardForm(pictureDescription, { defaultValues: valuesOf(picture) });
  const { form } = dashboardForm;
  const [file, setFile] = useState<FileChange>(unchanged);
  const [deleting, setDeleting] = useState(false);
  const upload = useUpload();
  const draft = useDraft(form, `picture:${picture.id}`, { version: picture.version, file: isChosen(file) });
  const save = useSave(dashboardForm, {
    noun: "picture",
    draft,
    row: picture,
    valuesOf,
    labels: { alt: "What the picture shows" },
    file: { label: "Picture", change: file, setChange: setFile, pathOf: ({ path }) => path },
    send: ({ alt }, target) => {
      const body = { id: picture.id, version: target?.version, alt };
      if (file.kind !== "chosen")
        return call(picturesCalls.updatePicture, { body, texts: { failed: pictureMessages.saveFailed } });
      return upload.send(picturesCalls.replacePicture, {
        body,
        files: { picture: file.file },
        texts: { failed: pictureMessages.replaceFailed },
      });
    },
    canRemake: false,
    done: () => pictureMessages.updated,
    fetchRow: async ({ id }) =>
      rowOf(
        await call(picturesCalls.listPictures, { query: { id }, texts }),
        ({ pictures: [found] }) => found,
        pictureMessages.notFound,
      ),
    refresh,
    onClose,
  });
  const { saving, stored = picture } = save;
  const replacing = file.kind === "chosen";

  return (
    <>
      <EditorDialog
        {...save.dialog}
        title="Picture"
        reading
        save={{
          idle: replacing ? "Replace Everywhere" : "Save",
          busy: replacing ? "Replacing..." : "Saving...",
        }}
        notices={<EditorNotices save={save} />}
      >
        <UploadField
          label="Picture"
          hint={
            replacing
              ? "It takes the place of the picture everywhere when you save."
              : "Another file takes its place everywhere. JPEG, PNG, GIF or WebP, less than 5MB."
          }
          rule={textPictureRule}
          value={replacing ? file.file : undefined}
          onChange={(chosen) => setFile(chosen ? { kind: "chosen", file: chosen } : unchanged)}
          current={{ src: stored.path, kind: "image", alt: pictureName(stored) }}
          upload={upload.running}
          disabled={saving}
        />
        <TextField
          form={form}
          name="alt"
          label="What the picture shows"
          hint="For people who cannot see it. It is proposed wherever the picture is chosen."
          maxLength={300}
        />
        <PictureUses picture={stored} />
        <PictureFacts picture={stored} />
        {stored.use_count === 0 && (
          <Button
            variant="quiet"
            className="justify-self-start"
            disabled={saving}
            onClick={() => setDeleting(true)}
          >
            Delete this picture
          </Button>
        )}
      </EditorDialog>
      {deleting && (
        <DeletionDialog
          title="Delete this picture?"
          question="Nothing shows it. It is deleted from the library."
          name={pictureName(stored)}
          remove={async () => {
            const reply = await call(picturesCalls.deletePicture, {
              body: { id: picture.id },
              texts: { failed: pictureMessages.deleteFailed },
            });
            if (reply.ok || reply.status === 404) save.discard();
            return reply;
          }}
          done={pictureMessages.deleted}
          refresh={refresh}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

/** The records that show it, with the way to each. */
function PictureUses({ picture: { id, use_count } }: { picture: Picture }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(picturesCalls.listPictures, { query: { id }, texts }),
    enabled: use_count > 0,
  });
  const uses = data?.pictures[0]?.uses ?? [];
  const more = use_count - uses.length;
  return (
    <section aria-labelledby="picture-uses">
      <h3 id="picture-uses" className="font-sans text-sm font-semibold">
        Where it is used
      </h3>
      <RetryLine error={error} busy={isFetching} onRetry={refetch} className="mt-2" />
      {use_count === 0 ? (
        <p className="mt-1 text-sm text-soft">Nothing shows it now.</p>
      ) : (
        <ul className="mt-1 max-h-60 overflow-y-auto border-t border-rule text-sm">
          {uses.map(({ noun, name, to }) => (
            <li
              key={`${noun} ${to}`}
              className="flex flex-wrap items-baseline gap-x-2 border-b border-rule py-1.5"
            >
              <span className="text-soft">{noun}</span>
              <Link to={to} className="min-w-0 flex-1 basis-40 underline underline-offset-4">
                <Text as="bdi" text={name} />
              </Link>
            </li>
          ))}
          {data && more > 0 && <li className="py-1.5 text-soft">And {more} more.</li>}
        </ul>
      )}
    </section>
  );
}

function PictureFacts({ picture: { path, uploaded_at, uploaded_by, kept } }: { picture: Picture }) {
  const size = parsePictureName(path.slice(path.lastIndexOf("/") + 1));
  return (
    <p className="figures text-sm text-soft">
      {size && `${size.width} × ${size.height} pixels. `}
      Uploaded on {formatDay(karachiDay(new Date(uploaded_at)))}
      {uploaded_by && (
        <>
          {" "}
          by <bdi>{uploaded_by}</bdi>
        </>
      )}
      .{" "}
      {kept
        ? "It stays in the library until somebody deletes it."
        : "It goes with the last record that shows it. A description keeps it here."}
    </p>
  );
}
