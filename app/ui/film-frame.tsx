import { filmHost } from "#content/hosts.ts";

/**
 * The video platform's iframe. Rendered only after a visitor asked for it, because it contacts another host.
 */
export function FilmFrame({
  film,
  title,
  className = "",
}: {
  film: string;
  title: string;
  className?: string;
}) {
  return (
    <iframe
      src={`${filmHost}/embed/${encodeURIComponent(film)}?autoplay=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      // The platform does not play for a page that sends no referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      className={`border-0 bg-band-deep ${className}`}
    />
  );
}
