import { boxes, ellipse, path, rect, stroke, times } from "../draw.ts";
import { finish, gradient, sheet, sun } from "../frame.ts";
import { books, openBook, table } from "../objects.ts";
import { archPath } from "../openings.ts";
import { c, skins } from "../palette.ts";
import { person } from "../person.ts";

/** The members' meeting in a courtyard: hands go up for the vote, the open accounts lie on the table in front. */
function scene(): string {
  const s = sheet("membership", 1200, 750);
  const sky = gradient(s, "sky", [
    [0, "#b9cfce"],
    [1, "#fbe6bb"],
  ]);
  const up = [
    [9, -34],
    [14, -45],
    [13, -60],
  ] as const;
  const member = (x: number, y: number, kameez: string, cloth: string, raised: boolean, man = false) =>
    person({
      x,
      y,
      h: 400,
      far: true,
      pose: "floorBack",
      skin: skins[(x >> 5) % 3] ?? skins[1],
      garb: man ? { kameez, shalwar: c.cream, cap: cloth } : { kameez, shalwar: c.cream, dupatta: cloth },
      bend: raised ? { nearArm: up } : {},
    });
  return finish(s, [
    rect(0, 0, 1200, 750, sky),
    sun(s, 150, 120, 36),
    rect(0, 176, 1200, 340, "#d59b6c"),
    rect(0, 160, 1200, 22, "#ecc898"),
    boxes([[0, 200, 1200, 10]], c.emerald),
    path(
      times(5, (i) => archPath(70 + i * 226, 516, 156, 270)),
      "#8a563e",
    ),
    path(
      times(5, (i) => archPath(84 + i * 226, 516, 128, 248)),
      "#5f3b2c",
    ),
    rect(0, 510, 1200, 240, "#d8b585"),
    path("M0 560h1200v190H0z", "#a9593a"),
    path("M0 560h1200v14H0zM0 586h1200v8H0z", c.saffron),
    // She who reads out the accounts, and he who counts the hands.
    person({
      x: 520,
      y: 556,
      h: 350,
      pose: "hold",
      skin: skins[0],
      far: true,
      garb: { kameez: c.emerald, shalwar: c.cream, dupatta: c.white },
    }),
    openBook(572, 344, 62, c.clay),
    person({
      x: 830,
      y: 560,
      h: 365,
      facing: -1,
      pose: "point",
      skin: skins[2],
      far: true,
      garb: { kameez: c.cream, shalwar: c.cream, waistcoat: c.night, beard: "#efe9dd", cap: c.white },
    }),
    table(606, 566, 180, 112, "#7b4a31"),
    books(626, 440, 60, [c.emerald, c.river]),
    path("M706 440v-44h52v44z", c.white),
    path("M722 396h20v-6h-20z", c.ink),
    stroke("M714 412h36M714 424h30", "#9aa58e", 4),
    // The members, from behind.
    member(170, 650, c.clay, c.saffron, true),
    member(390, 640, c.slate, c.white, true, true),
    member(960, 648, c.river, c.mist, true),
    member(250, 800, c.marigold, c.clay, true),
    member(700, 800, "#5b3527", c.white, true, true),
    member(1090, 810, c.saffron, c.emerald, true),
    ellipse(500, 690, 60, 14, "#8b4630"),
    times(3, (i) => path(`M${470 + i * 26} 672h20l-4 18h-12z`, c.white)),
  ]);
}

export const pictures = { membership: scene };
