import { compile, type FormatCallback } from "html-to-text";
import { apiBase } from "#app/contract/call.ts";
import { commaIn, type Language, pathIn } from "#app/contract/language.ts";
import { escapeHtml } from "#app/lib/escape-text.ts";
import { parsePictureName, variantName } from "#app/lib/picture.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { textIn } from "#app/lib/words.server.ts";
import { newsletterMailWords } from "#app/parts/newsletter/newsletter.words.ts";
import type { Identity } from "#app/site/identity.ts";
import { isSafeLink } from "#content/safe-link.ts";
import { headerText, type RenderedMail } from "#server/mail/mail-body.ts";

/*
 * A newsletter as a mail. Mail programs know little CSS: layout by one table for Outlook, each element's look in its own
 * `style`, the colours of the site's tokens. Nothing in it is counted: links lead where they say, pictures have the plain
 * addresses of our site, the same for every reader; one address alone is a reader's own, the one to unsubscribe.
 */

export type NewsletterText = {
  subject: string;
  preheader: string;
  /** Sanitised, as `markdownRenderer` makes it. */
  html: string;
};

type MailOptions = {
  /** Of head and footer: the reader's. The text has its own. */
  language: Language;
  /** In that language. */
  identity: Identity;
  /** What relative addresses begin with; "" for a preview on the site itself. */
  siteUrl: string;
  /** The reader's own address; a mark while there is no reader yet. */
  leaveUrl: string;
  /** Below the text: what is special about this mail, such as that it is a test. */
  remark?: string;
  /** A preview in a page has no style sheet of its own: the page's policy refuses it. */
  preview?: boolean;
};

const serif = "Georgia,'Times New Roman',serif";
const sans = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
/** Urdu in Nastaliq where the machine has it. */
const urduLook = "font-family:'Noto Nastaliq Urdu','Jameel Noori Nastaleeq',serif;line-height:2.2";

const looks: Record<string, string> = {
  p: "margin:0 0 16px",
  ...Object.fromEntries(
    ["h2", "h3", "h4", "h5", "h6"].map((name, at) => [
      name,
      `margin:${at === 0 ? 32 : 24}px 0 8px;font-family:${serif};font-size:${[22, 19, 17, 16, 16][at]}px;line-height:1.3;color:#07432f`,
    ]),
  ),
  ul: "margin:0 0 16px;padding-inline-start:24px",
  ol: "margin:0 0 16px;padding-inline-start:24px",
  li: "margin:0 0 6px",
  blockquote: "margin:0 0 16px;padding-inline-start:16px;border-inline-start:3px solid #0b5d44",
  a: "color:#0b5d44;text-decoration:underline",
  img: "display:block;max-width:100%;height:auto;border:0;margin:0 0 16px",
  hr: "border:0;border-top:1px solid #dccfb8;margin:24px 0",
  pre: "margin:0 0 16px;padding:12px;background:#f3ebdc;white-space:pre-wrap",
  table: "border-collapse:collapse;margin:0 0 16px",
  th: "padding:6px 10px;border:1px solid #dccfb8;text-align:start",
  td: "padding:6px 10px;border:1px solid #dccfb8",
};

/** What has a class here has its dark counterpart. */
const dark: Record<string, string> = {
  paper: "background:#101b16",
  card: "background:#17241e",
  ink: "color:#efe8d9",
  faint: "color:#98a59b",
};
const darkRules = [
  ...Object.entries(dark).map(([name, look]) => `.${name}{${look} !important}`),
  ".ink h1,.ink h2,.ink h3,.ink h4,.ink h5,.ink h6{color:#93ddbd !important}",
  "a{color:#72cda6 !important}",
].join("");

export function newsletterMail(
  { subject, preheader, html }: NewsletterText,
  { language, identity, siteUrl, leaveUrl, remark, preview = false }: MailOptions,
): RenderedMail {
  const urdu = isUrdu(html.replace(/<[^>]*>/g, " "));
  const body = dressed(absolute(html, siteUrl), urdu);
  const { street, city, country } = identity.address;
  const address = [street, city, country].filter(Boolean).join(commaIn(language));
  const t = textIn(language, newsletterMailWords);
  const why = t("why", { name: identity.shortName });
  const frame = languageOf(language === "ur");
  const frameLook = language === "ur" ? urduLook : `font-family:${sans};line-height:1.6`;
  const footer = [
    ...(remark ? [`<strong>${escapeHtml(remark)}</strong>`] : []),
    `${escapeHtml(identity.name)}<br>${escapeHtml(address)}`,
    escapeHtml(why),
  ];
  const link = (url: string, label: string) =>
    `<a href="${escapeHtml(url)}" style="display:inline-block;padding:6px 0;color:#0b5d44">${label}</a>`;
  return {
    subject: headerText(subject),
    text: [
      ...(preheader ? [preheader] : []),
      htmlAsText(absolute(html, siteUrl)),
      ["---", ...(remark ? [remark] : []), identity.name, address].join("\n"),
      why,
      `${t("leave")}: ${leaveUrl}`,
    ]
      .join("\n\n")
      .concat("\n"),
    html: [
      `<!doctype html><html ${languageOf(urdu)}><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
      `<title>${escapeHtml(subject)}</title>`,
      preview ? "" : `<style>@media (prefers-color-scheme:dark){${darkRules}}</style>`,
      `</head><body class="paper" style="margin:0;padding:0;background:#fbf6ec">`,
      preheader
        ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}</div>`
        : "",
      '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:16px 8px">',
      '<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">',
      `<tr><td class="ink" ${frame} style="padding:8px 16px 16px;${language === "ur" ? urduLook : `font-family:${serif}`};font-size:20px;font-weight:bold;color:#07432f">${escapeHtml(identity.shortName)}</td></tr>`,
      `<tr><td class="card ink" style="padding:24px 16px;background:#fffdf8;border-top:3px solid #0b5d44;font-size:16px;color:#12261e;${urdu ? urduLook : `font-family:${sans};line-height:1.6`};overflow-wrap:anywhere">`,
      subject
        ? `<h1 ${languageOf(isUrdu(subject))} style="margin:0 0 20px;font-size:27px;color:#07432f;${isUrdu(subject) ? urduLook : `font-family:${serif};line-height:1.25`}">${escapeHtml(subject)}</h1>`
        : "",
      body,
      "</td></tr>",
      `<tr><td class="faint" ${frame} style="padding:20px 16px;${frameLook};font-size:14px;color:#5c6c63">`,
      ...footer.map((paragraph) => `<p style="margin:0 0 10px">${paragraph}</p>`),
      `<p style="margin:0">${link(leaveUrl, t("leave"))} &nbsp;&middot;&nbsp; ${link(`${siteUrl}${pathIn(language, "/privacy-policy")}`, t("privacy"))}</p>`,
      "</td></tr></table></td></tr></table></body></html>",
    ].join(""),
  };
}

