import { type EndpointName, endpointUrl } from "#app/contract/endpoints.ts";
import { endSession, readSession } from "./session-storage.ts";

/**
 * Saves what a call answers with as a file. A plain link cannot, because the call needs the token.
 * @returns the message of a failure, undefined after a success
 */
export async function download(
  name: EndpointName,
  file: string,
  failed: string,
): Promise<string | undefined> {
  const token = readSession()?.token;
  let response: Response;
  let blob: Blob;
  try {
    response = await fetch(endpointUrl(name), { headers: { authorization: `Bearer ${token}` } });
    blob = await response.blob();
  } catch {
    return failed;
  }
  if (response.status === 401 && readSession()?.token === token) endSession("expired");
  if (!response.ok) return failed;
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}
