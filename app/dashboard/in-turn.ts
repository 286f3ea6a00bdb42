/** Fewer than the calls of one address that the server takes at a time; a page may select hundreds of rows. */
const atOnce = 6;

/** Makes a call for each of many rows, a few at a time. @returns the replies, in the order of the rows */
export async function inTurn<Row, Reply>(
  rows: readonly Row[],
  call: (row: Row) => Promise<Reply>,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let from = 0; from < rows.length; from += atOnce)
    replies.push(...(await Promise.all(rows.slice(from, from + atOnce).map(call))));
  return replies;
}
