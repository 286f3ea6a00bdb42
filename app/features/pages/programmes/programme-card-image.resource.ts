import { textIn } from "#app/lib/words.server.ts";
import { content, languageOf, readSite, visitorAddress } from "#app/loader-context.server.ts";
import { cardName, shareCardResponse } from "#app/site/share-card.server.ts";
import type { Route } from "./+types/programme-card-image.resource.ts";
import { programmesWords } from "./programmes.words.ts";

/** The card of a programme for social networks: /cards/details/<slug>.png. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { programmes } = await content(context, "programmes");
  const name = cardName(params.file);
  const programme = programmes.find(({ slug }) => slug === name);
  const card = programme && {
    kind: textIn(languageOf(context), programmesWords)("programme"),
    title: programme.title,
    detail: programme.tagline,
  };
  return shareCardResponse(context.get(visitorAddress), await readSite(context), card);
}
