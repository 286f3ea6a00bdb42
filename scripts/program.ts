import { spawnSync } from "node:child_process";

export type Program = {
  /** What it is called in messages. */
  name: string;
  /** The commands it goes by, the package's own first. */
  commands: string[];
  /** Its package in Debian and Ubuntu. */
  debianPackage: string;
  /** The environment variable that may name its path. */
  variable: string;
};

/**
 * A program of this machine that no package of npm brings. As root on Debian or Ubuntu the package is installed when
 * it is not there; where that fails, another of its commands does too.
 * @returns its full path
 * @throws an instruction when there is none and it cannot be installed from here
 */
export function findProgram({ name, commands, debianPackage, variable }: Program): string {
  const named = process.env[variable];
  if (named) return named;
  const [own = ""] = commands;
  if (!which(own) && process.getuid?.() === 0 && which("apt-get")) {
    console.log(`Installing ${debianPackage} (once) ...`);
    // A server's package would start the server: systemctl does nothing when it is told that it is offline.
    const env = { ...process.env, LC_ALL: "C", DEBIAN_FRONTEND: "noninteractive", SYSTEMD_OFFLINE: "1" };
    const install = ["install", "-y", "-qq", "--no-install-recommends", debianPackage];
    if (!aptGet(["update", "-qq"], env) || !aptGet(install, env)) {
      console.log(`${debianPackage} cannot be installed here.`);
    }
  }
  const found = commands.map(which).find(Boolean);
  if (found) return found;
  throw new Error(
    `${name} is needed, and it is not here. Install it (Debian, Ubuntu: \`sudo apt-get install ${debianPackage}\`), ` +
      `or name its path in ${variable}.`,
  );
}

/** So long another apt or dpkg may take, such as the daily updates of the machine; in seconds. */
const lockSeconds = 600;

/** Runs apt-get, after another one that is at work. @returns whether it has done its work */
function aptGet(args: string[], env: NodeJS.ProcessEnv): boolean {
  const options = ["-o", `DPkg::Lock::Timeout=${lockSeconds}`, ...args];
  for (let waited = 0; ; waited += 1) {
    const { status, stderr } = spawnSync("apt-get", options, {
      stdio: ["inherit", "inherit", "pipe"],
      encoding: "utf8",
      env,
    });
    if (status === 0) return true;
    // apt-get does not wait by itself for the lock of its lists.
    if (!/could not get lock/i.test(stderr) || waited >= lockSeconds) {
      process.stderr.write(stderr);
      return false;
    }
    if (waited === 0) console.log("Waiting for another apt-get ...");
    spawnSync("sleep", ["1"]);
  }
}

/**
 * The path of this machine's Chromium, for what needs a real browser. The headless shell is the same browser without
 * windows, which is what Playwright itself runs tests in; it takes half the processor time.
 */
export const findBrowser = () =>
  findProgram({
    name: "Chromium or Google Chrome",
    commands: [
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
    ],
    debianPackage: "chromium-headless-shell",
    variable: "CHROMIUM_PATH",
  });

/** A program of Debian that is called as its package is, such as a server that stands in front of ours. */
export const findDebianProgram = (name: string, debianPackage = name) =>
  findProgram({
    name,
    commands: [name],
    debianPackage,
    variable: `${name.toUpperCase().replaceAll("-", "_")}_PATH`,
  });

export const browserArgs = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  // The headless shell would place letters on whole pixels: text would be wider than in a window.
  "--font-render-hinting=none",
  // One process for the pages of a site, and none kept ready for another site: a tenth less processor time.
  "--process-per-site",
  "--disable-site-isolation-trials",
  "--disable-features=SpareRendererForSitePerProcess",
];

/** Servers lie in /usr/sbin, where the path of a user may not lead. */
const which = (command: string) =>
  spawnSync("/bin/sh", ["-c", `PATH=$PATH:/usr/sbin; command -v ${command}`], {
    encoding: "utf8",
  }).stdout.trim();
