import type { MetaDescriptor } from "react-router";
import { content } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import type { Route } from "./+types/message.page.ts";
import { aboveAbout } from "./about-path.ts";
import { MessageLetter } from "./message-letter.tsx";

const letters = {
  president: { path: "/about-us/president-message", label: "President's Message" },
  chairman: { path: "/about-us/chairman-message", label: "Chairman's Message" },
} as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const messages = await content(context, "messages");
  const isPresident = new URL(request.url).pathname === letters.president.path;
  const [writer, other] = isPresident
    ? (["president", "chairman"] as const)
    : (["chairman", "president"] as const);
  return {
    message: messages[writer],
    ...letters[writer],
    other: { ...letters[other], title: messages[other].title },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { message, label, path } = loaderData;
  return headTags(matches, { title: label, description: message.summary, path, above: aboveAbout });
}

/** ABOUT-01. */
export default function MessagePage({ loaderData: { message, label, other } }: Route.ComponentProps) {
  return <MessageLetter message={message} label={label} other={other} />;
}
