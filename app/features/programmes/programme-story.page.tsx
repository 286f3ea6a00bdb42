import { data, type MetaDescriptor } from "react-router";
import { content } from "#app/services.server.ts";
import { cardOf, headTags } from "#app/site/head-tags.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import type { Route } from "./+types/programme-story.page.ts";
import { ProgrammeStory } from "./programme-story.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { programmes } = await content(context, "programmes");
  const place = programmes.findIndex(({ slug }) => slug === params.slug);
  const programme = programmes[place];
  if (!programme) return data({ programme: undefined }, { status: 404 });
  const following = programmes[(place + 1) % programmes.length] ?? programme;
  const next = { slug: following.slug, title: following.title };
  return data({ programme, number: place + 1, total: programmes.length, next });
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData?.programme) return [{ title: "Story Not Found" }, { name: "robots", content: "noindex" }];
  const { title, tagline, slug } = loaderData.programme;
  const path = `/details/${slug}`;
  return headTags(matches, {
    title,
    description: tagline,
    path,
    image: cardOf(path, title),
    above: [{ title: "Our programmes", path: "/programs" }],
  });
}

/** PROG-02, and PROG-03 for a programme that there is none of. */
export default function ProgrammeStoryPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.programme) return <ProgrammeMissing />;
  return <ProgrammeStory key={loaderData.programme.slug} {...loaderData} />;
}

/** The address of no programme: PROG-03. */
function ProgrammeMissing() {
  return (
    <div className="page-width grid min-h-[55vh] place-content-center py-16">
      <StateMessage
        level={1}
        title="Story Not Found"
        text="The story of hope you're looking for doesn't exist yet. But together, we can write it."
        art="/art/lost-page.svg"
      >
        <LinkButton to="/">Return to Hope</LinkButton>
      </StateMessage>
    </div>
  );
}
