/** What a mail says, before it is text and HTML. */
export type Letter = {
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

/** One line without control characters: a subject is a header, and a header is one line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Both parts of a mail from one letter. Whatever people typed is escaped in the HTML part. */
export function writeLetter(letter: Letter): { subject: string; text: string; html: string } {
  const { greeting, paragraphs, facts = [], action, closing = "Umeed Welfare Foundation, Lahore" } = letter;
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
    subject: oneLine(letter.subject),
    text: `${text.filter(Boolean).join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:Georgia,serif;line-height:1.5">${html.filter(Boolean).join("")}</body></html>`,
  };
}
