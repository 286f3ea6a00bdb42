import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test("what is unpacked is what was packed", () => {
  const list = { posts: [{ id: 1, title: 'قلم ✏️ "quoted" <b>', next: null }], total: 1 };
  expect(unpack(pack(list))).toEqual(list);
});

test("the same data is written down once, and its text is the same object each time", () => {
  const list = [{ id: 1 }, { id: 2 }];
  const text = pack(list);
  expect(pack(list)).toBe(text);
  expect(unpack(text)).toBe(unpack(text));
});

test("equal data are one, and different ones are not", () => {
  expect(unpack(pack([1]))).toBe(unpack(pack([1])));
  expect(unpack(pack([1]))).not.toBe(unpack(pack([2])));
});

test("what was not asked for lately is read anew, and says the same", () => {
  const first = pack({ place: 0 });
  const before = unpack(first);
  for (let place = 1; place <= 20; place += 1) unpack(pack({ place }));
  expect(unpack(first)).not.toBe(before);
  expect(unpack(first)).toEqual(before);
});
