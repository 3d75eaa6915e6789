import { describe, expect, it } from 'vitest';
import { base32 } from './base32.ts';
import { stepOf, totpCode, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1_000);

describe('the code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is that of RFC 6238, appendix B', (seconds, code) => {
    expect(totpCode(secret, at(seconds))).toBe(code);
  });

  it('is accepted one step early and one step late, but no further', () => {
    const code = totpCode(secret, at(900));
    expect([840, 869, 870, 900, 930, 959, 960].map((seconds) => stepOf(secret, code, at(seconds)))).toEqual([
      undefined,
      undefined,
      30,
      30,
      30,
      30,
      undefined,
    ]);
  });

  it('differs for another secret', () => {
    expect(stepOf(Buffer.from('09876543210987654321'), totpCode(secret, at(900)), at(900))).toBeUndefined();
  });

  it('is set up by a URI that contains the account', () => {
    expect(totpUri(secret, 'ada+1@example.com')).toBe(
      'otpauth://totp/Twofold:ada%2B1%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Twofold&algorithm=SHA1&digits=6&period=30',
    );
  });
});

describe('base32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes %j as RFC 4648 does', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });
});
