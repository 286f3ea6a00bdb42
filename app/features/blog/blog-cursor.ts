/* A place in the list of posts, newest first: the day and the number of the post that stands there. */

export type BlogCursor = { day: string; id: number };

export const cursorOf = (post: { published_at: string; id: number }) => `${post.published_at}_${post.id}`;

/** @returns undefined for none and for one that was never handed out */
export function readCursor(text: string | undefined): BlogCursor | undefined {
  const [, day, id] = /^(\d{4}-\d{2}-\d{2})_(\d{1,9})$/.exec(text ?? "") ?? [];
  return day && id ? { day, id: Number(id) } : undefined;
}
