// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readDraft } from "./draft-storage.ts";
import { useDraft } from "./use-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const key = "event:new";

/** A form with a file beside it. */
const open = () =>
  renderHook(
    ({ file }) => {
      const form = useForm({ defaultValues: { title: "" } });
      // Whoever uses it shows whether something is not saved.
      void form.formState.isDirty;
      return { form, draft: useDraft(form, key, { file }) };
    },
    { initialProps: { file: false } },
  );

it("stores at once that a file was chosen, with nothing typed after it", () => {
  const { result, rerender } = open();
  act(() => result.current.form.setValue("title", "Eye camp", { shouldDirty: true }));
  expect(readDraft(key)).toMatchObject({ values: { title: "Eye camp" }, file: false });
  rerender({ file: true });
  expect(readDraft(key)).toMatchObject({ values: { title: "Eye camp" }, file: true });
  rerender({ file: false });
  expect(readDraft(key)).toMatchObject({ values: { title: "Eye camp" }, file: false });
});

it("stores a file alone, says after a reload that it is lost, and forgets it when it is taken back", () => {
  const { rerender, unmount } = open();
  rerender({ file: true });
  expect(readDraft(key)).toMatchObject({ file: true });
  unmount();
  const again = open();
  expect(again.result.current.draft).toMatchObject({ restored: true, lostFile: true });
  again.rerender({ file: true });
  again.rerender({ file: false });
  expect(readDraft(key)).toBeUndefined();
});

it("keeps the key of a new row with the text, until the text is saved or given up", () => {
  const first = open();
  const { createKey } = first.result.current.draft;
  expect(createKey).toMatch(/^[0-9a-f]{32}$/);
  act(() => first.result.current.form.setValue("title", "Eye camp", { shouldDirty: true }));
  first.unmount();
  const again = open();
  expect(again.result.current.draft.createKey).toBe(createKey);
  act(() => again.result.current.draft.forget());
  expect(again.result.current.draft.createKey).not.toBe(createKey);
});
