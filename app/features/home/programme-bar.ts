/**
 * How full a programme's bar is drawn, 60 to 100 percent. The seeds have it random and mean nothing by it; derived
 * from the slug, the server and the browser draw the same.
 */
export function programmeBar(slug: string): number {
  let sum = 7;
  for (const letter of slug) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return 60 + (sum % 41);
}
