import { type Endpoint, urlOf } from "#app/contract/endpoint.ts";
import { clientMessages } from "#app/contract/replies.ts";
import { type CallResult, type CallTexts, callHeaders, noReply, readReply } from "./call-api.ts";

export type UploadOptions = {
  form: FormData;
  token?: string;
  /** Of an upload that creates something: the same key again creates nothing again. */
  createKey?: string;
  texts?: CallTexts;
  /** Called while the form is sent. @param share 0 to 1 of its bytes */
  onProgress?: (share: number) => void;
  /** Cancels the upload; the result is then of the kind "aborted". */
  signal?: AbortSignal;
};

/**
 * An API call that sends files. It differs from `callEndpoint` in that it tells its progress, which fetch cannot. Expected
 * failures, cancelling among them, are values.
 */
export function uploadApi<Body>(
  endpoint: Endpoint,
  { form, token, createKey, texts, onProgress, signal }: UploadOptions,
): Promise<CallResult<Body>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const aborted = { ok: false, kind: "aborted", message: clientMessages.aborted } as const;
    if (signal?.aborted) return resolve(aborted);
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort, { once: true });

    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const headers = { get: (header: string) => request.getResponseHeader(header) };
      const { status, responseText: text } = request;
      resolve(readReply<Body>(endpoint, texts, { status, headers, text }));
    };
    request.onerror = () => resolve(noReply(texts));
    request.onabort = () => resolve(aborted);
    request.onloadend = () => signal?.removeEventListener("abort", abort);

    request.open(endpoint.method, urlOf(endpoint));
    for (const [header, value] of Object.entries(callHeaders({ token, createKey }))) {
      request.setRequestHeader(header, value);
    }
    request.send(form);
  });
}
