import { Eye, Pause, Pencil, Play, Plus, Send, Trash2, XCircle } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLoaderData } from "react-router";
import { languagesInEnglish } from "#app/contract/language.ts";
import { call, prefetch, useRefresh } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import type { RowAction } from "#app/dashboard/row-actions.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { OpeningRow, useEditedRow } from "#app/dashboard/use-edited-row.tsx";
import { useList } from "#app/dashboard/use-list.ts";
import { formatTime } from "#app/lib/dates.ts";
import { newsletterCalls } from "#app/parts/newsletter/newsletter.calls.ts";
import { type ListedNewsletter, newslettersMessages } from "#app/parts/newsletter/newsletters.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Text } from "#app/ui/text.tsx";
import { NewsletterEditor } from "./newsletter-editor.tsx";
import {
  fetchNewsletter,
  newsletterList,
  newsletterStates,
  number,
  troubleText,
  waitingOf,
} from "./newsletter-list.ts";
import { StoredNewsletterPreview } from "./newsletter-preview.tsx";
import { NewsletterSendDialog } from "./newsletter-send-dialog.tsx";

const column = columnsOf<ListedNewsletter>();
const columns = column.columns([
  column.shown({
    header: "Newsletter",
    className: "w-full md:w-auto",
    cell: ({ subject, preheader, trouble }) => (
      <div className="min-w-0">
        <Text as="p" text={subject} className="font-semibold wrap-anywhere" />
        {preheader && <Text as="p" text={preheader} className="line-clamp-1 text-soft wrap-anywhere" />}
        {trouble && <p className="mt-1 max-w-prose text-sm text-pomegranate">{troubleText(trouble)}</p>}
      </div>
    ),
  }),
  column.shown({
    header: "State",
    className: "md:w-28",
    cell: ({ state }) => (
      <StatusPill tone={newsletterStates[state].tone}>{newsletterStates[state].word}</StatusPill>
    ),
  }),
  column.shown({ header: "Readers", className: "md:w-56", cell: (row) => <Counts newsletter={row} /> }),
  column.shown({
    header: "When",
    className: "figures md:w-60",
    cell: (row) => <span className="text-soft">{when(row)}</span>,
  }),
]);

function when(newsletter: ListedNewsletter): string {
  const { state, updated_at, started_at, finished_at, starts_at, recipients } = newsletter;
  if (state === "draft") return `Saved ${formatTime(updated_at)}`;
  if (finished_at) return `${newsletterStates[state].word} ${formatTime(finished_at)}`;
  if (starts_at && waitingOf(newsletter) === recipients) return `Starts ${formatTime(starts_at)}`;
  return `Started ${formatTime(starts_at ?? started_at ?? updated_at)}`;
}

/** How many got it, failed, and left before their turn. */
function Counts({ newsletter }: { newsletter: ListedNewsletter }) {
  const { state, recipients, sent, bounced, failed, skipped, language } = newsletter;
  if (state === "draft") return null;
  const waiting = waitingOf(newsletter);
  const others = [
    waiting > 0 && `${number(waiting)} ${state === "cancelled" ? "not sent" : "waiting"}`,
    bounced + failed > 0 && `${number(bounced + failed)} failed`,
    skipped > 0 && `${number(skipped)} left`,
  ].filter((part) => part !== false);
  return (
    <div className="figures">
      <p>
        {number(sent)} of {number(recipients)} {language ? `in ${languagesInEnglish[language]} ` : ""}sent
      </p>
      {others.length > 0 && <p className="text-sm text-soft">{others.join(", ")}</p>}
    </div>
  );
}

const listTexts = {
  caption: "Newsletters",
  one: "newsletter",
  empty: "No newsletters yet",
  emptyText: "Write one, or make it from posts. Nobody gets it before you send it.",
};

const texts = { failed: newslettersMessages.actionFailed };

type Open = { what: "send" | "view" | "cancel" | "delete"; id: number };

/** How often a page looks at a newsletter that is being sent, in ms. */
const refreshMs = 3000;

export const clientLoader = prefetch(({ list }) => list(newsletterList()));

