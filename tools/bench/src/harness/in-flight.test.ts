import { describe, expect, it } from 'vitest';
import { keepInFlight } from './in-flight.ts';

const { signal } = new AbortController();

describe('keeping work in flight', () => {
  it('has so many pieces under way, each by its own worker, and no more', async () => {
    const busy = new Set<number>();
    let most = 0;
    const work = async (worker: number): Promise<void> => {
      expect(busy).not.toContain(worker);
      busy.add(worker);
      most = Math.max(most, busy.size);
      await new Promise((resolve) => setImmediate(resolve));
      busy.delete(worker);
    };
    await keepInFlight(4, { pieces: 20, signal }, work, 'pieces');
    expect(most).toBe(4);
  });

  it('does as many pieces as it is asked for', async () => {
    let done = 0;
    const figures = await keepInFlight(3, { pieces: 10, signal }, async () => (done += 1), 'pieces');
    expect(done).toBe(10);
    expect(Object.keys(figures)).toEqual(['pieces/s', 'p50 ms', 'p99 ms']);
  });

  it('fails with the first piece that does', () =>
    expect(
      keepInFlight(2, { pieces: 10, signal }, () => Promise.reject(new Error('a disk is full')), 'pieces'),
    ).rejects.toThrow('a disk is full'));
});
