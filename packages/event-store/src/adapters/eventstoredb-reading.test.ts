import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../port.ts';
import { collect } from '../testing/events.ts';
import type { Schedule } from '@twofold/timing/timing';
import { readPages, type ReadPage } from './eventstoredb-reading.ts';

const event = { id: 'an-event' } as unknown as RecordedEvent;
const refused = new Error('connect ECONNREFUSED');
const PATIENCE_MS = 60_000;
const ANSWER_MS = 60_001;

/** A server that is unavailable for a number of attempts, and a clock with short pauses and, optionally, a short deadline. */
const read = (attemptsAway: number, { isPatient = true, signal = new AbortController().signal } = {}) => {
  const seen = { attempts: 0 };
  const readPage: ReadPage = async () => {
    if (seen.attempts++ < attemptsAway) throw refused;
    return { events: [event], isLast: true };
  };
  const schedule: Schedule = (run, ms) => {
    const isOver = ms !== ANSWER_MS && (ms !== PATIENCE_MS || !isPatient);
    const timer = isOver ? setImmediate(run) : undefined;
    return () => clearImmediate(timer);
  };
  const options = { answerMs: ANSWER_MS, patienceMs: PATIENCE_MS, signal, schedule };
  return { seen, events: collect(readPages(readPage, undefined, options)) };
};

describe('reading while the server is unavailable', () => {
  it('continues when it is back', async () => {
    const { events, seen } = read(20);
    await expect(events).resolves.toEqual([event]);
    expect(seen.attempts).toBe(21);
  });

  it('fails after the deadline', async () => {
    const { events, seen } = read(Number.POSITIVE_INFINITY, { isPatient: false });
    await expect(events).rejects.toMatchObject({ code: 'store-unavailable', cause: refused });
    expect(seen.attempts).toBeLessThan(3);
  });

  it('fails when the store closes', async () => {
    const { events, seen } = read(Number.POSITIVE_INFINITY, { signal: AbortSignal.abort() });
    await expect(events).rejects.toMatchObject({ code: 'store-unavailable' });
    expect(seen.attempts).toBe(1);
  });
});

/** A log in which many events of the server follow the last of ours. The mutant shrinks pages to the limit. */
const readLast = async (others: number, limit: number, shrinks = false): Promise<{ pages: number; found: number }> => {
  let [pages, read] = [0, 0];
  const readPage: ReadPage = async (_, maxCount) => {
    pages++;
    const from = read;
    read += shrinks ? Math.min(maxCount, limit + 1) : maxCount;
    const ours = Math.max(0, read - Math.max(from, others));
    return { events: Array.from({ length: ours }, () => event), isLast: false };
  };
  const options = { leastPage: 20, signal: new AbortController().signal };
  const found = await collect(readPages(readPage, limit, options));
  return { pages, found: found.length };
};

describe('reading the end of a log in which others write', () => {
  it('costs one page, or two if a thousand events of others follow', async () => {
    expect(await readLast(0, 1)).toEqual({ pages: 1, found: 1 });
    expect(await readLast(19, 1)).toEqual({ pages: 1, found: 1 });
    expect(await readLast(1_000, 1)).toEqual({ pages: 2, found: 1 });
  });

  it('is seen to cost 501 pages where pages shrink to the limit', async () => {
    expect(await readLast(1_000, 1, true)).toEqual({ pages: 501, found: 1 });
  });
});

describe('reading with a limit', () => {
  it('requests no more than is left if all events are ours', async () => {
    const asked: number[] = [];
    const readPage: ReadPage = async (_, maxCount) => {
      asked.push(maxCount);
      return { events: Array.from({ length: maxCount }, () => event), isLast: false };
    };
    expect(await collect(readPages(readPage, 70, { signal: new AbortController().signal }))).toHaveLength(70);
    expect(asked).toEqual([50, 21]);
  });
});
