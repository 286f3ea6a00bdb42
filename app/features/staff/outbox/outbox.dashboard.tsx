import { RotateCcw } from "lucide-react";
import { useLoaderData } from "react-router";
import { call, callList, prefetch, useRefresh } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { EmailText } from "#app/dashboard/email-text.tsx";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill, type StatusTone } from "#app/dashboard/status-pill.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Text } from "#app/ui/text.tsx";
import { outboxCalls } from "./outbox.calls.ts";
import { outboxMessages } from "./outbox.messages.ts";
import type { OutboxMail } from "./outbox.schema.ts";
import { mailErrorText } from "./outbox-error.ts";

const states: Record<OutboxMail["state"], { label: string; tone: StatusTone }> = {
  queued: { label: "Waiting", tone: "plain" },
  failed: { label: "Failed", tone: "bad" },
  sent: { label: "Sent", tone: "good" },
};
const stateOptions = Object.entries(states).map(([value, { label }]) => ({ value, label }));

const column = columnsOf<OutboxMail>();
const columns = column.columns([
  column.shown({
    header: "Mail",
    className: "w-full md:w-auto",
    cell: (mail) => (
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <Text as="bdi" text={mail.subject} />
        </p>
        <p className="wrap-anywhere text-soft">
          To <EmailText text={mail.recipient} />
        </p>
        {mail.last_error && (
          <p className="mt-1 wrap-anywhere">
            {mailErrorText(mail.last_error)} <span className="text-faint">({mail.last_error})</span>
          </p>
        )}
      </div>
    ),
  }),
  column.shown({
    header: "State",
    className: "md:w-28",
    cell: (mail) => <StatusPill tone={states[mail.state].tone}>{states[mail.state].label}</StatusPill>,
  }),
  column.shown({ header: "Tries", label: "Tries", className: "figures md:w-16", cell: (mail) => mail.tries }),
  column.shown({
    header: "When",
    className: "figures md:w-44 xl:w-52",
    cell: (mail) => <span className="text-soft">{when(mail)}</span>,
  }),
]);

function when({ state, queued_at, sent_at, next_try_at, tries }: OutboxMail): string {
  if (state === "sent" && sent_at) return `Sent ${formatTime(sent_at)}`;
  if (state === "failed") return `Written ${formatTime(queued_at)}`;
  return tries === 0 ? `Written ${formatTime(queued_at)}` : `Next try ${formatTime(next_try_at)}`;
}

const listTexts = {
  caption: "Outbox",
  one: "mail",
  empty: "No mails yet",
  emptyText: "Emails that the site sends, such as confirmations or password links, appear here.",
};

/** The mails of a state, or all, with how many wait and how many failed: OUTBOX-03. */
export const clientLoader = prefetch(({ asked, list }) =>
  list(
    callList(
      outboxCalls.listOutbox,
      { query: { ...asked(["state"]), limit: 50 }, texts: { failed: outboxMessages.loadFailed } },
      ({ mails: rows, ...counts }) => ({ rows, ...counts }),
    ),
  ),
);

/** Mails that wait, failed or were sent; failed ones are tried again: OUTBOX-03. */
export default function OutboxDashboard() {
  const [{ state }, , filter] = useListQuery(["state"]);
  const list = useList(useLoaderData<typeof clientLoader>());
  const counts = list.data?.pages.at(-1);
  const { busy, act } = useAct(useRefresh(outboxCalls.listOutbox));

  /** @param id of one mail; all that failed without */
  function retry(id?: number) {
    const texts = { failed: outboxMessages.retryFailed };
    return id === undefined
      ? act(call(outboxCalls.retryFailedMails, { texts }), outboxMessages.retried)
      : act(call(outboxCalls.retryMail, { body: { id }, texts }), outboxMessages.retried);
  }

  return (
    <>
      <PageHeading
        actions={
          counts !== undefined &&
          counts.failed > 0 && (
            <Button disabled={busy} onClick={() => void retry()}>
              <RotateCcw aria-hidden="true" className="size-4.5" />
              {busy ? "Trying..." : `Retry all failed (${counts.failed.toLocaleString("en-US")})`}
            </Button>
          )
        }
      >
        All emails that the site sends. It tries each one eight times within two hours. The text and most of
        the address are hidden.
      </PageHeading>
      {counts && !counts.configured && (
        <Notice className="mb-6">
          <strong>No mail server is set up, so nothing is sent.</strong> Mails wait here until the server's
          administrator has set <code>SMTP_URL</code>, as docs/operations.md describes.
        </Notice>
      )}
      <DataTable
        list={list}
        columns={columns}
        texts={listTexts}
        nameOf={({ subject }) => subject}
        filtered={state !== ""}
        toolbar={
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-3">
            <ListFilter label="State" options={stateOptions} {...filter("state")} />
            {counts && (
              <p className="figures text-sm text-soft">
                {counts.waiting.toLocaleString("en-US")} waiting, {counts.failed.toLocaleString("en-US")}{" "}
                failed, {counts.sent.toLocaleString("en-US")} sent
              </p>
            )}
          </div>
        }
        actions={(mail) =>
          mail.state === "failed"
            ? [
                {
                  title: "Try again",
                  label: `Try again: ${mail.subject}`,
                  icon: RotateCcw,
                  onSelect: () => void (busy || retry(mail.id)),
                },
              ]
            : []
        }
      />
    </>
  );
}
