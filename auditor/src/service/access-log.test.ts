import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { collect } from '@twofold/event-store/testing/events';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import type { Request, Response } from 'express';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessLog } from './access-log.ts';

const request = { session: { passport: { user: 4 } } } as unknown as Request;
const response = { locals: { requestId: 'a-request' } } as unknown as Response;

let nowMs: number;
let isAway: boolean;
let accessLog: ReturnType<typeof createAccessLog>;
let filters: () => Promise<unknown[]>;
beforeEach(() => {
  nowMs = Date.parse('2030-01-31T12:00:00Z');
  isAway = false;
  const memory = memoryEventStore();
  const stored: EventStore = {
    ...memory,
    appendToStream: (...appended) =>
      isAway ? Promise.reject(new Error('The log is away')) : memory.appendToStream(...appended),
  };
  const newId = () => crypto.randomUUID();
  accessLog = createAccessLog({ stored, log: recordedLog().log, now: () => new Date(nowMs), newId });
  filters = async () =>
    (await collect(stored.readStream('access-4'))).map(({ data }) => (data as { filters?: unknown }).filters);
});

const look = (from: string) => accessLog.recordFigures(request, response, 'overview', { from, to: '2030-01-31' });
const of = (from: string) => ({ from, to: '2030-01-31', hasText: false });

describe('figures of a range of days', () => {
  it('are a look for each range, which the look names', async () => {
    for (const from of ['2030-01-01', '2030-01-02', '2030-01-01']) await look(from);
    expect(await filters()).toEqual([of('2030-01-01'), of('2030-01-02')]);
  });

  it('are another look a minute later', async () => {
    await look('2030-01-01');
    nowMs += 60_000;
    await look('2030-01-01');
    expect(await filters()).toEqual([of('2030-01-01'), of('2030-01-01')]);
  });

  it('are not shown where the look cannot be recorded, and the next try is a look', async () => {
    isAway = true;
    await expect(look('2030-01-01')).rejects.toMatchObject({ status: 503 });
    isAway = false;
    await look('2030-01-01');
    expect(await filters()).toEqual([of('2030-01-01')]);
  });
});
