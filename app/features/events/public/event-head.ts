import type { FoundationEvent } from "#app/features/events/events.schema.ts";
import { foundationNode } from "#app/site/foundation-data.ts";
import { absoluteUrl } from "#app/site/head-tags.ts";
import type { Site } from "#app/site/identity.ts";
import { pictureSources } from "#app/ui/picture-sources.ts";

/** An event as search engines read it: schema.org's Event, as JSON-LD. */
export function eventNode(event: Omit<FoundationEvent, "version">, site: Site) {
  const { id, title, event_date: day, event_time: time, location, description, image_url: image } = event;
  const { siteUrl } = site;
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: title,
    description,
    // Pakistan keeps UTC+5 all year.
    startDate: time ? `${day}T${time.slice(0, 5)}:00+05:00` : day,
    eventStatus: `https://schema.org/${event.cancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: location, address: location },
    image: absoluteUrl(siteUrl, pictureSources(image)?.src ?? "/og.png"),
    url: absoluteUrl(siteUrl, `/events/${id}`),
    isAccessibleForFree: true,
    organizer: foundationNode(site),
  };
}
