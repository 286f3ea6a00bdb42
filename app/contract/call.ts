import type { z } from "zod";
import type { Access } from "./permissions.ts";
import type { Refusal } from "./replies.ts";

/** The path that all calls start with. */
export const apiBase = "/backendReact";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What a call takes and answers, as the types of its zod schemas, or as plain types. What is left out is not there. */
export type CallTypes = {
  query?: unknown;
  body?: unknown;
  /** The names of the files that its form may bring. */
  files?: string;
  /** The envelope alone when it is left out. Blob: no JSON but a file or a page. */
  reply?: unknown;
};

/**
 * A call that the product answers. Each feature states its own in `<noun>.calls.ts`: the server registers its route by
 * it, and the browser calls by it. The types are those of the feature's schemas, imported as types alone: nothing that
 * calls loads a schema by it. `types` is never set: it is there for the compiler.
 *
 * Paths ending in .php never change (ALL-03); the others are ours and use plain resource names.
 */
export type Call<Types extends CallTypes = CallTypes> = {
  name: string;
  method: Method;
  /** Below the base. */
  path: string;
  /**
   * public: anyone; a signed-in caller may see more (a token that is sent must still be a live one).
   * signed-in: only with a live Bearer token, else 401. Any other: a permission that a role of the user must have, else
   * 403.
   */
  access: Access;
  /** Its line in the OpenAPI document. */
  summary: string;
  /** It concerns one's own account alone: open to whoever must set up a second factor first. */
  own?: true;
  types?: Types;
};

type Sent<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : Schema;
export type Returned<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : Schema;

/** The envelope of a call that answers with nothing else. */
export type Done = { success: true; message?: string };

/** What a call takes and answers. None of a part is undefined; of a union of calls it is the union. */
export type TypesOf<C extends Call> = NonNullable<C["types"]>;
export type QueryOf<Types> = Types extends { query: infer Query } ? Sent<Query> : undefined;
export type BodyOf<Types> = Types extends { body: infer Body } ? Sent<Body> : undefined;
export type FilesOf<Types> = Types extends { files: infer Files extends string } ? Files : never;
export type ReplyOf<Types> = Types extends { reply: infer Reply } ? Exclude<Returned<Reply>, Refusal> : Done;

/** What a call answers when it succeeds. */
export type CallReply<Made extends Call> = ReplyOf<TypesOf<Made>>;

/** The URL of a call, with its query. What is empty is left out: it asks for nothing. */
export function urlOf({ path }: Pick<Call, "path">, query?: object): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  const url = `${apiBase}/${path}`;
  return search.size > 0 ? `${url}?${search}` : url;
}

/** Beside an Idempotency-Key: only the reply of an earlier request is wanted, nothing is to be created. */
export const repeatHeader = "idempotency-replay";
export const repeatOnly = "only";
