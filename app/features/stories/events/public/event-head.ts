import { type Language, pathIn } from "#app/contract/language.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { foundationNode } from "#app/site/foundation-data.ts";
import { absoluteUrl, cardOf, type HeadImage, photograph } from "#app/site/head-tags.ts";
import type { Site } from "#app/site/identity.ts";

type HeadEvent = Omit<FoundationEvent, "version">;

/** The picture of an event for social networks. */
export const eventImage = ({ id, title, image_url, image_alt }: HeadEvent, language: Language): HeadImage =>
  photograph(image_url, image_alt) ?? cardOf(`/events/${id}`, title, language);

/** An event as search engines read it: schema.org's Event, as JSON-LD. */
export function eventNode(event: HeadEvent, site: Site) {
  const { id, title, event_date: day, event_time: time, location, description } = event;
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
    image: absoluteUrl(siteUrl, eventImage(event, site.language).src),
    url: absoluteUrl(siteUrl, pathIn(site.language, `/events/${id}`)),
    isAccessibleForFree: true,
    organizer: foundationNode(site),
  };
}
