import { describe, expect, it } from 'vitest';
import { backoffMs, pause, systemSchedule, untilAborted, within, type Schedule } from './timing.ts';

/** A manual clock. */
const clock = () => {
  const due = new Set<{ readonly run: () => void; readonly ms: number }>();
  const schedule: Schedule = (run, ms) => {
    const entry = { run, ms };
    due.add(entry);
    return () => due.delete(entry);
  };
  const pass = (ms: number): void => {
    for (const entry of due) if (entry.ms <= ms && due.delete(entry)) entry.run();
  };
  return { schedule, pass, isIdle: () => due.size === 0 };
};

describe('waiting', () => {
  it('ends when the time has passed', async () => {
    const { schedule, pass, isIdle } = clock();
    const waited = pause(100, new AbortController().signal, schedule);
    pass(100);
    await expect(waited).resolves.toBeUndefined();
    expect(isIdle()).toBe(true);
  });

  it('ends at once when the signal aborts, and leaves no timer behind', async () => {
    const { schedule, isIdle } = clock();
    const controller = new AbortController();
    const waited = pause(100, controller.signal, schedule);
    controller.abort();
    await expect(waited).resolves.toBeUndefined();
    expect(isIdle()).toBe(true);
  });

  it('does not begin when the signal aborted before', async () => {
    await expect(pause(1e9, AbortSignal.abort(), systemSchedule)).resolves.toBeUndefined();
  });

  it('within a deadline returns the result, or names what was late', async () => {
    const { schedule, pass, isIdle } = clock();
    await expect(within(Promise.resolve(17), 100, 'The answer', schedule)).resolves.toBe(17);
    expect(isIdle()).toBe(true);
    const late = within(new Promise(() => undefined), 100, 'The answer', schedule);
    pass(100);
    await expect(late).rejects.toThrow('The answer took longer than 100 ms');
  });

  it('for a promise rejects with the reason of an abort', async () => {
    const controller = new AbortController();
    const waited = untilAborted(new Promise(() => undefined), controller.signal);
    controller.abort(new Error('enough'));
    await expect(waited).rejects.toThrow('enough');
    await expect(untilAborted(Promise.resolve(17), new AbortController().signal)).resolves.toBe(17);
  });
});

describe('backing off', () => {
  it('doubles up to a limit, with half of it random', () => {
    const longest = Array.from({ length: 6 }, (_, failures) => backoffMs(failures, 100, 1_000, () => 1));
    expect(longest).toEqual([100, 200, 400, 800, 1_000, 1_000]);
    expect(backoffMs(2, 100, 1_000, () => 0)).toBe(200);
    expect(backoffMs(10_000, 100, 1_000, () => 1)).toBe(1_000);
  });
});
