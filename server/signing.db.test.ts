import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { createSigner, renewKeys } from "./signing.ts";

test("a signed text is verified by another signer of the same purpose only", async () => {
  const { deps } = await startTestApp();
  const signed = await createSigner(deps.db, "newsletter").sign("abc-7");
  expect(await createSigner(deps.db, "newsletter").read(signed)).toBe("abc-7");
  expect(await createSigner(deps.db, "form").read(signed)).toBeUndefined();
  expect(await createSigner(deps.db, "newsletter").read(signed.replace("abc", "abd"))).toBeUndefined();
});

test("a renewed key counts at once, also for a signer that has used the old one", async () => {
  const { deps } = await startTestApp();
  const signer = createSigner(deps.db, "form");
  const signed = await signer.sign("abc-7");
  expect(await renewKeys(deps.db)).toBe(1);
  expect(await signer.read(signed)).toBeUndefined();
  expect(await signer.read(await signer.sign("abc-7"))).toBe("abc-7");
});

test("processes that sign for the first time at once make one key", async () => {
  const { deps } = await startTestApp();
  const signed = await Promise.all(
    Array.from({ length: 5 }, () => createSigner(deps.db, "form").sign("abc")),
  );
  expect(new Set(signed).size).toBe(1);
});
