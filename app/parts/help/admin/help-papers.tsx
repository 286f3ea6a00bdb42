import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { fetchFile } from "#app/dashboard/download.ts";
import { useBlobUrl } from "#app/dashboard/media-preview.tsx";
import { MayCall, useMayCall } from "#app/dashboard/own-user.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { UploadProgress, useUpload } from "#app/dashboard/use-upload.tsx";
import { uploadFault } from "#app/lib/upload-rule.ts";
import { helpLimits } from "#app/parts/help/help.messages.ts";
import { paperFields, paperRule, smallerPaper } from "#app/parts/help/help.papers.ts";
import type { HelpRequest } from "#app/parts/help/help.schema.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { helpTexts } from "./help-queries.ts";
import { PapersLink } from "./help-text.tsx";
// How a field for a photo looks.
import "#app/features/giving/transfer-reports/public/transfer-report.css";

type HelpPapersProps = { request: HelpRequest; refresh: () => Promise<unknown> };

/**
 * The photos of a family's papers, and while the request is open the ways to add more: from the desk, and by the family's
 * link. They are not kept longer than they are looked at.
 */
export function HelpPapers({ request, refresh }: HelpPapersProps) {
  const { papers = [], closed_at, erased_at } = request;
  const mayAdd = useMayCall()(helpAdminCalls.addCasePapers);
  const { act } = useAct(refresh);
  const [removing, setRemoving] = useState<number>();

  async function remove() {
    if (removing === undefined) return;
    setRemoving(undefined);
    const body = { id: removing };
    await act(call(helpAdminCalls.removeCasePaper, { body, texts: helpTexts }), messages.paperRemoved);
  }

  const room = mayAdd && !closed_at && !erased_at ? helpLimits.papers - papers.length : 0;
  if (papers.length === 0 && room <= 0) return null;
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="mb-2 text-xl">
        Papers
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3 empty:hidden">
        {papers.map(({ id }, place) => (
          <li key={id}>
            <Paper id={id} name={`Paper ${place + 1}`} />
            <MayCall to={helpAdminCalls.removeCasePaper}>
              <Button variant="quiet" size="small" className="mt-2" onClick={() => setRemoving(id)}>
                Remove...<span className="sr-only"> Paper {place + 1}</span>
              </Button>
            </MayCall>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        title="Remove this photo?"
        confirm="Remove"
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(undefined)}
      >
        It is deleted for good. The history says that there was one.
      </ConfirmDialog>
      {room > 0 && (
        <>
          <AddPapers key={room} id={request.id} room={room} refresh={refresh} />
          <PapersLink request={request} refresh={refresh} />
        </>
      )}
    </section>
  );
}

const rule = paperRule({ type: messages.wrongPaper, size: messages.largePaper });

function AddPapers({ id, room, refresh }: { id: number; room: number; refresh: () => Promise<unknown> }) {
  const { send, running } = useUpload();
  const [fault, setFault] = useState<string>();
  const toast = useToast();

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget)
      .getAll("papers")
      .filter((file) => file instanceof File && file.size > 0) as File[];
    if (chosen.length === 0) return setFault(messages.noPaper);
    if (chosen.length > room) return setFault(messages.enoughPapers);
    const wrong = chosen.map((file) => uploadFault(file, rule)).find((found) => found === rule.texts.type);
    setFault(wrong);
    if (wrong) return;
    const small = await Promise.all(chosen.map(smallerPaper));
    const files = Object.fromEntries(small.map((file, place) => [paperFields[place], file]));
    const reply = await send(helpAdminCalls.addCasePapers, { body: { id }, files, texts: helpTexts });
    if (!reply.ok) return setFault(reply.message);
    toast.success(reply.body.message ?? messages.papersAdded(small.length));
    await refresh();
  }

  return (
    <form noValidate onSubmit={add} className="mt-4 grid gap-3">
      <Field
        label="Add photos of papers"
        hint={`JPEG, PNG or WebP, up to ${room}. Never of a person.`}
        error={fault}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="papers"
            multiple
            accept={rule.types.join(",")}
            className="slip-picker"
          />
        )}
      </Field>
      {running && <UploadProgress upload={running} name="the photos" />}
      <div>
        <Button type="submit" variant="quiet" size="small" disabled={running !== undefined}>
          Add
        </Button>
      </div>
    </form>
  );
}

function Paper({ id, name }: { id: number; name: string }) {
  const { data, error, isPending } = useQuery({
    queryKey: [helpAdminCalls.readHelpPaper.name, id],
    queryFn: async () => {
      const reply = await fetchFile(helpAdminCalls.readHelpPaper, {
        query: { id },
        failed: "The photo could not be loaded.",
      });
      if ("failure" in reply) throw new Error(reply.failure);
      return reply.blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const url = useBlobUrl(data);
  if (isPending) return <LoadingIndicator text="Loading the photo..." />;
  if (error) return <p role="alert">{error.message}</p>;
  return (
    url && (
      <a href={url} target="_blank" rel="noopener noreferrer" className="block bg-sunk">
        <img src={url} alt={name} className="h-auto w-full object-contain" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  );
}
