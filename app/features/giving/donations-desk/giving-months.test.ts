import { expect, test } from "vitest";
import { seriesOf } from "./giving-months.tsx";

const months = ["2026-10", "2026-11"];
const row = (fund: string, net: number, month = "2026-11") => ({
  fund,
  title: fund.toUpperCase(),
  month,
  net,
});

test("the largest fund comes first, with zero where a month has nothing", () => {
  const series = seriesOf({ months, funds: [row("a", 100), row("b", 300), row("b", -50, "2026-10")] });
  expect(series.map(({ name, values, total }) => [name, values, total])).toEqual([
    ["B", [-50, 300], 250],
    ["A", [0, 100], 100],
  ]);
});

test("five funds have a colour each; of more, the smallest are summed up", () => {
  const five = Array.from({ length: 5 }, (_, place) => row(`f${place}`, 100 - place));
  expect(seriesOf({ months, funds: five })).toHaveLength(5);
  const series = seriesOf({ months, funds: [...five, row("f5", 1), row("f5", 2, "2026-10")] });
  expect(series.map(({ name }) => name)).toEqual(["F0", "F1", "F2", "F3", "Other funds"]);
  expect(series.at(-1)).toMatchObject({ values: [2, 97], total: 99 });
});
