import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { apiBase } from "#app/contract/call.ts";
import type { galleryWords } from "#app/features/stories/gallery/gallery.words.ts";
import { formatDay } from "#app/lib/dates.ts";
import { captionsTrack } from "#app/lib/video-captions.ts";
import { stepOfKey, trackSwipe } from "#app/ui/direction.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/page-hooks.ts";
import { Picture } from "#app/ui/picture.tsx";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import { ratioOf } from "./gallery-grid.tsx";
import type { GalleryPicture, OpenItem } from "./gallery-query.ts";
import "./gallery.css";

type GalleryLightboxProps = {
  open: OpenItem;
  /** The list without the item. */
  closeAddress: string;
  /** "3 of 24", where it is known. */
  position?: string;
};

/**
 * One item, large: GALLERY-01. It is part of the server's page, so that it can be seen without JavaScript, and becomes a
 * modal dialog. The URL says which item is open: next and previous replace it, so that Back closes.
 */
export function GalleryLightbox({
  open: { item, newer, older },
  closeAddress,
  position,
}: GalleryLightboxProps) {
  const t = useText<typeof galleryWords>("gallery");
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { state } = useLocation();

  // Once hydrated React removes the attribute `open` that the server set, and the dialog opens as a modal one.
  useLayoutEffect(() => {
    if (hydrated) dialog.current?.showModal();
  }, [hydrated]);

  // The pressed link may be gone at the end of the list: already the next key must reach the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item's change is what moves the focus
  useLayoutEffect(() => {
    if (hydrated && !dialog.current?.contains(document.activeElement)) dialog.current?.focus();
  }, [item.id, hydrated]);

  const leave = () => {
    if (state?.openedHere === true) void navigate(-1);
    else void navigate(closeAddress, { replace: true, preventScrollReset: true });
  };
  const show = (address: string | undefined) => {
    if (address) void navigate(address, { replace: true, preventScrollReset: true, state });
  };
  const [swipe] = useState(trackSwipe);
  const move = (step: 1 | 0 | -1) => {
    if (step) show(step > 0 ? older : newer);
  };
  const endSwipe = (event: PointerEvent) => move(swipe.end(event));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLVideoElement) return;
    move(stepOfKey(event.key, event.currentTarget));
  };
  /** All that is neither the item, nor its words, nor a control is backdrop. Marking a text is no press. */
  const closeOnBackdrop = ({ target }: MouseEvent) => {
    const isContent = target instanceof Element && target.closest("a, img, video, h2, p");
    if (!isContent && getSelection()?.isCollapsed !== false) dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      open={hydrated ? undefined : true}
      tabIndex={-1}
      aria-labelledby="open-item"
      onClose={leave}
      onKeyDown={onKeyDown}
      onClick={closeOnBackdrop}
      className="lightbox outline-none"
    >
      <div className="flex items-center justify-between gap-4 py-2 ps-5 pe-3">
        <p className="label figures text-on-band-soft">{position}</p>
        <Link
          to={closeAddress}
          preventScrollReset
          aria-label={t("close")}
          onClick={(event) => {
            event.preventDefault();
            dialog.current?.close();
          }}
          className={round}
        >
          <Icon name="close" className="size-6" />
        </Link>
      </div>
      <div
        onPointerDown={swipe.start}
        onPointerUp={endSwipe}
        onPointerCancel={swipe.cancel}
        className="lightbox-stage flex items-center justify-center overflow-hidden"
      >
        <Medium key={item.id} item={item} />
      </div>
      <div className="flex items-end justify-between gap-4 px-5 pt-4 pb-5 sm:items-center sm:px-8">
        <div aria-live="polite" className="min-w-0">
          <Text as="h2" text={item.title} id="open-item" className="text-xl leading-tight sm:text-2xl" />
          <p className="mt-1 flex flex-wrap gap-x-4 text-on-band-soft">
            <Text as="span" text={item.section} />
            <time dateTime={item.day}>{formatDay(item.day, language)}</time>
          </p>
        </div>
        <div className="flex shrink-0 gap-2">
          <Step to={newer} name={t("previous")} icon="arrow-left" state={state} />
          <Step to={older} name={t("next")} icon="arrow-right" state={state} />
        </div>
      </div>
    </dialog>
  );
}

const round =
  "grid size-11 shrink-0 place-items-center rounded-full border border-on-band-soft text-on-band hover:border-on-band hover:bg-band";

type StepProps = {
  to: string | undefined;
  name: string;
  icon: "arrow-left" | "arrow-right";
  state: unknown;
};

/** A link to the neighbour; at the end of the list its place stays empty, so that the other one does not move. */
function Step({ to, name, icon, state }: StepProps) {
  if (!to) return <span className="size-11" />;
  return (
    <Link to={to} replace preventScrollReset state={state} aria-label={name} className={round}>
      <Icon name={icon} className="size-5" />
    </Link>
  );
}

/** A picture, or a film that is not loaded before a press on its own controls. */
function Medium({ item }: { item: GalleryPicture }) {
  const { file_type, file_url, alt, title } = item;
  if (file_type === "video") {
    const film = pictureSources(file_url)?.src ?? `${apiBase}/${file_url}`;
    return (
      // biome-ignore lint/a11y/useMediaCaption: only films whose captions staff have uploaded have a track
      <video
        src={film}
        poster="/art/placeholder.svg"
        preload="none"
        controls
        playsInline
        aria-label={alt || title}
        width={1280}
        height={720}
      >
        {item.captions_url && <track kind="captions" default {...captionsTrack(item.captions_url)} />}
      </video>
    );
  }
  return <Picture src={file_url} alt={alt} eager sizes={`min(100vw, ${Math.round(ratioOf(item) * 80)}vh)`} />;
}
