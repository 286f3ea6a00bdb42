import { escapedText } from "./write-markdown.ts";

/*
 * What other programs put on the clipboard, as the HTML that it means: Word writes lists as paragraphs, spreadsheets copy
 * tables, which the Visual tab shows as text, and messengers have pictures in place of emoji.
 */

/** For `transformPastedHTML`. Nothing of it is loaded or run: a template's content belongs to no page. */
export function mendPasted(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  const { content } = template;
  for (const image of content.querySelectorAll("img[alt]"))
    if (isEmoji(image.getAttribute("alt") ?? "")) image.replaceWith(image.getAttribute("alt") ?? "");
  mendLists(content);
  // The inner ones first.
  for (const table of [...content.querySelectorAll("table")].reverse()) table.replaceWith(...blocksOf(table));
  return template.innerHTML;
}

const isEmoji = (text: string) =>
  /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(text) &&
  /^[\p{Extended_Pictographic}\p{Emoji_Component}]{1,12}$/u.test(text);

/** Of an entry of a list in Word: how deep it stands. */
const wordLevel = /mso-list:\s*l\d+\s+level(\d)/i;
const wordSign = /mso-list:\s*ignore/i;

/** Word's entries are paragraphs with their sign as text: those that follow each other become a list. */
function mendLists(content: DocumentFragment): void {
  let open: Element[] = [];
  for (const paragraph of content.querySelectorAll('[style*="mso-list"]')) {
    const level = Number(wordLevel.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 0);
    if (level === 0) continue;
    const sign = [...paragraph.querySelectorAll('[style*="mso-list"]')].find((element) =>
      wordSign.test(element.getAttribute("style") ?? ""),
    );
    const number = /^[\p{L}\p{N}]+(?=[.)])/u.exec(sign?.textContent.trim() ?? "")?.[0];
    sign?.remove();
    const follows = open[0] !== undefined && paragraph.previousElementSibling === open[0];
    // An entry stands at most one level below the one before it.
    open = follows ? open.slice(0, level) : [];
    const tag = number === undefined ? "UL" : "OL";
    const isDeeper = open.length < level;
    if (isDeeper || open.at(-1)?.tagName !== tag) {
      const list = document.createElement(tag);
      if (Number(number) > 1) list.setAttribute("start", String(Number(number)));
      const above = isDeeper ? open.at(-1) : open.at(-2);
      if (!isDeeper) open.pop();
      if (above?.lastElementChild) above.lastElementChild.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = document.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** A table of one column, or with whole texts in its cells, is only a frame: its cells follow each other. */
function blocksOf(table: HTMLTableElement): Element[] {
  const rows = [...table.querySelectorAll("tr")].map((row) => [...row.querySelectorAll("td, th")]);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const isFrame = table.querySelector("[data-markdown], img, ul, ol, h1, h2, h3, h4, h5, h6") !== null;
  if (width < 2 || isFrame) {
    return rows.flat().map((cell) => {
      const block = document.createElement("div");
      block.append(...cell.childNodes);
      return block;
    });
  }
  const block = document.createElement("div");
  block.setAttribute("data-markdown", tableText(rows));
  return [block];
}

/** Its first row is the heading: Markdown has no table without. */
function tableText(rows: Element[][]): string {
  const lines = rows
    .map((cells) =>
      cells.flatMap((cell) => {
        const spanned = Math.min(Number(cell.getAttribute("colspan") ?? 1), maxSpan);
        return [cellText(cell), ...Array.from({ length: Math.max(0, spanned - 1) }, () => "")];
      }),
    )
    .filter((cells) => cells.some((text) => text !== ""));
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  const [head = [], ...body] = lines.map((cells) => [...cells, ...Array(width - cells.length).fill("")]);
  return [head, Array(width).fill("---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
/** A spreadsheet's title may span all of its columns. */
const maxSpan = 50;

function cellText(cell: Element): string {
  for (const block of cell.querySelectorAll("p, div")) block.append(" ");
  for (const line of cell.querySelectorAll("br")) line.replaceWith(" ");
  const text = cell.textContent.replace(/\s+/g, " ").trim();
  return escapedText(text).replaceAll("|", "\\|");
}
