import { execFileSync } from "node:child_process";

export type Program = {
  /** The commands it goes by, the likeliest first. */
  commands: string[];
  /** Its package in Debian and Ubuntu. */
  debianPackage: string;
  /** The variable that names its path where it lies elsewhere. */
  variable: string;
  /** What cannot go on without it: "The browser tests need Chromium". */
  need: string;
  /** How to get it on other systems. */
  elsewhere: string;
};

/**
 * A program of this machine that no package of npm brings. As root on Debian or Ubuntu it is installed when it is
 * not there.
 * @returns its full path
 * @throws an instruction when there is none and it cannot be installed from here
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
      // Not this one.
    }
  }
  return undefined;
}
