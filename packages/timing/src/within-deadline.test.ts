import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { withinDeadline } from './within-deadline.ts';

const neverAborted = new AbortController().signal;

/** How many of 20 tasks were aborted at their deadline, in a process that collects garbage meanwhile. */
const abortedOf20 = (run: string): number => {
  const module = new URL('within-deadline.ts', import.meta.url).href;
  const script = `
    import { withinDeadline } from '${module}';
    const outer = new AbortController().signal;
    let aborted = 0;
    const work = (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(aborted++)));
    for (let count = 0; count < 20; count++) void (${run});
    const collecting = setInterval(gc, 20);
    setTimeout(() => { clearInterval(collecting); console.log(aborted); process.exit(); }, 800);`;
  const flags = ['--expose-gc', '--import', 'tsx', '--input-type=module', '--eval', script];
  return Number(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
};

describe('a deadline of work', () => {
  it('aborts although garbage is collected while the work waits', () =>
    expect(abortedOf20('withinDeadline(outer, 200, work)')).toBe(20));

  it('aborts with the signal outside of it, for the same reason', async () => {
    const outer = new AbortController();
    const reason = new Error('The service is stopping');
    const heard = withinDeadline(outer.signal, 60_000, async (signal) => {
      outer.abort(reason);
      return await Promise.resolve(signal.reason as unknown);
    });
    expect(await heard).toBe(reason);
    expect(await withinDeadline(outer.signal, 60_000, (signal) => Promise.resolve(signal.reason as unknown))).toBe(
      reason,
    );
  });

  it('does not abort work that ends in time', async () => {
    let late: AbortSignal | undefined;
    const answer = await withinDeadline(neverAborted, 60_000, (signal) => {
      late = signal;
      return Promise.resolve('done');
    });
    expect([answer, late?.aborted]).toEqual(['done', false]);
  });

  it('is not kept by AbortSignal.any on Node 20, which is why this module exists', () =>
    expect(abortedOf20('work(AbortSignal.any([outer, AbortSignal.timeout(200)]))')).toBeLessThan(20));
});
