import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

const never = new AbortController().signal;

/** Work that runs until `end` is called. */
const controllableWork = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
};

const settled = () => new Promise((done) => setImmediate(done));

describe('limiting concurrency', () => {
  it('runs up to the limit, and the next when one ends', async () => {
    const { run } = limitConcurrency({ total: 2, perHost: 2, waiting: 9 });
    const { begun, work, end } = controllableWork();
    const reads = ['a', 'b', 'c', 'd'].map((name) => run(name, never, work(name)));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) end(name);
    await settled();
    end('d');
    expect(await Promise.all(reads)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('limits one host without blocking the others', async () => {
    const { run } = limitConcurrency({ total: 3, perHost: 1, waiting: 9 });
    const { begun, work, end } = controllableWork();
    const reads = ['slow 1', 'slow 2', 'quick 1'].map((name) => run(name.split(' ')[0]!, never, work(name)));
    await settled();
    expect(begun).toEqual(['slow 1', 'quick 1']);
    end('slow 1');
    await settled();
    expect(begun).toEqual(['slow 1', 'quick 1', 'slow 2']);
    for (const name of begun) end(name);
    await Promise.all(reads);
  });

  it('frees the slot when the work fails', async () => {
    const { run } = limitConcurrency({ total: 1, perHost: 1, waiting: 9 });
    await expect(run('a', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await run('a', never, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('rejects when too many wait', async () => {
    const { run } = limitConcurrency({ total: 1, perHost: 1, waiting: 1 });
    const { work, end } = controllableWork();
    const reads = [run('a', never, work('a')), run('b', never, work('b'))];
    await expect(run('c', never, work('c'))).rejects.toMatchObject({ code: 'site-reader-busy' });
    end('a');
    await settled();
    end('b');
    expect(await Promise.all(reads)).toEqual(['a', 'b']);
  });

  it('does not begin work whose signal aborts while it waits', async () => {
    const { run } = limitConcurrency({ total: 1, perHost: 1, waiting: 1 });
    const { begun, work, end } = controllableWork();
    const caller = new AbortController();
    const first = run('a', never, work('a'));
    const second = run('b', caller.signal, work('b'));
    caller.abort(new Error('enough'));
    await expect(second).rejects.toThrow('enough');
    const third = run('c', never, work('c'));
    end('a');
    await settled();
    end('c');
    await Promise.all([first, third]);
    expect(begun).toEqual(['a', 'c']);
  });

  it('does not begin work whose signal has already aborted', async () => {
    const { begun, work } = controllableWork();
    const { run } = limitConcurrency({ total: 1, perHost: 1, waiting: 1 });
    await expect(run('a', AbortSignal.abort(new Error('gone')), work('a'))).rejects.toThrow('gone');
    expect(begun).toEqual([]);
  });
});
