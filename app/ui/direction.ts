/** Which way the lines of an element run: 1 from left to right, -1 from right to left, as in Urdu. */
export const lineDirection = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === "rtl" ? -1 : 1;

/**
 * Where an arrow key leads in a row of items: the right one to the next, in Urdu the left one.
 * @returns 1 for the next item, -1 for the previous one, 0 for another key
 */
export function stepOfKey(key: string, row: Element): 1 | 0 | -1 {
  if (key === "ArrowRight") return lineDirection(row);
  if (key === "ArrowLeft") return lineDirection(row) === 1 ? -1 : 1;
  return 0;
}
