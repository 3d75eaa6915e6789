import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { numbered } from '@twofold/event-store/testing/events';
import { expect, it } from 'vitest';
import { endsOf } from './lag.ts';

const START_MS = Date.parse('2030-01-01T12:00:00.000Z');
const position = (place: number): string => String(place).padStart(19, '0');

/** A log with so many events, and of each how long ago it was recorded. */
const ended = async (...ages: readonly number[]) => {
  let atMs = 0;
  const stored = memoryEventStore({ now: () => new Date(atMs) });
  for (const [index, age] of ages.entries()) {
    atMs = START_MS - age;
    await stored.appendToStream(`thing-${index}`, numbered(1), 'no-stream');
  }
  return endsOf(stored, () => new Date(START_MS));
};

it('has no ends before the first event', async () => {
  expect(await ended()).toEqual({ head: undefined, settled: undefined });
});

it('does not expect of a follower what was recorded within the last second', async () => {
  expect(await ended(5_000, 1_000, 999, 0)).toEqual({ head: position(4), settled: position(2) });
});

it('expects everything where many events come within a second', async () => {
  expect(await ended(5_000, ...Array.from({ length: 20 }, () => 500))).toEqual({
    head: position(21),
    settled: position(21),
  });
});
