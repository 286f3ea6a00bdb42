import type { Call } from "./call.ts";
import type { Language } from "./language.ts";
import type { Access, Permission } from "./permissions.ts";

/** The icons of the menu entries that parts have; dashboard/part-icons.ts draws them. */
export type PartIcon =
  | "banknotes"
  | "book"
  | "calendar"
  | "chart"
  | "hand"
  | "heart"
  | "hourglass"
  | "letter"
  | "lock"
  | "people"
  | "search";

/** A page of the dashboard in the menu: `after` which page of the core in its group it stands; empty: first. */
export type PartMenuEntry = {
  to: string;
  access: Permission;
  label: string;
  icon: PartIcon;
  /** The name of the line of the menu that it shares with other pages, which are tabs of one another. */
  sharedLine?: string;
  group: string;
  after: string;
  /** What the palette calls making a new one there (`?edit=new`), and the permission that it needs. */
  newRecord?: { label: string; access: Access };
};

/** A public page, with all addresses below it. */
export type PartPage = {
  path: string;
  /** In the sitemap, and as the site's search finds and shows it. */
  found?: Omit<PageDescription, "path">;
  /** Its link in the footer: after which other page it stands. */
  footer?: { title: Record<Language, string>; after: string };
  /** Its link for whoever is in need, as such a person would say it: in the first screen of the home page, and on phones. */
  door?: { title: Record<Language, string>; icon: DoorIcon };
};

export type DoorIcon = "drop" | "hand";

export type PageDescription = {
  path: string;
  title: Record<Language, string>;
  description: Record<Language, string>;
  /** What else people call it: found by the site's search, never shown. */
  words: string;
};

/** A list in which the palette looks for a question. */
export type RecordSource = {
  call: Call;
  kind: string;
  page: string;
  /** The field that names a row. */
  name: string;
  /** Opens the record itself; the page's search by its name otherwise. */
  byId?: boolean;
  /** What else the list is asked for. */
  query?: Record<string, string>;
};

/** A line of the overview: it stands there while the count of its name (`Feature.waiting`) is above 0. */
export type WaitingRow = {
  name: string;
  one: string;
  many: string;
  to: string;
  /** What settles it needs. Who only reads it has nothing to do. */
  access: Permission;
  /** Who may know the count. */
  seen: Permission;
  bad?: boolean;
  /** Somebody waits for it at this moment. */
  urgent?: boolean;
  /** It speaks against the books themselves: said above all else. */
  alarm?: { one: string; many: string; text: string };
};

/** How the audit log calls what was changed, and the page of the dashboard where it stands. */
export type AuditNoun = {
  label: string;
  /** Several of them; `label` with an s by default. */
  many?: string;
  page?: string;
  /** By what the page shows the record alone: its number in its editor; its name as the page's last part; a search. */
  by?: "edit" | "path" | "search";
};

/** Sums in paisa, and where they are shown in full. None: nothing has moved yet; undefined: they could not be read. */
export type HomeSums = {
  sums: readonly { name: string; paisa: number }[] | undefined;
  links: readonly { to: string; text: string }[];
};

/** A form that takes an email address. */
export type EmailForm = {
  /** Of the form, for links to it. */
  id: string;
  title: string;
  about: string;
  /** The page that it is posted to where no script runs, and the path of the call that a script makes. */
  page: string;
  call: string;
  label: string;
  placeholder: string;
  submit: string;
  /** Said when the server has no answer of its own, and when the field is left with what is no address. */
  failed: string;
  badEmail: string;
  /** The signed time of the form trap (form-guard.ts). */
  token: string;
};

/**
 * What a foundation may use or leave: a folder of `app/parts`, which states it in its `part.ts`. Plain data, for menus,
 * pages and the server. What a part does on the server its features say (server/deps.ts). Turned off, its pages and calls
 * are not found, its entries are gone, its work rests and its rows stay: PART-01 to PART-06.
 */
export type Part = {
  /** The name of its folder. */
  name: string;
  title: string;
  /** What it is for, in a sentence for staff. */
  about: string;
  /** What of it stays while it is off: goes on from "It holds". */
  holds: string;
  /** Parts without which it cannot work. */
  needs: readonly string[];
  pages: readonly PartPage[];
  menu: readonly PartMenuEntry[];
  records?: readonly RecordSource[];
  waiting?: readonly WaitingRow[];
};
