import type { MetaDescriptor } from "react-router";
import { readPath } from "#app/contract/language.ts";
import { textIn } from "#app/lib/words.server.ts";
import { content, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import type { Route } from "./+types/message.page.ts";
import { aboutWords } from "./about.words.ts";
import { aboveAbout } from "./about-path.ts";
import { MessageLetter } from "./message-letter.tsx";

const letters = {
  president: { path: "/about-us/president-message", label: "presidentLabel" },
  chairman: { path: "/about-us/chairman-message", label: "chairmanLabel" },
} as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const messages = await content(context, "messages");
  const isPresident = readPath(new URL(request.url).pathname).path === letters.president.path;
  const [writer, other] = isPresident
    ? (["president", "chairman"] as const)
    : (["chairman", "president"] as const);
  const t = textIn(languageOf(context), aboutWords);
  const letter = (whose: typeof writer) => ({ path: letters[whose].path, label: t(letters[whose].label) });
  return {
    message: messages[writer],
    ...letter(writer),
    other: { ...letter(other), title: messages[other].title },
    words: wordsOf(context, aboutWords),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { message, label, path } = loaderData;
  return headTags(matches, { title: label, description: message.summary, path, above: aboveAbout(matches) });
}

/** ABOUT-01. */
export default function MessagePage({ loaderData: { message, label, other } }: Route.ComponentProps) {
  return <MessageLetter message={message} label={label} other={other} />;
}
