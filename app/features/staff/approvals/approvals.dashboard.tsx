import { useQuery } from "@tanstack/react-query";
import { Check, Undo2, X } from "lucide-react";
import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { callList, callQuery, prefetch, useRefresh } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { RetryNotice } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { StatusPill, type StatusTone } from "#app/dashboard/status-pill.tsx";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { overviewCalls } from "#app/features/pages/overview/overview.calls.ts";
import { formatDay, formatTime, karachiDay } from "#app/lib/dates.ts";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { ApprovalFacts, ConfirmDecision, DeclineDialog } from "./approval-decision.tsx";
import { ApprovalLimits } from "./approval-limits.tsx";
import { approvalsCalls } from "./approvals.calls.ts";
import { approvalMessages as messages, shownState } from "./approvals.messages.ts";
import type { Approval } from "./approvals.schema.ts";

const states: Record<Approval["state"], { label: string; tone: StatusTone }> = {
  waiting: { label: "Waiting", tone: "plain" },
  approved: { label: "Approved", tone: "good" },
  declined: { label: "Declined", tone: "bad" },
  withdrawn: { label: "Withdrawn", tone: "faded" },
  expired: { label: "Ended", tone: "faded" },
};

const column = columnsOf<Approval>();
const columns = column.columns([
  column.shown({
    header: "What",
    className: "max-md:w-full",
    cell: ({ title, link, facts, hindrance }) => (
      <>
        <Link to={link} className="text-link mb-1 inline-block min-h-6 font-semibold">
          <bdi>{title}</bdi>
        </Link>
        <ApprovalFacts facts={facts} />
        {hindrance && <p className="mt-1 font-semibold text-pomegranate">{hindrance}</p>}
      </>
    ),
  }),
  column.shown({
    header: "Asked for",
    className: "figures md:w-48",
    cell: ({ asked_by, asked_at, mine }) => (
      <>
        <span className="block">{mine ? "By you" : <bdi>{asked_by}</bdi>}</span>
        <span className="block text-xs text-faint">{formatTime(asked_at)}</span>
      </>
    ),
  }),
  column.shown({
    header: "Decision",
    className: "figures md:w-48",
    cell: ({ state, expires_at, decided_by, decided_at, reason }) => (
      <>
        <StatusPill tone={states[state].tone}>{states[state].label}</StatusPill>
        {state === "waiting" ? (
          <span className="mt-1 block text-xs text-faint">
            until {formatDay(karachiDay(new Date(expires_at)))}
          </span>
        ) : (
          <span className="mt-1 block text-xs text-faint">
            {decided_by && (
              <>
                <bdi>{decided_by}</bdi>,{" "}
              </>
            )}
            {formatTime(decided_at ?? expires_at)}
          </span>
        )}
        {reason && <Text as="span" text={reason} className="mt-1 block whitespace-pre-line wrap-anywhere" />}
      </>
    ),
  }),
]);

const listTexts = {
  waiting: {
    caption: "What waits for a second person",
    one: "request",
    loading: "Loading what waits...",
    empty: "Nothing waits",
    emptyText: "What you ask for above a limit, and what your colleagues ask for, appears here.",
  },
  decided: {
    caption: "What was decided",
    one: "request",
    loading: "Loading what was decided...",
    empty: "Nothing was decided yet",
    emptyText: "What was approved, declined or withdrawn appears here for three years.",
  },
};

export const clientLoader = prefetch(({ asked, list, query }) => ({
  approvals: list(
    callList(
      approvalsCalls.listApprovals,
      { query: { state: shownState(asked(["state"]).state) }, texts: { failed: messages.loadFailed } },
      ({ rows }) => ({ rows }),
    ),
  ),
  limits: query(callQuery(approvalsCalls.listApprovalLimits, { texts: { failed: messages.limitsFailed } })),
}));

/** What waits for a second person, what was decided, and above which amounts an act waits: APPROVE-01 to APPROVE-06. */
export default function ApprovalsDashboard() {
  const { approvals, limits } = useLoaderData<typeof clientLoader>();
  const [{ state: asked }, ask] = useListQuery(["state"]);
  const state = shownState(asked);
  const list = useList(approvals);
  const { data, error, isFetching, refetch } = useQuery(limits);
  const refresh = useRefresh(
    approvalsCalls.listApprovals,
    approvalsCalls.listApprovalLimits,
    overviewCalls.readOverview,
  );
  const toast = useToast();
  const [decided, setDecided] = useState<{ approval: Approval; how: "approve" | "decline" | "withdraw" }>();
  const close = { refresh, onClose: () => setDecided(undefined) };

  return (
    <>
      <PageHeading>
        What one person asks for above a limit is done once a second person has approved it.
      </PageHeading>
      <DataTable
        list={list}
        columns={columns}
        texts={listTexts[state]}
        nameOf={({ title }) => title}
        toolbar={
          <ListFilter
            label="Show"
            all="What waits"
            value={state === "decided" ? state : ""}
            options={[{ value: "decided", label: "What was decided" }]}
            onChange={(value) => ask({ state: value })}
          />
        }
        actions={(approval) => {
          const decide = (how: "approve" | "decline" | "withdraw") => () => setDecided({ approval, how });
          const shared = { titled: true, call: approvalsCalls.decideApproval } as const;
          if (approval.mine && approval.state === "waiting")
            return [{ ...shared, title: "Withdraw", icon: Undo2, onSelect: decide("withdraw") }];
          if (!approval.can_decide) return [];
          const { hindrance } = approval;
          return [
            {
              ...shared,
              title: "Approve",
              icon: Check,
              unavailable: hindrance !== null,
              onSelect: hindrance ? () => toast.error(hindrance) : decide("approve"),
            },
            { ...shared, title: "Decline", icon: X, onSelect: decide("decline") },
          ];
        }}
      />
      <RetryNotice error={error} busy={isFetching} onRetry={refetch} />
      {data && <ApprovalLimits limits={data.limits} refresh={refresh} />}
      {decided?.how === "decline" && <DeclineDialog approval={decided.approval} {...close} />}
      {decided && decided.how !== "decline" && (
        <ConfirmDecision approval={decided.approval} decision={decided.how} {...close} />
      )}
    </>
  );
}
