import { type Call, urlOf } from "#app/contract/call.ts";
import { clientMessages } from "#app/contract/replies.ts";
import { type CallResult, type CallTexts, callHeaders, isLost, noReply, readReply } from "./call-reply.ts";
import { askForReply } from "./lost-reply.ts";

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

/** After so many ms without a byte an upload counts as broken. A slow line may take any time for the whole. */
const idleMs = 60_000;
/** How long the reply may take once all bytes are sent, in ms: pictures wait for their turn. */
const replyMs = 10 * 60_000;

/**
 * An API call that sends files. It differs from `sendCall` in that it reports its progress, which fetch cannot. Expected
 * failures, cancelling among them, are values. When the reply of a creation is lost after all bytes were sent, it is asked
 * for once more by its key.
 */
export async function uploadApi<Body>(call: Call, options: UploadOptions): Promise<CallResult<Body>> {
  const { result, sent } = await sendForm<Body>(call, options);
  const { createKey, form: body, token, texts, signal } = options;
  if (!isLost(result) || !sent || !createKey) return result;
  return askForReply<Body>(call, { createKey, token, texts, body, signal }, result);
}

/** @returns the result, and whether all bytes had been sent */
function sendForm<Body>(
  call: Call,
  { form, token, createKey, texts, onProgress, signal }: UploadOptions,
): Promise<{ result: CallResult<Body>; sent: boolean }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let sent = false;
    const finish = (result: CallResult<Body>) => resolve({ result, sent });
    const aborted = { ok: false, kind: "aborted", message: clientMessages.aborted } as const;
    if (signal?.aborted) return finish(aborted);
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort, { once: true });

    let stalled = false;
    let timer: ReturnType<typeof setTimeout>;
    const expectNews = (within: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stalled = true;
        request.abort();
      }, within);
    };

    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      expectNews(idleMs);
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.upload.onload = () => {
      sent = true;
      expectNews(replyMs);
    };
    request.onload = () => {
      const headers = { get: (header: string) => request.getResponseHeader(header) };
      const { status, responseText: text } = request;
      finish(readReply<Body>(call, texts, { status, headers, text }));
    };
    request.onerror = () => finish(noReply(texts));
    request.onabort = () => finish(stalled ? noReply(texts) : aborted);
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };

    request.open(call.method, urlOf(call));
    for (const [header, value] of Object.entries(callHeaders({ token, createKey }))) {
      request.setRequestHeader(header, value);
    }
    expectNews(idleMs);
    request.send(form);
  });
}
