import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** A click handler for what surrounds kept links: they lead on without loading the whole page, as others do. */
export function useKeptLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // Files such as the feed, other sites, mail and phone are the browser's to open.
    if (!link || !plain || event.defaultPrevented || link.target || !isPage(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}

const isPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === window.location.origin && !/\.\w+$/.test(pathname);
