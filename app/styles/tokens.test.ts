import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { contrast } from "#app/lib/colour.ts";

const css = await readFile(new URL("tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = css.split("@theme")[0]?.split("prefers-color-scheme: dark") ?? [];
const read = (part: string) =>
  Object.fromEntries([...part.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
const palettes = { light: read(light), dark: { ...read(light), ...read(dark) } };

const backgrounds = ["paper", "raised", "sunk"];
const text = ["ink", "soft", "faint", "emerald", "emerald-deep", "pomegranate"].flatMap((name) =>
  backgrounds.map((ground) => [name, ground] as const),
);
const onFills = [
  ["ink", "emerald-tint"],
  ["emerald", "emerald-tint"],
  ["pomegranate", "pomegranate-tint"],
  ["on-emerald", "emerald"],
  ["on-emerald", "emerald-deep"],
  ["on-marigold", "marigold"],
  ["on-marigold", "marigold-deep"],
  ["on-pomegranate", "pomegranate"],
  ["on-pomegranate", "pomegranate-deep"],
  ["on-band", "band"],
  ["on-band-soft", "band"],
  ["on-band-soft", "band-deep"],
] as const;
const edges = backgrounds.flatMap((ground) => [["rule-strong", ground] as const, ["focus", ground] as const]);

const cases = Object.entries(palettes).flatMap(([scheme, palette]) => [
  ...[...text, ...onFills].map(([front, back]) => ({ scheme, front, back, min: 4.5, palette })),
  ...edges.map(([front, back]) => ({ scheme, front, back, min: 3, palette })),
]);

test.each(cases)(
  "$scheme: $front on $back has a contrast of $min or more",
  ({ front, back, min, palette }) => {
    const [one, other] = [palette[front], palette[back]];
    expect(one && other && contrast(one, other)).toBeGreaterThanOrEqual(min);
  },
);
