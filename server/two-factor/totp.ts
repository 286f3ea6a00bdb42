import { Secret, TOTP } from "otpauth";

const stepSeconds = 30;
/** A phone's clock may be one step off. */
const stepsOff = 1;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, about: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...about, secret: Secret.fromBase32(secret), period: stepSeconds });

/** What the QR code says, which every authenticator app understands. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  totpOf(secret, { issuer, label }).toString();

/** @returns the step of 30 seconds whose code this is, near now; undefined when it is none */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const off = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: stepsOff });
  return off === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + off;
}

/** The code of an instant. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });
