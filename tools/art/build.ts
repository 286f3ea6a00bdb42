/**
 * Generates the illustrations: `node art/build.ts [name ...]` writes public/art/*.svg, the favicon
 * beside it, the logo and the ground of shared cards in app/site. Refuses a picture of 15 KB or more, because they are
 * on the first screen of phones.
 */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { favicon, lattice, logo, placeholder, shareCard, star } from "./brand.ts";

const limit = 15_000;
const root = new URL("../../public/", import.meta.url);
const wanted = new Set(process.argv.slice(2));
const pictures: Record<string, () => string> = { star, lattice, placeholder };

for (const file of (await readdir(new URL("scenes/", import.meta.url))).sort()) {
  const scene = (await import(new URL(`scenes/${file}`, import.meta.url).href)) as {
    pictures?: Record<string, () => string>;
  };
  Object.assign(pictures, scene.pictures);
}

await mkdir(new URL("art/", root), { recursive: true });
let tooLarge = 0;
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.size && !wanted.has(name)) continue;
  const svg = draw();
  if (svg.length >= limit) {
    tooLarge++;
    console.log(`${name}: ${svg.length} bytes, the limit is ${limit}`);
  }
  await writeFile(new URL(`art/${name}.svg`, root), svg);
}
await writeFile(new URL("../../app/site/logo.svg", import.meta.url), logo());
await writeFile(new URL("../../app/site/share-card.svg", import.meta.url), shareCard());
await writeFile(new URL("favicon.svg", root), favicon());
console.log(`${wanted.size || Object.keys(pictures).length} pictures drawn, ${tooLarge} too large`);
process.exitCode = tooLarge ? 1 : 0;
