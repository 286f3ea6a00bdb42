import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { urlOf } from "#app/contract/endpoint.ts";
import { publicEndpoints } from "#app/contract/public-endpoints.ts";
import type { Ad } from "#app/features/ads/ads.schema.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { Icon, LineIcon } from "#app/ui/icon.tsx";
import { useFormInUse } from "./ad-popup-form-in-use.ts";
import { AdMedia, shrink } from "./ad-popup-media.tsx";
import { useOverlap } from "./ad-popup-overlap.ts";
import { useAdRotation } from "./ad-popup-rotation.ts";
import "./ad-popup.css";

type AdPopupProps = {
  /** The path of the current page. */
  page: string;
  onClose: () => void;
};

/**
 * The card 'Future Project': the active ads, one at a time. Without ads, or when the call fails, there is no
 * card.
 */
export function AdPopup({ page, onClose }: AdPopupProps) {
  const ads = useAds();
  const formInUse = useFormInUse();
  if (ads.length === 0) return null;
  return <AdCard ads={ads} page={page} formInUse={formInUse} onClose={onClose} />;
}

type AdCardProps = AdPopupProps & { ads: Ad[]; formInUse: boolean };

function AdCard({ ads, page, formInUse, onClose }: AdCardProps) {
  const card = useRef<HTMLElement>(null);
  const [expanded, setExpanded] = useState(false);
  const [focusedByKeyboard, setFocusedByKeyboard] = useState(false);
  const { overlap, assumeNoOverlap } = useOverlap(card, page);
  // A card that was enlarged or has the keyboard's focus may cover content, but never the focused element.
  const enlarged = expanded || focusedByKeyboard;
  const aside = formInUse || overlap === "focus" || (overlap === "content" && !enlarged);
  const { place, step, paused, setPaused, moving, reducedMotion, setInUse } = useAdRotation(
    ads.length,
    expanded || aside,
  );
  const ad = ads[place];
  if (!ad) return null;
  const several = ads.length > 1;

  function close() {
    // Moves the focus to the page's content, so that keyboard users do not start at the top again.
    if (card.current?.contains(document.activeElement)) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
    onClose();
  }

  function takeFocus({ target }: FocusEvent) {
    setInUse(true);
    setFocusedByKeyboard(target.matches(":focus-visible"));
  }

  function loseFocus() {
    setInUse(false);
    setFocusedByKeyboard(false);
  }

  function resize(larger: boolean) {
    setExpanded(larger);
    if (!larger) assumeNoOverlap();
  }

  function shrinkOnEscape({ key }: KeyboardEvent) {
    if (key === "Escape" && expanded) resize(false);
  }

  return (
    <aside
      ref={card}
      data-aside={aside || undefined}
      aria-label="Future Project"
      data-expanded={expanded || undefined}
      className="ad-card"
      onMouseEnter={() => setInUse(true)}
      onMouseLeave={() => setInUse(false)}
      onFocus={takeFocus}
      onBlur={loseFocus}
      onKeyDown={shrinkOnEscape}
    >
      <div className="ad-head">
        <p className="ad-label label whitespace-nowrap text-emerald">Future Project</p>
        <Control icon={<Icon name="close" />} name="Close for now" onClick={close} />
      </div>
      <AdMedia key={ad.id} ad={ad} expanded={expanded} onToggle={() => resize(!expanded)} />
      <div className="ad-text" aria-live={moving ? "off" : "polite"} aria-atomic="true">
        <p {...langAttrs(ad.title)} className="font-display text-lg leading-snug font-semibold">
          {ad.title}
        </p>
        <p
          {...langAttrs(ad.description)}
          className={`ad-description mt-1 text-sm leading-snug text-soft ${expanded ? "" : "line-clamp-2"}`}
        >
          {ad.description}
        </p>
      </div>
      <div className="ad-controls">
        {several && (
          <>
            <div className="ad-paging flex items-center gap-1">
              <Control icon={<Icon name="arrow-left" />} name="Previous project" onClick={() => step(-1)} />
              <p className="figures min-w-9 text-center text-xs text-faint">
                <span className="sr-only">Project </span>
                {place + 1} <span aria-hidden="true">/</span>
                <span className="sr-only">of</span> {ads.length}
              </p>
              <Control icon={<Icon name="arrow-right" />} name="Next project" onClick={() => step(1)} />
            </div>
            {!expanded && !reducedMotion && (
              <Control
                icon={<Icon name={paused ? "play" : "pause"} />}
                name={paused ? "Let the projects change" : "Hold this project"}
                onClick={() => setPaused(!paused)}
              />
            )}
          </>
        )}
        {expanded && ad.media_type === "video" && (
          <Control icon={<LineIcon path={shrink} />} name="Make smaller" onClick={() => resize(false)} />
        )}
      </div>
    </aside>
  );
}

function Control({ icon, name, onClick }: { icon: ReactNode; name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-soft hover:bg-sunk hover:text-ink"
    >
      {icon}
    </button>
  );
}

/** What is no list, and every failure, is an empty list: AD-05. */
function useAds(): Ad[] {
  const [ads, setAds] = useState<Ad[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(urlOf(publicEndpoints.listAds), { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then((list: unknown) => setAds(Array.isArray(list) ? list : []))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return ads;
}
