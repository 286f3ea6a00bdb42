import { execFileSync } from "node:child_process";

export type Program = {
  /** The possible command names, the most likely first. */
  commands: string[];
  /** The package in Debian and Ubuntu. */
  debianPackage: string;
  /** The environment variable with its path, for other locations. */
  variable: string;
  /** What needs it, for the message: "The browser tests need Chromium". */
  need: string;
  /** How to install it on other systems. */
  elsewhere: string;
};

/**
 * Finds a program of the system that is no npm package. As root on Debian or Ubuntu it is installed when it
 * is missing.
 * @returns its full path
 * @throws with instructions when it is missing and cannot be installed
 */
export function findProgram({ commands, debianPackage, variable, need, elsewhere }: Program): string {
  const found = process.env[variable] || which(commands);
  if (found) return found;
  if (process.getuid?.() === 0 && which(["apt-get"])) {
    console.log(`${need}: installing it (once) ...`);
    const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    execFileSync("apt-get", ["update", "-qq"], options);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage], options);
    const installed = which(commands);
    if (installed) return installed;
  }
  throw new Error(
    `${need}, and it is not here. Install it (Debian, Ubuntu: \`sudo apt-get install ${debianPackage}\`; ` +
      `others: ${elsewhere}), or name its path in ${variable}.`,
  );
}

function which(commands: string[]): string | undefined {
  for (const command of commands) {
    try {
      return execFileSync("/bin/sh", ["-c", `command -v ${command}`], { encoding: "utf8" }).trim();
    } catch {
      // Not found under this name.
    }
  }
  return undefined;
}
