import { CircleSlash, Pencil, Trash2, UserCheck } from "lucide-react";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { call, callList, callQuery, prefetch, useRefresh } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { EmailText } from "#app/dashboard/email-text.tsx";
import { ListSearch } from "#app/dashboard/list-search.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { OpeningRow, useEditedRow } from "#app/dashboard/use-edited-row.tsx";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import { approvalsCalls } from "#app/features/staff/approvals/approvals.calls.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { changeTexts, roleLabels, usersMessages } from "#app/features/staff/users/users.messages.ts";
import type { User } from "#app/features/staff/users/users.schema.ts";
import { invitationMessages } from "#app/features/staff/users/users-invitations.messages.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { type HandedOver, InvitationLink, InviteDialog } from "./invite-dialog.tsx";
import { AddUserForm, UserEditor } from "./user-form.tsx";

const column = columnsOf<User>();
const columns = column.columns([
  column.accessor("id", { header: "ID", meta: { label: "ID", className: "figures md:w-14" } }),
  column.accessor("name", {
    header: "Name",
    cell: ({ row: { original: user } }) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <bdi className="font-semibold">{user.name}</bdi>
        {user.disabled && <StatusPill tone="faded">Disabled</StatusPill>}
      </span>
    ),
  }),
  column.accessor("email", {
    header: "Email",
    cell: (cell) => <EmailText text={cell.getValue()} />,
    meta: { className: "md:w-44 xl:w-52" },
  }),
  column.accessor("created_at", {
    header: "Joined Date",
    cell: (cell) => formatDay(karachiDay(new Date(cell.getValue()))),
    meta: { label: "Joined", className: "figures md:w-28 xl:w-36" },
  }),
  column.accessor(({ roles }) => roleLabels(roles), {
    id: "roles",
    header: "Roles",
    meta: { label: "Roles", className: "md:w-28 xl:w-36" },
  }),
]);

/** Everybody who can sign in, newest first: USERS-01. */
export const clientLoader = prefetch(({ asked, list, query }) => ({
  users: list(
    callList(
      usersCalls.listUsers,
      {
        query: asked(["q"]),
        texts: { failed: usersMessages.loadFailed, broke: usersMessages.loadUnreachable },
      },
      (rows) => ({ rows }),
    ),
  ),
  invitations: query(
    callQuery(usersCalls.listInvitations, { texts: { failed: invitationMessages.loadFailed } }),
  ),
}));

export default function UsersDashboard() {
  const [{ q }, ask] = useListQuery(["q"]);
  const { users, invitations } = useLoaderData<typeof clientLoader>();
  const list = useList(users);
  const toast = useToast();
  // One's own roles may be among what has changed.
  const refresh = useRefresh(
    usersCalls.listUsers,
    usersCalls.listInvitations,
    usersCalls.readOwnUser,
    approvalsCalls.listApprovals,
  );
  const edited = useEditedRow(list, "user");
  const [removal, setRemoval] = useState<User>();
  const [inviting, setInviting] = useState(false);
  const [handedOver, setHandedOver] = useState<HandedOver>();

  async function setDisabled(user: User, disabled: boolean) {
    const reply = await call(usersCalls.updateUser, { body: { id: user.id, disabled }, texts: changeTexts });
    if (!reply.ok) return toast.error(reply.message);
    toast.success(disabled ? `${user.name} can no longer sign in.` : `${user.name} can sign in again.`);
    await refresh();
  }

  return (
    <>
      <PageHeading
        actions={
          <MayCall to={usersCalls.createInvitation}>
            <Button onClick={() => setInviting(true)}>Invite a Colleague</Button>
          </MayCall>
        }
      >
        Everybody listed here can sign in. Roles say what each may see and change. Disable or remove people
        who leave.
      </PageHeading>
      <WaitingApprovals about="users" />
      <div className="grid items-start gap-8 min-[100rem]:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          <h2 className="mb-3 text-xl">Registered Users</h2>
          <DataTable
            list={list}
            columns={columns}
            texts={{
              caption: "Registered Users",
              one: "user",
              empty: usersMessages.empty,
            }}
            nameOf={({ name }) => name}
            filtered={q !== ""}
            toolbar={<ListSearch label="Search users" value={q} onSearch={(term) => ask({ q: term })} />}
            actions={(user) => [
              { title: "Edit", icon: Pencil, call: usersCalls.updateUser, onSelect: () => edited.open(user) },
              user.disabled
                ? {
                    title: "Enable",
                    icon: UserCheck,
                    call: usersCalls.updateUser,
                    onSelect: () => void setDisabled(user, false),
                  }
                : {
                    title: "Disable",
                    icon: CircleSlash,
                    call: usersCalls.updateUser,
                    onSelect: () => void setDisabled(user, true),
                  },
              {
                title: "Remove",
                icon: Trash2,
                call: usersCalls.deleteUser,
                onSelect: () => setRemoval(user),
              },
            ]}
          />
          <InvitationList query={invitations} refresh={refresh} onLink={setHandedOver} />
        </div>
        <div className="min-w-0 max-w-xl">
          <MayCall to={usersCalls.createUser}>
            <AddUserForm onAdded={refresh} />
          </MayCall>
        </div>
      </div>
      {inviting && (
        <InviteDialog refresh={refresh} onLink={setHandedOver} onClose={() => setInviting(false)} />
      )}
      {handedOver && <InvitationLink {...handedOver} onClose={() => setHandedOver(undefined)} />}
      <OpeningRow edited={edited} />
      {edited.row && <UserEditor user={edited.row} refresh={refresh} onClose={edited.close} />}
      {removal && (
        <DeletionDialog
          title="Remove this user?"
          question="Their sessions end at once, they cannot sign in again, and their open invitations are withdrawn. What they wrote and did stays, under their name. You cannot undo this. If they may come back, disable the account instead."
          name={`${removal.name}, ${removal.email}`}
          confirm="Remove"
          busy="Removing..."
          remove={() => call(usersCalls.deleteUser, { body: { id: removal.id }, texts: changeTexts })}
          done={usersMessages.deleted}
          refresh={refresh}
          onClose={() => setRemoval(undefined)}
        />
      )}
    </>
  );
}
