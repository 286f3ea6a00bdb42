import { useState } from "react";
import { Link } from "react-router";
import { call } from "#app/dashboard/call.ts";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { formatTime } from "#app/lib/dates.ts";
import type { HelpRequest } from "#app/parts/help/help.schema.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Text } from "#app/ui/text.tsx";
import { helpTexts } from "./help-queries.ts";
import { HelpStatePill } from "./help-state-pill.tsx";

type HelpDoublesProps = { request: HelpRequest; refresh: () => Promise<unknown> };
const joinable = ["new", "visit-planned", "visited", "declined", "referred"];

/** Other requests of the same phone or CNIC, of whatever kind; a person joins them: FAMILY-11. */
export function HelpDoubles({ request, refresh }: HelpDoublesProps) {
  const { act } = useAct(refresh);
  const may = useMayCall()(helpAdminCalls.joinHelpRequests);
  const [joining, setJoining] = useState<HelpRequest["same"][number]>();
  if (request.same.length === 0) return null;

  async function join(other: number) {
    const { id, version } = request;
    const body = { id, version, other };
    setJoining(undefined);
    await act(call(helpAdminCalls.joinHelpRequests, { body, texts: helpTexts }), messages.joined);
  }

  return (
    <Notice className="mb-6">
      <h2 className="font-semibold">Requests of the same phone or CNIC</h2>
      <ul className="mt-2 grid gap-2">
        {request.same.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={`/dashboard/help/${other.id}`} className="text-link figures">
              {other.reference}
            </Link>
            <Text as="bdi" text={other.name} />
            <Text as="span" text={other.kind_title} />
            <span className="figures text-soft">
              {formatTime(other.created_at)}, by {other.by === "cnic" ? "CNIC" : "phone"}
            </span>
            <HelpStatePill request={other} />
            {may && request.state !== "closed" && joinable.includes(other.state) && (
              <Button variant="quiet" size="small" onClick={() => setJoining(other)}>
                Join with this<span className="sr-only">: {other.reference}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={joining !== undefined}
        title={`Join ${joining?.reference ?? ""} to this request?`}
        confirm="Join"
        variant="primary"
        onConfirm={() => joining && void join(joining.id)}
        onCancel={() => setJoining(undefined)}
      >
        The other request is closed, and this one goes on. Both keep their history.
      </ConfirmDialog>
    </Notice>
  );
}
