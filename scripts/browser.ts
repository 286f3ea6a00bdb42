import { execFileSync } from "node:child_process";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The Chromium of this machine, for the tests that need a real browser. As root on Debian or Ubuntu it is
 * installed when there is none.
 * @returns its full path
 * @throws an instruction when there is none and it cannot be installed from here
 */
export function findBrowser(): string {
  const found = process.env.CHROMIUM_PATH || which();
  if (found) return found;
  if (process.getuid?.() === 0 && which(["apt-get"])) {
    console.log("Installing Chromium for the browser tests (once) ...");
    const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    execFileSync("apt-get", ["update", "-qq"], options);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], options);
    const installed = which();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium, and there is none here. Install it (Debian, Ubuntu: " +
      "`sudo apt-get install chromium`; others: Chromium or Google Chrome), or name it in CHROMIUM_PATH.",
  );
}

function which(candidates = names): string | undefined {
  for (const name of candidates) {
    try {
      return execFileSync("/bin/sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
    } catch {
      // Not this one.
    }
  }
  return undefined;
}
