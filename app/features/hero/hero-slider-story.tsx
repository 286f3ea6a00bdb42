import { useEffect, useRef } from "react";
import { FilmFrame } from "#app/ui/film-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { storyDialog, storyFilm } from "#content/videos.ts";

type StoryDialogProps = { onClose: () => void; film?: string };

/**
 * 'Watch Our Story': the film that is configured, or a picture that says honestly that there is none yet. The
 * browser's own dialog: the focus stays in it, Esc closes it, and the focus goes back to the button.
 */
export function StoryDialog({ onClose, film = storyFilm.film }: StoryDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The browser gives the focus back on close(), not when the element only goes away.
    return () => dialog?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the button do it from the keyboard
    <dialog
      ref={ref}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && ref.current?.close()}
      aria-labelledby="story-title"
      className="story-dialog shadow-raised"
    >
      <div className="flex items-center justify-between gap-4 px-5 py-2.5">
        <h2 id="story-title" className="text-xl">
          {storyDialog.title}
        </h2>
        <button
          type="button"
          onClick={() => ref.current?.close()}
          aria-label="Close"
          className="-me-2 grid size-11 cursor-pointer place-items-center rounded-sm hover:bg-sunk"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      {film ? (
        <FilmFrame film={film} title={storyDialog.title} className="block aspect-video w-full" />
      ) : (
        <>
          <img
            src={storyDialog.picture.src}
            alt={storyDialog.picture.alt}
            width={1600}
            height={900}
            className="aspect-video h-auto w-full object-cover"
          />
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-5 py-5">
            <p>
              <strong className="block font-display text-xl font-semibold">{storyDialog.absent}</strong>
              <span className="text-soft">{storyDialog.meanwhile}</span>
            </p>
            <LinkButton to={storyDialog.read.path}>{storyDialog.read.text}</LinkButton>
          </div>
        </>
      )}
    </dialog>
  );
}
