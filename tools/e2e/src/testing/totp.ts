import { createHmac } from 'node:crypto';

/** The period of a code. */
const STEP_MS = 30_000;

/**
 * The code of an authenticator app for a base32 key, the given number of periods from now. Implements RFC 6238
 * independently of the code under test.
 */
export const codeOf = (key: string, stepsFromNow: number): string => {
  let bits = '';
  for (const digit of key) bits += 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit).toString(2).padStart(5, '0');
  const secret = Buffer.from(
    Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2)),
  );
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsFromNow));
  const mac = createHmac('sha1', secret).update(message).digest();
  const at = (mac[19] ?? 0) % 16;
  return String((mac.readUInt32BE(at) % 2 ** 31) % 1_000_000).padStart(6, '0');
};
