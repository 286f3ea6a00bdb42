import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { itemLinkId } from "./gallery-grid.tsx";
import { findOpenItem, type GalleryList, type GalleryQuery, type OpenItem } from "./gallery-query.ts";

type Loaded = GalleryList & { missing?: number };

/**
 * The item that the URL names. One that the loaded list does not have (Forward to a shared link) is asked for. When it
 * is closed, the focus returns to its link in the list.
 */
export function useOpenItem(list: Loaded | undefined, query: GalleryQuery): OpenItem | undefined {
  const { revalidate } = useRevalidator();
  const open = list && findOpenItem(list, query);
  const { item } = query;

  const unknown = list !== undefined && item !== undefined && !open && list.missing !== item;
  useEffect(() => {
    if (unknown) void revalidate();
  }, [unknown, revalidate]);

  const last = useRef<number>(undefined);
  useEffect(() => {
    if (item === undefined && last.current !== undefined) {
      (document.getElementById(itemLinkId(last.current)) ?? document.getElementById("main"))?.focus();
    }
    last.current = item;
  }, [item]);

  // While the next item is asked for, the one before stays.
  const [latest, setLatest] = useState(open);
  if (open && open.item.id !== latest?.item.id) setLatest(open);
  return open ?? (unknown ? latest : undefined);
}

/**
 * After 'Show more' the focus is on the first item that was added: the link is now below them.
 * @returns to be called when the link is pressed
 */
export function useFirstAdded(items: { id: number }[]): () => void {
  const shown = useRef<number>(undefined);
  useEffect(() => {
    const added = shown.current === undefined ? undefined : items[shown.current];
    if (!added) return;
    shown.current = undefined;
    document.getElementById(itemLinkId(added.id))?.focus({ preventScroll: true });
  }, [items]);
  return () => {
    shown.current = items.length;
  };
}
