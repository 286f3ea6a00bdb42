import { captionsTrack } from "#app/lib/video-captions.ts";
import { filmHost } from "#content/hosts.ts";
import { useLanguage } from "./text.tsx";

type FilmFrameProps = {
  /** An id on the video platform, or the path of a film of ours. */
  film: string;
  /** Of a film of ours: paths of WebVTT files. Those in the page's language are shown at once. */
  captions?: readonly string[] | undefined;
  title: string;
  className?: string;
};

/** Whether it is a film of ours, which this site serves itself. */
export const isOurFilm = (film: string): boolean => film.startsWith("/");

/**
 * What plays a film. It stands in a `<template>` until a visitor asked for it (site/enhance/film.ts), because it loads the
 * film, or contacts another host.
 */
export function FilmFrame({ film, captions = [], title, className = "" }: FilmFrameProps) {
  const language = useLanguage();
  if (isOurFilm(film)) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: only films whose captions staff have uploaded have a track
      <video src={film} aria-label={title} controls playsInline className={`bg-band-deep ${className}`}>
        {captions.map(captionsTrack).map((track) => (
          <track key={track.src} kind="captions" default={track.srcLang === language} {...track} />
        ))}
      </video>
    );
  }
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
