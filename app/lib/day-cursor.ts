/* A place in a list that is ordered by a day and then by number, newest first: the row that stands there. */

export type DayCursor = { day: string; id: number };

export const dayCursor = ({ day, id }: DayCursor) => `${day}_${id}`;

/** @returns undefined for none and for one that was never handed out */
export function readDayCursor(text: string | undefined): DayCursor | undefined {
  const [, day, id] = /^(\d{4}-\d{2}-\d{2})_(\d{1,9})$/.exec(text ?? "") ?? [];
  return day && id ? { day, id: Number(id) } : undefined;
}
