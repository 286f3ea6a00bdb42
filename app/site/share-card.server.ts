import { findPackageJSON } from "node:module";
import path from "node:path";
import type { OverlayOptions, Sharp, SharpOptions } from "sharp";
import { publicPage } from "#app/lib/page-headers.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { QueueFullError, WorkQueue } from "#server/work-queue.ts";
import { cardSize } from "./head-tags.ts";
import ground from "./share-card.svg?raw";

/*
 * The picture that social networks show of a shared page: title, kind and the foundation's name, set by Pango (it comes
 * with sharp), which shapes Urdu and breaks lines. The fonts are ours, so that it needs none of the machine's.
 */

export type ShareCard = {
  /** What kind of page it is, in small capitals: "Story". */
  kind: string;
  title: string;
  /** Under the title: a day and a place, what it is about. */
  detail?: string;
  /** The foundation's name. */
  name: string;
};

const { width, height } = cardSize;
const margin = 72;
const bandTop = 512;
const gap = 34;
/** A title has at most this height; a longer one is set smaller until it fits. */
const titleBox = { width: width - 2 * margin, height: 270 };
const titleSizes = [108, 88, 72, 60, 50];
const longestTitle = 220;
const longestDetail = 140;

const ink = "#12261e";
const soft = "#41544a";
const emerald = "#0b5d44";
const cream = "#f7f0e1";

/** Drawing takes a tenth of a second of one processor. Each card that waits holds the place of a page. */
const queue = new WorkQueue({ concurrency: 1, maxWaiting: 3 });

/**
 * The card as a response of a route, which the page cache keeps. 503 with Retry-After when too many are being drawn.
 */
export async function shareCardResponse(card: ShareCard): Promise<Response> {
  try {
    const png = await queue.run("cards", () => drawShareCard(card));
    return new Response(new Uint8Array(png), { headers: { ...publicPage, "content-type": "image/png" } });
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    return new Response(null, { status: 503, headers: { "retry-after": String(error.retryAfterSeconds) } });
  }
}

/** The name of a card's page in its path: "/cards/blog/a-story.png" is of "a-story"; undefined for another file. */
export const cardName = (file: string): string | undefined => /^([^\0]{1,300})\.png$/.exec(file)?.[1];

/** @returns a PNG of 1200 x 630 pixels */
export async function drawShareCard({ kind, title, detail, name }: ShareCard): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  await loadFonts(sharp);
  const urdu = isUrdu(title);
  const set = (text: string, look: Look, box: Box) => setText(sharp, text, look, box);

  const label = await set(kind.toUpperCase(), { family: "sans", size: 25, colour: emerald, spacing: 3 }, {});
  const heading = await setTitle(sharp, cut(title, longestTitle));
  const line =
    detail &&
    (await set(
      cut(detail, longestDetail),
      { family: "sans", size: 28, colour: soft },
      { width: titleBox.width },
    ));
  const owner = await set(name, { family: "serif", size: 40, colour: cream }, {});

  // The lines stand in the middle of what the band leaves.
  const texts = [label, heading, ...(line ? [line] : [])];
  const total = texts.reduce((sum, { height }) => sum + height, gap * (texts.length - 1));
  let top = Math.round((bandTop - total) / 2);
  const layers: OverlayOptions[] = texts.map((text) => {
    const layer = { input: text.png, left: urdu ? width - margin - text.width : margin, top };
    top += text.height + gap;
    return layer;
  });
  const ownerTop = Math.round((bandTop + height + 6 - owner.height) / 2);
  layers.push({ input: owner.png, left: margin + 84, top: ownerTop });
  return sharp(Buffer.from(ground))
    .resize(width, height)
    .composite(layers)
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
}

type MakeSharp = (options: SharpOptions) => Sharp;
type Text = { png: Buffer; width: number; height: number };
type Look = { family: "serif" | "sans"; size: number; colour: string; spacing?: number };
/** In pixels. Without a height the text keeps its size; with one it is scaled to fit. */
type Box = { width?: number; height?: number };

/** The first size in which the title fits its box, else the last one scaled down. */
async function setTitle(sharp: MakeSharp, title: string): Promise<Text> {
  for (const size of titleSizes) {
    const text = await setText(
      sharp,
      title,
      { family: "serif", size, colour: ink },
      { width: titleBox.width },
    );
    if (text.height <= titleBox.height && text.width <= titleBox.width) return text;
  }
  return setText(sharp, title, { family: "serif", size: titleSizes.at(-1) ?? 44, colour: ink }, titleBox);
}

/** The names that the files give themselves; Urdu letters are taken from the third. */
const families = { serif: "Alegreya", sans: "Source Sans 3 ExtraLight", nastaliq: "Noto Nastaliq Urdu" };

async function setText(sharp: MakeSharp, text: string, look: Look, box: Box): Promise<Text> {
  const attributes = {
    font_family: `${families[look.family]}, ${families.nastaliq}`,
    // In 1024ths of a point, which is a pixel at 72 dpi.
    font_size: look.size * 1024,
    letter_spacing: (look.spacing ?? 0) * 1024,
    foreground: look.colour,
  };
  const markup = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
  const dpi = box.height === undefined ? { dpi: 72 } : { height: box.height };
  const { data, info } = await sharp({
    text: {
      text: `<span ${markup.join(" ")}>${escapeMarkup(text)}</span>`,
      fontfile: fontFile(look.family),
      rgba: true,
      wrap: "word-char",
      ...(box.width === undefined ? {} : { width: box.width }),
      ...dpi,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** A font that Pango has read once is there for every later text: the Urdu letters of a Latin line need it. */
let loaded: Promise<unknown> | undefined;
function loadFonts(sharp: MakeSharp): Promise<unknown> {
  loaded ??= Promise.all(
    (["serif", "sans", "nastaliq"] as const).map((font) =>
      sharp({ text: { text: "a", fontfile: fontFile(font) } })
        .png()
        .toBuffer(),
    ),
  );
  return loaded;
}

function fontFile(font: keyof typeof families): string {
  const root = path.dirname(findPackageJSON(import.meta.url) ?? "");
  return path.join(root, "app/styles/fonts", `card-${font}.ttf`);
}

function cut(text: string, length: number): string {
  const letters = Array.from(text.replace(/\s+/gu, " ").trim());
  return letters.length <= length ? letters.join("") : `${letters.slice(0, length).join("").trimEnd()}…`;
}

/** For Pango's markup, which takes no control characters. */
const escapeMarkup = (text: string) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
