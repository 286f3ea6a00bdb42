import { type Call, repeatHeader, repeatOnly, urlOf } from "#app/contract/call.ts";
import { clientMessages } from "#app/contract/replies.ts";
import {
  type CallFailure,
  type CallResult,
  type CallTexts,
  callHeaders,
  isLostByProxy,
  readReply,
} from "./call-reply.ts";

/** How often and how long after the loss the network is tried again, in ms. */
const pauses = [500, 1_500];
/** While the server still works on the request: pictures wait for their turn for minutes. */
const savingPauseMs = 2_000;
const maxSavingAsks = 150;

export type LostCall = {
  createKey: string;
  token?: string;
  texts?: CallTexts;
  /** What was sent; of a form its files are left out. */
  body: FormData | string | undefined;
  signal?: AbortSignal;
};

/**
 * The reply of a creation whose own reply was lost on the way: asked for by its key, so that what was stored is shown as
 * stored. Nothing is created by it (ALL-33).
 * @param lost the result when there is no such reply, or no network
 */
export async function askForReply<Body>(
  call: Call,
  { createKey, token, texts, body, signal }: LostCall,
  lost: CallFailure,
): Promise<CallResult<Body>> {
  const isText = typeof body === "string";
  const asking: RequestInit = {
    method: call.method,
    headers: {
      ...callHeaders({ token, createKey }),
      [repeatHeader]: repeatOnly,
      ...(isText ? { "content-type": "application/json" } : {}),
    },
    body: body instanceof FormData ? textsOf(body) : body,
    signal,
  };
  let failures = 0;
  for (let asks = 0; asks < maxSavingAsks; asks += 1) {
    const pause = asks === failures ? pauses[failures] : savingPauseMs;
    // Offline the form is submitted again by itself, once there is a network.
    if (pause === undefined || !navigator.onLine) return lost;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal?.aborted) return { ok: false, kind: "aborted", message: clientMessages.aborted };
    const reply = await ask(urlOf(call), asking);
    if (!reply) {
      failures += 1;
      continue;
    }
    if (reply.status === 404) return lost;
    if (reply.status !== 409 || !reply.headers.has("retry-after")) {
      return readReply<Body>(call, texts, reply);
    }
  }
  return lost;
}

async function ask(url: string, asking: RequestInit) {
  try {
    const response = await fetch(url, asking);
    if (isLostByProxy(response.status)) return undefined;
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    // No reply again: the caller counts it.
    return undefined;
  }
}

function textsOf(form: FormData): FormData {
  const texts = new FormData();
  for (const [name, value] of form) if (typeof value === "string") texts.append(name, value);
  return texts;
}
