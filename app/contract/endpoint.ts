/** The path that all calls start with. */
export const apiBase = "/backendReact";

export type Access = "public" | "admin";
export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Endpoint = { method: Method; path: string; access: Access };

/** The URL of an endpoint, with its query. */
export function urlOf({ path }: Endpoint, query?: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  const url = `${apiBase}/${path}`;
  return search.size > 0 ? `${url}?${search}` : url;
}

/** Beside an Idempotency-Key: only the reply of an earlier request is wanted, nothing is to be created. */
export const repeatHeader = "idempotency-replay";
export const repeatOnly = "only";
