import { readFileSync, writeFileSync } from "node:fs";
import { Blob, Buffer, Direction, Face, Font, shape } from "harfbuzzjs";
import { languageNames } from "#app/contract/language.ts";

/*
 * `node art/language-name.ts` writes the Urdu name of Urdu as outlines: English pages show this one word of Nastaliq in
 * their header, and need no font for it.
 */

const font = new Font(new Face(new Blob(readFileSync("app/styles/fonts/card-nastaliq.ttf"))));
font.setScale(1000, 1000);
const text = new Buffer();
text.addText(languageNames.ur);
text.guessSegmentProperties();
text.setDirection(Direction.RTL);
shape(font, text);

const positions = text.getGlyphPositions();
let x = 0;
const [left, top, right, bottom] = [[], [], [], []].map(() => [] as number[]) as [
  number[],
  number[],
  number[],
  number[],
];
const paths = text.getGlyphInfos().map(({ codepoint }, place) => {
  const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
  const [dx, dy] = [x + xOffset, yOffset];
  x += xAdvance;
  const box = font.glyphExtents(codepoint);
  if (box) {
    left.push(dx + box.xBearing);
    right.push(dx + box.xBearing + box.width);
    top.push(-(dy + box.yBearing));
    bottom.push(-(dy + box.yBearing + box.height));
  }
  return font
    .glyphToJson(codepoint)
    .map(({ type, values }) => {
      const points = values.map((value, at) => Math.round(at % 2 === 0 ? value + dx : -(value + dy)));
      return type + points.join(" ");
    })
    .join("");
});
const [x0, y0] = [Math.floor(Math.min(...left)), Math.floor(Math.min(...top))];
const [w, h] = [Math.ceil(Math.max(...right)) - x0, Math.ceil(Math.max(...bottom)) - y0];
writeFileSync(
  "app/site/urdu-name.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x0} ${y0} ${w} ${h}"><path fill="currentColor" d="${paths.join("")}"/></svg>\n`,
);
