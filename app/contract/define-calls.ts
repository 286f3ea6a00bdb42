import type { Call, CallTypes, Method } from "./call.ts";
import type { Permission } from "./permissions.ts";

/* What the features' `<noun>.calls.ts` are written with. */

/** The schema of rules that are made in a language, or for a day. */
export type SchemaOf<Rules extends (...made: never[]) => { schema: unknown }> = ReturnType<Rules>["schema"];

type Unnamed<Types extends CallTypes> = Omit<Call<Types>, "name">;

/** The calls of a feature, each with the name under which it stands. */
export function calls<Rows extends Record<string, Unnamed<CallTypes>>>(
  rows: Rows,
): { [Name in keyof Rows]: Rows[Name] & { name: Name } } {
  const named = Object.entries(rows).map(([name, row]) => [name, { name, ...row }]);
  return Object.fromEntries(named);
}

const publicCall =
  <M extends Method>(method: M) =>
  <Types extends CallTypes = object>(
    path: string,
    summary: string,
  ): Unnamed<Types> & { access: "public"; method: M } => ({
    method,
    path,
    access: "public",
    summary,
  });
export const publicCalls = {
  get: publicCall("GET"),
  post: publicCall("POST"),
  put: publicCall("PUT"),
  remove: publicCall("DELETE"),
};

type StaffAccess = "signed-in" | Permission;
const staffCall =
  <M extends Method, A extends StaffAccess>(method: M, access: A) =>
  <Types extends CallTypes = object>(
    path: string,
    summary: string,
    rules: Pick<Call, "own"> = {},
  ): Unnamed<Types> & { access: A; method: M } => ({ method, path, access, summary, ...rules });

/**
 * The calls of staff who have a permission. There are none without an access: nothing of staff is open because somebody
 * forgot to say who may.
 */
export const staffCalls = <A extends StaffAccess>(access: A) => ({
  get: staffCall("GET", access),
  post: staffCall("POST", access),
  put: staffCall("PUT", access),
  remove: staffCall("DELETE", access),
});
