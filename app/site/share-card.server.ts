import type { OverlayOptions } from "sharp";
import { publicPage } from "#app/lib/page-headers.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { QueueFullError, WorkQueue } from "#server/work-queue.ts";
import { cardSize } from "./head-tags.ts";
import type { Site } from "./identity.ts";
import ground from "./share-card.svg?raw";
import {
  drawText,
  type MakeSharp,
  openSharp,
  type TextLook,
  type TextPicture,
} from "./text-picture.server.ts";

/* The picture that social networks show of a shared page: title, kind and the foundation's name. */

export type ShareCard = {
  /** What kind of page it is, in small capitals: "Story". */
  kind: string;
  title: string;
  /** Under the title: a day and a place, what it is about. */
  detail?: string;
  name: string;
};

const { width, height } = cardSize;
const margin = 72;
const bandTop = 512;
const gap = 34;
/** A title has at most this height; a longer one is set smaller until it fits. */
const titleBox = { width: width - 2 * margin, height: 270 };
const titleSizes = [100, 84, 70, 60, 50];
const detailBox = { width: titleBox.width, height: 90 };
const nameLeft = margin + 84;
const nameBox = { width: width - margin - nameLeft, height: 96 };
const longestTitle = 220;
const longestDetail = 140;

const ink = "#12261e";
const soft = "#41544a";
const emerald = "#0b5d44";
const cream = "#f7f0e1";

/**
 * Drawing takes a tenth of a second of one processor. Each card that waits holds the place of a page, so few wait, and of
 * one visitor two at most: nobody turns the cards of others away.
 */
const queue = new WorkQueue({ concurrency: 1, maxWaiting: 4, maxPerClient: 2 });

/**
 * The card as a response of a route, which the page cache keeps. 503 with Retry-After when too many are being drawn.
 * @param address the visitor's key for limits
 * @param card undefined: there is no such page
 */
export async function shareCardResponse(
  address: string,
  { identity: { name } }: Site,
  card: Omit<ShareCard, "name"> | undefined,
): Promise<Response> {
  if (!card) return new Response(null, { status: 404 });
  try {
    const png = await queue.run(address, () => drawShareCard({ ...card, name }));
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
  const sharp = await openSharp();
  const urdu = isUrdu(title);
  // Pango refuses a text of which nothing is to be seen.
  const shownTitle = cut(isVisible(title) ? title : name, longestTitle);
  const setIn = (text: string, look: Look, box: Box) => setFitting(sharp, text, look, box);

  const label = await setIn(
    kind.toUpperCase(),
    { family: "sans", sizes: [25], colour: emerald, spacing: 3 },
    detailBox,
  );
  const heading = await setIn(
    shownTitle,
    { family: "serif", sizes: titleSizes, colour: ink, tight: !urdu },
    titleBox,
  );
  const about = detail && isVisible(detail) ? cut(detail, longestDetail) : undefined;
  const line = about && (await setIn(about, { family: "sans", sizes: [28], colour: soft }, detailBox));
  const owner = await setIn(name, { family: "serif", sizes: [40], colour: cream }, nameBox);

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
  layers.push({ input: owner.png, left: nameLeft, top: ownerTop });
  return sharp(Buffer.from(ground))
    .resize(width, height)
    .composite(layers)
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
}

type Look = Omit<TextLook, "size"> & {
  /** In pixels, the largest first: the first in which the text fits its box is taken. */
  sizes: number[];
};
type Box = { width: number; height: number };

/** The text in the first size in which it fits, else scaled down into the box. */
async function setFitting(sharp: MakeSharp, text: string, look: Look, box: Box): Promise<TextPicture> {
  for (const size of look.sizes) {
    const set = await drawText(sharp, text, { ...look, size }, { width: box.width, dpi: 72 });
    if (set.height <= box.height && set.width <= box.width) return set;
  }
  return drawText(sharp, text, { ...look, size: look.sizes.at(-1) ?? 0 }, box);
}

const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

function cut(text: string, length: number): string {
  const letters = Array.from(text.replace(/\s+/gu, " ").trim());
  return letters.length <= length ? letters.join("") : `${letters.slice(0, length).join("").trimEnd()}…`;
}
