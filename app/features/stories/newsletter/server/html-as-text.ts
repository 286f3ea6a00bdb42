/*
 * The text part of a mail, made of the HTML that Markdown becomes: a mail program without HTML shows the same words, with
 * the address of each link behind them.
 */

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
const decode = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

const attribute = (tag: string, name: string) =>
  decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

class TextWriter {
  text = "";
  /** The numbers of the lists that are open; undefined for one without numbers. */
  readonly lists: (number | undefined)[] = [];
  readonly links: { href: string; from: number }[] = [];
  quotes = 0;
  preformatted = false;

  atLineStart(): boolean {
    return this.text === "" || this.text.endsWith("\n");
  }
  breakLine(): void {
    if (!this.atLineStart()) this.text += "\n";
  }
  /** Within a list its entries stand close together. */
  paragraph(): void {
    this.breakLine();
    if (this.lists.length === 0 && this.text !== "" && !this.text.endsWith("\n\n")) this.text += "\n";
  }
  write(words: string): void {
    if (words === "") return;
    const indent = "> ".repeat(this.quotes) + "  ".repeat(Math.max(0, this.lists.length - 1));
    this.text += this.atLineStart() ? indent + words : words;
  }
  words(html: string): void {
    if (this.preformatted) {
      for (const line of decode(html).split(/(?<=\n)/)) this.write(line);
      return;
    }
    const words = decode(html).replace(/\s+/g, " ");
    this.write(this.atLineStart() || this.text.endsWith(" ") ? words.trimStart() : words);
  }
}

type Element = { open?: (out: TextWriter, tag: string) => void; close?: (out: TextWriter) => void };

const block: Element = { open: (out) => out.paragraph(), close: (out) => out.paragraph() };

const list = (start: (tag: string) => number | undefined): Element => ({
  open(out, tag) {
    out.paragraph();
    out.lists.push(start(tag));
  },
  close(out) {
    out.lists.pop();
    out.paragraph();
  },
});

const elements: Record<string, Element> = {
  ...Object.fromEntries(["h2", "h3", "h4", "h5", "h6", "table", "figure"].map((name) => [name, block])),
  // A paragraph in an entry of a list goes on behind the entry's sign.
  p: { open: (out) => out.lists.length === 0 && out.paragraph(), close: (out) => out.paragraph() },
  br: { open: (out) => out.breakLine() },
  hr: {
    open(out) {
      out.paragraph();
      out.write("* * *");
      out.paragraph();
    },
  },
  pre: {
    open(out) {
      out.paragraph();
      out.preformatted = true;
    },
    close(out) {
      out.preformatted = false;
      out.paragraph();
    },
  },
  blockquote: {
    open(out) {
      out.paragraph();
      out.quotes += 1;
    },
    close(out) {
      out.quotes -= 1;
      out.paragraph();
    },
  },
  ul: list(() => undefined),
  ol: list((tag) => Number(attribute(tag, "start") || 1)),
  li: {
    open(out) {
      out.breakLine();
      const number = out.lists.at(-1);
      if (number !== undefined) out.lists[out.lists.length - 1] = number + 1;
      out.write(number === undefined ? "- " : `${number}. `);
    },
    close: (out) => out.breakLine(),
  },
  tr: { close: (out) => out.breakLine() },
  td: { close: (out) => out.write(" ") },
  th: { close: (out) => out.write(" ") },
  img: {
    open(out, tag) {
      const alt = attribute(tag, "alt");
      if (alt) out.write(`[${alt}]`);
    },
  },
  a: {
    open: (out, tag) =>
      out.links.push({ href: attribute(tag, "href").replace(/^mailto:/, ""), from: out.text.length }),
    close(out) {
      const { href = "", from = 0 } = out.links.pop() ?? {};
      // An address that stands there already is not said twice.
      if (href && !out.text.slice(from).includes(href)) out.write(` (${href})`);
    },
  },
};

/**
 * @param html sanitised: a "<" that is no tag is escaped, and attributes stand in double quotes
 * @returns plain text, without a line break at its end
 */
export function htmlAsText(html: string): string {
  const out = new TextWriter();
  for (const [part] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const [, closing, name = ""] = /^<(\/?)([a-z0-9]+)/.exec(part) ?? [];
    if (closing === undefined) out.words(part);
    else if (closing) elements[name]?.close?.(out);
    else elements[name]?.open?.(out, part);
  }
  return out.text
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
