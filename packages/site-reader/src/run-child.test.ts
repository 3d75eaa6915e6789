import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runChild, type ChildOptions } from './run-child.ts';

/** Long enough for a process to start on a busy machine. */
const PATIENCE_MS = 60_000;

const run = (behavior: string, options: Partial<ChildOptions> = {}) =>
  runChild(`${behavior}\n`, {
    entry: new URL('./testing/misbehaving-child.ts', import.meta.url),
    environment: {},
    deadlineMs: PATIENCE_MS,
    memoryMb: 64,
    maxAnswerBytes: 1_000_000,
    signal: new AbortController().signal,
    ...options,
  });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Runs a process; returns its outcome and its pid. */
const runAndFollow = async (behavior: string, options: Partial<ChildOptions> = {}) => {
  const pids: number[] = [];
  const outcome = await run(behavior, { ...options, onStart: (pid) => pids.push(pid) });
  return { outcome, pid: pids[0]! };
};

const isGone = async (pid: number): Promise<void> => {
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
};

describe('a process for one read', { timeout: PATIENCE_MS }, () => {
  it('has an empty environment', async () => {
    expect(process.env['PATH']).toBeDefined();
    expect(await run('tells its environment')).toEqual({ line: '{}\n' });
  });

  it('has only the given environment', async () => {
    const environment = { NODE_EXTRA_CA_CERTS: '/nowhere.pem' };
    expect(await run('tells its environment', { environment })).toEqual({ line: `${JSON.stringify(environment)}\n` });
  });

  it.each(['loops indefinitely', 'never answers', 'ignores signals', 'complains without end'])(
    'is killed at its deadline when it %s',
    async (behavior) => {
      const { outcome, pid } = await runAndFollow(behavior, { deadlineMs: 2_000 });
      expect(outcome).toEqual({ problem: 'killed after 2000 ms' });
      await isGone(pid);
    },
  );

  it('is killed when the caller aborts', async () => {
    const caller = new AbortController();
    const running = runAndFollow('loops indefinitely', { signal: caller.signal });
    caller.abort();
    const { outcome, pid } = await running;
    expect(outcome).toEqual({ problem: 'the caller ended the read' });
    await isGone(pid);
  });

  it('is killed at once if the caller has already aborted', async () => {
    expect(await run('never answers', { signal: AbortSignal.abort() })).toEqual({
      problem: 'the caller ended the read',
    });
  });

  it('ends if it exceeds its memory', async () => {
    expect(await run('eats memory')).toEqual({ problem: expect.stringMatching(/^ended by .*heap/s) });
  });

  it('is killed if its answer is too long, which is not kept', async () => {
    const before = process.memoryUsage().rss;
    for (let i = 0; i < 3; i++) {
      expect(await run('answers without end')).toEqual({ problem: 'killed for an answer of more than 1000000 bytes' });
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('can crash without harm; its error output is reported', async () => {
    expect(await run('crashes')).toEqual({ problem: expect.stringMatching(/^ended by code 1 .*a mistake of ours/s) });
  });

  it('can end without an answer', async () => {
    expect(await run('leaves')).toEqual({ problem: 'ended by code 0 without an answer: ' });
  });

  it('may ask a question before its answer', async () => {
    const asked: string[] = [];
    const onQuestion = (question: string) => Promise.resolve(`answer ${asked.push(question)}`);
    expect(await run('asks', { onQuestion })).toEqual({ line: 'heard answer 1\n' });
    expect(asked).toEqual(['how much']);
  });

  it('is killed for a question without an answer', async () => {
    const problem = { problem: 'killed for a question without an answer' };
    expect(await run('asks')).toEqual(problem);
    expect(await run('asks', { onQuestion: () => Promise.resolve(undefined) })).toEqual(problem);
  });

  it('is gone after its answer', async () => {
    const { outcome, pid } = await runAndFollow('tells its environment');
    expect(outcome).toHaveProperty('line');
    await isGone(pid);
  });

  it('reports its progress before its answer', async () => {
    const steps: string[] = [];
    expect(await run('tells progress', { onProgress: (step) => steps.push(step) })).toEqual({ line: '{}\n' });
    expect(steps).toEqual(['reading', 'pages']);
  });

  it('starts from TypeScript sources', async () => {
    const entry = pathToFileURL(path.join(import.meta.dirname, 'testing', 'misbehaving-child.ts'));
    expect(await run('tells its environment', { entry })).toEqual({ line: '{}\n' });
  });

  it('may not exist', async () => {
    const entry = new URL('./testing/no-such-child.ts', import.meta.url);
    expect(await run('leaves', { entry })).toEqual({ problem: expect.stringMatching(/^ended by code 1 /) });
  });
});
