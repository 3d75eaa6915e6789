import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** `twf_`, 160 random bits and their checksum, both in base62: scanners recognize it, and typing errors are detected. */
const TOKEN = /^twf_([0-9A-Za-z]{27})([0-9A-Za-z]{6})$/;
/** Every token of ours begins with this. */
const PREFIX = 'twf_';

const SECRET_BYTES = 20;
const SECRET_CHARACTERS = 27;
const CHECKSUM_CHARACTERS = 6;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new token, which gives access to an account. It is shown once and never stored. */
export const newTokenText = (): string => {
  const secret = base62(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_CHARACTERS);
  return `${PREFIX}${secret}${checksumOf(secret)}`;
};

/** Whether a text has the form of a token and a correct checksum. */
export const isTokenText = (text: string): boolean => {
  const [, secret, checksum] = TOKEN.exec(text) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
};

export const looksLikeToken = (text: string): boolean => text.startsWith(PREFIX);

/** Computes the digests by which a token is found: one for each secret, in the same order. */
export const createTokenDigests = (secrets: readonly string[]): ((text: string) => readonly Buffer[]) => {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'access tokens', 32)));
  return (text) => keys.map((key) => createHmac('sha256', key).update(text).digest());
};

const checksumOf = (secret: string): string => base62(BigInt(crc32(`${PREFIX}${secret}`)), CHECKSUM_CHARACTERS);

const base62 = (value: bigint, length: number): string => {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = `${DIGITS[Number(rest % 62n)]}${text}`;
  return text;
};
