import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { createSigner } from "./signing.ts";

test("a signed text is verified by another signer of the same purpose only", async () => {
  const { services } = await startTestApp();
  const signed = await createSigner(services.db, "newsletter").sign("abc-7");
  expect(await createSigner(services.db, "newsletter").read(signed)).toBe("abc-7");
  expect(await createSigner(services.db, "form").read(signed)).toBeUndefined();
  expect(await createSigner(services.db, "newsletter").read(signed.replace("abc", "abd"))).toBeUndefined();
});

test("a key that could not be read is read again", async () => {
  const { services } = await startTestApp();
  const signer = createSigner(services.db, "newsletter");
  await sql`alter table secrets rename to secrets_away`.execute(services.db);
  await expect(signer.sign("abc")).rejects.toThrow("secrets");
  await sql`alter table secrets_away rename to secrets`.execute(services.db);
  expect(await signer.read(await signer.sign("abc"))).toBe("abc");
});