/** Newsletters: written, tested, sent, and what became of them. */
export default function NewslettersDashboard() {
  const list = useList(useLoaderData<typeof clientLoader>());
  const { readers = 0, readers_in = { en: 0, ur: 0 }, configured = true } = list.data?.pages.at(-1) ?? {};
  const refresh = useRefresh(newsletterCalls.listNewsletters);
  const { act } = useAct(refresh);
  const edited = useEditedRow({ fetchRow: fetchNewsletter }, "newsletter");
  const [open, setOpen] = useState<Open>();
  const opened = list.rows.find(({ id }) => id === open?.id);
  const close = () => setOpen(undefined);

  const sending = list.rows.some(({ state }) => state === "sending");
  const look = useEffectEvent(() => void (document.visibilityState === "visible" && refresh()));
  useEffect(() => {
    if (!sending) return;
    const timer = setInterval(look, refreshMs);
    return () => clearInterval(timer);
  }, [sending]);

  const move = (
    name: typeof newsletterCalls.pauseNewsletter | typeof newsletterCalls.resumeNewsletter,
    { id }: ListedNewsletter,
  ) => act(call(name, { body: { id }, texts }), "Done.");

  function actionsOf(newsletter: ListedNewsletter): RowAction[] {
    const { id, state } = newsletter;
    const view: RowAction = { title: "View", icon: Eye, onSelect: () => setOpen({ what: "view", id }) };
    const cancel: RowAction = {
      title: "Cancel the rest",
      label: `Cancel the rest of ${newsletter.subject}`,
      icon: XCircle,
      onSelect: () => setOpen({ what: "cancel", id }),
    };
    if (state === "draft") {
      return [
        { title: "Send", icon: Send, titled: true, onSelect: () => setOpen({ what: "send", id }) },
        { title: "Edit", icon: Pencil, onSelect: () => edited.openById(id) },
        { title: "Delete", icon: Trash2, onSelect: () => setOpen({ what: "delete", id }) },
      ];
    }
    if (state === "sending") {
      const pause = () => void move(newsletterCalls.pauseNewsletter, newsletter);
      return [{ title: "Pause", icon: Pause, titled: true, onSelect: pause }, cancel, view];
    }
    if (state === "paused") {
      const goOn = () => void move(newsletterCalls.resumeNewsletter, newsletter);
      return [{ title: "Go on", icon: Play, titled: true, onSelect: goOn }, cancel, view];
    }
    return [view];
  }

  return (
    <>
      <PageHeading
        actions={
          <Button onClick={() => edited.open()}>
            <Plus aria-hidden="true" className="size-4.5" />
            New Newsletter
          </Button>
        }
      >
        {`${number(readers)} ${readers === 1 ? "reader gets" : "readers get"} the next newsletter. Nothing in it is tracked: we count what mail servers take, not what people open.`}
      </PageHeading>
      {!configured && (
        <Notice tone="bad" className="mb-6">
          <p>{newslettersMessages.noMailServer} You can write drafts meanwhile.</p>
        </Notice>
      )}
      <DataTable
        list={list}
        columns={columns}
        texts={listTexts}
        nameOf={({ subject }) => subject}
        actions={actionsOf}
      />
      <OpeningRow edited={edited} shape="wide" />
      {edited.isOpen && edited.row?.state !== "sent" && (
        <NewsletterEditor
          key={edited.row?.id ?? "new"}
          newsletter={edited.row}
          refresh={refresh}
          onClose={edited.close}
        />
      )}
      {opened && open?.what === "send" && (
        <NewsletterSendDialog newsletter={opened} readers={readers_in} refresh={refresh} onClose={close} />
      )}
      {opened && open?.what === "view" && (
        <Dialog open title={opened.subject} shape="wide" onClose={close}>
          <div className="px-4 py-5 sm:px-6">
            <StoredNewsletterPreview tall id={opened.id} />
          </div>
        </Dialog>
      )}
      {opened && open?.what === "cancel" && (
        <DeletionDialog
          title="Cancel the rest?"
          question={`${number(waitingOf(opened))} readers do not get it then. Those who have it keep it. This cannot be taken back.`}
          name={opened.subject}
          confirm="Cancel the rest"
          busy="Cancelling..."
          remove={() => call(newsletterCalls.cancelNewsletter, { body: { id: opened.id }, texts })}
          done={newslettersMessages.cancelled}
          refresh={refresh}
          onClose={close}
        />
      )}
      {opened && open?.what === "delete" && (
        <DeletionDialog
          title="Delete this draft?"
          question="Nobody has had it. Its text goes for good."
          name={opened.subject}
          remove={() =>
            call(newsletterCalls.deleteNewsletter, {
              body: { id: opened.id },
              texts: { failed: newslettersMessages.deleteFailed },
            })
          }
          done={newslettersMessages.deleted}
          refresh={refresh}
          onClose={close}
        />
      )}
    </>
  );
}
