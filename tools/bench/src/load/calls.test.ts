import { describe, expect, it } from 'vitest';
import { KINDS } from './calls.ts';

describe('the mix of calls', () => {
  it('is whole, with 95 reads for 5 writes', () => {
    const { report, ledger, list, submit, complete } = KINDS;
    expect(report.share + ledger.share + list.share).toBeCloseTo(0.95);
    expect(submit.share + complete.share).toBeCloseTo(0.05);
  });
});
