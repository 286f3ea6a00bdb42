import { type ChangeEvent, type FormEvent, useState } from "react";
import {
  isWallet,
  type StatementAccount,
  type WalletName,
  walletNames,
  wallets,
} from "#app/contract/payment-methods.ts";
import { call } from "#app/dashboard/call.ts";
import { type OwnAccount, ownAccounts } from "#app/features/giving/ledger/statement-accounts.ts";
import {
  maxStatementText,
  transferDeskMessages as messages,
  statementTooLarge,
} from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { type DayOrder, dayOrders } from "#app/parts/bank-statements/bank-statement-cells.ts";
import { decodeStatement, statementFileFault } from "#app/parts/bank-statements/bank-statement-file.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import type { StatementPreview, StatementReply } from "#app/parts/bank-statements/bank-statements.schema.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Options } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectInput, TextArea } from "#app/ui/text-input.tsx";
import { NotRead } from "./bank-statement-not-read.tsx";
import { previewOf, StatementPreviewDialog } from "./bank-statement-preview.tsx";

/** Takes a statement of one account: pasted from a spreadsheet, or as the file that the bank offers. */
export function StatementImport({ refresh }: { refresh: () => Promise<unknown> }) {
  const identity = useIdentity();
  const [account, setAccount] = useState(() => rememberedAccount(ownAccounts(identity)));
  const [text, setText] = useState("");
  const [faults, setFaults] = useState<{ account?: string; text?: string }>({});
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<StatementPreview>();
  /** Of whose report nothing says how its days are written. */
  const [asked, setAsked] = useState<WalletName>();
  const [reply, setReply] = useState<StatementReply>();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    setFaults({});
    // A character takes two bytes at most where a file has more bytes than characters that are allowed.
    const read =
      file.size > 2 * maxStatementText ? "" : decodeStatement(new Uint8Array(await file.arrayBuffer()));
    const fault =
      file.size > 2 * maxStatementText || read.length > maxStatementText
        ? statementTooLarge
        : statementFileFault(read);
    if (fault) setFaults({ text: fault });
    else setText(read);
  }

  /** A provider's report has no columns to choose: it is stored as it is, or refused with the line that cannot be read. */
  async function storeReport(provider: WalletName, day_order?: DayOrder) {
    setBusy(true);
    setReply(undefined);
    const result = await call(bankStatementsCalls.importProviderReport, {
      body: { provider, statement: text, day_order },
      texts: { failed: messages.importFailed },
    });
    setBusy(false);
    const { question } = (result.body ?? {}) as { question?: string };
    setAsked(question === undefined ? undefined : provider);
    if (!result.ok) return setFaults({ text: result.message });
    setReply({ ...result.body, added: 0, known: 0, debits: 0, moved: 0, left_out: [], faults: [] });
    setText("");
    await refresh();
  }

  async function look() {
    const provider = account.slice(reportPrefix.length);
    if (account.startsWith(reportPrefix) && isWallet(provider)) return storeReport(provider);
    setBusy(true);
    setReply(undefined);
    const result = await previewOf(text, account);
    if (!result.ok) setFaults({ text: result.message });
    // Without columns it is no statement.
    else if (result.body.found.length === 0) setFaults({ text: result.body.faults[0]?.message });
    else setPreview(result.body);
    setBusy(false);
  }

  async function finish(imported: StatementReply, of: StatementAccount) {
    setPreview(undefined);
    setReply(imported);
    rememberAccount(of);
    if (imported.faults.length === 0) setText("");
    await refresh();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = {
      account: account === "" ? messages.noAccount : undefined,
      text: text.trim() === "" ? messages.noStatement : undefined,
    };
    setFaults(found);
    if (!found.account && !found.text) void look();
  }

  return (
    <section aria-labelledby="import" className="min-w-0 border-t-2 border-rule-strong pt-3">
      <h2 id="import" className="text-lg">
        Import a statement
      </h2>
      <p className="mt-1 text-sm text-soft">
        A CSV file of the bank or wallet, or the cells copied from a spreadsheet, with their headings. You can
        import the same days again; known lines are not stored twice. You see what is read before anything is
        stored.
      </p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-3">
        <Field label="Statement of our account" error={faults.account}>
          {(control) => (
            <SelectInput
              {...control}
              value={account}
              disabled={busy}
              onChange={(event) => {
                setFaults({});
                setAccount(event.target.value);
              }}
            >
              <option value="">Choose...</option>
              <Options
                of={[
                  ...ownAccounts(identity).map(({ id, label }) => ({ value: id, label })),
                  ...walletNames.map((name) => ({
                    value: `${reportPrefix}${name}`,
                    label: `${wallets[name].name}: merchant report`,
                  })),
                ]}
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
                setFaults({});
                setText(event.target.value);
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <label className="button relative min-h-11 cursor-pointer border-rule-strong px-5 text-base text-ink hover:border-ink hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            Choose a file
            <input
              type="file"
              accept=".csv,.tsv,.txt,.xls,.xlsx,text/csv,text/plain"
              disabled={busy}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => void choose(event)}
            />
          </label>
          <Button type="submit" disabled={busy}>
            {busy ? "Reading..." : "Preview"}
          </Button>
        </div>
      </form>
      {asked && (
        <div className="mt-3 flex flex-wrap gap-2">
          {dayOrders.map((order) => (
            <Button
              key={order}
              variant="quiet"
              size="small"
              disabled={busy}
              onClick={() => void storeReport(asked, order)}
            >
              {order === "day-first" ? "Day first" : "Month first"}
            </Button>
          ))}
        </div>
      )}
      <ImportReply reply={reply} />
      {preview && account && (
        <StatementPreviewDialog
          statement={text}
          account={account}
          first={preview}
          onImported={(imported) => void finish(imported, account)}
          onClose={() => setPreview(undefined)}
        />
      )}
    </section>
  );
}

/** What is imported is no statement of an account, but a provider's report of single payments. */
const reportPrefix = "report:";

/* Whose statement was imported last in this browser: the next one is usually the same account's. */

const storageKey = "dashboardStatement";

/** @returns "" when none is remembered */
function rememberedAccount(accounts: readonly OwnAccount[]): StatementAccount | "" {
  const stored = localStorage.getItem(storageKey);
  return accounts.find(({ id }) => id === stored)?.id ?? "";
}

const rememberAccount = (account: StatementAccount): void => localStorage.setItem(storageKey, account);

/** What came of an import: how many lines are new, and those that could not be read. */
function ImportReply({ reply }: { reply: StatementReply | undefined }) {
  return (
    <div role="status" className="mt-4 grid gap-3 empty:hidden">
      {reply?.message && (
        <Notice tone="good">
          <p className="font-semibold">{reply.message}</p>
          {reply.moved > 0 && <p>{messages.ofAccountNow(reply.moved)}</p>}
        </Notice>
      )}
      {reply && <NotRead {...reply} />}
    </div>
  );
}
