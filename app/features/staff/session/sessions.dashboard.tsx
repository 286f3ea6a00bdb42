import { LogOut } from "lucide-react";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { call, callList, prefetch, useRefresh } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useList } from "#app/dashboard/use-list.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/links.tsx";
import { ownSessionMessages } from "./session.messages.ts";
import { sessionAdminCalls } from "./session-admin.calls.ts";
import type { OwnSession } from "./session-list.schema.ts";

const deviceName = ({ device }: OwnSession) => device || "Unknown browser";

const column = columnsOf<OwnSession>();
const columns = column.columns([
  column.accessor(deviceName, {
    id: "device",
    header: "Browser and device",
    cell: ({ row: { original: session } }) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{deviceName(session)}</span>
        {session.current && <StatusPill tone="good">This session</StatusPill>}
      </span>
    ),
    meta: { className: "w-full md:w-auto" },
  }),
  column.accessor("created_at", {
    header: "Signed in",
    cell: (cell) => formatTime(cell.getValue()),
    meta: { label: "Signed in", className: "figures md:w-52" },
  }),
  column.accessor("last_used_at", {
    header: "Last used",
    cell: (cell) => formatTime(cell.getValue()),
    meta: { label: "Last used", className: "figures md:w-52" },
  }),
]);

const listTexts = {
  caption: "Sessions",
  one: "session",
  empty: "No sessions",
};

export const clientLoader = prefetch(({ list }) =>
  list(
    callList(
      sessionAdminCalls.listSessions,
      { texts: { failed: ownSessionMessages.loadFailed } },
      ({ sessions: rows }) => ({ rows }),
    ),
  ),
);

type Asking = { what: "one"; session: OwnSession } | { what: "others" };

/** Where one is signed in; other sessions can be ended: SESSION-15. */
export default function SessionsDashboard() {
  const list = useList(useLoaderData<typeof clientLoader>());
  const refresh = useRefresh(sessionAdminCalls.listSessions);
  const [asking, setAsking] = useState<Asking>();
  const callTexts = { failed: ownSessionMessages.endFailed };
  const others = list.rows.filter(({ current }) => !current).length;

  return (
    <>
      <PageHeading
        actions={
          others > 0 && (
            <Button variant="quiet" onClick={() => setAsking({ what: "others" })}>
              <LogOut aria-hidden="true" className="size-4.5" />
              End all others
            </Button>
          )
        }
      >
        Where you are signed in. A session ends automatically after twelve hours without use and after seven
        days in any case. End what you do not recognise, then{" "}
        <TextLink to="/dashboard/settings">change your password</TextLink>.
      </PageHeading>
      <DataTable
        list={list}
        columns={columns}
        texts={listTexts}
        nameOf={deviceName}
        actions={(session) =>
          session.current
            ? []
            : [
                {
                  title: "End",
                  label: `End ${deviceName(session)}, signed in ${formatTime(session.created_at)}`,
                  icon: LogOut,
                  onSelect: () => setAsking({ what: "one", session }),
                },
              ]
        }
      />
      {asking?.what === "one" && (
        <DeletionDialog
          title="End this session?"
          question="That browser is signed out at once. Unsaved work there is lost."
          name={`${deviceName(asking.session)}, signed in ${formatTime(asking.session.created_at)}`}
          confirm="End session"
          busy="Ending..."
          remove={() =>
            call(sessionAdminCalls.deleteSession, { body: { id: asking.session.id }, texts: callTexts })
          }
          done={ownSessionMessages.ended}
          refresh={refresh}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking?.what === "others" && (
        <DeletionDialog
          title="End all other sessions?"
          question="You stay signed in here. You are signed out everywhere else at once, and unsaved work there is lost."
          name={`${others} other ${others === 1 ? "session" : "sessions"}`}
          confirm="End all others"
          busy="Ending..."
          remove={() => call(sessionAdminCalls.deleteOtherSessions, { texts: callTexts })}
          done={ownSessionMessages.ended}
          refresh={refresh}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
