import { type ChangeEvent, type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import type { StatementReply } from "./transfers.schema.ts";
import { importStatement } from "./transfers-calls.ts";
import {
  maxStatementText,
  transferDeskMessages as messages,
  statementTooLarge,
} from "./transfers-desk.messages.ts";

/** Takes a statement: pasted from a spreadsheet, or as the file that the bank offers. */
export function StatementImport({ refresh }: { refresh: () => Promise<unknown> }) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [reply, setReply] = useState<StatementReply>();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    if (file.size > maxStatementText) return setFault(statementTooLarge);
    setFault(undefined);
    setText(await file.text());
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === "") return setFault(messages.noStatement);
    setBusy(true);
    setFault(undefined);
    setReply(undefined);
    const result = await importStatement(text);
    if (result.ok) {
      setReply(result.body);
      if (result.body.faults.length === 0) setText("");
      await refresh();
    } else setFault(result.message);
    setBusy(false);
  }

  return (
    <section aria-labelledby="import" className="min-w-0 border-t-2 border-rule-strong pt-3">
      <h2 id="import" className="text-lg">
        Import a statement
      </h2>
      <p className="mt-1 text-sm text-soft">
        A CSV file of the bank or wallet, or the cells copied from a spreadsheet, with their headings. The
        same days may be imported again: a line that is known is not stored twice.
      </p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-3">
        <Field label="Statement" error={fault}>
          {(control) => (
            <TextArea
              {...control}
              rows={7}
              value={text}
              spellCheck={false}
              className="font-mono text-sm! whitespace-pre"
              placeholder={"Date,Narration,Ref,Credit\n20/11/2026,RAAST ...,998877,2500.00"}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <label className="button relative min-h-11 cursor-pointer border-rule-strong px-5 text-base text-ink hover:border-ink hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            Choose a file
            <input
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              disabled={busy}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => void choose(event)}
            />
          </label>
          <Button type="submit" disabled={busy}>
            {busy ? "Importing..." : "Import"}
          </Button>
        </div>
      </form>
      <div role="status" className="mt-4 grid gap-3 empty:hidden">
        {reply?.message && (
          <Notice tone="good">
            <p className="font-semibold">{reply.message}</p>
            {reply.skipped > 0 && <p>{reply.skipped} without incoming money were left out.</p>}
          </Notice>
        )}
        {reply && reply.faults.length > 0 && (
          <Notice tone="bad">
            <p className="font-semibold">These lines could not be read:</p>
            <ul className="mt-1 max-h-60 overflow-y-auto">
              {reply.faults.map(({ line, message }) => (
                <li key={`${line} ${message}`} className="wrap-anywhere">
                  <span className="figures">Line {line}:</span> <bdi>{message}</bdi>
                </li>
              ))}
            </ul>
            {reply.more_faults > 0 && <p>And {reply.more_faults} more.</p>}
          </Notice>
        )}
      </div>
    </section>
  );
}
