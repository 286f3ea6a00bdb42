import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { findPost, languageAt, postIn } from "#app/features/stories/blog/server/blog.store.server.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { deps, readSite, visitorAddress } from "#app/loader-context.server.ts";
import { cardName, shareCardResponse } from "#app/site/share-card.server.ts";
import type { Route } from "./+types/blog-card-image.resource.ts";

/** The card of a post for social networks: /cards/blog/<slug>.png. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = deps(context);
  const slug = cardName(params.file);
  const found = slug && (await findPost(db, slug, { now: karachiMinute(clock.now()) }));
  // A card has one address for the pages of both languages.
  const language = found && languageAt(found, slug);
  const post = language && postIn(found, language);
  const card = post && {
    kind: textIn(language, blogWords)("story"),
    title: post.title,
    detail: [post.formatted_date, post.category_name].filter(Boolean).join(" · "),
  };
  return shareCardResponse(context.get(visitorAddress), await readSite(context), card || undefined);
}
