import { boxes, path, rect, stroke } from "../draw.ts";
import { finish, sheet } from "../frame.ts";
import { openBook } from "../objects.ts";
import { c, skins } from "../palette.ts";
import { foliage } from "../trees.ts";
import { bust, niche } from "./portraits.ts";

/* Those who speak in 'What people tell us': the same niche as the portraits of the stories, other people. */

function shopkeeper(): string {
  const s = sheet("portrait-shopkeeper", 400, 400);
  const jars =
    boxes(
      [
        [84, 150, 30, 48],
        [120, 138, 26, 60],
      ],
      c.marigold,
    ) + boxes([[286, 140, 30, 58]], c.clay);
  return finish(s, [
    niche(s, c.slate, "#f3dcb0", jars + rect(70, 198, 82, 8, c.umber) + rect(272, 198, 66, 8, c.umber)),
    bust({ skin: skins[2], garb: { kameez: c.cream, waistcoat: c.pine, cap: c.white, beard: "#8d857a" } }),
  ]);
}

function mother(): string {
  const s = sheet("portrait-mother", 400, 400);
  return finish(s, [
    niche(s, c.leaf, "#f8e6bf", foliage(100, 190, 44, 56, 5) + foliage(316, 170, 36, 48, 9)),
    bust({ facing: -1, x: 214, skin: skins[1], garb: { kameez: c.clay, dupatta: c.river } }),
  ]);
}

function headTeacher(): string {
  const s = sheet("portrait-head-teacher", 400, 400);
  const board =
    rect(76, 120, 120, 90, c.umber) +
    rect(84, 128, 104, 74, "#173529") +
    stroke("M100 150h60M100 170h40", "#fff9", 5);
  return finish(s, [
    niche(s, c.marigold, "#f1dfba", board),
    bust({
      facing: -1,
      x: 214,
      skin: skins[0],
      garb: { kameez: c.river, waistcoat: c.slate, beard: "#efe9dd", hair: "#cfc7b8" },
    }),
    openBook(120, 352, 110, c.emerald),
  ]);
}

function kilnWorker(): string {
  const s = sheet("portrait-kiln-worker", 400, 400);
  const kiln =
    path("M284 220l12-110h22l12 110z", c.brick) +
    path("M60 220h110v-34H60z", c.clay) +
    stroke("M60 203h110M96 186v17M130 203v17", "#fff4", 3);
  return finish(s, [
    niche(s, c.umber, "#f4d9a4", kiln),
    bust({ skin: skins[3], garb: { kameez: c.slate, shawl: c.clay, turban: c.saffron, beard: "#2b2420" } }),
  ]);
}

function accountant(): string {
  const s = sheet("portrait-accountant", 400, 400);
  const files =
    boxes(
      [
        [80, 130, 24, 68],
        [108, 130, 24, 68],
      ],
      c.emerald,
    ) + boxes([[290, 130, 24, 68]], c.clay);
  return finish(s, [
    niche(s, c.river, "#f6e4bd", files + rect(70, 198, 82, 8, c.umber) + rect(272, 198, 66, 8, c.umber)),
    bust({
      facing: -1,
      x: 214,
      skin: skins[1],
      garb: { kameez: c.white, waistcoat: c.night, hair: "#241d19" },
    }),
    path("M70 340l86-12 10 60-86 14z", c.white),
    stroke("M84 354l58-8M88 370l58-8", "#9aa58e", 5),
  ]);
}

function intern(): string {
  const s = sheet("portrait-intern", 400, 400);
  return finish(s, [
    niche(s, c.clay, "#f8e3b4", foliage(106, 180, 40, 50, 13)),
    bust({
      y: 812,
      h: 700,
      head: 1.1,
      skin: skins[2],
      garb: { kameez: c.sage, waistcoat: c.marigold, hair: "#241d19" },
    }),
    stroke("M160 250q-14 70-6 160", c.umber, 14),
  ]);
}

export const pictures = {
  "portrait-shopkeeper": shopkeeper,
  "portrait-mother": mother,
  "portrait-head-teacher": headTeacher,
  "portrait-kiln-worker": kilnWorker,
  "portrait-accountant": accountant,
  "portrait-intern": intern,
};
