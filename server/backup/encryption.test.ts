import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { generateKeys, readPrivateKeys, readPublicKeys } from "./age-keys.ts";
import { decrypt, encrypt, isEncrypted } from "./encryption.ts";

const stream = (bytes: Buffer, size = 10_000) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
  );
const publicKey = (key: string) => readPublicKeys(key) ?? [];
const privateKey = (key: string) => readPrivateKeys(key) ?? [];
const open = (sealed: Buffer, key: string) => buffer(Readable.from(decrypt(stream(sealed), privateKey(key))));

/** What the age program of Debian has made: a key file, and a text encrypted to it. */
const made = {
  keys: `# created: 2026-11-25T03:12:07Z
# public key: age1gdz50hzjk0rzcpu2kdkmjhtnktta52q2r0xfzckk74y723xhdp5shlzk8y
AGE-SECRET-KEY-144EEKACCR653KYCFW347H567DZW9NPFEPPASJ20SYUUVWRZMCDTSW2LD0H
`,
  file: `YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSB4bWhwTHVDN3RZWWxBa1V2TW1jVW5KUkEzd2RrOUp4V25YRHY4MVRVS0NVCitpZWlhR1Nx
bGVLSHJ3Ni8vcmV2emFOMnlqcVQvemt2ak5PNGw1T2FVWkkKLS0tIFhDNGpmNjZJTjNwaFVjVVc2dGZQRDBsSlNwQ2xNZUE2NENsdDlKMi9uUE0K7me/
QCkySPuAj1NQQYIFY8Sf3tG6AmdJ2h/MIVuFsP55dmzg0Q/exYjaBZk=`,
};

test("a file that age has made is read with its key", async () => {
  const sealed = Buffer.from(made.file, "base64");
  expect(isEncrypted(sealed)).toBe(true);
  expect(await text(Readable.from(decrypt(stream(sealed, 7), privateKey(made.keys))))).toBe("hello-umeed\n");
});

test("what is encrypted to two keys is read with either, whatever its length", async () => {
  const [one, two, other] = [generateKeys(), generateKeys(), generateKeys()];
  const keys = publicKey(`# two of us\n${one.publicKey}\n${two.publicKey}\n`);
  for (const length of [0, 1, 65_535, 65_536, 65_537, 3 * 65_536, 200_000]) {
    const bytes = Buffer.alloc(length, "امید ");
    const sealed = await buffer(Readable.from(encrypt(stream(bytes), keys)));
    for (const { privateKey: key } of [one, two]) expect((await open(sealed, key)).equals(bytes)).toBe(true);
    await expect(open(sealed, other.privateKey)).rejects.toMatchObject({ reason: "wrong key" });
  }
});

test("a byte that was changed, a piece that is missing, doubled or moved, and a cut are noticed", async () => {
  const { publicKey: to, privateKey: key } = generateKeys();
  const piece = 65_536 + 16;
  const sealed = await buffer(Readable.from(encrypt(stream(Buffer.alloc(3 * 65_536, 1)), publicKey(to))));
  const start = sealed.length - 3 * piece;
  const [first, second, third] = [0, 1, 2].map((at) =>
    sealed.subarray(start + at * piece, start + (at + 1) * piece),
  );
  const header = sealed.subarray(0, start);
  const flipped = (at: number) => Buffer.from(sealed.map((byte, index) => (index === at ? byte ^ 1 : byte)));
  const broken: (Buffer | undefined)[][] = [
    [flipped(start + 5)],
    [flipped(start - 5)],
    [flipped(start - 30)],
    [flipped(sealed.length - 1)],
    [header, first, second],
    [header, first, third],
    [header, second, first, third],
    [header, first, second, second, third],
    [header],
    [sealed.subarray(0, start - 20)],
    [sealed.subarray(0, 60)],
    [sealed, Buffer.from("x")],
  ];
  for (const [at, parts] of broken.entries()) {
    const bytes = Buffer.concat(parts.flatMap((part) => part ?? []));
    await expect(open(bytes, key), `case ${at}`).rejects.toMatchObject({ name: "DecryptionError" });
  }
});

test("keys with a wrong letter, of another kind or of none are refused", () => {
  const { publicKey: to, privateKey: key } = generateKeys();
  expect(publicKey(to.toUpperCase())).toHaveLength(1);
  const wrong = [
    to.replace(/.$/, (letter) => (letter === "q" ? "p" : "q")),
    to.slice(0, -1),
    key,
    "",
    "age1",
    `${to}\nhello`,
  ];
  for (const text of wrong) expect(readPublicKeys(text), text).toBeUndefined();
  for (const text of [to, key.replace("KEY", "key"), key.slice(0, -2)])
    expect(readPrivateKeys(text), text).toBeUndefined();
});
