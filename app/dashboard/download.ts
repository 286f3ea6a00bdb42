import { type EndpointName, endpoints, endpointUrl } from "#app/contract/endpoints.ts";
import { endSession, readSession } from "./session-storage.ts";

/**
 * Saves what a call answers with as a file. A plain link cannot, because the call needs the token.
 * @param failed for a failure without a message of its own
 * @param json the body of a call that has one
 * @param query what the file is limited to
 * @returns the message of a failure, undefined after a success
 */
export async function download(
  name: EndpointName,
  file: string,
  failed: string,
  json?: unknown,
  query?: Record<string, string | undefined>,
): Promise<string | undefined> {
  const reply = await fetchFile(name, failed, { json, query });
  if ("failure" in reply) return reply.failure;
  saveAs(reply.blob, file);
  return undefined;
}

/** Offers a file to save. */
export function saveAs(blob: Blob, file: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}

/**
 * What a call answers with, as a file: a picture that only a signed-in call may see, for example.
 * @param failed for a failure without a message of its own
 */
export async function fetchFile(
  name: EndpointName,
  failed: string,
  { json, query }: { json?: unknown; query?: Record<string, string | number | undefined> } = {},
): Promise<{ blob: Blob } | { failure: string }> {
  const token = readSession()?.token;
  let response: Response;
  let blob: Blob;
  try {
    response = await fetch(endpointUrl(name, query), {
      method: endpoints[name].method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(json === undefined ? {} : { "content-type": "application/json" }),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
    blob = await response.blob();
  } catch {
    return { failure: failed };
  }
  if (response.status === 401 && readSession()?.token === token) endSession("expired");
  if (!response.ok) return { failure: (await refusalOf(response.status, blob)) ?? failed };
  return { blob };
}

/** The server's own words; undefined when it has none for a person. */
async function refusalOf(status: number, body: Blob): Promise<string | undefined> {
  if (!body.type.includes("json") || (status >= 500 && status !== 507)) return undefined;
  const { message } = JSON.parse(await body.text()) as { message?: unknown };
  return typeof message === "string" && message ? message : undefined;
}
