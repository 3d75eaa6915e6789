import { describe, expect, it } from 'vitest';
import { progressAt, secondsRemainingAt, statusAt } from './progress-by-time.ts';

describe('the progress bar of an analysis', () => {
  it.each([
    [0, 0],
    [10_000, 47.5],
    [20_000, 95],
    [60_000, 95],
  ])('after %d ms: %d percent (§4 progress, §9 expected duration, progress cap)', (elapsedMs, percent) => {
    expect(progressAt(elapsedMs)).toBeCloseTo(percent);
  });
});

describe('the countdown of an analysis', () => {
  it.each([
    [0, 20],
    [100, 20],
    [1_000, 19],
    [19_900, 1],
    [20_000, 0],
    [45_000, 0],
  ])('after %d ms: %d seconds left (§4 countdown)', (elapsedMs, seconds) => {
    expect(secondsRemainingAt(elapsedMs)).toBe(seconds);
  });
});

describe('the status of an analysis', () => {
  it('changes every 2 seconds, in this order (§4 status messages, §9 status rotation)', () => {
    expect(Array.from({ length: 9 }, (_, index) => statusAt(index * 2_000))).toEqual([
      'Validating URL and checking accessibility...',
      'Analyzing website structure and content...',
      'Identifying target audience and market positioning...',
      'Evaluating user experience and interface design...',
      'Analyzing market competition and opportunities...',
      'Assessing monetization potential...',
      'Creating customer personas...',
      'Generating strategic recommendations...',
      'Compiling comprehensive report....',
    ]);
  });

  it('stays until the 2 seconds are over, and begins again after the last (§4 rotation, §9 status rotation)', () => {
    expect(statusAt(1_999)).toBe(statusAt(0));
    expect(statusAt(18_000)).toBe(statusAt(0));
  });
});
