import { checksum } from "#app/lib/checksum.ts";
import type { Headline } from "./headline.schema.ts";

/**
 * Stands for the texts of a headline: others have another number. It takes the place of a count of saves, which the reply
 * of the call has no room for (HEADLINE-01), as with the banner.
 */
export const headlineVersion = ({ headline, headline_ur = "" }: Headline): number =>
  checksum(JSON.stringify([headline, headline_ur]));
