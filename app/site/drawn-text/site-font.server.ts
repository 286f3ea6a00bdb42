import { findPackageJSON } from "node:module";
import path from "node:path";

/** The path of a TrueType font that the server draws with (app/styles/fonts). */
export function siteFont(name: string): string {
  const root = path.dirname(findPackageJSON(import.meta.url) ?? "");
  return path.join(root, "app/styles/fonts", `${name}.ttf`);
}
