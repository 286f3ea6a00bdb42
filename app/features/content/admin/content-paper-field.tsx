import { type ChangeEvent, useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { contentMessages, paperMaxBytes } from "#app/features/content/content.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useContentEditing } from "./content-editor-context.ts";
import { useFieldState, type ValueFieldProps } from "./content-text-field.tsx";

/** An uploaded paper: chosen from the disk, opened, or taken away. */
export function PaperField({ schema, value, path, label, optional }: ValueFieldProps) {
  const { set } = useContentEditing();
  const { id, error } = useFieldState(path);
  const [state, setState] = useState<{ busy?: boolean; fault?: string }>({});
  const address = typeof value === "string" ? value : "";

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    if (file.size > paperMaxBytes) return setState({ fault: contentMessages.paperSize });
    setState({ busy: true });
    const reply = await call("uploadPaper", {
      body: {},
      files: { paper: file },
      texts: { failed: contentMessages.paperFailed },
    });
    setState(reply.ok ? {} : { fault: reply.message });
    if (reply.ok) set(path, reply.body.path);
  }

  return (
    <Field id={id} label={label} error={state.fault ?? error} hint={schema.description}>
      {(field) => (
        <div>
          <input
            {...field}
            type="file"
            accept="application/pdf,image/jpeg,image/png,image/gif,image/webp"
            disabled={state.busy}
            className="block w-full cursor-pointer text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-rule-strong file:bg-transparent file:px-4 file:font-semibold file:text-ink hover:file:bg-sunk"
            onChange={(event) => void upload(event)}
          />
          <p role="status" className="flex flex-wrap items-center gap-3 text-sm empty:hidden">
            {state.busy && "Uploading..."}
            {address && !state.busy && (
              <>
                <a href={address} className="text-link inline-flex min-h-8 items-center">
                  Open the file<span className="sr-only">: {label}</span>
                </a>
                <Button variant="quiet" size="small" onClick={() => set(path, optional ? undefined : "")}>
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
