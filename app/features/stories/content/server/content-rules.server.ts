import type { z } from "zod";
import { valueMessages as messages } from "#app/features/stories/content/content.messages.ts";
import { type ContentFault, maxFaults } from "#app/features/stories/content/content.schema.ts";
import { leavesOf } from "#app/features/stories/content/content-value.ts";
import { isIbanOrPlaceholder } from "#app/lib/iban.ts";
import { type ContentName, contentNames, contents, type StoredContent } from "#content/contents.ts";
import { menuIn } from "#content/menu.ts";
import type { ReadStored } from "#server/content.ts";

/** The schema's value, or everything that is wrong with it. */
export type CheckedContent = { value: unknown } | { faults: ContentFault[] };

export const isContentName = (name: string): name is ContentName => Object.hasOwn(contents, name);

/** Checks a value by the schema of its content, and by what other content and the menu expect of it. */
export function checkContent(name: ContentName, raw: unknown, stored: ReadStored): CheckedContent {
  const parsed = contents[name].schema.safeParse(raw, { error: messageOf });
  const faults = parsed.success
    ? [
        ...textFaults(name, parsed.data, stored),
        ...figureFaults(name, parsed.data, stored),
        ...ibanFaults(name, parsed.data, stored),
      ]
    : parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  if (parsed.success) faults.push(...menuFaults(name, parsed.data));
  return parsed.success && faults.length === 0
    ? { value: parsed.data }
    : { faults: faults.slice(0, maxFaults) };
}

/** What to say of a fault for which the schema has no words of its own. */
function messageOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "too_big":
      if (issue.origin === "string") return messages.tooLong(Number(issue.maximum));
      return issue.origin === "array"
        ? messages.tooMany(Number(issue.maximum))
        : messages.atMost(Number(issue.maximum));
    case "too_small":
      if (issue.origin === "string")
        return issue.minimum === 1 ? messages.required : messages.tooShort(Number(issue.minimum));
      return issue.origin === "array"
        ? messages.tooFew(Number(issue.minimum))
        : messages.atLeast(Number(issue.minimum));
    case "invalid_format":
      if (issue.format === "email") return messages.email;
      if (issue.format === "url") return messages.url;
      return issue.format === "date" ? messages.date : messages.wrong;
    case "invalid_value":
      return messages.choice;
    case "invalid_type":
      if (issue.input === undefined) return messages.required;
      if (issue.expected === "int") return messages.whole;
      return issue.expected === "number" ? messages.number : messages.wrong;
    default:
      return messages.wrong;
  }
}

const figureName = /\{([a-z-]+)\}/g;

/** Texts with characters that PostgreSQL cannot store, or with the name of a figure that is not there. */
function textFaults(name: ContentName, value: unknown, stored: ReadStored): ContentFault[] {
  const figures = name === "figures" ? (value as StoredContent<"figures">) : stored("figures");
  return [...leavesOf(value)].flatMap(([path, text]) => {
    if (text.includes("\0")) return [{ path, message: messages.unstorable }];
    const unknown = [...text.matchAll(figureName)].find(
      ([, key = ""]) => !Object.hasOwn(figures.shared, key),
    );
    return unknown ? [{ path, message: messages.noFigure(unknown[1] ?? "") }] : [];
  });
}

/** Shared figures that texts of other content name, and that would be gone; years and sources of figures that are not there. */
function figureFaults(name: ContentName, value: unknown, stored: ReadStored): ContentFault[] {
  if (name !== "figures") return [];
  const { shared, sources } = value as StoredContent<"figures">;
  const strangers = sources.flatMap(({ figure }, at) =>
    Object.hasOwn(shared, figure)
      ? []
      : [{ path: `sources.${at}.figure`, message: messages.noFigure(figure) }],
  );
  const removed = Object.keys(stored("figures").shared).filter((key) => !Object.hasOwn(shared, key));
  const missing = removed.flatMap((key) => {
    const users = contentNames.filter(
      (other) =>
        other !== name && [...leavesOf(stored(other)).values()].some((text) => text.includes(`{${key}}`)),
    );
    const titles = users.map((user) => contents[user].title).join(", ");
    return users.length > 0 ? [{ path: "shared", message: messages.figureInUse(key, titles) }] : [];
  });
  return [...strangers, ...missing];
}

/** IBANs with wrong check digits. One that is stored hinders no save of somebody who may not change it. */
function ibanFaults(name: ContentName, value: unknown, stored: ReadStored): ContentFault[] {
  if (name !== "identity") return [];
  const ibansOf = (identity: unknown) => [...leavesOf(identity)].filter(([path]) => path.endsWith(".iban"));
  const known = new Set(ibansOf(stored(name)).map(([, iban]) => iban));
  return ibansOf(value).flatMap(([path, iban]) =>
    known.has(iban) || isIbanOrPlaceholder(iban) ? [] : [{ path, message: messages.iban }],
  );
}

const menuPaths = menuIn("en").flatMap((entry) =>
  entry.isMega ? entry.sections.flatMap(({ links }) => links.map(({ path }) => path)) : [entry.path],
);

/** The pages of services and programmes to which the menu leads must stay. */
function menuFaults(name: ContentName, value: unknown): ContentFault[] {
  const pages = {
    services: { under: "/services/", list: () => (value as StoredContent<"services">).services },
    programmes: { under: "/details/", list: () => (value as StoredContent<"programmes">).programmes },
  };
  if (name !== "services" && name !== "programmes") return [];
  const { under, list } = pages[name];
  const paths = list().map(({ slug }) => under + slug);
  return menuPaths
    .filter((path) => path.startsWith(under) && !paths.includes(path))
    .map((path) => ({ path: name, message: messages.pageInMenu(path) }));
}
