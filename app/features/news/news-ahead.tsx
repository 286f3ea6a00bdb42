import { Link } from "react-router";
import { formatDay } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { Text } from "#app/ui/text.tsx";

type NewsAheadProps = { events: { id: number; title: string; event_date: string; location: string }[] };

/** The next events, beside the news. */
export function NewsAhead({ events }: NewsAheadProps) {
  return (
    <section aria-labelledby="ahead" className="border-t-2 border-emerald pt-5 max-lg:mt-8">
      <h2 id="ahead" className="text-xl">
        Coming up
      </h2>
      {events.length === 0 && <p className="mt-3 text-soft">No events are announced at the moment.</p>}
      <ul className="mt-2">
        {events.map(({ id, title, event_date, location }) => (
          <li key={id} className="group relative border-b border-rule py-3.5">
            <p className="figures text-sm text-emerald">
              <time dateTime={event_date}>{formatDay(event_date)}</time>
            </p>
            <h3 {...langAttrs(title)} className="mt-0.5 text-lg leading-snug">
              <Link
                to={`/events/${id}`}
                prefetch="intent"
                className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
            <Text as="p" text={location} className="text-sm text-soft" />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to="/events" className="text-link">
          All events
        </Link>
      </p>
    </section>
  );
}
