import { type ChangeEvent, useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { contentCalls } from "#app/features/stories/content/content.calls.ts";
import {
  filmMaxBytes,
  contentMessages as messages,
  paperMaxBytes,
} from "#app/features/stories/content/content.messages.ts";
import { captionsUpload } from "#app/lib/video-captions.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { LineLink } from "#app/ui/links.tsx";
import { useContentEditing } from "./content-editor-context.ts";
import { PlainTextField, useFieldState, type ValueFieldProps } from "./content-text-field.tsx";

const options = { body: {}, texts: { failed: messages.fileFailed } };

/** What may be chosen from the disk, and the call that takes it. */
const uploads = {
  paper: {
    accept: "application/pdf,image/jpeg,image/png,image/gif,image/webp",
    maxBytes: paperMaxBytes,
    tooLarge: messages.paperSize,
    send: (paper: File) => call(contentCalls.uploadPaper, { ...options, files: { paper } }),
  },
  film: {
    accept: "video/mp4,video/webm,video/ogg",
    maxBytes: filmMaxBytes,
    tooLarge: messages.filmSize,
    send: (film: File) => call(contentCalls.uploadContentFilm, { ...options, files: { film } }),
  },
  captions: {
    accept: ".vtt,text/vtt",
    maxBytes: captionsUpload.maxBytes,
    tooLarge: captionsUpload.texts.size,
    send: (captions: File) => call(contentCalls.uploadContentFilm, { ...options, files: { captions } }),
  },
};

type UploadedFileFieldProps = ValueFieldProps & {
  kind: keyof typeof uploads;
  /** Of the input, where the value has a field of its own beside it, which shows the value's faults. */
  input?: { id: string; label: string };
};

/** An uploaded file: chosen from the disk, opened, or taken away. */
export function UploadedFileField(props: UploadedFileFieldProps) {
  const { schema, value, path, label, optional, kind, input } = props;
  const { set } = useContentEditing();
  const { id, error } = useFieldState(path);
  const [state, setState] = useState<{ busy?: boolean; fault?: string; done?: string | undefined }>({});
  const address = typeof value === "string" ? value : "";

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const { maxBytes, tooLarge, send } = uploads[kind];
    if (file.size > maxBytes) return setState({ fault: tooLarge });
    setState({ busy: true });
    const reply = await send(file);
    setState(reply.ok ? { done: reply.body.message } : { fault: reply.message });
    if (reply.ok) set(path, reply.body.path);
  }

  return (
    <Field
      id={input?.id ?? id}
      label={input?.label ?? label}
      error={state.fault ?? (input ? undefined : error)}
      hint={schema.description}
    >
      {(field) => (
        <div>
          <input
            {...field}
            type="file"
            accept={uploads[kind].accept}
            disabled={state.busy}
            className="block w-full cursor-pointer text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-rule-strong file:bg-transparent file:px-4 file:font-semibold file:text-ink hover:file:bg-sunk"
            onChange={(event) => void upload(event)}
          />
          <p role="status" className="flex flex-wrap items-center gap-3 text-sm empty:hidden">
            {state.busy ? "Uploading..." : state.done}
            {address.startsWith("/") && !state.busy && (
              <>
                <LineLink href={address}>
                  Open the file<span className="sr-only">: {label}</span>
                </LineLink>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    setState({});
                    set(path, optional ? undefined : "");
                  }}
                >
                  Remove<span className="sr-only"> {label}</span>
                </Button>
              </>
            )}
          </p>
        </div>
      )}
    </Field>
  );
}

/** A film: by its address, which an upload fills in. */
export function FilmField(props: ValueFieldProps) {
  const { id } = useFieldState(props.path);
  const { description, ...schema } = props.schema;
  return (
    <div className="grid gap-3">
      <PlainTextField {...props} />
      <UploadedFileField
        {...props}
        schema={schema}
        kind="film"
        input={{ id: `${id}-upload`, label: `Upload: ${props.label}` }}
      />
    </div>
  );
}
