import { isUrdu } from "../../lib/urdu.ts";

/** Elements whose whole text is of one language, as people write. Those within each other are not matched. */
const blocks =
  /<(p|h[2-6]|li|td|th)>((?:(?!<(?:p|h[2-6]|li|ul|ol|td|th|blockquote|pre|table)\b)[\s\S])*?)<\/\1>/g;
const urdu = ' lang="ur" dir="rtl"';
const english = ' lang="en" dir="ltr"';

/**
 * Marks the paragraphs, headings and entries of a post that are in another language than the post as a whole, so that
 * an Urdu paragraph of an English post has Nastaliq's lines and runs from the right, and the other way round.
 * @param html sanitised: these elements have no attributes, and a "<" that is no tag is escaped
 */
export function markLanguages(html: string): string {
  const whole = isUrdu(textOf(html));
  return html.replace(blocks, (block, tag: string, inner: string) => {
    const text = textOf(inner);
    if (isUrdu(text) === whole || !/\p{L}/u.test(text)) return block;
    return `<${tag}${whole ? english : urdu}>${inner}</${tag}>`;
  });
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, " ");
