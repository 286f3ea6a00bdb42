import { textIn } from "#app/lib/words.server.ts";
import { content, languageOf, readSite, visitorAddress } from "#app/loader-context.server.ts";
import { cardName, shareCardResponse } from "#app/site/share-card.server.ts";
import type { Route } from "./+types/service-card-image.resource.ts";
import { servicesWords } from "./services.words.ts";

/** The card of a service for social networks: /cards/services/<slug>.png. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = await content(context, "services");
  const name = cardName(params.file);
  const service = services.find(({ slug }) => slug === name);
  const card = service && {
    kind: textIn(languageOf(context), servicesWords)("service"),
    title: service.title,
    detail: service.tagline,
  };
  return shareCardResponse(context.get(visitorAddress), await readSite(context), card);
}
