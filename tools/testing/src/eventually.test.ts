import { describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';

describe('waiting for a condition', () => {
  it('answers what the check returns once it holds', async () => {
    let attempts = 0;
    const answer = await eventually(
      () => {
        attempts++;
        if (attempts < 3) throw new Error('not yet');
        return 'there';
      },
      { everyMs: 1 },
    );
    expect(answer).toBe('there');
    expect(attempts).toBe(3);
  });

  it('ends at its deadline with the last error', async () => {
    const waiting = eventually(() => Promise.reject(new Error('the row is missing')), { withinMs: 5, everyMs: 1 });
    await expect(waiting).rejects.toThrow('Still not so after 5 ms: the row is missing');
  });
});
