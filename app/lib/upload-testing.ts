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
  upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {};
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

/** For tests only: replaces XMLHttpRequest, and records the requests. */
export function mockUploads(): UploadRequest[] {
  const requests: UploadRequest[] = [];
  vi.stubGlobal(
    "XMLHttpRequest",
    class extends UploadRequest {
      constructor() {
        super();
        requests.push(this);
      }
    },
  );
  return requests;
}
