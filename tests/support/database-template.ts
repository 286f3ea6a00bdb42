import "vitest";

/** The database template that a project's global setup provides to its tests. */
export type DatabaseTemplate =
  | { kind: "sqlite"; file: string }
  | { kind: "postgres"; server: string; template: string };

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
    /** For what a process of tests makes once and needs until its end. */
    runFolder: string;
  }
}
