import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, PartMissing } from './load-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outcomeOf = async <Part>(loading: Promise<Part>): Promise<unknown> => {
  const outcome = loading.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
};

describe('a part of the app in its own file', () => {
  it('is loaded again after a failure', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue('part');
    await expect(outcomeOf(loadPart(load))).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is missing after two failures', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('offline'));
    await expect(outcomeOf(loadPart(load))).resolves.toBeInstanceOf(PartMissing);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
