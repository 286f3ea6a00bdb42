import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  type KeyObject,
} from "node:crypto";
import { bech32 } from "@scure/base";

/*
 * The keys of age (https://age-encryption.org/v1): X25519, written in Bech32. The public one begins with "age1", the
 * private one with "AGE-SECRET-KEY-1". `age-keygen` makes the same.
 */

const publicName = "age";
const privateName = "age-secret-key-";
const keyLength = 32;

/** A line of a key file that says nothing: empty, or a comment. */
const isKeyLine = (line: string) => line !== "" && !line.startsWith("#");
const keyLines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(isKeyLine);

export function generateKeys(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync("x25519");
  return {
    publicKey: bech32.encodeFromBytes(publicName, rawPublic(publicKey)),
    privateKey: bech32.encodeFromBytes(privateName, rawPrivate(privateKey)).toUpperCase(),
  };
}

/** The public keys of a file: one a line, `#` begins a comment. @returns undefined when a line is none, or there is none */
export function readPublicKeys(text: string): Buffer[] | undefined {
  return readKeys(text, publicName);
}

/** The private keys of a file, as readPublicKeys. */
export function readPrivateKeys(text: string): Buffer[] | undefined {
  return readKeys(text, privateName);
}

function readKeys(text: string, name: string): Buffer[] | undefined {
  const lines = keyLines(text);
  const keys = lines.flatMap((line) => {
    const { prefix, words = [] } = bech32.decodeUnsafe(line) ?? {};
    const bytes = bech32.fromWordsUnsafe(words);
    return prefix === name && bytes?.length === keyLength ? Buffer.from(bytes) : [];
  });
  return keys.length > 0 && keys.length === lines.length ? keys : undefined;
}

export const rawPublic = (key: KeyObject): Buffer =>
  Buffer.from(key.export({ format: "jwk" }).x ?? "", "base64url");
const rawPrivate = (key: KeyObject): Buffer =>
  Buffer.from(key.export({ format: "jwk" }).d ?? "", "base64url");

/** What precedes the 32 bytes of an X25519 key in its standard containers, PKCS #8 and SPKI. */
const privatePrefix = Buffer.from("302e020100300506032b656e04220420", "hex");
const publicPrefix = Buffer.from("302a300506032b656e032100", "hex");

export const privateKeyOf = (raw: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([privatePrefix, raw]), format: "der", type: "pkcs8" });

/** What both sides know: from one's own private key and the other's public one. */
export function sharedSecret(own: KeyObject, other: Buffer): Buffer {
  const publicKey = createPublicKey({
    key: Buffer.concat([publicPrefix, other]),
    format: "der",
    type: "spki",
  });
  return diffieHellman({ privateKey: own, publicKey });
}

export const publicOf = (own: KeyObject): Buffer => rawPublic(createPublicKey(own));
