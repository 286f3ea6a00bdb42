import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/*
 * What `npm test -- --changed` runs. Vitest finds the units that import a change by itself. Every test of a call starts the
 * whole server, which imports everything: of those, the ones beside the change are run, and of the browser's those that
 * hold what docs/requirements.md says of a touched feature's pages. The rest is for the whole run.
 */

/** The files that differ from a commit, those that git does not track yet included. */
export function changedFiles(base: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  const tracked = git("diff", "--name-only", "--diff-filter=d", base);
  return [...tracked, ...git("ls-files", "--others", "--exclude-standard")];
}

/** The tests of calls and stores in the features and folders that the files lie in. */
export function serverTests(files: readonly string[]): string[] {
  const folders = new Set(
    files.flatMap((file) => /^(?:app\/features\/[^/]+|server|tests)\/[^/]+\//.exec(file) ?? []),
  );
  const beside = [...folders].flatMap((folder) => globSync(`${folder}**/*.{api,db}.test.ts`));
  return [...new Set([...beside, ...files.filter((file) => /\.(?:api|db)\.test\.ts$/.test(file))])].sort();
}

/**
 * The tests of a browser that are among the files, are named after a feature that they lie in, or hold a requirement that
 * names an address of it and of no other: the menu's names half the site.
 */
export function browserTests(
  files: readonly string[],
  routes = readFileSync("app/routes.ts", "utf8"),
  requirements = readFileSync("docs/requirements.md", "utf8"),
): string[] {
  const features = new Set(files.flatMap((file) => /^app\/features\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? []));
  const addresses = addressesOf(routes);
  const rows = requirements.split("\n").filter((row) => {
    const named = [...row.matchAll(/`(\/[^`]*)/g)].flatMap(
      ([, path = ""]) => featureAt(path, addresses) ?? [],
    );
    return named.length > 0 && named.every((feature) => features.has(feature));
  });
  const held = new Set(rows.flatMap((row) => row.match(/[\w-]+\.spec\.ts/g) ?? []));
  const specs = globSync("tests/{e2e,accessibility}/**/*.spec.ts");
  const isNamedAfter = (spec: string) =>
    [...features].some((feature) => new RegExp(`^${feature.replace(/s$/, "")}s?[-.]`).test(spec));
  return specs
    .filter(
      (spec) => files.includes(spec) || held.has(path.basename(spec)) || isNamedAfter(path.basename(spec)),
    )
    .sort();
}

/** Each page's feature, and its address up to the first part that varies. */
export function addressesOf(routes: string): { feature: string; address: string }[] {
  const rows = routes.matchAll(
    /(?:route\("([^"]*)", |index\()"features\/[^/]+\/([^/]+)\/(?:[^"]*\/)?([^"]+)"/g,
  );
  return [...rows].map(([, path = "", feature = "", file = ""]) => {
    const fixed = path.replace(/\/?[:*].*$/, "");
    const address = file.endsWith(".dashboard.tsx") ? `/dashboard/${fixed}` : `/${fixed}`;
    return { feature, address: address.replace(/(.)\/$/, "$1") };
  });
}

/** The feature whose address a path begins with; of several the longest. `/events.ics` does not begin with `/events`. */
function featureAt(path: string, addresses: ReturnType<typeof addressesOf>): string | undefined {
  const found = addresses.filter(
    ({ address }) => path.startsWith(address) && !/^[\w.-]/.test(path.slice(address.length)),
  );
  return found.sort((a, b) => b.address.length - a.address.length).at(0)?.feature;
}
