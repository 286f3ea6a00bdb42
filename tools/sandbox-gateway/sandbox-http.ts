import type { IncomingMessage } from "node:http";

/** What a page or a call of a provider answers. `hang`: it never does. */
export type Answer =
  | { status: number; type: string; body: string; location?: undefined }
  | { status: number; location: string }
  | { hang: true };

export type Asked = {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
};

const maxBody = 100_000;

export async function readAsked(request: IncomingMessage, origin: string): Promise<Asked> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) {
    body += chunk;
    if (body.length > maxBody) throw new Error("The request is too long");
  }
  const { method = "GET", url = "/", headers } = request;
  return { method, url: new URL(url, origin), headers, body };
}

/** The fields of a posted form. @throws Error when it is no form or has a field twice */
export function formFields({ headers, body }: Asked): Record<string, string> {
  if (!headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) {
    throw new Error("This is not a form");
  }
  const params = new URLSearchParams(body);
  if (new Set(params.keys()).size !== params.size) throw new Error("A field is there twice");
  return Object.fromEntries(params);
}

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(value),
});

export const refusal = (reason: string): Answer => ({ status: 400, type: "text/plain", body: reason });

export const redirect = (location: string): Answer => ({ status: 302, location });

/** A plain page of a provider. */
export function page(title: string, body: string): Answer {
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    `<meta name="viewport" content="width=device-width"></head>` +
    `<body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
  return { status: 200, type: "text/html; charset=utf-8", body: html };
}

/** A form with hidden fields, and a button for each label: its value is sent as `press`. */
export function form(
  method: "get" | "post",
  action: string,
  fields: Record<string, string>,
  labels: readonly string[],
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const buttons = labels.map((label) => `<button name="press" value="${label}">${label}</button>`);
  return `<form method="${method}" action="${escapeHtml(action)}">${inputs.join("")}${buttons.join(" ")}</form>`;
}

/** A form that the browser posts by itself, as the providers' pages do; without scripts its button does. */
export function ownForm(action: string, fields: Record<string, string>): string {
  const inputs = form("post", action, fields, []).replace(
    "</form>",
    "<button>Back to the merchant</button></form>",
  );
  return `${inputs}<script>document.forms[0].submit()</script>`;
}

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
