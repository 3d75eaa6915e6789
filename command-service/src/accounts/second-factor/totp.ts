import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32 } from './base32.ts';

/** RFC 6238 with the parameters that all apps support: SHA-1, six digits, 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** The key length of HMAC-SHA-1. */
export const SECRET_BYTES = 20;
/** How many steps the clock of a phone may be off. */
const SKEW_STEPS = 1;

const codeAt = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
};

/** The code that an app shows at a time. */
export const totpCode = (secret: Buffer, at: Date): string => codeAt(secret, Math.floor(at.getTime() / STEP_MS));

/**
 * The step of a six-digit code within the clock skew: the latest, if several match. `undefined` for a wrong code, in the
 * same time.
 */
export const stepOf = (secret: Buffer, code: string, at: Date): number | undefined => {
  const now = Math.floor(at.getTime() / STEP_MS);
  let found: number | undefined;
  for (let step = now - SKEW_STEPS; step <= now + SKEW_STEPS; step++) {
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) found = step;
  }
  return found;
};

/** The content of the QR code: the secret and its label in the app. */
export const totpUri = (secret: Buffer, email: string): string => {
  const label = `Twofold:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=Twofold&algorithm=SHA1&digits=${DIGITS}&period=30`;
};
