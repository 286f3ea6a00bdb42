import { kindNames } from "#app/features/stories/events/event-kind.ts";
import { allDay } from "#app/features/stories/events/events.messages.ts";
import { events } from "#app/features/stories/events/events.rows.ts";
import { isPastDay } from "#app/features/stories/events/events-admin.messages.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { versionedFields } from "#app/rows/row-service.server.ts";
import type { VersionedKind } from "#server/deps.ts";
import { takeFromLibrary } from "#server/media/picture-library.ts";
import { updateRow } from "#server/staff-rows.ts";
import { earlierFile } from "#server/versions/earlier-file.ts";
import { rowVersion } from "#server/versions/row-version.ts";
import { textOf, versionDifferences } from "#server/versions/save-version.ts";
import { faultReplies } from "./events.routes.server.ts";
import { type EventFault, eventRows, noteMove } from "./events.service.server.ts";
import { type EventValues, eventSearchText } from "./events.store.server.ts";

const words = (column: string, value: unknown): string => {
  if (column === "kind") return kindNames[value as EventValues["kind"]] ?? "";
  if (column === "event_time") return typeof value === "string" ? value : allDay;
  return textOf(value);
};

/** Earlier versions of an event. Whether it is cancelled is no part of them. */
export const versionedEvents: VersionedKind = {
  noun: "event",
  current: (db, id) => rowVersion(db, "events", id),
  differences: (_services, two) => versionDifferences(versionedFields(events), two, words),
  restore: async (deps, who, { id, version, value }) => {
    // One from before there were Urdu texts has none, and those stay.
    const { outdated_texts, ...earlier } = value as EventValues & { outdated_texts?: string };
    const now = await deps.db
      .selectFrom("events")
      .select("image_url")
      .where("id", "=", Number(id))
      .executeTakeFirst();
    const { path, note } = await earlierFile(deps, earlier.image_url, now?.image_url ?? null);
    const after = { ...earlier, image_url: path };
    const today = karachiDay(deps.clock.now());
    const saved = await updateRow<"events", { fault: EventFault }>(deps, who, eventRows, {
      id: Number(id),
      version,
      isRestored: true,
      prepare: async (trx) => {
        if (path) await takeFromLibrary(trx, path);
        return undefined;
      },
      finish: async (trx, before) => void (await noteMove(trx, before, deps.clock.now())),
      change: (current) =>
        earlier.event_date !== current.event_date && isPastDay(earlier.event_date, today)
          ? { fault: "past" }
          : {
              columns: { ...after, outdated_texts, search_text: eventSearchText({ ...current, ...after }) },
              audited: { before: current, after },
            },
    });
    return "fault" in saved ? { fault: faultReplies[saved.fault] } : { note };
  },
};
