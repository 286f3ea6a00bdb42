import { directionOf, pathIn } from "#app/contract/language.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { textIn } from "#app/lib/words.server.ts";
import { languageOf, readSite } from "#app/loader-context.server.ts";
import type { Route } from "./+types/webmanifest.resource.ts";
import { offlineWords } from "./offline.words.ts";

/** As tokens.css has paper and emerald in its light scheme. */
const colours = { background_color: "#fbf6ec", theme_color: "#fbf6ec" };

/** On paper to the edges, the logo within the circle that masks leave. */
const icons = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose: "any maskable",
}));

/** How the site looks as an app on a phone's home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, shortName, description } = (await readSite(context)).identity;
  const language = languageOf(context);
  const t = textIn(language, offlineWords);
  const home = pathIn(language, "/");
  const shortcuts = [
    { name: t("donate"), url: "/donate" },
    { name: t("bloodDonor"), short_name: t("giveBlood"), url: "/registration/blood-donor" },
  ].map((shortcut) => ({
    ...shortcut,
    url: pathIn(language, shortcut.url),
    icons: icons.slice(0, 1),
  }));
  const manifest = {
    id: home,
    name,
    short_name: shortName,
    description,
    lang: language,
    dir: directionOf(language),
    start_url: home,
    scope: "/",
    display: "minimal-ui",
    ...colours,
    icons: [...icons, { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }],
    shortcuts,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { ...publicPage, "content-type": "application/manifest+json; charset=utf-8" },
  });
}
