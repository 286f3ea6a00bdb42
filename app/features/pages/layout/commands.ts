import type { Access } from "#app/contract/permissions.ts";
import { mayOpen, menuFor, type Viewer } from "#app/dashboard/dashboard-menu.ts";
import type { ListedContent } from "#app/features/stories/content/content.schema.ts";
import { finderOf } from "#app/lib/fold-text.ts";
import { parts } from "#app/parts/parts.ts";

/** Something that the palette offers: a page, an action, a record. */
export type Command = {
  id: string;
  label: string;
  /** At the end of its line: what kind of record it is. */
  hint?: string;
  /** More words that find it. */
  words?: string;
  /** Who may not do it is not offered it. */
  access?: Access;
} & ({ to: string; run?: undefined } | { run: "shortcuts" | "logout"; to?: undefined });

export type CommandGroup = { value: string; items: Command[] };

const ofParts = parts.flatMap(({ menu }) => menu);

/** The pages on which something new is made, and the permission that it needs: `?edit=new` opens or focuses the form. */
export const newRecords: Record<string, { label: string; access: Access }> = {
  "/dashboard/blogs": { label: "New post", access: "posts:write" },
  "/dashboard/events": { label: "New event", access: "events:write" },
  "/dashboard/gallery": { label: "Upload to the gallery", access: "gallery:write" },
  "/dashboard/pictures": { label: "Upload a picture", access: "pictures:write" },
  "/dashboard/ads": { label: "New advertisement", access: "ads:write" },
  "/dashboard/herosection": { label: "New hero slide", access: "slides:write" },
  "/dashboard/donations": { label: "Book a gift", access: "donations:write" },
  "/dashboard/funds": { label: "Record a payout", access: "funds:write" },
  "/dashboard/user": { label: "Add a user", access: "users:write" },
  ...Object.fromEntries(ofParts.flatMap(({ to, newRecord }) => (newRecord ? [[to, newRecord]] : []))),
};

const actions: Command[] = [
  ...Object.entries(newRecords).map(([page, { label, access }]) => ({
    id: `new ${page}`,
    label,
    access,
    words: "create add",
    to: `${page}?edit=new`,
  })),
  {
    id: "backup",
    label: "Download a backup",
    words: "save copy",
    access: "backups:write",
    to: "/dashboard/system?backup=1",
  },
  { id: "password", label: "Change my password", to: "/dashboard/settings" },
  { id: "site", label: "View site", words: "home public", to: "/" },
  { id: "shortcuts", label: "Keyboard shortcuts", words: "keys help", run: "shortcuts" },
  { id: "logout", label: "Log out", words: "sign out logout", run: "logout" },
];

const pagesOf = (viewer: Viewer): Command[] =>
  menuFor(viewer).flatMap(({ entries }) => entries.map(({ to, label }) => ({ id: to, label, to })));

/** So many settings are offered for a question. */
const maxSettings = 6;

/** The fields of the contents, each with the way to it in the editor. */
export const settingsOf = (contents: readonly ListedContent[]): Command[] =>
  contents.flatMap(({ name, title, fields }) =>
    fields.map(({ path, label, words }) => ({
      id: `content ${name} ${path}`,
      label,
      hint: title,
      words: `${words} ${title}`,
      to: `/dashboard/content/${name}?field=${encodeURIComponent(path)}`,
    })),
  );

/**
 * Pages, actions and settings whose words contain every word of the question. Settings are too many to show them all:
 * those whose own name has the words come first.
 */
export function findCommands(
  question: string,
  viewer: Viewer,
  settings: readonly Command[] = [],
): CommandGroup[] {
  const words = question.split(/\s+/).filter(Boolean).map(finderOf);
  const fits = ({ label, words: more = "" }: Pick<Command, "label" | "words">) =>
    words.every((isFound) => isFound(`${label} ${more}`));
  const offered = (command: Command) =>
    (!command.access || viewer.may(command.access)) &&
    (!command.to || mayOpen(command.to, viewer)) &&
    fits(command);
  const named = settings.filter(({ label }) => fits({ label }));
  const found = [...new Set([...named, ...settings.filter(fits)])];
  return [
    { value: "Pages", items: pagesOf(viewer).filter(fits) },
    { value: "Actions", items: actions.filter(offered) },
    { value: "Settings", items: words.length > 0 ? found.slice(0, maxSettings) : [] },
  ].filter(({ items }) => items.length > 0);
}
