import { describe, expect, it } from 'vitest';
import { atPace } from './pace.ts';

const { signal } = new AbortController();

describe('writing at a pace', () => {
  it('begins as often as the pace says, although nothing is done yet', async () => {
    let begun = 0;
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    await atPace(1_000, { seconds: 0.02, signal }, async () => {
      begun += 1;
      if (begun === 20) finish();
      await finished;
    });
    expect(begun).toBe(20);
  });

  it('hears of what failed', () =>
    expect(atPace(1_000, { seconds: 0.005, signal }, () => Promise.reject(new Error('not written')))).rejects.toThrow(
      'not written',
    ));
});
