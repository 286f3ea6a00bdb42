/**
 * What a donor writes into the note of a transfer. In Latin letters, because most banks' forms take no others.
 * @param purpose the English title of the fund
 */
export const transferNote = (purpose: string, reference?: string): string =>
  reference === undefined ? purpose : `${reference} ${purpose}`;
