import { randomBytes } from "node:crypto";
import { directionOf, type Language } from "#app/contract/language.ts";
import { donationStateWords } from "#app/features/giving/donations/donation-state.words.ts";
import { escapeHtml } from "#app/lib/escape-text.ts";
import { textIn } from "#app/lib/words.server.ts";

/* The colours of app/styles/tokens.css: this page is between two steps of a payment, and loads nothing. */
const style = `
:root { color-scheme: light dark; --paper: #fbf6ec; --ink: #12261e; --soft: #41544a; --emerald: #0b5d44; --act: #f3a81c; --on-act: #221500; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #101b16; --ink: #efe8d9; --soft: #bfc7bb; --emerald: #72cda6; --act: #f6b63f; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 26rem; }
svg { width: 3rem; height: 3rem; fill: var(--emerald); }
h1 { margin: 1rem 0 .5rem; font: 600 1.75rem/1.25 Georgia, serif; text-wrap: balance; }
p { margin: 0 0 1.5rem; color: var(--soft); }
button { width: 100%; min-height: 3rem; padding: .75rem 1.25rem; border: 0; border-radius: .25rem; background: var(--act); color: var(--on-act); font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--emerald); outline-offset: 3px; }
`;

/** The khatam star: two squares, one of them turned. */
const star =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5h14v14H5z"/><path d="M5 5h14v14H5z" transform="rotate(45 12 12)"/></svg>';

/**
 * A page that posts these fields by itself, and has a button where no script runs; with the policy to send it by.
 * @param to.name of the provider whose page is next
 * @param to.language that of the gift
 */
export function formPage(
  { url, fields }: { url: string; fields: Record<string, string> },
  { name, language }: { name: string; language: Language },
): { html: string; policy: string } {
  const t = textIn(language, donationStateWords);
  const title = t("oneMoreStep", { name });
  const nonce = randomBytes(16).toString("base64");
  const inputs = Object.entries(fields).map(
    ([field, value]) => `<input type="hidden" name="${escapeHtml(field)}" value="${escapeHtml(value)}">`,
  );
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${style}</style>
<main>
${star}
<h1>${title}</h1>
<p>${t("notPaidYet")}</p>
<form method="post" action="${escapeHtml(url)}">
${inputs.join("\n")}
<button>${t("goOnTo", { name })}</button>
</form>
</main>
<script nonce="${nonce}">document.forms[0].submit();</script>
</html>`;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    // Browsers hold the redirects that follow a form to this too: the provider may lead straight back.
    `form-action ${new URL(url).origin} 'self'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html, policy };
}
