import { content, readSite, visitorAddress } from "#app/services.server.ts";
import { cardName, shareCardResponse } from "#app/site/share-card.server.ts";
import type { Route } from "./+types/service-card-image.resource.ts";

/** The card of a service for social networks: /cards/services/<slug>.png. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = await content(context, "services");
  const name = cardName(params.file);
  const service = services.find(({ slug }) => slug === name);
  if (!service) return new Response(null, { status: 404 });
  const { title, tagline } = service;
  const { identity } = await readSite(context);
  return shareCardResponse(context.get(visitorAddress), {
    kind: "Service",
    title,
    detail: tagline,
    name: identity.name,
  });
}
