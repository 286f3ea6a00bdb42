import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import { apiBase } from "#app/contract/call.ts";
import { parts } from "#app/parts/parts.ts";
import routes from "#app/routes.ts";
import { allCalls } from "#tests/support/calls.ts";
import { isTest, readSources, root, type SourceFile } from "./support/source-files.ts";

/*
 * The rules of docs/map.md. That every admin call refuses without a live token is tested beside the guard:
 * server/http/session-check.api.test.ts.
 */

const sources = readSources(["app", "server", "content", "scripts", "tests", "tools"]);
/** What runs in production. Tests, and what only tests use (tests/), may import anything. */
const production = sources.filter(({ name }) => /^(?:app|server|content)\//.test(name) && !isTest(name));
const byName = new Map(sources.map((file) => [file.name, file]));
/** What the features of a district may use of each other: never the other way round. Districts use nothing of each other. */
const arrows: Record<string, string[]> = {
  books: ["ledger"],
  "help-told": ["ledger"],
  donations: ["ledger"],
  "donations-desk": ["ledger", "books", "donations"],
  receipts: ["ledger", "help-told", "donations", "donations-desk"],
  funds: ["ledger", "books", "donations", "donations-desk"],
  campaign: ["ledger", "books", "donations"],
  "transfer-reports": ["ledger", "donations"],
  "ledger-check": ["ledger", "books", "receipts"],
  feed: ["content"],
  "blood-desk": ["blood-donors", "blood-requests"],
  "blood-requests": ["blood-donors"],
};
/** The district whose pages show what several nouns have. */
const composing = "pages";

/** Which part of the code a file is in: contract, lib, ui, site, dashboard, features/stories/blog, server, content ... */
function zoneOf(name: string): string {
  const [top = "", second = "", district = "", feature = ""] = name.split("/");
  if (top !== "app") return top;
  if (second === "features") return feature ? `features/${district}/${feature}` : "features";
  if (second === "parts") return feature ? `parts/${district}` : "parts";
  return second.includes(".") ? "app" : second;
}

const common = ["contract", "content"];
const below: Record<string, string[]> = {
  contract: [],
  content: common,
  lib: common,
  ui: ["lib", ...common],
  site: ["ui", "lib", ...common],
  dashboard: ["ui", "lib", ...common],
  rows: ["dashboard", "ui", "lib", ...common],
  server: ["lib", ...common],
};

/** What the core may know of parts: their list, and the two lists that its own of features and pages end with. */
const partList = "app/parts/parts.ts";
const partLists: Readonly<Record<string, string>> = {
  "app/features/features.server.ts": "app/parts/parts.server.ts",
  "app/routes.ts": "app/parts/parts.routes.ts",
};

/** The list of features, and the two programs that hand it to the server, which names no noun itself. */
const featureList = "app/features/features.server.ts";
const programs = ["server/main.ts", "server/dev.ts"];

function mayImport(file: SourceFile, { target }: SourceFile["imports"][number]): boolean {
  const from = zoneOf(file.name);
  const to = zoneOf(target);
  if (from === to || from === "app" || target.endsWith(".css")) return true;
  if (to === "server") return /\.server\.tsx?$/.test(file.name);
  if (/^app\/(?:loader-context|form-reply)\.server\.ts$/.test(target))
    return /^(?:features|parts)\//.test(from);
  // What others may know of a feature: the calls that it answers.
  if (target.endsWith(".calls.ts"))
    return /^(?:features|parts|dashboard|site)\b/.test(from) && !to.startsWith("parts/");
  if (to.startsWith("parts")) return mayUsePart(file.name, from, target);
  if (from === "parts" || from.startsWith("parts/")) return to !== "features" && to !== "app";
  if (from.startsWith("features/")) {
    if (to.startsWith("features/")) {
      const [, district = "", user = ""] = from.split("/");
      const [, usedDistrict, used = ""] = to.split("/");
      return district === composing || (district === usedDistrict && (arrows[user]?.includes(used) ?? false));
    }
    return ["rows", "site", "dashboard", "ui", "lib", ...common].includes(to);
  }
  if (file.name === featureList) return true;
  if (target === featureList) return programs.includes(file.name);
  // The types of rows follow from the statements of the features' tables.
  if (target.endsWith(".table.ts")) return /^server\/db\/[a-z]+-schema\.ts$/.test(file.name);
  return below[from]?.includes(to) ?? false;
}

/** A part uses another one only if it `needs` it; the lists name all of them; the core knows the lists alone. */
function mayUsePart(name: string, from: string, target: string): boolean {
  if (partLists[name] === target || target === partList) return true;
  if (from === "parts") return true;
  const used = parts.find((part) => target.startsWith(`app/parts/${part.name}/`));
  const own = parts.find((part) => from === `parts/${part.name}`);
  if (own && target === "app/parts/part-routes.ts") return true;
  return used !== undefined && (own?.needs.includes(used.name) ?? false);
}

describe("imports", () => {
  test("follow the arrows: routes, features, rows, site and dashboard, ui, lib", () => {
    const wrong = production.flatMap((file) =>
      file.imports
        .filter((imported) => !imported.isPackage && !mayImport(file, imported))
        .map(({ target }) => `${file.name} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("name a file that is there, with its ending", () => {
    const wrong = sources.flatMap((file) =>
      file.imports
        .filter(({ target, isPackage }) => !isPackage && !target.includes("+types/"))
        .filter(({ target }) => !existsSync(path.join(root, target)) || !path.extname(target))
        .map(({ target }) => `${file.name} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("are written in one style: ./ within a folder, # across folders", () => {
    const wrong = sources.filter(
      ({ name, text }) => !/^(?:scripts|tools)\//.test(name) && /(?:from|import\() ?"\.\.\//.test(text),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("form no circle, types among them", () => {
    expect(circlesOf(production.map(({ name }) => name))).toEqual([]);
  });

  test("between two folders of a feature lead one way", () => {
    const arrows = new Map<string, string>();
    for (const file of production.filter(({ name }) => !name.endsWith(".feature.server.ts"))) {
      for (const { target } of file.imports.filter(({ isPackage }) => !isPackage)) {
        const [from, to] = [file.name, target].map(path.dirname);
        if (
          from !== to &&
          /^(?:features|parts)\//.test(zoneOf(file.name)) &&
          zoneOf(file.name) === zoneOf(target)
        )
          arrows.set(`${from} -> ${to}`, `${file.name} -> ${target}`);
      }
    }
    const both = [...arrows].filter(([arrow]) => arrows.has(arrow.split(" -> ").toReversed().join(" -> ")));
    expect(both.map(([, imports]) => imports)).toEqual([]);
  });

  test("never lead from production code into tests, scripts or tools", () => {
    const wrong = production.filter(({ imports }) =>
      imports.some(({ target, isPackage }) => !isPackage && /^(?:tests|scripts|tools)\//.test(target)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("of a migration are of kysely alone: it is frozen once it has landed", () => {
    for (const { name, imports } of production.filter(({ name }) =>
      name.startsWith("server/db/migrations/"),
    )) {
      expect(
        imports.map(({ target }) => target),
        name,
      ).toEqual(["kysely"]);
    }
  });

  test("of public pages leave out what is heavy, and what only staff need", () => {
    const heavy = [
      "zod",
      "@tanstack/react-query",
      "react-hook-form",
      "@hookform/resolvers",
      "@base-ui/react",
    ];
    const ofStaff =
      /^app\/(?:dashboard|rows)\/|\.rows\.ts$|-admin\.messages\.ts$|(?:-admin|-desk)\.calls\.ts$/;
    const found: string[] = [];
    const seen = new Set<string>();
    const follow = (name: string, importPath: string[]) => {
      if (seen.has(name) || /\.server\.tsx?$/.test(name)) return;
      seen.add(name);
      for (const { target, isPackage, typeOnly } of byName.get(name)?.imports ?? []) {
        if (typeOnly) continue;
        if (isPackage ? heavy.includes(target) : ofStaff.test(target)) {
          found.push([...importPath, target].join(" -> "));
        } else if (!isPackage) follow(target, [...importPath, target]);
      }
    };
    const publicPart = routes.find(({ file }) => file.endsWith("site.layout.tsx"));
    const pages = [publicPart, ...(publicPart?.children ?? [])].map((route) => `app/${route?.file}`);
    for (const page of ["app/root.tsx", ...pages]) follow(page, [page]);
    expect(found).toEqual([]);
  });
});

describe("the calls of the features", () => {
  const files = production.filter(({ name }) => name.endsWith(".calls.ts"));

  test("load nothing but the contract: of schemas they have the types alone", () => {
    const loaded = files.flatMap(({ imports }) => imports.filter(({ typeOnly }) => !typeOnly));
    expect(new Set(loaded.map(({ target }) => target))).toEqual(new Set(["app/contract/define-calls.ts"]));
  });

  test("are all in the tests' list, from which those that ask every call take their names", () => {
    const listed = byName.get("tests/support/calls.ts")?.imports.map(({ target }) => target) ?? [];
    expect(files.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
  });

  test("have no name, and no method and path, in common", () => {
    const written = files.flatMap(({ text }) =>
      Array.from(text.matchAll(/^ {2}(\w+): /gm), ([, name]) => name),
    );
    expect(written.toSorted()).toEqual(Object.keys(allCalls).toSorted());
    const addresses = Object.values(allCalls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

test("the environment is read in one place", () => {
  const readers = production.filter(({ text }) => text.includes("process.env"));
  expect(readers.map(({ name }) => name)).toEqual(["server/env.ts"]);
});

describe("names", () => {
  test("say what is in the file", () => {
    const vagueName =
      /^(?:index|utils?|helpers?|misc|common|shared|types|constants|lib)\.(?:ts|tsx|mjs|css)$/;
    expect(sources.map(({ name }) => name).filter((name) => vagueName.test(path.basename(name)))).toEqual([]);
  });

  test("are written in lower case with hyphens", () => {
    const names = sources.map(({ name }) => path.basename(name));
    expect(names.filter((name) => !/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  test("of a feature's files begin with its noun", () => {
    const featureFile =
      /\.(?:schema|messages|store\.server|routes\.server|service\.server|feature\.server)\.ts$/;
    const wrong = production.filter(({ name }) => {
      const zone = zoneOf(name);
      // A folder within a feature may have a noun of its own: donations/receipts/.
      const nouns = [zone, path.dirname(name), path.dirname(path.dirname(name))].map((at) =>
        path.basename(at),
      );
      const file = path.basename(name);
      return (
        /^(?:features|parts)\//.test(zone) &&
        featureFile.test(name) &&
        !nouns.some((noun) => file.startsWith(noun))
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("of messages are their own or messages: docs/map.md, Words", () => {
    const others = sources.flatMap(({ text }) => text.match(/Messages as (?:said|texts|words)\b/g) ?? []);
    expect(others).toEqual([]);
  });

  test("are exported by name, except where React Router asks for a default", () => {
    const needsDefault =
      /(?:\.page|\.dashboard|\.layout)\.tsx$|^app\/(?:root\.tsx|routes\.ts|entry\.server\.tsx)$/;
    const wrong = production.filter(
      ({ name, text }) => /^export default /m.test(text) && !needsDefault.test(name),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

test("no code depends on a library's internals or on the text of its output", () => {
  const internals =
    /__react|_reactListening|__INTERNAL|_internals?\b|streamController|createHook\(|\$\$typeof|<!--\/?\$|\$R[CSX]\b/;
  const found = sources.flatMap(({ name, text }) =>
    name === "tests/architecture.test.ts" || !internals.test(text) ? [] : [name],
  );
  expect(found).toEqual([]);
  // The one allowed edit of rendered output.
  const edits = production.filter(({ text }) => /replace(?:All)?\(\s*['"`]<(?:link|script)/.test(text));
  expect(edits.map(({ name }) => name)).toEqual(["app/entry.server.tsx"]);
});

test("every page has a route", () => {
  const routed = new Set(flatten(routes).map(({ file }) => `app/${file}`));
  const pages = production.filter(({ name }) =>
    /\.(?:page|dashboard|layout)\.tsx$|\.resource\.ts$/.test(name),
  );
  expect(pages.map(({ name }) => name).filter((name) => !routed.has(name))).toEqual([]);
});

test("every dashboard page that reads something starts its calls in a clientLoader", () => {
  const pages = production.filter(({ name }) => name.endsWith(".dashboard.tsx"));
  const late = pages.filter(({ text }) => !text.includes("export const clientLoader = prefetch"));
  // One's own name and password, the search for a person, and 'not found' read nothing when they open.
  expect(late.map(({ name }) => path.basename(name)).sort()).toEqual([
    "credentials.dashboard.tsx",
    "not-found.dashboard.tsx",
    "personal-data.dashboard.tsx",
  ]);
});

test("nothing that a page that only tells imports has state or handlers, which would be dead there", () => {
  const isPlain = ({ file }: RouteConfigEntry) => file.endsWith("plain.layout.tsx");
  const plain = routes.flatMap(({ children = [] }) => children).find(isPlain);
  const seen = new Set<string>();
  const read = (name: string) => {
    const file = byName.get(name);
    if (!file || seen.has(name) || /\.server\.tsx?$|^server\//.test(name)) return;
    seen.add(name);
    for (const { target } of file.imports) read(target);
  };
  for (const { file } of plain?.children ?? []) read(`app/${file}`);
  expect(seen.size).toBeGreaterThan(50);
  const alive =
    /\buse(?:State|Reducer|Effect|LayoutEffect|Fetcher|Navigate|SyncExternalStore)\b|\son[A-Z]\w+=\{/;
  expect([...seen].filter((name) => alive.test(byName.get(name)?.text ?? ""))).toEqual([]);
});

test("every shared folder has a README", () => {
  const districts = ["giving", "stories", "people", "staff", "pages"].map((name) => `features/${name}`);
  const ofParts = parts.map(({ name }) => `parts/${name}`);
  const appFolders = [
    "contract",
    "features",
    ...districts,
    "parts",
    ...ofParts,
    "ui",
    "site",
    "dashboard",
    "lib",
  ].map((folder) => `app/${folder}`);
  const serverFolders = readdirSync(path.join(root, "server"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `server/${entry.name}`);
  const all = [...appFolders, "server", ...serverFolders, "content"];
  expect(all.filter((folder) => !existsSync(path.join(root, folder, "README.md")))).toEqual([]);
});

test("every dependency is explained in docs/decisions", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(root, "package.json"), "utf8"),
  );
  const folder = path.join(root, "docs/decisions");
  const decisions = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), "utf8"));
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(names.filter((name) => !decisions.some((text) => text.includes(`\`${name}\``)))).toEqual([]);
});

test("the list of all URLs is up to date", async () => {
  const pages = flatten(routes)
    .filter(({ address, isLeaf }) => isLeaf && address)
    .map(({ address, file }) => `${address.padEnd(22)} ${file}`);
  const calls = Object.entries(allCalls)
    .map(
      ([name, { method, path, access }]) =>
        `${apiBase}/${path}`.padEnd(46) + method.padEnd(8) + access.padEnd(22) + name,
    )
    .toSorted();
  const page = ["PAGES", ...pages, "", "CALLS", ...calls, ""].join("\n");
  await expect(page).toMatchFileSnapshot("./every-url.txt");
});

/** Files that import each other, directly or through others: each circle once, as the way round. */
function circlesOf(names: readonly string[]): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (name: string, way: string[]) => {
    const start = way.indexOf(name);
    if (start >= 0) circles.push([...way.slice(start), name].join(" -> "));
    if (start >= 0 || done.has(name)) return;
    for (const { target, isPackage } of byName.get(name)?.imports ?? [])
      if (!isPackage && byName.has(target)) follow(target, [...way, name]);
    done.add(name);
  };
  for (const name of names) follow(name, []);
  return circles;
}

type Address = { address: string; file: string; isLeaf: boolean };

function flatten(entries: RouteConfigEntry[], under = ""): Address[] {
  return entries.flatMap((entry) => {
    const address = entry.path ? `${under}/${entry.path}` : under;
    const own = { address: address || "/", file: entry.file, isLeaf: !entry.children };
    return [own, ...flatten(entry.children ?? [], address)];
  });
}

test("whatever is done every day or hour looks at the clock first, and what is left out removes nothing: SYSTEM-24", () => {
  /** Copies SQLite's log into its file. */
  const harmless = ["app/parts/personal-data/personal-data.routes.server.ts", "server/daily.ts"];
  const unasked = sources
    .filter(({ name }) => !name.includes(".test.") && !harmless.includes(name))
    .filter(({ text }) => /\bstart(?:Daily|Hourly)\(/.test(text) && !text.includes("whileClockIsBelieved("));
  expect(unasked.map(({ name }) => name)).toEqual([]);
});
