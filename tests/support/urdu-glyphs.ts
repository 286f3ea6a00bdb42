import { expect, type Page } from "@playwright/test";

/* Whether Nastaliq has the room that it needs: a word rises up to twice its size above its baseline. */

/** Words that rise highest above their line or reach lowest below it, of all lengths. */
const tallWords = [
  "کیجیے",
  "پروگرام",
  "لکشمی",
  "تعلیم",
  "مکمل",
  "نصیحتیں",
  "گنتی",
  "یتیم",
  "کیلکولیٹر",
  "کشمیر",
];

/**
 * Replaces each word of the page by one of the tallest and lowest of Urdu: what staff and visitors may write anywhere.
 * Numbers stay, and what is read from the left.
 */
export async function setInTallWords(page: Page): Promise<void> {
  await page.evaluate((words) => {
    for (const part of document.querySelectorAll("body [lang=en], body [dir=auto]")) {
      part.removeAttribute("lang");
      part.removeAttribute("dir");
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let place = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest("script, style, template, title, bdi, code, [dir=ltr], .brand-name"))
        continue;
      const tall = (text.nodeValue ?? "").replace(/\p{L}[\p{L}\p{M}'’-]*/gu, () => {
        place += 1;
        return words[place % words.length] ?? "";
      });
      // What stays the same is not laid out anew.
      if (tall !== text.nodeValue) text.nodeValue = tall;
    }
  }, tallWords);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * The boxes of the words' glyphs against the visible area around them, and against each other in neighbouring lines.
 * Cut at the side is left out: a text that is cut with dots is so on purpose.
 * @returns a line for each word that is cut, or whose ink lies deep in the line above it
 */
async function findCutWords(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    type Word = { text: string; left: number; right: number; top: number; bottom: number; line: number };
    const tolerance = 1;
    /** The stroke of ک alone may stand out of a button, in its own size. */
    const tip = 0.3;
    /** How deep a word may reach into the line above it, in its own size: Nastaliq's lines are closer than its tallest words. */
    const deepest = 0.8;
    const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    canvas.direction = "rtl";

    /** The words of a text that are rendered, with the boxes of their ink. */
    function wordsOf(node: Text): Word[] {
      const parent = node.parentElement as HTMLElement;
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
      canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const range = document.createRange();
      return [...node.data.matchAll(/\p{Script=Arabic}+/gu)].flatMap(({ 0: text, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const [box] = range.getClientRects();
        if (!box || box.width === 0) return [];
        const ink = canvas.measureText(text);
        // The box of a text is as high as its first font, whose ascent leads to the baseline.
        const baseline = box.top + Math.round(ink.fontBoundingBoxAscent);
        const [top, bottom] = [
          baseline - ink.actualBoundingBoxAscent,
          baseline + ink.actualBoundingBoxDescent,
        ];
        return [{ text, left: box.left, right: box.right, top, bottom, line: baseline }];
      });
    }

    /** The visible area that the parts around an element leave to it. */
    function visibleArea(element: Element) {
      const area = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity, by: "" };
      for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
        const { overflowY, overflowClipMargin, display, position } = getComputedStyle(part);
        if (overflowY === "visible" || display === "inline") continue;
        const box = part.getBoundingClientRect();
        const margin = overflowY === "clip" ? Number.parseFloat(overflowClipMargin) || 0 : 0;
        const top = box.top + part.clientTop - margin;
        area.left = Math.max(area.left, box.left - margin);
        area.right = Math.min(area.right, box.right + margin);
        // What lies below can be scrolled to; what lies above the beginning cannot.
        const scrolls = overflowY === "auto" || overflowY === "scroll";
        const highest = scrolls ? top - part.scrollTop : top;
        if (highest > area.top) area.by = part.className;
        area.top = Math.max(area.top, highest);
        if (!scrolls) area.bottom = Math.min(area.bottom, top + part.clientHeight + 2 * margin);
        if (position === "fixed") break;
      }
      return area;
    }

    /** The upper edge of the nearest part that is painted behind an element: white on green is not seen above it. */
    function paintedFrom(element: Element): number {
      for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
        const { backgroundColor, display } = getComputedStyle(part);
        const isPainted = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
        if (display !== "inline" && isPainted) return part.getBoundingClientRect().top;
      }
      return -Infinity;
    }

    const found: string[] = [];
    const lines = new Map<Element, Word[]>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const parent = text.parentElement;
      if (!parent || !/\p{Script=Arabic}/u.test(text.data) || parent.closest("option, .sr-only")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const area = visibleArea(parent);
      const painted = paintedFrom(parent);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      let block: Element = parent;
      while (getComputedStyle(block).display === "inline" && block.parentElement) block = block.parentElement;
      for (const word of wordsOf(text)) {
        const isAway =
          word.line > area.bottom + tolerance ||
          word.line < area.top ||
          word.left >= area.right - tolerance ||
          word.right <= area.left + tolerance;
        if (isAway) continue;
        const where = `<${parent.tagName.toLowerCase()} class="${parent.className}"> in "${area.by}", ${Math.round(word.line + window.scrollY)} px`;
        if (word.top < area.top - tolerance)
          found.push(`${word.text} is cut by ${(area.top - word.top).toFixed(1)} px at its head: ${where}`);
        if (word.top < painted - size * tip)
          found.push(
            `${word.text} stands out by ${(painted - word.top).toFixed(1)} px above what it stands on: ${where}`,
          );
        if (word.bottom > area.bottom + tolerance)
          found.push(
            `${word.text} is cut by ${(word.bottom - area.bottom).toFixed(1)} px at its foot: ${where}`,
          );
        const before = lines.get(block) ?? [];
        const under = before.find(
          (other) =>
            other.line < word.line - size &&
            other.left < word.right &&
            word.left < other.right &&
            other.bottom - word.top > deepest * size,
        );
        if (under) found.push(`${word.text} lies in ${under.text} above it: ${where}`);
        before.push(word);
        lines.set(block, before);
      }
    }
    return found;
  });
}

/** No word is cut, and nothing stands out at the side. The check goes on after a failure, which names the page. */
export async function expectWholeWords(page: Page, what: string): Promise<void> {
  await expect.soft.poll(() => findCutWords(page), `${page.url()}, ${what}`).toEqual([]);
}
