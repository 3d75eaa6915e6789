import { describe, expect, it } from 'vitest';
import { createWaiting, type ListenForEndings } from './waiting.ts';

const KEY = 'a key';
const LONG_MS = 60_000;
const isOver = async (next: Promise<void>): Promise<boolean> =>
  Promise.race([next.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20))]);

describe('a repeat that waits', () => {
  it('goes on when the run of its key ends, and not for another key', async () => {
    const { join, wake } = createWaiting();
    const next = join(KEY).next(LONG_MS, undefined);
    wake('another key');
    expect(await isOver(next)).toBe(false);
    wake(KEY);
    await next;
  });

  it('continues immediately if the run ended while it was looking', async () => {
    const { join, wake } = createWaiting();
    const waiter = join(KEY);
    wake(KEY);
    await waiter.next(LONG_MS, undefined);
    expect(await isOver(waiter.next(LONG_MS, undefined))).toBe(false);
  });

  it('goes on when the lease is over', () => createWaiting().join(KEY).next(1, undefined));

  it('stops when its client disconnects, before or while it waits', async () => {
    const { join } = createWaiting();
    const disconnected = new AbortController();
    const waiting = join(KEY).next(LONG_MS, disconnected.signal);
    disconnected.abort();
    await expect(waiting).rejects.toMatchObject({ status: 408 });
    await expect(join(KEY).next(LONG_MS, disconnected.signal)).rejects.toMatchObject({ status: 408 });
  });
});

describe('too many repeats', () => {
  it('are a 503 beyond five of one key, until one of them leaves', () => {
    const { join } = createWaiting();
    const [first] = Array.from({ length: 5 }, () => join(KEY));
    expect(() => join(KEY)).toThrow(expect.objectContaining({ status: 503 }));
    first!.leave();
    first!.leave();
    join(KEY);
    expect(() => join(KEY)).toThrow(expect.objectContaining({ status: 503 }));
  });

  it('are a 503 beyond 200 of all keys, until one of them leaves', () => {
    const { join } = createWaiting();
    const [first] = Array.from({ length: 200 }, (_, index) => join(`key ${index}`));
    expect(() => join(KEY)).toThrow(expect.objectContaining({ status: 503 }));
    first!.leave();
    join(KEY);
  });
});

describe('runs in other processes', () => {
  type Heard = Parameters<ListenForEndings>[0];
  const hearing = () => {
    const heard: Heard[] = [];
    const waiting = createWaiting((to, signal) => {
      heard.push(to);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    });
    return { heard, waiting };
  };

  it('are listened to from the first waiting repeat on, over one connection', () => {
    const { heard, waiting } = hearing();
    expect(heard).toHaveLength(0);
    waiting.join(KEY);
    waiting.join(KEY);
    expect(heard).toHaveLength(1);
  });

  it('wake the repeats of their key', async () => {
    const { heard, waiting } = hearing();
    const next = waiting.join(KEY).next(LONG_MS, undefined);
    heard[0]!.onEnded(KEY);
    await next;
  });

  it('may have ended before the connection existed, so that all look again', async () => {
    const { heard, waiting } = hearing();
    const both = [KEY, 'another key'].map((key) => waiting.join(key).next(LONG_MS, undefined));
    heard[0]!.onListening();
    await Promise.all(both);
  });

  it('are no longer listened to once it stops', async () => {
    const { waiting } = hearing();
    waiting.join(KEY);
    await waiting.stop();
  });
});
