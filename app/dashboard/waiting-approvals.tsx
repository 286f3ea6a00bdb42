import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { approvalsCalls } from "#app/features/staff/approvals/approvals.calls.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Notice } from "#app/ui/notice.tsx";
import { callQuery } from "./call.ts";
import { useMayCall } from "./own-user.tsx";

/** What waits for a second person about a record or a page, by the `subject` of its acts. */
export const approvalsAbout = (about: string) =>
  callQuery(approvalsCalls.listApprovals, {
    query: { about },
    texts: { failed: "Failed to load what waits." },
  });

/** Says on the page of a record that something of it waits for a second person, and who asked for it. */
export function WaitingApprovals({ about }: { about: string }) {
  const may = useMayCall()(approvalsCalls.listApprovals);
  const { data } = useQuery({ ...approvalsAbout(about), enabled: may });
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Notice className="mb-6">
      <ul className="grid gap-1">
        {rows.map(({ id, title, asked_by, asked_at, can_decide }) => (
          <li key={id}>
            <strong>
              <bdi>{title}</bdi>
            </strong>{" "}
            waits for approval, asked by <bdi>{asked_by}</bdi> on{" "}
            <span className="figures">{formatTime(asked_at)}</span>.{" "}
            <Link to="/dashboard/approvals" className="text-link">
              {can_decide ? "Decide it" : "See it"}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
