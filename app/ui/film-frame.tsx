import { embedHost } from "#content/videos.ts";

/** A film playing in the platform's own frame. Drawn only after a visitor asked for it: it talks to another host. */
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
      src={`${embedHost}/embed/${encodeURIComponent(film)}?autoplay=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      // The platform refuses to play for a page that does not say where it stands.
      referrerPolicy="strict-origin-when-cross-origin"
      className={`border-0 bg-band-deep ${className}`}
    />
  );
}
