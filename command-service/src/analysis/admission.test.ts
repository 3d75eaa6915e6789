import { describe, expect, it } from 'vitest';
import { createRateLimit } from '../limits/rate-limit.ts';
import { createAdmission, type Admission } from './admission.ts';

const VISITOR = undefined;
const ACCOUNT = 1;

const anAdmission = (): Admission => {
  const rateLimit = createRateLimit('analysis', 0);
  return createAdmission({
    ofVisitors: rateLimit,
    ofAccounts: rateLimit,
    ofAttempts: rateLimit,
    giveBack: () => Promise.resolve(),
  });
};

/** The number of analyses that begin while none ends. */
const begunOf = (run: Admission['run'], count: number, userId: number | undefined): number => {
  let begun = 0;
  for (let index = 0; index < count; index++)
    run({ userId }, () => {
      begun++;
      return new Promise(() => {});
    }).catch(() => undefined);
  return begun;
};

describe('concurrent analyses', () => {
  it('of visitors leave 8 of 32 slots to accounts', () => {
    const { run } = anAdmission();
    expect(begunOf(run, 40, VISITOR)).toBe(24);
    expect(begunOf(run, 40, ACCOUNT)).toBe(8);
    expect(begunOf(run, 1, VISITOR)).toBe(0);
  });

  it('make room when they end', async () => {
    const { run } = anAdmission();
    for (let index = 0; index < 40; index++) await run({ userId: VISITOR }, () => Promise.resolve());
    expect(begunOf(run, 1, VISITOR)).toBe(1);
  });
});
