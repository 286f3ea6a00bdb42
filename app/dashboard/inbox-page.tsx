import { Mail, MailOpen, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { BinNoun } from "#app/contract/bin.ts";
import type { Call } from "#app/contract/call.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { useToast } from "#app/ui/toast.tsx";
import { call, callForEach, useRefresh } from "./call.ts";
import { type Columns, DataTable } from "./data-table.tsx";
import { DeletionDialog } from "./deletion-dialog.tsx";
import { ExportButton } from "./export-button.tsx";
import { type BarFilter, FilterBar, toggle } from "./filter-bar.tsx";
import { OpenEntry } from "./inbox-columns.tsx";
import { type InboxDetail, type InboxEntry, InboxEntryDialog, type InboxReplyTo } from "./inbox-entry.tsx";
import { type InboxCalls, inboxFilters, inboxList, inboxTexts } from "./inbox-list.ts";
import { MayCall, useMayCall } from "./own-user.tsx";
import { PageHeading, usePageTitle } from "./page-heading.tsx";
import { useList, useListQuery } from "./use-list.ts";

/** The list, for what stands beside it and leads to it. */
export const entriesId = "entries";

type InboxPageProps<Entry extends InboxEntry> = {
  about: string;
  calls: InboxCalls<Entry>;
  /** What an entry is: "message". Several of them: `one` with an s by default. */
  one: string;
  many?: string;
  empty: string;
  /** Where a deleted entry goes to the bin. */
  bin?: BinNoun;
  columns: Columns<Entry>;
  nameOf: (entry: Entry) => string;
  details: (entry: Entry) => InboxDetail[];
  /** Whom to write to or call. */
  replyTo?: (entry: Entry) => InboxReplyTo;
  /** Beside 'Export CSV'. */
  pageActions?: ReactNode;
  /** What is done most with an entry, first in its dialog. It says whether it holds something that is not saved. */
  lead?: (entry: Entry, refresh: () => Promise<unknown>, onUnsaved: (unsaved: boolean) => void) => ReactNode;
  /** More about an entry, in its dialog. A panel with a form says whether it holds something that is not saved. */
  panel?: (entry: Entry, refresh: () => Promise<unknown>, onUnsaved: (unsaved: boolean) => void) => ReactNode;
  /** What else can be done with several at once. One that fails is told, and stays as it was. */
  bulk?: {
    title: string;
    call: Call;
    apply: (entry: Entry) => Promise<CallResult<unknown>>;
  }[];
  /** What the list is looked through for: it stands right above it. */
  above?: ReactNode;
  /** What stands beside the list, or above it on narrow screens. */
  aside?: ReactNode;
  /** This inbox's own filters, the most used first. */
  filters?: readonly BarFilter[];
};

/** What people have sent: searched, opened, marked, noted, answered, deleted and exported. New entries come first. */
export function InboxPage<Entry extends InboxEntry>(props: InboxPageProps<Entry>) {
  const { about, calls, one, many = `${one}s`, empty, nameOf, filters = [] } = props;
  const [asked, ask] = useListQuery([...inboxFilters, ...filters.map(({ name }) => name)]);
  const list = useList(inboxList<Entry>(calls.list, asked));
  const refresh = useRefresh(calls.list);
  const mayCall = useMayCall();
  const mayUpdate = mayCall(calls.update);
  const update = (body: { id: number; read?: boolean; note?: string; version?: number }) =>
    call(calls.update, { body, texts: { failed: inboxTexts.saveFailed } });
  const toast = useToast();
  const [open, setOpen] = useState<{ entry: Entry } | { deletion: Entry[] }>();
  // What is done with an entry may take it out of the filtered list; it stays open all the same.
  const opened = open && "entry" in open ? open.entry : undefined;
  const entry = list.rows.find(({ id }) => id === opened?.id) ?? opened;
  const deletion = open && "deletion" in open ? open.deletion : undefined;
  const filtered = Object.values(asked).some(Boolean);
  const close = () => setOpen(undefined);

  const mark = (entries: Entry[], read: boolean) => applyTo(entries, ({ id }) => update({ id, read }));

  async function applyTo(entries: Entry[], apply: (entry: Entry) => Promise<CallResult<unknown>>) {
    const replies = await callForEach(entries, apply);
    const failure = replies.find((reply) => !reply.ok);
    if (failure && !failure.ok) toast.error(failure.message);
    await refresh();
  }

  function show(id: number) {
    const entry = list.rows.find((row) => row.id === id);
    if (!entry) return;
    setOpen({ entry });
    if (!entry.read && mayUpdate) void mark([entry], true);
  }

  /** One by one: of several, what fails stays in the list. */
  async function remove(entries: Entry[]): Promise<CallResult<{ message?: string }>> {
    const replies = await callForEach(entries, ({ id }) =>
      call(calls.remove, { body: { id }, texts: { failed: inboxTexts.deleteFailed } }),
    );
    const failure = replies.find((reply) => !reply.ok && (entries.length === 1 || reply.status !== 404));
    if (failure && entries.length > 1) await refresh();
    if (failure) return failure;
    const message = entries.length === 1 ? undefined : `${entries.length} ${many} deleted.`;
    return { ok: true, status: 200, body: { message } };
  }

  return (
    <>
      <PageHeading
        actions={
          <>
            {props.pageActions}
            <MayCall to={calls.export}>
              <ExportButton
                call={calls.export}
                file={`${many.replaceAll(" ", "-")}.csv`}
                options={{ query: asked, failed: inboxTexts.exportFailed }}
                count={filtered ? list.total : undefined}
              />
            </MayCall>
          </>
        }
      >
        {about}
      </PageHeading>
      <OpenEntry value={show}>
        <div
          className={
            props.aside ? "grid items-start gap-x-8 gap-y-6 min-[90rem]:grid-cols-[minmax(0,1fr)_19rem]" : ""
          }
        >
          {/* What comes to stand above the list moves the list, and not the page: it would be out of view. */}
          <div id={entriesId} className="min-w-0 scroll-mt-20 [overflow-anchor:none]">
            {props.above}
            <DataTable
              list={list}
              columns={props.columns}
              texts={{ caption: usePageTitle(), one, many, empty }}
              nameOf={nameOf}
              actionsWidth="md:w-32 xl:w-40"
              filtered={filtered}
              toolbar={
                <FilterBar
                  asked={asked}
                  ask={ask}
                  search={`Search ${many}`}
                  filters={[
                    ...filters,
                    toggle(
                      "unread",
                      11,
                      <>
                        Unread only
                        {list.unread > 0 && (
                          <span className="figures">({list.unread.toLocaleString("en-US")})</span>
                        )}
                      </>,
                    ),
                  ]}
                />
              }
              bulk={
                mayUpdate
                  ? [
                      { title: "Mark as read", onSelect: (entries) => void mark(entries, true) },
                      { title: "Mark as unread", onSelect: (entries) => void mark(entries, false) },
                      ...(props.bulk ?? [])
                        .filter(({ call }) => mayCall(call))
                        .map(({ title, apply }) => ({
                          title,
                          onSelect: (entries: Entry[]) => void applyTo(entries, apply),
                        })),
                      { title: "Delete", danger: true, onSelect: (deletion) => setOpen({ deletion }) },
                    ]
                  : undefined
              }
              actions={(entry) => [
                {
                  title: entry.read ? "Mark as unread" : "Mark as read",
                  label: `Mark as ${entry.read ? "unread" : "read"}: ${nameOf(entry)}`,
                  icon: entry.read ? Mail : MailOpen,
                  call: calls.update,
                  onSelect: () => void mark([entry], !entry.read),
                },
                {
                  title: "Delete",
                  icon: Trash2,
                  call: calls.remove,
                  onSelect: () => setOpen({ deletion: [entry] }),
                },
              ]}
            />
          </div>
          {props.aside && <div className="min-w-0 max-[90rem]:order-first">{props.aside}</div>}
        </div>
      </OpenEntry>
      {entry && (
        <InboxEntryDialog
          key={entry.id}
          title={nameOf(entry)}
          entry={entry}
          details={props.details(entry)}
          replyTo={props.replyTo?.(entry)}
          lead={props.lead && ((onUnsaved) => props.lead?.(entry, refresh, onUnsaved))}
          panel={(onUnsaved) => props.panel?.(entry, refresh, onUnsaved)}
          saveNote={mayUpdate ? (written) => update({ id: entry.id, ...written }) : undefined}
          refresh={refresh}
          onClose={close}
        />
      )}
      {deletion && (
        <DeletionDialog
          title={deletion.length === 1 ? `Delete this ${one}?` : `Delete ${deletion.length} ${many}?`}
          question={`${deletion.length === 1 ? "It is" : "They are"} deleted ${props.bin ? "" : "permanently, "}here and in every export.`}
          bin={props.bin && { noun: props.bin, ids: deletion.map(({ id }) => id) }}
          name={namesOf(deletion.map(nameOf))}
          remove={() => remove(deletion)}
          done={inboxTexts.deleted}
          refresh={refresh}
          onClose={close}
        />
      )}
    </>
  );
}

/** As many names as a dialog can hold. */
const mostNamed = 5;

function namesOf(names: string[]): string {
  const others = names.length - mostNamed;
  const named = names.slice(0, mostNamed).join(", ");
  return others > 0 ? `${named} and ${others} more` : named;
}
