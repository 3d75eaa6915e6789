import { describe, expect, it } from 'vitest';
import { trace } from '../testing/story.ts';
import { timeBreakdown } from './time-breakdown.ts';

describe('the time of a trace', () => {
  it('is attributed to the event that ends it, by people or the machine', () => {
    const { stretches, totalMs, machineMs, peopleMs } = timeBreakdown(trace.events);
    expect(stretches.map(({ until, by }) => `${until} ${by}`)).toEqual([
      'PaymentConfirmed machine',
      'FeedbackRequested machine',
      'SeatClaimed person',
      'ReviewSubmitted person',
      'ReviewCompleted person',
      'CreditEarned machine',
    ]);
    expect(totalMs).toBe(trace.events.at(-1)?.sinceStartMs);
    expect(machineMs + peopleMs).toBe(totalMs);
  });

  it('is counted once if two events follow from one', () => {
    const [first, second, third] = trace.events;
    const branches = [first!, { ...third!, sinceStartMs: 500 }, { ...second!, sinceStartMs: 200 }];
    expect(timeBreakdown(branches).stretches.map(({ ms }) => ms)).toEqual([200, 300]);
  });
});
