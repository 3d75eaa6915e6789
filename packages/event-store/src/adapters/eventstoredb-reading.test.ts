import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../port.ts';
import { collect } from '../testing/events.ts';
import type { Schedule } from '../timing.ts';
import { readPages, type ReadPage } from './eventstoredb-reading.ts';

const event = { id: 'an-event' } as unknown as RecordedEvent;
const refused = new Error('connect ECONNREFUSED');
const PATIENCE_MS = 60_000;
const ANSWER_MS = 60_001;

/** A server that is away for so many attempts, and a clock on which pauses are short and patience may be. */
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

describe('reading while the server is away', () => {
  it('goes on when it is back', async () => {
    const { events, seen } = read(20);
    await expect(events).resolves.toEqual([event]);
    expect(seen.attempts).toBe(21);
  });

  it('is given up when patience is over', async () => {
    const { events, seen } = read(Number.POSITIVE_INFINITY, { isPatient: false });
    await expect(events).rejects.toMatchObject({ code: 'store-unavailable', cause: refused });
    expect(seen.attempts).toBeLessThan(3);
  });

  it('is given up when the store closes', async () => {
    const { events, seen } = read(Number.POSITIVE_INFINITY, { signal: AbortSignal.abort() });
    await expect(events).rejects.toMatchObject({ code: 'store-unavailable' });
    expect(seen.attempts).toBe(1);
  });
});
