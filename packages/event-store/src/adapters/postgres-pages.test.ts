import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { PAGE_EVENTS, readLogPage } from './postgres-pages.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const usedMb = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 ** 2;
};

const column = (of: (index: number) => string, separator = '\n'): string =>
  Buffer.from(Array.from({ length: PAGE_EVENTS }, (_, index) => of(index)).join(separator)).toString();

/** PostgreSQL's answer for events without data. */
const aPage = () => [
  column((index) => String(index + 1)),
  column((index) => `order "${index}" \\ ${randomUUID()}`),
  column(() => '0'),
  column(() => 'OrderPlaced'),
  column(() => randomUUID()),
  column(() => '{}', ','),
  column(() => '{}', ','),
  column(() => '2030-01-02 03:04:05.6+00'),
  String(PAGE_EVENTS),
  String(PAGE_EVENTS * 4),
];
const pool = { query: async () => ({ rows: [aPage()] }) } as unknown as Pool;
const anEvent = async () => {
  const page = await readLogPage(pool, { above: 0n, below: 1_000n, isBackwards: false, limit: PAGE_EVENTS });
  return page.events()[7]!;
};

it('a kept name of an event does not keep its page in memory', async () => {
  const kept: string[] = [];
  const before = usedMb();
  for (let pages = 0; pages < 60; pages++) {
    const { id, stream } = await anEvent();
    kept.push(id, stream);
  }
  expect(usedMb() - before).toBeLessThan(1);
  expect(kept[1]).toMatch(/^order "7" \\ [0-9a-f-]{36}$/);
});

describe('a page of few events', () => {
  const MAX_BYTES = 4 * 1024 * 1024;
  const nextAfter = async (bytes: number): Promise<bigint | undefined> => {
    const lines = (text: string): string => [1, 2, 3].map((position) => text.replace('#', String(position))).join('\n');
    const row = [lines('#'), lines('order-#'), lines('0'), '', '', '', '', '', '3', String(bytes)];
    const answering = { query: async () => ({ rows: [row] }) } as unknown as Pool;
    return (await readLogPage(answering, { above: 0n, below: 9n, isBackwards: false, limit: PAGE_EVENTS })).next;
  };

  it.each([MAX_BYTES, MAX_BYTES + 1])('of %i bytes, which fill it, has a next one', async (bytes) => {
    expect(await nextAfter(bytes)).toBe(3n);
  });

  it('of fewer bytes is the last one', async () => {
    expect(await nextAfter(MAX_BYTES - 1)).toBeUndefined();
  });
});
