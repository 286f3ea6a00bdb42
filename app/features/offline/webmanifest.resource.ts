import { publicPage } from "#app/lib/page-headers.ts";
import { readSite } from "#app/services.server.ts";
import type { Route } from "./+types/webmanifest.resource.ts";

/** As tokens.css has paper and emerald in its light scheme. */
const colours = { background_color: "#fbf6ec", theme_color: "#fbf6ec" };

/** On paper to the edges, the logo within the circle that masks leave (art/brand.ts). */
const icons = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose: "any maskable",
}));

const shortcuts = [
  { name: "Donate", url: "/donate" },
  { name: "Register as a blood donor", short_name: "Give blood", url: "/registration/blood-donor" },
].map((shortcut) => ({ ...shortcut, icons: icons.slice(0, 1) }));

/** How the site looks as an app on a phone's home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, shortName, description } = (await readSite(context)).identity;
  const manifest = {
    id: "/",
    name,
    short_name: shortName,
    description,
    lang: "en",
    start_url: "/",
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
