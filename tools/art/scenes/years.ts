import { khatam } from "../brand.ts";
import { blob, boxes, ellipse, group, path, stroke } from "../draw.ts";
import { finish, sheet } from "../frame.ts";
import { heart, openBook } from "../objects.ts";
import { archPath } from "../openings.ts";
import { c, shade } from "../palette.ts";
import { lobes } from "../trees.ts";

/** The marks of the timeline: one emblem each inside the star, on no ground of their own. */
function mark(name: string, field: string, inside: string): string {
  const s = sheet(name, 240, 240);
  return finish(
    s,
    [
      path(khatam(120, 120, 112), c.emerald),
      path(khatam(120, 120, 102), c.saffron),
      path(khatam(120, 120, 97), field),
      group(inside, { transform: "translate(17 14)scale(.86)" }),
    ],
    { bare: true },
  );
}

const sprout = "M117 164q4-24 2-44q-32 2-38-34q34-2 40 22q2-34 36-38q2 38-34 42q0 26 2 52z";

/** The first year: a seedling before the rising sun. */
const seed = () =>
  mark(
    "year-2016",
    "#f8ecd0",
    path("M50 170a70 70 0 0 1 140 0z", c.saffron) +
      path("M120 100a70 70 0 0 1 70 70h-70z", "#e79a2f66") +
      stroke("M120 80V64M68 102L58 90M172 102l10-12", c.marigold, 9, { "stroke-linecap": "round" }) +
      path(sprout, c.emerald) +
      path("M121 108q2-34 36-38q2 38-34 42z", c.leaf) +
      path("M46 170q74-22 148 0l-10 22H56z", "#8a5237") +
      path("M120 159q44 0 74 11l-10 22h-64z", shade),
  );

/** The first school: an arch with an open book before it. */
const school = () =>
  mark(
    "year-2018",
    "#dfe8dc",
    path(archPath(76, 178, 88, 118), c.clay) +
      path(archPath(86, 178, 68, 102), c.cream) +
      path("M120 76q34 18 34 50v52h-34z", "#1321") +
      boxes([[66, 178, 108, 8]], c.umber) +
      openBook(120, 142, 96, c.emerald) +
      stroke("M88 152h22M88 162h18M132 152h22M132 162h18", c.river, 3),
  );

/** The year of closed doors: rations and a heart at the threshold. */
const rations = () =>
  mark(
    "year-2020",
    "#f3dfb6",
    path("M78 188q-12-60 10-92h64q22 32 10 92z", c.cream) +
      path("M132 96h20q22 32 10 92h-34q16-50 4-92z", shade) +
      path("M92 98q-8-16-14-26q42 10 84 0q-6 10-14 26z", c.dune) +
      boxes([[90, 94, 60, 8]], c.umber) +
      heart(118, 142, 44, c.emerald) +
      ellipse(70, 182, 17, 15, c.clay) +
      ellipse(172, 184, 15, 13, c.marigold) +
      path("M168 172q4-10 12-10q0 8-8 12z", c.leaf),
  );

/** After the flood: a house built again above the water. */
const house = () =>
  mark(
    "year-2023",
    "#d5e2df",
    boxes([[82, 96, 70, 68]], c.dune) +
      path("M152 96l22 8v54l-22 6z", c.straw) +
      boxes([[76, 88, 82, 10]], c.clay) +
      boxes([[96, 122, 20, 42]], c.emerald) +
      boxes([[128, 116, 14, 16]], c.umber) +
      boxes([[104, 58, 4, 32]], c.umber) +
      path("M108 58q14-6 28 0v18q-14 6-28 0z", c.emerald) +
      path("M50 168q18-12 36 0t36 0 36 0 34 0q-6 22-28 34H76q-20-14-26-34z", c.slate) +
      path("M62 186q14-10 28 0t28 0 28 0 28 0", "none", { stroke: c.mist, "stroke-width": 4 }),
  );

/** Today: the seedling has become a tree that gives shade. */
const tree = () =>
  mark(
    "year-2025",
    "#f8e6bd",
    path("M110 190q6-30 2-60h18q-4 30 2 60z", c.umber) +
      path("M122 130h8q-4 30 2 60h-12z", shade) +
      blob(lobes(120, 104, 56, 46, 5, 14), c.pine) +
      blob(lobes(114, 98, 44, 34, 9, 12), c.emerald) +
      blob(lobes(102, 88, 24, 18, 4, 10), c.leaf) +
      stroke("M92 118h0M132 92h0M148 116h0M118 126h0M106 100h0M140 76h0", c.saffron, 10, {
        "stroke-linecap": "round",
      }) +
      path("M62 190q58-12 116 0l-10 10H72z", "#b9b46f"),
  );

export const pictures = {
  "year-2016": seed,
  "year-2018": school,
  "year-2020": rations,
  "year-2023": house,
  "year-2025": tree,
};
