import { khatam } from "../brand.ts";
import { blob, boxes, ellipse, path, rect, stroke } from "../draw.ts";
import { finish, sheet } from "../frame.ts";
import { kite } from "../nature.ts";
import { books } from "../objects.ts";
import { archPath } from "../openings.ts";
import { c, shade } from "../palette.ts";
import { lobes } from "../trees.ts";
import { matka } from "../vessels.ts";

/**
 * Small scenes for pages with nothing to show. No ground of their own: a soft pool of middle green carries them on
 * paper and on night alike, and no line is near either.
 */
const pool = (y = 300, rx = 190) =>
  ellipse(240, y, rx, rx * 0.14, "#6f9c7c55") + blob(lobes(240, 176, 170, 116, 8, 12), "#6f9c7c2e");

const draw = (name: string, layers: string[]) => finish(sheet(name, 480, 360), layers, { bare: true });

/** Nothing found: a glass over the books shows only the star. */
const emptySearch = () =>
  draw("empty-search", [
    pool(),
    books(110, 304, 170, [c.emerald, c.clay, c.slate, c.marigold], 30),
    path("M150 184l80-14 6 14z", c.cream),
    stroke("M334 236l44 60", "#8a5237", 20, { "stroke-linecap": "round" }),
    ellipse(296, 180, 74, 74, c.straw),
    ellipse(296, 180, 60, 60, "#e4eee6"),
    path(khatam(296, 180, 34), c.emerald),
    path(khatam(296, 180, 18), "#e4eee6"),
    stroke("M258 150q12-22 34-26", "#fff", 7, { "stroke-linecap": "round" }),
    matka(400, 306, 60),
  ]);

/** Nothing yet: a line with its pegs, a sparrow, and the sun on it. */
const emptyList = () =>
  draw("empty-list", [
    pool(),
    ellipse(330, 120, 34, 34, c.saffron),
    boxes(
      [
        [86, 90, 12, 214],
        [382, 90, 12, 214],
      ],
      "#8a5237",
    ),
    boxes(
      [
        [92, 90, 6, 214],
        [388, 90, 6, 214],
      ],
      shade,
    ),
    stroke("M92 110q148 44 296 0", c.straw, 4),
    boxes(
      [
        [150, 122, 9, 26],
        [196, 130, 9, 26],
        [306, 126, 9, 26],
      ],
      c.clay,
    ),
    path("M222 132q0-26 26-30q6-12 18-8l10 6-10 4q4 26-20 30l-34 8z", c.slate),
    path("M228 128q12-14 26-4q-4 12-20 10z", c.mist),
    stroke("M240 134v8M248 134v8", c.straw, 3),
    path("M180 304l-12-54h110l-12 54z", c.dune),
    stroke("M172 268h102M176 286h94", "#8a523788", 5),
    path("M246 304l8-54h24l-12 54z", shade),
    path("M172 250q40-18 102 0z", "#b98c5c"),
  ]);

/** The page that is not there: a kite whose thread was cut, over the roofs. */
const lostPage = () =>
  draw("lost-page", [
    pool(306, 200),
    path("M60 306v-60h60v-34h70v50h50v-30h60v44h54v-64h66v94z", c.clay),
    path("M60 246h60v8H60zM120 212h70v8h-70zM240 232h60v8h-60zM354 212h66v8h-66z", "#fff5"),
    path(archPath(140, 306, 30, 50) + archPath(256, 306, 26, 44) + archPath(372, 306, 30, 52), "#5d3727"),
    path("M100 246h20v60h-20zM300 276h54v30h-54zM400 212h20v94h-20z", shade),
    stroke("M300 100q-40 34-6 60t-30 40q-30 8-40-6", c.straw, 3),
    kite(322, 76, 56, 24, c.emerald, c.marigold),
    stroke("M150 110q16-10 30 0M110 140q12-8 24 0M400 130q14-8 26 0", "#7f9f8c", 6, {
      "stroke-linecap": "round",
    }),
  ]);

/** All letters read: the post box with its door shut, a cup of tea on top of a letter. */
const inbox = () =>
  draw("unread-inbox-empty", [
    pool(),
    path("M150 304V140q0-54 62-54t62 54v164z", c.emerald),
    path("M226 88q48 6 48 52v164h-48z", shade),
    path("M142 146q0-66 70-66t70 66v8H142z", c.leaf),
    path("M226 81q56 4 56 65v8h-56z", shade),
    rect(174, 172, 76, 12, c.ink, { rx: 6 }),
    rect(174, 206, 76, 62, c.cream, { rx: 4 }),
    path(khatam(212, 237, 22), c.emerald),
    boxes([[140, 294, 144, 14]], "#8a5237"),
    path("M300 304l10-8h96l10 8z", c.dune),
    path("M318 244h66l-6 42q-4 12-18 12h-18q-14 0-18-12z", c.white),
    path("M358 244h26l-6 42q-4 12-18 12h-10z", shade),
    stroke("M383 254q22-2 20 14t-24 14", c.dune, 7),
    ellipse(351, 245, 33, 7, c.straw),
    stroke("M340 226c-10-14 10-22 0-38M362 226c-10-14 10-22 0-38", "#8fae9c", 6, {
      "stroke-linecap": "round",
    }),
  ]);

/** No connection: the lane's pole with a wire come loose, a lantern lit below it. */
const offline = () =>
  draw("offline", [
    pool(),
    boxes([[250, 60, 14, 246]], "#8a5237"),
    boxes([[258, 60, 6, 246]], shade),
    boxes(
      [
        [190, 84, 134, 10],
        [206, 116, 102, 10],
      ],
      "#8a5237",
    ),
    boxes(
      [
        [196, 70, 10, 14],
        [308, 70, 10, 14],
        [212, 102, 10, 14],
        [292, 102, 10, 14],
      ],
      c.mist,
    ),
    stroke("M40 100q80 30 160-26M40 130q90 24 176-24M318 74q60 40 122 20", c.slate, 4),
    stroke("M298 106q40 30 36 84t22 60", c.slate, 4),
    stroke("M344 258l12-10M360 264l4-14M346 240l14 8", c.marigold, 5, { "stroke-linecap": "round" }),
    ellipse(130, 254, 66, 62, "#f3bf6255"),
    path("M104 296v-58l12-18h28l12 18v58z", c.saffron),
    path("M130 284q-16-8-10-28q4 8 8-12q18 16 14 30q-2 8-12 10z", "#fff6dc"),
    boxes(
      [
        [98, 292, 64, 12],
        [104, 230, 52, 8],
      ],
      c.pine,
    ),
    path("M112 220l8-14h20l8 14z", c.pine),
    stroke("M116 206q14-28 28 0", c.pine, 4),
    stroke("M104 240v52M156 240v52M130 238v6", c.pine, 4),
  ]);

export const pictures = {
  "empty-search": emptySearch,
  "empty-list": emptyList,
  "lost-page": lostPage,
  "unread-inbox-empty": inbox,
  offline,
};
