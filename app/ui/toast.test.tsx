// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageWords } from "#tests/support/words.tsx";
import { type ShowToast, ToastProvider, useToast } from "./toast.tsx";

let toast: ShowToast;
function Catch() {
  toast = useToast();
  return null;
}

const shown = () =>
  [...document.querySelectorAll(".toast:not([data-limited])")].map((one) => one.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <PageWords>
      <ToastProvider>
        <Catch />
      </ToastProvider>
    </PageWords>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("shows twenty at a time, the newest ones", () => {
  for (let at = 1; at <= 25; at += 1) act(() => toast.success(`Result ${at}`));
  expect(shown()).toHaveLength(20);
  expect(shown()).toContain("Result 25");
  expect(shown()).not.toContain("Result 5");
});

it("announces a failure at once", () => {
  act(() => toast.error("It failed"));
  expect(screen.getByRole("alert").textContent).toContain("It failed");
});

it("offers what can be done about a result, once, and for longer", async () => {
  const undo = vi.fn();
  act(() => toast.success("Deleted", { label: "Undo", onPress: undo }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  act(() => screen.getByRole("button", { name: "Undo" }).click());
  expect(undo).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(shown()).toHaveLength(0);
});

it("disappears by itself, a long message later than a short one", async () => {
  act(() => toast.success("Saved"));
  act(() =>
    toast.success(
      "A message of a hundred letters takes eight seconds to read, for it has so very many words in it.....",
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(shown()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(shown()).toHaveLength(0);
});
