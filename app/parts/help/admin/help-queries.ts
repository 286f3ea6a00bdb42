import { callList, callQuery, useRefresh } from "#app/dashboard/call.ts";
import { approvalsCalls } from "#app/features/staff/approvals/approvals.calls.ts";
import type { HelpDetails } from "#app/parts/help/help.schema.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";

/** The names under which the page's URL keeps what is asked for; the calls have the same. */
export const helpFilters = [...(["q", "show", "state", "kind", "city", "order"] as const)];
export type HelpAsked = Record<(typeof helpFilters)[number], string>;

export const helpList = (asked: HelpAsked) =>
  callList(
    helpAdminCalls.listHelpRequests,
    { query: asked, texts: { failed: "The requests could not be loaded." } },
    ({ rows, kinds, term, agreement }) => ({ rows, kinds, term, agreement }),
  );

export const helpDetails = (id: number) =>
  callQuery(helpAdminCalls.readHelpRequest, {
    query: { id },
    texts: { failed: "The request could not be loaded." },
  });

export const helpMonthQuery = (month: string) =>
  callQuery(helpAdminCalls.readHelpMonth, {
    query: month ? { month } : {},
    texts: { failed: "The month could not be loaded." },
  });

export const helpTexts = { failed: "That could not be saved. Please try again." };

/** What a dialog of the case is given. */
export type HelpDialogProps = {
  details: HelpDetails;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Loads again all that shows requests. */
export const useRefreshHelp = () =>
  useRefresh(
    helpAdminCalls.listHelpRequests,
    helpAdminCalls.readHelpRequest,
    helpAdminCalls.readHelpMonth,
    approvalsCalls.listApprovals,
  );
