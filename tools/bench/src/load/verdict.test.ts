import { describe, expect, it } from 'vitest';
import type { Sample } from './samples.ts';
import { judge, watchedIn, windowsOf } from './verdict.ts';

const MINUTES = 12;

/** A sample every ten seconds; the heap goes up and down, and is told its floor by the minute. */
const samplesWith = (floorOf: (minute: number) => number): Sample[] =>
  Array.from({ length: MINUTES * 6 }, (_, index) => ({
    second: (index + 1) * 10,
    usages: { projector: { rss: 150, heap: floorOf(Math.floor(index / 6)) + (index % 6) * 20, cpuSeconds: index } },
    connections: 40,
    behindSeconds: 0,
    behindEvents: 0,
    callerSeconds: 0,
    machineSeconds: 0,
  }));

const verdictOf = (samples: readonly Sample[]) => {
  const windows = windowsOf(samples, { seconds: MINUTES * 60, windowSeconds: 60 });
  return judge(
    watchedIn(
      windows,
      windows.map(() => 30),
    ),
  );
};

describe('judging a load', () => {
  it('puts samples into their minutes, and leaves out those after the last call', () => {
    const windows = windowsOf(
      samplesWith(() => 50),
      { seconds: 180, windowSeconds: 60 },
    );
    expect(windows.map((window) => window.map(({ second }) => second))).toEqual([
      [10, 20, 30, 40, 50, 60],
      [70, 80, 90, 100, 110, 120],
      [130, 140, 150, 160, 170, 180],
    ]);
  });

  it('calls a heap flat that is collected to the same floor, regardless of its size before it was warm', () => {
    expect(verdictOf(samplesWith((minute) => (minute === 0 ? 10 : 50))).words).toBe('all of it is flat');
  });

  it('names a heap whose floor rises', () => {
    const { words, lines } = verdictOf(samplesWith((minute) => 50 + minute * 2));
    expect(words).toBe('not flat: projector: heap MB');
    expect(lines['projector: heap MB']).toMatchObject({ growth: 18, allowed: 10 });
  });
});
