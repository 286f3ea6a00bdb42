import { checksum } from "#app/lib/checksum.ts";

/** A random Idempotency-Key: the server creates once for it. `crypto.randomUUID` needs HTTPS. */
export const newCreateKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** The key with what stands for the form's files, because the server compares the texts only. */
export function keyWithFiles(key: string, form: FormData): string {
  const files = [...form.values()].filter((value) => value instanceof File);
  const named = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return files.length > 0 ? `${key}-${checksum(JSON.stringify(named))}` : key;
}