/**
 * The first link that leads nowhere from a mail, as `donate`, `www.x` or a part of the page, with its line in the text.
 * @param html what the text has become
 */
export function lostLink(html: string, text: string): { line: number; address: string } | undefined {
  const addresses = Array.from(html.matchAll(/ href="([^"]*)"/g), ([, href = ""]) =>
    decoded(href.replaceAll("&amp;", "&")),
  );
  const address = addresses.find((one) => one.startsWith("#") || !isSafeLink(one));
  if (address === undefined) return undefined;
  const at = text.split("\n").findIndex((line) => line.includes(address));
  return { line: Math.max(at, 0) + 1, address: address.slice(0, maxNamed) };
}
const maxNamed = 100;

/** As it was typed: letters that no address has are encoded in HTML. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch (error) {
    if (error instanceof URIError) return address;
    throw error;
  }
}

/** Addresses of this site with the site before them. A picture has its smaller size, where it has one. */
function absolute(html: string, siteUrl: string): string {
  return html
    .replace(/ href="\//g, ` href="${escapeHtml(siteUrl)}/`)
    .replace(/<img src="(\/[^"]*)"([^>]*?) ?\/?>/g, (_tag, src: string, rest: string) => {
      const { path, width } = mailPicture(src);
      const kept = rest.replace(/ (?:loading|decoding)="[^"]*"/g, "");
      return `<img src="${escapeHtml(siteUrl)}${path}"${kept}${width ? ` width="${width}"` : ""}>`;
    });
}

/** As wide as the column of text. */
const columnWidth = 568;
/** Sharp on a phone, and a tenth of what a camera makes. */
const pictureWidth = 800;

function mailPicture(src: string): { path: string; width?: number } {
  const folder = `${apiBase}/uploads/images/`;
  const picture = src.startsWith(folder) ? parsePictureName(src.slice(folder.length)) : undefined;
  if (!picture) return { path: src };
  const width = Math.min(picture.width, columnWidth);
  if (picture.width <= pictureWidth || !picture.widths.includes(pictureWidth)) return { path: src, width };
  return { path: folder + variantName(picture.stem, pictureWidth, "webp"), width };
}

const languageOf = (urdu: boolean) => (urdu ? 'lang="ur" dir="rtl"' : 'lang="en" dir="ltr"');

const headings = new Set(["h2", "h3", "h4", "h5", "h6"]);

/**
 * Each element with its look. The sanitiser writes attributes of its own only, and none is called style.
 * @param urdu whether the text as a whole is: then headings, too, that are not marked as English
 */
const dressed = (html: string, urdu: boolean): string =>
  html.replace(/<([a-z][a-z0-9]*)((?:\s[^>]*)?)>/g, (tag, name: string, rest: string) => {
    const inUrdu =
      rest.includes(' lang="ur"') || (urdu && headings.has(name) && !rest.includes(' lang="en"'));
    const inEnglish = urdu && rest.includes(' lang="en"') && !headings.has(name);
    const look = [looks[name], inUrdu && urduLook, inEnglish && `font-family:${sans};line-height:1.6`].filter(
      Boolean,
    );
    return look.length > 0 ? `<${name}${rest} style="${look.join(";")}">` : tag;
  });

const dividerLine: FormatCallback = (_element, _walk, text) => {
  text.openBlock({ leadingLineBreaks: 2 });
  text.addInline("* * *");
  text.closeBlock({ trailingLineBreaks: 2 });
};

const pictureWords: FormatCallback = ({ attribs }, _walk, text) => {
  if (attribs.alt) text.addInline(`[${attribs.alt}]`);
};

const convert = compile({
  wordwrap: false,
  formatters: { dividerLine, pictureWords },
  selectors: [
    ...["h2", "h3", "h4", "h5", "h6"].map((selector) => ({
      selector,
      options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
    })),
    // Within a list its entries stand close together.
    { selector: "li > p", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "a", options: { linkBrackets: ["(", ")"], hideLinkHrefIfSameAsText: true } },
    { selector: "table", format: "dataTable", options: { colSpacing: 1, uppercaseHeaderCells: false } },
    { selector: "hr", format: "dividerLine" },
    { selector: "img", format: "pictureWords" },
  ],
});

/**
 * The text part of a mail: a mail program without HTML shows the same words, with the address of each link behind them.
 * @param html sanitised
 */
export const htmlAsText = (html: string): string =>
  convert(html)
    .replace(/[ \t]+$/gm, "")
    .trimEnd();
