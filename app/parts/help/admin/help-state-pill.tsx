import { StatusPill } from "#app/dashboard/status-pill.tsx";
import type { HelpState } from "#app/parts/help/help.messages.ts";
import type { HelpRow } from "#app/parts/help/help.schema.ts";
import { helpAdminMessages, helpStateWords } from "#app/parts/help/help-admin.messages.ts";

const tones = {
  new: "plain",
  "visit-planned": "plain",
  visited: "plain",
  approved: "good",
  helping: "good",
  declined: "faded",
  referred: "faded",
  closed: "faded",
} as const satisfies Record<HelpState, string>;

/** The state of a request, and what staff should see at once. */
export function HelpStatePill({ request }: { request: HelpRow }) {
  const { state, late, urgent, waits, doubles, suspect } = request;
  return (
    <span className="flex flex-wrap gap-1">
      <StatusPill tone={tones[state]}>{helpStateWords[state]}</StatusPill>
      {urgent && <StatusPill tone="bad">Cannot wait</StatusPill>}
      {late && <StatusPill tone="bad">{waits === 1 ? "Waits 1 day" : `Waits ${waits} days`}</StatusPill>}
      {doubles > 0 && <StatusPill tone="bad">{doubles === 1 ? "1 double" : `${doubles} doubles`}</StatusPill>}
      {suspect && <StatusPill>{helpAdminMessages.suspect}</StatusPill>}
    </span>
  );
}
