import { vi } from "vitest";

/** For tests only: a request as the browser sends it, which the test answers when it wants to. */
export class UploadRequest {
  method = "";
  url = "";
  headers: Record<string, string> = {};
  form = new FormData();
  aborted = false;
  status = 0;
  responseText = "";
  upload: {
    onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void;
    onload?: () => void;
  } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  #replyHeaders = new Headers();

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return this.#replyHeaders.get(name);
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total, lengthComputable: true });
  }
  /** The last byte has left the browser. */
  sendAll() {
    this.upload.onload?.();
  }
  reply(body: unknown, status = 200) {
    this.#replyHeaders = new Headers({ "content-type": "application/json" });
    this.#end(status, JSON.stringify(body));
  }
  replyText(text: string, status: number) {
    this.#end(status, text);
  }
  fail() {
    this.onerror?.();
    this.onloadend?.();
  }
  #end(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

type RespondToForm = (form: FormData) => Response | Promise<Response>;

/**
 * For tests only: replaces XMLHttpRequest, and records the requests.
 * @param respond answers each request, as of a fetch; left out, the test answers
 */
export function mockUploads(respond?: RespondToForm): UploadRequest[] {
  const requests: UploadRequest[] = [];
  vi.stubGlobal(
    "XMLHttpRequest",
    class extends UploadRequest {
      constructor() {
        super();
        requests.push(this);
      }
      override send(form: FormData) {
        super.send(form);
        if (respond) void answer(this, respond);
      }
    },
  );
  return requests;
}

async function answer(request: UploadRequest, respond: RespondToForm): Promise<void> {
  try {
    const response = await respond(request.form);
    request.reply(await response.json(), response.status);
  } catch {
    // As fetch rejects when there is no response.
    request.fail();
  }
}
