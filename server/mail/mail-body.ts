/** What a mail says, before it is text and HTML. */
export type MailContent = {
  /** May hold what people typed: nothing in it will look like an address. */
  subject: string;
  greeting?: string;
  paragraphs: string[];
  /** Rows of a small table: what was sent to us, for instance. */
  facts?: [label: string, value: string][];
  action?: { label: string; url: string };
  closing?: string;
};

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

/** What ends a line, and what shows the rest of one in another order than it is written. */
const notInHeaders = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** The at sign in each of its widths. */
const atSigns = /\s*[@\ufe6b\uff20]\s*/g;
const brackets = /[<>\u2039\u203a\u27e8\u27e9\ufe64\ufe65\uff1c\uff1e]+/g;
const maxHeaderLength = 200;

/**
 * What somebody typed, for a header of a mail: one line of a fair length in which nothing looks like an address. A
 * name such as "Director <director@umeed.example>" would otherwise be read as who wrote.
 */
const headerText = (text: string) =>
  text
    .slice(0, maxHeaderLength)
    .toWellFormed()
    .replace(notInHeaders, " ")
    .replace(atSigns, " at ")
    .replace(brackets, " ")
    .replace(/ +/g, " ")
    .trim();

/** Both parts of a mail from one letter. Whatever people typed is escaped in the HTML part. */
export function renderMail(content: MailContent): { subject: string; text: string; html: string } {
  const { greeting, paragraphs, facts = [], action, closing = "Umeed Welfare Foundation, Lahore" } = content;
  const text = [
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    action && `${action.label}:\n${action.url}`,
    closing,
  ];
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const html = [
    greeting && paragraph(escapeHtml(greeting)),
    ...paragraphs.map((content) => paragraph(escapeHtml(content))),
    facts.length > 0 &&
      `<table cellpadding="4">${facts
        .map(
          ([label, value]) =>
            `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value).replace(/\n/g, "<br>")}</td></tr>`,
        )
        .join("")}</table>`,
    action && paragraph(`<a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a>`),
    paragraph(escapeHtml(closing)),
  ];
  return {
    subject: headerText(content.subject),
    text: `${text.filter(Boolean).join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:Georgia,serif;line-height:1.5">${html.filter(Boolean).join("")}</body></html>`,
  };
}
