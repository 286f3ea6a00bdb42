import { useEffect, useRef } from "react";
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

  return open;
}
