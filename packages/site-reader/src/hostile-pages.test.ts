import { describe, expect, it } from 'vitest';
import { runChild } from './run-child.ts';
import { HOSTILE_PAGES } from './testing/hostile-pages.ts';

/** All of them together take a few seconds; quadratic time would take minutes. */
const DEADLINE_MS = 60_000;

describe('a page that is built to be hard to parse', () => {
  it('is parsed in linear time, into a snapshot of bounded size', { timeout: DEADLINE_MS + 10_000 }, async () => {
    const outcome = await runChild('read\n', {
      entry: new URL('./testing/hostile-pages-child.ts', import.meta.url),
      environment: {},
      deadlineMs: DEADLINE_MS,
      memoryMb: 256,
      maxAnswerBytes: 100_000,
      signal: new AbortController().signal,
    });
    expect(outcome).toHaveProperty('line');
    const sizes = JSON.parse((outcome as { line: string }).line) as Record<string, number>;
    expect(Object.keys(sizes)).toEqual(Object.keys(HOSTILE_PAGES));
    expect(Object.entries(sizes).filter(([, bytes]) => bytes > 620_000)).toEqual([]);
  });
});
