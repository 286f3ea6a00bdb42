import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { privateKeyOf, publicOf, rawPublic, sharedSecret } from "./age-keys.ts";

/*
 * The age format, version 1, with X25519 keys (https://age-encryption.org/v1): a random key for the file, wrapped for
 * each public key; then the text in pieces of 64 KiB, each encrypted and authenticated, numbered, and the last one marked,
 * so that a changed, moved or missing piece is noticed. `age -d -i <private key>` reads what is written here.
 */

const version = "age-encryption.org/v1";
const pieceSize = 64 * 1024;
const tagSize = 16;
const keySize = 16;
/** Longer headers are not read: each key takes some hundred bytes. */
const maxHeader = 64 * 1024;

export class DecryptionError extends Error {
  override name = "DecryptionError";
  readonly reason: "wrong key" | "damaged";

  constructor(reason: "wrong key" | "damaged", message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Whether these first bytes of a file are those of an encrypted one. */
export const isEncrypted = (start: Buffer): boolean =>
  start.subarray(0, version.length).toString() === version;
export const encryptedMarkLength = version.length;

const derive = (secret: Buffer, salt: Buffer, info: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, 32));
const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");
const wrapInfo = `${version}/X25519`;
const cipherName = "chacha20-poly1305";
const nonce = (number: number, last: boolean): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(number, 5, 6);
  bytes[11] = last ? 1 : 0;
  return bytes;
};
const noNonce = Buffer.alloc(12);

function seal(key: Buffer, iv: Buffer, text: Buffer): Buffer {
  const cipher = createCipheriv(cipherName, key, iv, { authTagLength: tagSize });
  return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** @returns undefined when it is not what was sealed with this key */
function unseal(key: Buffer, iv: Buffer, sealed: Buffer): Buffer | undefined {
  if (sealed.length < tagSize) return undefined;
  const decipher = createDecipheriv(cipherName, key, iv, { authTagLength: tagSize });
  decipher.setAuthTag(sealed.subarray(-tagSize));
  const text = decipher.update(sealed.subarray(0, -tagSize));
  try {
    decipher.final();
    return text;
  } catch {
    // The only thing that it reports: the tag does not fit.
    return undefined;
  }
}

/** Encrypts a stream to each of these public keys. It can be read with the private key of any one of them. */
export async function* encrypt(
  text: AsyncIterable<Buffer>,
  publicKeys: readonly Buffer[],
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(keySize);
  const stanzas = publicKeys.map((publicKey) => {
    const { privateKey, publicKey: once } = generateKeyPairSync("x25519");
    const share = rawPublic(once);
    const wrapKey = derive(sharedSecret(privateKey, publicKey), Buffer.concat([share, publicKey]), wrapInfo);
    return `-> X25519 ${base64(share)}\n${base64(seal(wrapKey, noNonce, fileKey))}\n`;
  });
  const header = `${version}\n${stanzas.join("")}---`;
  yield Buffer.from(`${header} ${base64(headerMac(fileKey, header))}\n`);

  const salt = randomBytes(16);
  yield salt;
  const key = derive(fileKey, salt, "payload");
  let number = 0;
  for await (const { piece, last } of piecesOf(text, pieceSize)) {
    yield seal(key, nonce(number, last), piece);
    number += 1;
  }
}

/**
 * Decrypts a stream. What has been yielded is authentic, but only the end tells that nothing is missing.
 * @throws DecryptionError
 */
export async function* decrypt(
  sealed: AsyncIterable<Buffer>,
  privateKeys: readonly Buffer[],
): AsyncGenerator<Buffer> {
  const bytes = new ByteReader(sealed);
  const fileKey = await readHeader(bytes, privateKeys);
  const key = derive(fileKey, await bytes.take(16), "payload");
  let number = 0;
  for await (const { piece, last } of piecesOf(bytes.rest(), pieceSize + tagSize)) {
    const text = unseal(key, nonce(number, last), piece);
    if (!text) throw new DecryptionError("damaged", "It is cut off, or bytes of it were changed");
    yield text;
    number += 1;
  }
}

const headerMac = (fileKey: Buffer, header: string): Buffer =>
  createHmac("sha256", derive(fileKey, Buffer.alloc(0), "header"))
    .update(header)
    .digest();

async function readHeader(bytes: ByteReader, privateKeys: readonly Buffer[]): Promise<Buffer> {
  const lines: string[] = [];
  let size = 0;
  for (;;) {
    const line = await bytes.line(maxHeader - size);
    size += line.length + 1;
    if (line.startsWith("--- ")) {
      const fileKey = unwrap(lines, privateKeys);
      const given = Buffer.from(line.slice(4), "base64");
      const right = headerMac(fileKey, `${lines.join("\n")}\n---`);
      if (given.length === right.length && timingSafeEqual(given, right)) return fileKey;
      throw new DecryptionError("damaged", "Its header was changed");
    }
    lines.push(line);
  }
}

/** The file's key, from the first part of the header that one of these keys opens. Other kinds of keys are passed over. */
function unwrap(lines: readonly string[], privateKeys: readonly Buffer[]): Buffer {
  for (const raw of privateKeys) {
    const own = privateKeyOf(raw);
    for (const [at, line] of lines.entries()) {
      const [, text] = /^-> X25519 ([\w+/]{43})$/.exec(line) ?? [];
      if (!text) continue;
      const share = Buffer.from(text, "base64");
      const wrapKey = derive(sharedSecret(own, share), Buffer.concat([share, publicOf(own)]), wrapInfo);
      const fileKey = unseal(wrapKey, noNonce, Buffer.from(lines[at + 1] ?? "", "base64"));
      if (fileKey?.length === keySize) return fileKey;
    }
  }
  throw new DecryptionError("wrong key", "It is encrypted to another key");
}

/** Cuts a stream into pieces of this size; the last is what remains, and empty only when there is nothing at all. */
async function* piecesOf(
  stream: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    const all = Buffer.concat(waiting);
    let at = 0;
    // A piece that ends with all that has come may be the last: it waits.
    for (; all.length - at > size; at += size) yield { piece: all.subarray(at, at + size), last: false };
    waiting = [all.subarray(at)];
    length = all.length - at;
  }
  yield { piece: Buffer.concat(waiting), last: true };
}

/** Takes lines and bytes from the beginning of a stream, then the rest of it. */
class ByteReader {
  readonly #stream: AsyncIterator<Buffer>;
  #kept: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#stream = stream[Symbol.asyncIterator]();
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#stream.next();
    if (done) throw new DecryptionError("damaged", "It is cut off");
    this.#kept = Buffer.concat([this.#kept, value]);
  }

  async line(max: number): Promise<string> {
    for (;;) {
      const end = this.#kept.indexOf("\n");
      if (end >= 0) {
        const line = this.#kept.subarray(0, end).toString("latin1");
        this.#kept = this.#kept.subarray(end + 1);
        return line;
      }
      if (this.#kept.length > max) throw new DecryptionError("damaged", "Its header has no end");
      await this.#more();
    }
  }

  async take(count: number): Promise<Buffer> {
    while (this.#kept.length < count) await this.#more();
    const taken = this.#kept.subarray(0, count);
    this.#kept = this.#kept.subarray(count);
    return taken;
  }

  async *rest(): AsyncGenerator<Buffer> {
    yield this.#kept;
    for (;;) {
      const { done, value } = await this.#stream.next();
      if (done) return;
      yield value;
    }
  }
}
