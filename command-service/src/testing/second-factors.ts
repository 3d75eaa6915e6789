import { totpCode } from '../accounts/second-factor/totp.ts';
import type { Browser } from './a-browser.ts';
import { aPasskey, type TestPasskey } from './a-passkey.ts';

/** Decodes base32, as an app does. */
const fromBase32 = (text: string): Buffer => {
  const bits = text
    .split('')
    .map((digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** An authenticator app with a secret. */
export const anApp = (secret: string) => ({ codeAt: (at: Date): string => totpCode(fromBase32(secret), at) });
export type App = ReturnType<typeof anApp>;

const done = (answered: { readonly status: number; readonly body: Record<string, unknown> }) => {
  if (answered.status !== 200) throw new Error(`Answered ${answered.status} ${JSON.stringify(answered.body)}`);
  return answered.body;
};

/** Sets up an authenticator app in a logged-in browser. Answers the recovery codes if this is the first factor. */
export const addApp = async (browser: Browser, now: Date, password?: string) => {
  const begun = done(await browser.post('/api/me/second-factors/totp', { password }));
  const app = anApp(String(begun['secret']));
  const id = String(begun['id']);
  const added = done(await browser.post(`/api/me/second-factors/totp/${id}`, { code: app.codeAt(now) }));
  return { app, id, recoveryCodes: (added['recoveryCodes'] ?? []) as string[] };
};

export const challengeOf = (body: Record<string, unknown>): string =>
  String((body['options'] as Record<string, unknown>)['challenge']);

/** Adds a passkey in a logged-in browser. */
export const addPasskey = async (
  browser: Browser,
  origin: string,
  password?: string,
): Promise<{ readonly passkey: TestPasskey; readonly id: string }> => {
  const passkey = aPasskey(origin);
  const challenge = challengeOf(done(await browser.post('/api/me/second-factors/passkey-challenges', { password })));
  const body = { name: 'Laptop', registration: passkey.registration({ challenge }) };
  return { passkey, id: String(done(await browser.post('/api/me/second-factors/passkeys', body))['id']) };
};
