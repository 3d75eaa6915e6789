import { describe, expect, it } from 'vitest';
import { busyIn } from './busy.ts';

const sample = (second: number, cpuSeconds: number) => ({
  second,
  usages: { projector: { rss: 90, heap: 40, cpuSeconds } },
  connections: 3,
  behindSeconds: 0,
  behindEvents: 0,
  callerSeconds: 2 * cpuSeconds,
  machineSeconds: 4 * cpuSeconds,
});

describe('how busy everything was', () => {
  it('is the time of processors from the first sample to the last, of which the machine has the most', () => {
    expect(busyIn([sample(10, 7), sample(20, 9), sample(30, 12)])).toEqual({
      projector: { 'RSS MB': 90, 'heap MB': 40, cores: 0.25 },
      'who calls': { cores: 0.5 },
      'the whole machine': { cores: 1 },
    });
  });
});
