import { publicPage } from "#app/lib/page-headers.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { QueueFullError, WorkQueue } from "#server/work-queue.ts";
import { cardSize } from "./head-tags.ts";
import type { Site } from "./identity.ts";
import ground from "./share-card.svg?raw";
import { openTextPen, type SetText, type TextLook, type TextPen } from "./text-picture.server.ts";

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
const titleSizes = [100, 84, 70, 60, 50, 40, 30];
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
  const [{ default: sharp }, pen] = await Promise.all([import("sharp"), openTextPen()]);
  const urdu = isUrdu(title);
  const shownTitle = cut(isVisible(title) ? title : name, longestTitle);
  const label: Look = { face: "bold", sizes: [25], colour: emerald, spacing: 3 };
  const heading: Look = { face: "serif", sizes: titleSizes, colour: ink };
  const about = detail && isVisible(detail) ? cut(detail, longestDetail) : undefined;
  const texts = [
    setFitting(pen, kind.toUpperCase(), label, detailBox),
    setFitting(pen, shownTitle, heading, titleBox),
    ...(about
      ? [setFitting(pen, about, { face: "bold", sizes: [28, 22, 16], colour: soft }, detailBox)]
      : []),
  ];
  const owner = setFitting(pen, name, { face: "serif", sizes: [40, 32, 26, 22], colour: cream }, nameBox);

  // The lines stand in the middle of what the band leaves.
  const total = texts.reduce((sum, { height }) => sum + height, gap * (texts.length - 1));
  let top = (bandTop - total) / 2;
  const drawn = texts.map((text) => {
    const part = pen.draw(text, { x: margin, y: top, width: titleBox.width, rightAligned: urdu });
    top += text.height + gap;
    return part;
  });
  const ownerTop = (bandTop + height + 6 - owner.height) / 2;
  drawn.push(pen.draw(owner, { x: nameLeft, y: ownerTop, width: nameBox.width, rightAligned: false }));
  return sharp(Buffer.from(ground.replace("</svg>", `${drawn.join("")}</svg>`)))
    .resize(width, height)
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
}

type Look = Omit<TextLook, "size"> & {
  /** In pixels, the largest first: the first in which the text fits its box is taken. */
  sizes: number[];
};
type Box = { width: number; height: number };

/** The text in the first size in which it fits, else in the last one, in which the longest fits. */
function setFitting(pen: TextPen, text: string, look: Look, box: Box): SetText {
  const [first = 0, ...others] = look.sizes;
  let set = pen.set(text, { ...look, size: first }, box.width);
  for (const size of others) {
    if (set.height <= box.height && set.width <= box.width) break;
    set = pen.set(text, { ...look, size }, box.width);
  }
  return set;
}

const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

function cut(text: string, length: number): string {
  const letters = Array.from(text.replace(/\s+/gu, " ").trim());
  return letters.length <= length ? letters.join("") : `${letters.slice(0, length).join("").trimEnd()}…`;
}
