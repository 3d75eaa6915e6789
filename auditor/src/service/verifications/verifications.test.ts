import type { Verdict } from '@twofold/contracts/audit/verdict';
import { describe, expect, it } from 'vitest';
import { verdictsWith } from './verifications.ts';

const aVerdict = (verificationId: string): Verdict => ({
  verificationId,
  startedBy: 4,
  startedAt: '2026-03-01T10:00:00.000Z',
  endedAt: '2026-03-01T10:00:01.000Z',
  events: 3,
  isSound: true,
  chain: { state: 'unchecked', why: 'This log keeps no chain.' },
  checks: [],
});
const [older, newer] = [aVerdict('older'), aVerdict('newer')];

describe('the verdicts that are listed', () => {
  it('include one that was appended, before the follower of the log has read it', () => {
    expect(verdictsWith(newer, [older])).toEqual([newer, older]);
  });

  it('include it once when the follower has', () => {
    expect(verdictsWith(newer, [newer, older])).toEqual([newer, older]);
    expect(verdictsWith(older, [newer, older])).toEqual([newer, older]);
  });

  it('are those of the log when this process has verified nothing', () => {
    expect(verdictsWith(undefined, [older])).toEqual([older]);
  });
});
