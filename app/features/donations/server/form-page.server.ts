import { randomBytes } from "node:crypto";
import { escapeHtml } from "#app/lib/escape-text.ts";

/** A page that posts these fields by itself, and has a button where no script runs; with the policy to send it by. */
export function formPage({ url, fields }: { url: string; fields: Record<string, string> }): {
  html: string;
  policy: string;
} {
  const nonce = randomBytes(16).toString("base64");
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>On to the payment</title>
<h1>On to the payment</h1>
<form method="post" action="${escapeHtml(url)}">
${inputs.join("\n")}
<button>Continue</button>
</form>
<script nonce="${nonce}">document.forms[0].submit();</script>
</html>`;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `form-action ${new URL(url).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html, policy };
}
