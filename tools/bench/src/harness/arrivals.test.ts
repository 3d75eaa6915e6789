import { describe, expect, it } from 'vitest';
import { arriveAt } from './arrivals.ts';

const { signal } = new AbortController();

describe('arriving at a steady rate', () => {
  it('does not wait, says when each was due, and ends when all are done', async () => {
    const due: number[] = [];
    let done = 0;
    let mostUnderWay = 0;
    await arriveAt(200, { seconds: 0.1, signal }, async (dueAt) => {
      due.push(dueAt);
      mostUnderWay = Math.max(mostUnderWay, due.length - done);
      await new Promise((resolve) => setTimeout(resolve, 60));
      done += 1;
    });
    expect([due.length, done]).toEqual([20, 20]);
    expect(mostUnderWay).toBeGreaterThan(5);
    due.slice(1).forEach((at, index) => expect(at - due[index]!).toBeCloseTo(5));
  });

  it('gives a rate up that cannot be kept', async () => {
    const never = () => new Promise<void>(() => undefined);
    await expect(arriveAt(100_000, { seconds: 1, signal }, never)).rejects.toThrow('this rate is too high');
  });
});
