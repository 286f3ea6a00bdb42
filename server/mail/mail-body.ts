import type { Language } from "#app/contract/language.ts";
import { escapeHtml } from "#app/lib/escape-text.ts";
import { langAttrs } from "#app/lib/urdu.ts";

export type MailContent = {
  /** English where nothing is said. */
  language?: Language;
  /** May contain user text: made safe by headerText. */
  subject: string;
  greeting?: string;
  /** Each of one line, or of several. */
  paragraphs: string[];
  /** Rows of a table, for instance of what was sent to us. */
  facts?: [label: string, value: string][];
  action?: { label: string; url: string };
  /** Below the action, smaller: other things that the reader may do. */
  links?: { label: string; url: string }[];
  /** The foundation by default; empty where the text has its own. */
  closing?: string;
};

export type RenderedMail = { subject: string; text: string; html: string };

/** Line breaks, control characters and direction marks. */
const notInHeaders = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** The at sign and its full-width forms. */
const atSigns = /\s*[@\ufe6b\uff20]\s*/g;
const brackets = /[<>\u2039\u203a\u27e8\u27e9\ufe64\ufe65\uff1c\uff1e]+/g;
const maxHeaderLength = 200;

/**
 * Makes user text safe for a mail header: one line of limited length that cannot look like an address. A name
 * such as "Director <director@umeed.example>" would otherwise be shown as the sender.
 */
export const headerText = (text: string) =>
  text
    .slice(0, maxHeaderLength)
    .toWellFormed()
    .replace(notInHeaders, " ")
    .replace(atSigns, " at ")
    .replace(brackets, " ")
    .replace(/ +/g, " ")
    .trim();

/** Every line but the first is indented, so that none can be taken for the next fact. */
const indented = (value: string) => value.replace(/\r\n|[\n\r\v\f\u2028\u2029]/g, "\n    ");

/** A text that staff have written, in paragraphs: a blank line begins a new one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const foundations: Readonly<Record<Language, string>> = {
  en: "Umeed Welfare Foundation, Lahore",
  ur: "امید ویلفیئر فاؤنڈیشن، لاہور",
};

/** Urdu in Nastaliq where the machine has it. */
const looks: Readonly<Record<Language, string>> = {
  en: "font-family:Georgia,serif;line-height:1.5",
  ur: "font-family:'Noto Nastaliq Urdu','Jameel Noori Nastaleeq',serif;line-height:2.2",
};

/** Renders the subject, text and HTML of a mail. User text is escaped in the HTML part. */
export function renderMail(content: MailContent): RenderedMail {
  const {
    language = "en",
    greeting,
    paragraphs,
    facts = [],
    action,
    links = [],
    closing = foundations[language],
  } = content;
  const text = [
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${indented(value)}`).join("\n"),
    action && `${action.label}:\n${action.url}`,
    links.map(({ label, url }) => `${label}: ${url}`).join("\n"),
    closing,
  ];
  /** A paragraph in the other language has its own direction: staff answer in both, and people write in either. */
  const paragraph = (content: string, text = "") => {
    const { lang, dir } = langAttrs(text, language);
    const own = lang && lang !== language ? ` lang="${lang}" dir="${dir}"` : "";
    return `<p${own} style="margin:0 0 16px${own && `;${looks[lang ?? language]}`}">${content}</p>`;
  };
  const link = ({ label, url }: { label: string; url: string }) =>
    `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  const start = language === "ur" ? "right" : "left";
  // A phone number or a reference in a cell must not be turned around.
  const shown = (value: string) => {
    const text = escapeHtml(value).replace(/\n/g, "<br>");
    return language === "ur" ? `<bdi>${text}</bdi>` : text;
  };
  const html = [
    greeting && paragraph(escapeHtml(greeting), greeting),
    ...paragraphs.map((content) => paragraph(escapeHtml(content).replace(/\n/g, "<br>"), content)),
    facts.length > 0 &&
      `<table cellpadding="4">${facts
        .map(
          ([label, value]) =>
            `<tr><th align="${start}" valign="top">${escapeHtml(label)}</th><td>${shown(value)}</td></tr>`,
        )
        .join("")}</table>`,
    action && paragraph(link(action)),
    links.length > 0 && paragraph(links.map(link).join(" &middot; ")),
    closing && paragraph(escapeHtml(closing)),
  ];
  return {
    subject: headerText(content.subject),
    text: `${text.filter(Boolean).join("\n\n")}\n`,
    html: `<!doctype html><html lang="${language}"${language === "ur" ? ' dir="rtl"' : ""}><body style="${looks[language]}">${html.filter(Boolean).join("")}</body></html>`,
  };
}
