import { type Call, type TypesOf, urlOf } from "#app/contract/call.ts";
import type { CallOptions, RequestParts } from "#app/lib/call-api.ts";
import { askForProof, needsProof, proofRefused } from "./proof.ts";
import { endSession, readSession } from "./session-storage.ts";

export type FileCall = Call<{ query?: unknown; body?: unknown; reply: Blob }>;
/** @param failed for a failure without a message of its own */
export type FileOptions<Made extends FileCall> = Pick<CallOptions<TypesOf<Made>>, "query" | "body"> & {
  failed: string;
};

/**
 * Saves what a call answers with as a file. A plain link cannot, because the call needs the token.
 * @returns the message of a failure, undefined after a success
 */
export async function download<Made extends FileCall>(
  made: Made,
  file: string,
  options: FileOptions<Made>,
): Promise<string | undefined> {
  const reply = await fetchFile(made, options);
  if ("failure" in reply) return reply.failure;
  saveAs(reply.blob, file);
  return undefined;
}

export function saveAs(blob: Blob, file: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}

type FetchedFile = { blob: Blob } | { failure: string; needsProof?: boolean };

/** What a call answers with, as a file: a picture that only a signed-in call may see, for example. */
export async function fetchFile<Made extends FileCall>(
  made: Made,
  options: FileOptions<Made>,
): Promise<FetchedFile> {
  const fetched = await fetchOnce(made, options);
  if ("blob" in fetched || !fetched.needsProof) return fetched;
  return (await askForProof()) ? fetchOnce(made, options) : { failure: proofRefused };
}

async function fetchOnce<Made extends FileCall>(
  made: Made,
  options: FileOptions<Made>,
): Promise<FetchedFile> {
  const { query, body, failed }: RequestParts & { failed: string } = options;
  const token = readSession()?.token;
  let response: Response;
  let blob: Blob;
  try {
    response = await fetch(urlOf(made, query), {
      method: made.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    blob = await response.blob();
  } catch {
    return { failure: failed };
  }
  if (response.status === 401 && readSession()?.token === token) endSession("expired");
  if (!response.ok) return refusalOf(response.status, blob, failed);
  return { blob };
}

/** The server's own words; `failed` when it has none for a person. */
async function refusalOf(status: number, body: Blob, failed: string): Promise<FetchedFile> {
  if (!body.type.includes("json") || (status >= 500 && status !== 507)) return { failure: failed };
  const refusal: unknown = JSON.parse(await body.text());
  const { message } = refusal as { message?: unknown };
  const failure = typeof message === "string" && message ? message : failed;
  return { failure, needsProof: needsProof(refusal) };
}
