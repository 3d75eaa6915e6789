import { describe, expect, it } from 'vitest';
import { KINDS, rateAt } from './calls.ts';

describe('the mix of calls', () => {
  it('is whole, with 95 reads for 5 writes', () => {
    const { report, ledger, list, submit, complete } = KINDS;
    expect(report.share + ledger.share + list.share).toBeCloseTo(0.95);
    expect(submit.share + complete.share).toBeCloseTo(0.05);
  });

  it('comes at a rate that takes up a share of what each call alone could have', () => {
    const half = { share: 0.5 };
    expect(
      rateAt(0.6, [
        { ...half, name: 'quick', shown: 100 },
        { ...half, name: 'slow', shown: 25 },
      ]),
    ).toBeCloseTo(24);
    expect(rateAt(0.6, [{ name: 'only', share: 1, shown: 100 }])).toBeCloseTo(60);
  });
});
