import type { MetaDescriptor } from "react-router";
import { content } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import type { Route } from "./+types/president-message.page.ts";
import { aboveAbout } from "./about-path.ts";
import { MessageLetter } from "./message-letter.tsx";

const label = "President's Message";

export async function loader({ context }: Route.LoaderArgs) {
  const { president, chairman } = await content(context, "messages");
  return { message: president, otherTitle: chairman.title };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [{ title: label }];
  const { message } = loaderData;
  return headTags(siteOf(matches), {
    title: label,
    description: message.summary,
    path: "/about-us/president-message",
    above: aboveAbout,
  });
}

/** ABOUT-01. */
export default function PresidentMessagePage({ loaderData: { message, otherTitle } }: Route.ComponentProps) {
  const other = { path: "/about-us/chairman-message", label: "Chairman's Message", title: otherTitle };
  return <MessageLetter message={message} label={label} other={other} />;
}
