// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { stepOfKey, trackSwipe } from "./direction.ts";

function rowOf(direction: "ltr" | "rtl"): HTMLElement {
  const row = document.createElement("div");
  row.style.direction = direction;
  document.body.append(row);
  return row;
}

test("the arrow key to the next item is the right one, in Urdu the left one", () => {
  const [english, urdu] = [rowOf("ltr"), rowOf("rtl")];
  const keys = ["ArrowRight", "ArrowLeft", "Enter"];
  expect(keys.map((key) => stepOfKey(key, english))).toEqual([1, -1, 0]);
  expect(keys.map((key) => stepOfKey(key, urdu))).toEqual([-1, 1, 0]);
});

test("a swipe to the left shows the next item, in Urdu one to the right", () => {
  const swiped = (currentTarget: Element, distance: number) => {
    const swipe = trackSwipe();
    swipe.start({ pointerType: "touch", clientX: 100 });
    return swipe.end({ clientX: 100 + distance, currentTarget });
  };
  const [english, urdu] = [rowOf("ltr"), rowOf("rtl")];
  expect([-60, 60, -20].map((distance) => swiped(english, distance))).toEqual([1, -1, 0]);
  expect([-60, 60, 20].map((distance) => swiped(urdu, distance))).toEqual([-1, 1, 0]);
});
