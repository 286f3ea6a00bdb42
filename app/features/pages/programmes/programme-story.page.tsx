import { data, type MetaDescriptor } from "react-router";
import { tellLastHelp } from "#app/features/giving/help-told/help-told.server.ts";
import { readLastGift } from "#app/features/giving/ledger/last-gift.server.ts";
import { countedPage } from "#app/lib/page-headers.ts";
import { content, deps, languageOf, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { cardOf, headTags, pageText } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { LinkButton } from "#app/ui/links.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/programme-story.page.ts";
import { ProgrammeStory } from "./programme-story.tsx";
import { programmesWords } from "./programmes.words.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { programmes } = await content(context, "programmes");
  const words = wordsOf(context, programmesWords);
  const place = programmes.findIndex(({ slug }) => slug === params.slug);
  const programme = programmes[place];
  if (!programme) return data({ programme: undefined, words }, { status: 404 });
  const following = programmes[(place + 1) % programmes.length] ?? programme;
  const next = { slug: following.slug, title: following.title };
  const lastGift = await readLastGift(deps(context), languageOf(context), programme).catch(
    optionalPart(context, "the last gift"),
  );
  const helped = await tellLastHelp(deps(context).db, languageOf(context), {
    fund: programme.slug,
  }).catch(optionalPart(context, "families helped"));
  return data({ programme, number: place + 1, total: programmes.length, next, lastGift, helped, words });
}

/** PROG-05: the hour of the last gift is at most a minute old. */
export const headers = () => countedPage;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof programmesWords>(matches, "programmes");
  if (!loaderData) return [];
  if (!loaderData.programme) return [{ title: t("notFound") }, { name: "robots", content: "noindex" }];
  const { title, tagline, slug } = loaderData.programme;
  const path = `/details/${slug}`;
  return headTags(matches, {
    title,
    description: tagline,
    path,
    image: cardOf(path, title, siteOf(matches).language),
    above: [{ title: t("ourProgrammes"), path: "/programs" }],
  });
}

/** PROG-02, and PROG-03 for a programme that there is none of. */
export default function ProgrammeStoryPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.programme) return <ProgrammeMissing />;
  return <ProgrammeStory key={loaderData.programme.slug} {...loaderData} />;
}

/** The address of no programme: PROG-03. */
function ProgrammeMissing() {
  const t = useText<typeof programmesWords>("programmes");
  return (
    <div className="page-width grid min-h-[55vh] place-content-center py-16">
      <StateMessage level={1} title={t("notFound")} text={t("notFoundText")} art="/art/lost-page.svg">
        <LinkButton to="/">{t("returnToHope")}</LinkButton>
      </StateMessage>
    </div>
  );
}
