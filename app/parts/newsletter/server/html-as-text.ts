import { compile, type FormatCallback } from "html-to-text";

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
