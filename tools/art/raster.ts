/**
 * Renders the pictures that cannot be SVG: the icons and the card of shared links. `node
 * art/raster.ts`, after build.ts. The card needs Chromium, for the site's fonts.
 */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { identity } from "#content/identity.ts";
import { findBrowser } from "#scripts/program.ts";
import { appIcon, favicon, mark } from "./brand.ts";
import { icoOf } from "./ico.ts";
import { c } from "./palette.ts";
import { dawn } from "./scenes/hero-lahore-dawn.ts";

const name = identity.defaults.name.en;
const root = new URL("../../public/", import.meta.url);
const fonts = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
/** Facebook and WhatsApp leave out a card that loads slowly. */
const cardLimit = 150_000;

async function png(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 64;
  return sharp(Buffer.from(svg), { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

async function icon(svg: string, size: number, name: string): Promise<void> {
  await writeFile(new URL(name, root), await png(svg, size));
}

/**
 * For clients that request /favicon.ico without reading the page: feed readers, bookmarks, older browsers.
 */
async function icoFile(svg: string, sizes: number[]): Promise<void> {
  const images = await Promise.all(sizes.map(async (size) => ({ size, image: await png(svg, size) })));
  await writeFile(new URL("favicon.ico", root), icoOf(images));
}

async function cardPage(): Promise<string> {
  const face = async (file: string) => (await readFile(new URL(file, fonts))).toString("base64");
  const serif = await face("alegreya/files/alegreya-latin-wght-normal.woff2");
  const sans = await face("source-sans-3/files/source-sans-3-latin-wght-normal.woff2");
  // Grain doubles the size of a PNG and is not visible at the card's size.
  const quiet = dawn(false).replace(/<rect[^>]*fill="url\(#\w+grain\)"\/>/, "");
  return `<!doctype html><style>
@font-face{font-family:Book;font-weight:100 900;src:url(data:font/woff2;base64,${serif})}
@font-face{font-family:Plain;font-weight:100 900;src:url(data:font/woff2;base64,${sans})}
body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;color:${c.ink}}
.scene{position:absolute;width:1200px;bottom:-45px}
.name{position:absolute;left:64px;top:52px;display:flex;gap:28px;align-items:center}
h1{font:600 70px/1 Book;margin:0;letter-spacing:-.01em}
p{font:500 27px/1.2 Plain;margin:10px 0 0}
</style><div class="scene">${quiet}</div>
<div class="name"><svg width="124" height="124" viewBox="0 0 64 64">${mark()}</svg>
<div><h1>${name}</h1><p>Lahore, Pakistan. Transforming lives since ${identity.defaults.since}.</p></div></div>`;
}

async function card(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(await cardPage());
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot();
    const png = await sharp(shot)
      .png({ palette: true, colours: 200, dither: 0.5, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (png.length > cardLimit) throw new Error(`og.png has ${png.length} bytes, the limit is ${cardLimit}`);
    await writeFile(new URL("og.png", root), png);
  } finally {
    await browser.close();
  }
}

await icon(favicon(), 32, "favicon-32.png");
await icoFile(favicon(), [16, 32, 48]);
await icon(appIcon(), 180, "apple-touch-icon.png");
await icon(appIcon(), 192, "icon-192.png");
await icon(appIcon(), 512, "icon-512.png");
await card();
