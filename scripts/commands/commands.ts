import type { Run } from "./command.ts";

type Command = {
  /** A few words for the list that `help` prints. */
  summary: string;
  load: () => Promise<{ run: Run }>;
};

/** Each command by the name that follows `npm run` or `./umeed`. */
export const commands = {
  "db:status": {
    summary: "which migrations the database has",
    load: () => import("./db-status.ts"),
  },
  "db:reset": {
    summary: "an empty database (asks first)",
    load: () => import("./db-reset.ts"),
  },
  "ledger:check": {
    summary: "adds the whole ledger of gifts up again",
    load: () => import("./ledger-check.ts"),
  },
  "keys:rotate": {
    summary: "renews the keys by which public forms are signed",
    load: () => import("./keys-rotate.ts"),
  },
  "two-factor:reset": {
    summary: "takes the second factors of one user away, by email address",
    load: () => import("./two-factor-reset.ts"),
  },
  "media:clean": {
    summary: "removes uploads that no row names (asks first)",
    load: () => import("./media-clean.ts"),
  },
  backup: {
    summary: "an archive of the database and all uploads",
    load: () => import("./backup.ts"),
  },
  "backup:keys": {
    summary: "makes a pair of keys for encrypted backups",
    load: () => import("./backup-keys.ts"),
  },
  restore: {
    summary: "brings an archive back into an empty place",
    load: () => import("./restore.ts"),
  },
  move: {
    summary: "everything to PostgreSQL or a bucket, and back",
    load: () => import("./move.ts"),
  },
  export: {
    summary: "everything as JSON, CSV and files, to take away",
    load: () => import("./export.ts"),
  },
  import: {
    summary: "brings the content of a site with the PHP backend (shows it first)",
    load: () => import("./import.ts"),
  },
  demo: {
    summary: "the site with a year of invented data, in a folder of its own",
    load: () => import("./demo.ts"),
  },
} satisfies Record<string, Command>;

export const isCommandName = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);
