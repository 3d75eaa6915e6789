import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

const never = new AbortController().signal;

/** Work that goes on until it is told to end. */
const startable = () => {
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

describe('sharing places among reads', () => {
  it('runs as many as there are places, and the next when one ends', async () => {
    const { run } = limitConcurrency({ total: 2, perHost: 2, waiting: 9 });
    const { begun, work, end } = startable();
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

  it('does not let one host have them all, nor hold up the others', async () => {
    const { run } = limitConcurrency({ total: 3, perHost: 1, waiting: 9 });
    const { begun, work, end } = startable();
    const reads = ['slow 1', 'slow 2', 'quick 1'].map((name) => run(name.split(' ')[0]!, never, work(name)));
    await settled();
    expect(begun).toEqual(['slow 1', 'quick 1']);
    end('slow 1');
    await settled();
    expect(begun).toEqual(['slow 1', 'quick 1', 'slow 2']);
    for (const name of begun) end(name);
    await Promise.all(reads);
  });

  it('gives the place back when the work fails', async () => {
    const { run } = limitConcurrency({ total: 1, perHost: 1, waiting: 9 });
    await expect(run('a', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await run('a', never, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('says that it is busy when too many wait', async () => {
    const { run } = limitConcurrency({ total: 1, perHost: 1, waiting: 1 });
    const { work, end } = startable();
    const reads = [run('a', never, work('a')), run('b', never, work('b'))];
    await expect(run('c', never, work('c'))).rejects.toMatchObject({ code: 'site-reader-busy' });
    end('a');
    await settled();
    end('b');
    expect(await Promise.all(reads)).toEqual(['a', 'b']);
  });

  it('lets go who has waited long enough, without having begun', async () => {
    const { run } = limitConcurrency({ total: 1, perHost: 1, waiting: 1 });
    const { begun, work, end } = startable();
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

  it('does not begin for who has gone before', async () => {
    const { begun, work } = startable();
    const { run } = limitConcurrency({ total: 1, perHost: 1, waiting: 1 });
    await expect(run('a', AbortSignal.abort(new Error('gone')), work('a'))).rejects.toThrow('gone');
    expect(begun).toEqual([]);
  });
});
