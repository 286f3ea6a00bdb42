/** The width of a mega menu (FRAME-04), in px; narrower only where the window is. */
const menuWidth = 960;
/** The minimum distance between a menu and the window's edge. */
const margin = 16;

export type MenuPlace = { place: "centre" | "left" | "right"; left: number };

/**
 * The position of a menu: centred under its item where that fits, else aligned with the item's left or right
 * edge, else centred in the window. Whole pixels, outwards: the item is never wider than what hangs under it.
 * @param word the left and right edge of the item that opens it, px from the window's left edge
 * @param viewport the window's width without its scroll bar
 */
export function placeMenu(word: { left: number; right: number }, viewport: number): MenuPlace {
  const width = Math.min(menuWidth, viewport - 2 * margin);
  const fits = (left: number) => left >= margin && left + width <= viewport - margin;
  const centre = Math.round((word.left + word.right - width) / 2);
  if (fits(centre)) return { place: "centre", left: centre };
  if (fits(word.left)) return { place: "left", left: Math.floor(word.left) };
  if (fits(word.right - width)) return { place: "right", left: Math.ceil(word.right - width) };
  return { place: "centre", left: Math.round((viewport - width) / 2) };
}
