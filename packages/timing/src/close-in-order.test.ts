import { describe, expect, it } from 'vitest';
import { closeInOrder } from './close-in-order.ts';

describe('closing in order', () => {
  it('closes one part after the other', async () => {
    const closed: string[] = [];
    const part = (name: string) => async (): Promise<void> => {
      await Promise.resolve();
      closed.push(name);
    };
    await closeInOrder({ listener: part('listener'), pool: part('pool') }, 60_000);
    expect(closed).toEqual(['listener', 'pool']);
  });

  it('names the part that hangs, and does not touch what comes after it', async () => {
    let isTouched = false;
    const closing = closeInOrder(
      {
        jobs: () => new Promise(() => undefined),
        pool: () => Promise.resolve((isTouched = true)),
      },
      20,
    );
    await expect(closing).rejects.toThrow('Closing the jobs took longer than 20 ms');
    expect(isTouched).toBe(false);
  });

  it('passes on the error of a part', () =>
    expect(closeInOrder({ pool: () => Promise.reject(new Error('closed already')) }, 60_000)).rejects.toThrow(
      'closed already',
    ));
});
