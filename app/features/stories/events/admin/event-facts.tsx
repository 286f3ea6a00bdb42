import type { ReactNode } from "react";
import { kindNames } from "#app/features/stories/events/event-kind.ts";
import { allDay } from "#app/features/stories/events/events.messages.ts";
import { formatDay } from "#app/lib/dates.ts";
import { Picture } from "#app/ui/picture.tsx";

/* The facts in which an event in Urdu differed from the English one, before the two were one (decision 095). */

export const factLabels = {
  event_date: "Date",
  event_time: "Time",
  kind: "Kind",
  image_url: "Picture",
  cancelled: "Cancelled",
} as const;

export function factInWords(field: string, value: string): ReactNode {
  switch (field) {
    case "event_date":
      return formatDay(value);
    case "event_time":
      return value || allDay;
    case "kind":
      return new Map<string, string>(Object.entries(kindNames)).get(value);
    case "image_url":
      return value ? (
        <Picture src={value} alt="A picture" sizes="6rem" className="inline-block h-16 w-24" />
      ) : (
        "none"
      );
    default:
      return value || "no";
  }
}
