import { type ChangeEvent, type FormEvent, useState } from "react";
import { type StatementAccount, statementAccounts } from "#app/contract/payment-methods.ts";
import { call } from "#app/dashboard/call.ts";
import type { StatementReply } from "#app/features/bank-statements/bank-statements.schema.ts";
import {
  accountLabel,
  accountNames,
  type LineAccount,
} from "#app/features/donations/ledger/statement-accounts.ts";
import {
  maxStatementText,
  transferDeskMessages as messages,
  statementTooLarge,
} from "#app/features/transfer-reports/transfer-reports-desk.messages.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Options } from "#app/ui/options.tsx";
import { SelectInput, TextArea } from "#app/ui/text-input.tsx";

type Duplicates = "move" | "keep";

/** Takes a statement of one account: pasted from a spreadsheet, or as the file that the bank offers. */
export function StatementImport({ refresh }: { refresh: () => Promise<unknown> }) {
  const identity = useIdentity();
  const [account, setAccount] = useState<LineAccount>(rememberedAccount);
  const [text, setText] = useState("");
  const [faults, setFaults] = useState<{ account?: string; text?: string }>({});
  const [busy, setBusy] = useState(false);
  const [reply, setReply] = useState<StatementReply>();
  /** Lines of it stand in another account's statement: what are they? */
  const [question, setQuestion] = useState<string>();

  /** Nothing is known yet of another text or account. */
  function forget() {
    setFaults({});
    setQuestion(undefined);
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    forget();
    if (file.size > maxStatementText) return setFaults({ text: statementTooLarge });
    setText(await file.text());
  }

  async function run(chosen: StatementAccount, duplicates?: Duplicates) {
    setBusy(true);
    forget();
    setReply(undefined);
    const result = await call("importStatement", {
      body: { statement: text, account: chosen, duplicates },
      texts: { failed: messages.importFailed },
    });
    if (result.ok) {
      setReply(result.body);
      rememberAccount(chosen);
      if (result.body.faults.length === 0) setText("");
      await refresh();
    } else if ((result.body as { duplicates?: number } | undefined)?.duplicates) setQuestion(result.message);
    else setFaults({ text: result.message });
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = {
      account: account === "" ? messages.noAccount : undefined,
      text: text.trim() === "" ? messages.noStatement : undefined,
    };
    setFaults(found);
    if (account !== "" && !found.text) void run(account);
  }

  return (
    <section aria-labelledby="import" className="min-w-0 border-t-2 border-rule-strong pt-3">
      <h2 id="import" className="text-lg">
        Import a statement
      </h2>
      <p className="mt-1 text-sm text-soft">
        A CSV file of the bank or wallet, or the cells copied from a spreadsheet, with their headings. You can
        import the same days again; known lines are not stored twice.
      </p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-3">
        <Field label="Statement of our account" error={faults.account}>
          {(control) => (
            <SelectInput
              {...control}
              value={account}
              disabled={busy}
              onChange={(event) => {
                forget();
                setAccount(event.target.value as LineAccount);
              }}
            >
              <option value="">Choose...</option>
              <Options
                of={statementAccounts.map((name) => ({ value: name, label: accountLabel(identity, name) }))}
              />
            </SelectInput>
          )}
        </Field>
        <Field label="Statement" error={faults.text}>
          {(control) => (
            <TextArea
              {...control}
              rows={7}
              value={text}
              spellCheck={false}
              className="font-mono text-sm! whitespace-pre"
              placeholder={"Date,Narration,Ref,Credit\n20/11/2026,RAAST ...,998877,2500.00"}
              onChange={(event) => {
                forget();
                setText(event.target.value);
              }}
            />
          )}
        </Field>
        {question && account && (
          <Notice tone="bad" role="alert">
            <p>{question}</p>
            <p className="mt-1">Which account do these lines belong to?</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button size="small" disabled={busy} onClick={() => void run(account, "move")}>
                Move them to {accountNames[account]}
              </Button>
              <Button variant="quiet" size="small" disabled={busy} onClick={() => void run(account, "keep")}>
                Both: this is separate money
              </Button>
              <Button variant="quiet" size="small" disabled={busy} onClick={forget}>
                Cancel
              </Button>
            </div>
          </Notice>
        )}
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
      <ImportReply reply={reply} />
    </section>
  );
}

/* Whose statement was imported last in this browser: the next one is usually the same account's. */

const storageKey = "dashboardStatement";

/** @returns "" when none is remembered */
function rememberedAccount(): LineAccount {
  const stored = localStorage.getItem(storageKey);
  return statementAccounts.find((account) => account === stored) ?? "";
}

const rememberAccount = (account: LineAccount): void => localStorage.setItem(storageKey, account);

/** What came of an import: how many lines are new, and those that could not be read. */
function ImportReply({ reply }: { reply: StatementReply | undefined }) {
  return (
    <div role="status" className="mt-4 grid gap-3 empty:hidden">
      {reply?.message && (
        <Notice tone="good">
          <p className="font-semibold">{reply.message}</p>
          {reply.adopted > 0 && <p>{messages.ofAccountNow(reply.adopted)}</p>}
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
  );
}
