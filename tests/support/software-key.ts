import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { NewPasskeyAnswer, PasskeyAnswer } from "#app/lib/second-factor-rules.ts";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
/** A person was there, and was recognised; and in a new key's answer: the key is in it. */
const verified = 0b101;
const withKey = 0b1000000;

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** What an authenticator does, for tests without a browser: one passkey for one site, which counts its uses. */
export function softwareKey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const rpIdHash = sha256(new URL(origin).hostname);
  let uses = 0;

  const clientData = (type: "webauthn.create" | "webauthn.get", challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const about = {
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key" as const,
    clientExtensionResults: {},
  };

  function cosePublicKey(): Uint8Array {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const bytes = (part: string) => new Uint8Array(Buffer.from(part, "base64url"));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }

  return {
    /** The answer to a challenge for a new passkey. */
    register(challenge: string): NewPasskeyAnswer {
      const length = Buffer.from([0, id.length]);
      const key = [Buffer.alloc(16), length, id, cosePublicKey()];
      const authData = Buffer.concat([rpIdHash, Buffer.from([verified | withKey]), uint32(uses), ...key]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(authData)],
        ]),
      );
      const clientDataJSON = base64url(clientData("webauthn.create", challenge));
      const response = {
        clientDataJSON,
        attestationObject: base64url(attestation),
        transports: ["internal"],
      };
      return { ...about, response };
    },

    /** The answer to a challenge that asks who somebody is. */
    answer(challenge: string): PasskeyAnswer {
      uses += 1;
      const authData = Buffer.concat([rpIdHash, Buffer.from([verified]), uint32(uses)]);
      const data = clientData("webauthn.get", challenge);
      const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey);
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      };
      return { ...about, response };
    },
  };
}
