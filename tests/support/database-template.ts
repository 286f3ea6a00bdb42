import "vitest";

/** What the global set-up of a project hands to its tests: from which finished database to make more. */
export type DatabaseTemplate =
  | { kind: "sqlite"; file: string }
  | { kind: "postgres"; server: string; template: string };

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}
