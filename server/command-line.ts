import { existsSync } from "node:fs";
import { findPackageJSON } from "node:module";
import path from "node:path";

/** A release has its `umeed` beside package.json; a clone has it in deploy/. */
const isRelease = existsSync(path.join(path.dirname(findPackageJSON(import.meta.url) ?? ""), "umeed"));

/** How commands are called here, before their names. */
export const typed = isRelease ? "./umeed" : "npm run";

/** A command as whoever hosts this program types it. @param args what follows its name */
export const commandLine = (name: string, args = ""): string =>
  `${typed} ${name}${args && (isRelease ? ` ${args}` : ` -- ${args}`)}`;
