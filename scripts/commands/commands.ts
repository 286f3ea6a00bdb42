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
  "media:clean": {
    summary: "removes uploads that no row names (asks first)",
    load: () => import("./media-clean.ts"),
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
