import type { Run } from "./command.ts";

type Command = {
  /** A few words for the list that `help` prints. */
  summary: string;
  /** What follows its name, where something must. */
  takes?: string;
  /** Each option as it is typed, with its meaning: what `--help` prints. */
  options?: Record<`--${string}`, string>;
  load: () => Promise<{ run: Run }>;
};

const yes = "answers its question";

/** Each command by the name that follows `npm run` or `./umeed`. */
export const commands = {
  "db:status": {
    summary: "which migrations the database has",
    load: () => import("./db-status.ts"),
  },
  "db:reset": {
    summary: "an empty database (asks first)",
    options: { "--yes": yes },
    load: () => import("./db-reset.ts"),
  },
  "ledger:check": {
    summary: "adds the whole ledger of gifts up again",
    options: {
      "--anchor FILE": "a saved mail, a saved days.json or a hash: whether that seal is still in the chain",
    },
    load: () => import("./ledger-check.ts"),
  },
  "seals:renew": {
    summary: "seals a day again that was sealed before it was over (asks first)",
    takes: "DAY",
    options: { "--yes": yes },
    load: () => import("./seals-renew.ts"),
  },
  "keys:rotate": {
    summary: "renews the keys by which public forms are signed",
    load: () => import("./keys-rotate.ts"),
  },
  "two-factor:reset": {
    summary: "takes the second factors of one user away, by email address",
    takes: "EMAIL",
    load: () => import("./two-factor-reset.ts"),
  },
  "media:clean": {
    summary: "removes uploads that no row names (asks first)",
    options: { "--claim": "marks the storage as this database's own instead", "--yes": yes },
    load: () => import("./media-clean.ts"),
  },
  backup: {
    summary: "an archive of the database and all uploads",
    options: {
      "--to FOLDER": "where it goes (backups beside the data folder)",
      "--keep NUMBER": "so many archives stay there (14; 0: all)",
      "--days NUMBER": "older ones go, too; the newest stays",
      "--encrypt-to FILE": "encrypts to the public keys of this file",
    },
    load: () => import("./backup.ts"),
  },
  "backup:keys": {
    summary: "makes a pair of keys for encrypted backups",
    options: { "--to FILE": "needed: the private key's file; the public one gets the ending .pub" },
    load: () => import("./backup-keys.ts"),
  },
  restore: {
    summary: "brings an archive back into an empty place",
    takes: "ARCHIVE",
    options: {
      "--to PLACE":
        "an empty folder or the address of a PostgreSQL database, instead of what the settings name",
      "--key FILE": "the private key of an encrypted archive",
      "--s3": "the uploads go into the bucket of the settings",
      "--last-receipt NUMBER": "the last receipt of a tax year that was handed out",
    },
    load: () => import("./restore.ts"),
  },
  "receipts:lost": {
    summary: "records receipts that a restored backup lacks as void",
    takes: "NUMBER",
    load: () => import("./receipts-lost.ts"),
  },
  move: {
    summary: "everything to PostgreSQL or a bucket, and back",
    options: {
      "--to PLACE": "needed: the address of an empty PostgreSQL database, or an empty folder",
      "--s3": "the uploads go into the bucket of the settings",
      "--folder FOLDER": "the uploads go there, for PostgreSQL without a bucket",
    },
    load: () => import("./move.ts"),
  },
  export: {
    summary: "everything as JSON, CSV and files, to take away",
    options: { "--to FOLDER": "needed: a folder that is new or empty" },
    load: () => import("./export.ts"),
  },
  import: {
    summary: "brings the content of a site with the PHP backend (shows it first)",
    options: {
      "--from ADDRESS": "needed: the old backend, https://old.example/backendReact",
      "--yes": "brings it; without, it is only shown",
      "--samples remove|keep": "what becomes of sample content",
    },
    load: () => import("./import.ts"),
  },
  demo: {
    summary: "the site with a year of invented data, in a folder of its own",
    options: { "--folder FOLDER": "where (demo)", "--days NUMBER": "of how many days (365)" },
    load: () => import("./demo.ts"),
  },
} satisfies Record<string, Command>;

export const isCommandName = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);

/** What `NAME --help` prints. @param typed how commands are called here: "npm run" or "./umeed" */
export function helpOf(name: keyof typeof commands, typed: string): string {
  const { summary, takes, options = {} }: Command = commands[name];
  const rows = Object.entries(options).map(([option, meaning]) => `  ${option.padEnd(24)}${meaning}`);
  const separator = typed.startsWith("npm") && (takes || rows.length > 0) ? " --" : "";
  const usage = [`${typed} ${name}${separator}`, takes, rows.length > 0 ? "[options]" : ""];
  return `${[`${name}: ${summary}`, usage.filter(Boolean).join(" "), ...rows].join("\n")}\n`;
}
