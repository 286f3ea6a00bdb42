import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { root } from "#tests/support/source-files.ts";
import { findDebianProgram } from "./program.ts";
import { memoryWarning, tellAfter } from "./setup-words.mjs";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** A folder with these shell scripts as the only programs beside those of the shell itself. */
function onlyPrograms(scripts: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-programs-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  vi.stubEnv("PATH", folder);
  return folder;
}

test("apt-get is asked again while another one has the lock: RELEASE-11", () => {
  const folder = onlyPrograms({
    "apt-get": `cd "\${0%/*}"
echo "$*" >> asked
if [ ! -f waited ]; then echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)" >&2; exit 100; fi
case "$*" in *install*) echo '#!/bin/sh' > tool-of-tests; /bin/chmod 755 tool-of-tests ;; esac`,
    sleep: `echo > "\${0%/*}/waited"`,
  });
  vi.spyOn(process, "getuid").mockReturnValue(0);
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect(findDebianProgram("tool-of-tests")).toBe(path.join(folder, "tool-of-tests"));
  expect(said.mock.calls.flat()).toEqual([
    "Installing tool-of-tests (once) ...",
    "Waiting for another apt-get ...",
  ]);
  const asked = readFileSync(path.join(folder, "asked"), "utf8").trim().split("\n");
  expect(asked).toHaveLength(3);
  for (const line of asked) expect(line).toMatch(/^-o DPkg::Lock::Timeout=600 /);
});

test("the browser tests' settings are read without a browser: `npm run check` reads them: RELEASE-11", async () => {
  onlyPrograms({});
  vi.stubEnv("CHROMIUM_PATH", "");
  const { default: config } = await import("../playwright.config.ts");
  expect(() => config.use?.launchOptions?.executablePath).toThrow("Chromium or Google Chrome is needed");
});

test("an npm script that needs packages sets the clone up first: RELEASE-11", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  // `check` is for whoever works on a clone that is set up: it installs nothing.
  const unprepared = Object.entries(scripts).filter(
    ([name, script]) =>
      name !== "check" && !/^(?:\w+=\w+ )?exec sh scripts\/run\.sh |^node scripts\/setup\.mjs /.test(script),
  );
  expect(unprepared).toEqual([]);
});

test("a build that there is no memory for is told before it begins: RELEASE-11", () => {
  expect(memoryWarning(1000 * 1024 ** 2)).toMatch(
    /takes 1100 MB of memory, and 1000 MB are free here.*npm run release/,
  );
  expect(memoryWarning(1100 * 1024 ** 2)).toBeUndefined();
});

test("an installation that lasts says after half a minute what it waits for: RELEASE-11", async () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = tellAfter(30_000, "Still waiting ...", promise);
  vi.advanceTimersByTime(29_999);
  expect(said).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(said.mock.calls).toEqual([["Still waiting ..."]]);
  resolve("done");
  expect(await work).toBe("done");
  expect(await tellAfter(30_000, "never", Promise.resolve(1))).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
