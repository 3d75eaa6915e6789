import { describe, expect, it } from 'vitest';
import { createStreamQueue, StreamBusy } from './stream-queue.ts';

/** Work that ends when the test resolves it. */
const heldWork = () => {
  let end: (error?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())));
  return { work: () => done, end: (error?: Error) => end(error) };
};

/** A queue whose clock the test advances. */
const aQueue = (maxWaiting?: number) => {
  const timers = new Set<{ readonly run: () => void; readonly atMs: number }>();
  let nowMs = 0;
  const inTurn = createStreamQueue({
    nowMs: () => nowMs,
    schedule: (run, ms) => {
      const timer = { run, atMs: nowMs + ms };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    ...(maxWaiting !== undefined && { maxWaiting }),
  });
  const passUntil = (ms: number): void => {
    nowMs = ms;
    for (const timer of timers) {
      if (timer.atMs > nowMs) continue;
      timers.delete(timer);
      timer.run();
    }
  };
  return { inTurn, passUntil, timers };
};

describe('waiting for a stream', () => {
  it('ends when all that came before has ended, first come, first served', async () => {
    const { inTurn, timers } = aQueue();
    const first = heldWork();
    const ran: number[] = [];
    const all = [
      inTurn('user-1', 100, first.work),
      ...[2, 3, 4].map((each) => inTurn('user-1', 100, async () => ran.push(each))),
    ];
    await Promise.resolve();
    expect(ran).toEqual([]);
    first.end();
    await Promise.all(all);
    expect(ran).toEqual([2, 3, 4]);
    expect(timers.size).toBe(0);
  });

  it('does not block work on another stream', async () => {
    const { inTurn } = aQueue();
    const first = heldWork();
    const held = inTurn('user-1', 100, first.work);
    expect(await inTurn('user-2', 100, () => Promise.resolve('done'))).toBe('done');
    first.end();
    await held;
  });

  it('ends also when what came before has failed', async () => {
    const { inTurn } = aQueue();
    const first = heldWork();
    const failing = inTurn('user-1', 100, first.work);
    const next = inTurn('user-1', 100, () => Promise.resolve('done'));
    first.end(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
    expect(await inTurn('user-1', 100, () => Promise.resolve('again'))).toBe('again');
  });

  it('ends at the deadline without the work, and those behind have their turn', async () => {
    const { inTurn, passUntil } = aQueue();
    const first = heldWork();
    const ran: string[] = [];
    const held = inTurn('user-1', 100, first.work);
    const late = inTurn('user-1', 50, async () => ran.push('late'));
    const patient = inTurn('user-1', 100, async () => ran.push('patient'));
    passUntil(50);
    await expect(late).rejects.toBeInstanceOf(StreamBusy);
    first.end();
    await Promise.all([held, patient]);
    expect(ran).toEqual(['patient']);
  });

  it('is refused at once where too many wait', async () => {
    const { inTurn } = aQueue(2);
    const first = heldWork();
    const all = [
      inTurn('user-1', 100, first.work),
      ...[1, 2].map(() => inTurn('user-1', 100, () => Promise.resolve())),
    ];
    await expect(inTurn('user-1', 100, () => Promise.resolve())).rejects.toMatchObject({ code: 'stream-busy' });
    first.end();
    await Promise.all(all);
  });
});
