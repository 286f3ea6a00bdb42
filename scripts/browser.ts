import { findProgram } from "./program.ts";

/** The path of this machine's Chromium; `findProgram` says how it is installed. */
export function findBrowser(): string {
  return findProgram({
    commands: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    debianPackage: "chromium",
    variable: "CHROMIUM_PATH",
    need: "A real browser is needed (Chromium)",
    elsewhere: "Chromium or Google Chrome",
  });
}
