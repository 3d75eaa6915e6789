import { describe, expect, it } from 'vitest';
import { hold, inOrderOfRound, type Figures, type Race } from './race.ts';

const plan = { rounds: 3, seconds: 0, signal: new AbortController().signal, onRun: () => undefined };

/** Contestants that measure what they are told, one figure a round, the warm-up first. */
const aRace = (speeds: Record<string, number[]>, race: Partial<Race> = {}): { race: Race; order: string[] } => {
  const order: string[] = [];
  const contestants = Object.entries(speeds).map(([name, figures]) => {
    const left = [...figures];
    const run = async (): Promise<Figures> => {
      order.push(name);
      return { 'events/s': left.shift() ?? Number.NaN };
    };
    return { name, run };
  });
  const limit = Object.keys(speeds)[0]!;
  return { order, race: { title: 'a race', figure: 'events/s', limit, goals: [], contestants, ...race } };
};

describe('taking turns', () => {
  it('begins each round with the next contestant', () => {
    const rounds = [0, 1, 2, 3].map((round) => inOrderOfRound(['A', 'B', 'C'], round).join(''));
    expect(rounds).toEqual(['ABC', 'BCA', 'CAB', 'ABC']);
  });
});

describe('holding a race', () => {
  it('runs everybody in every round, and once before', async () => {
    const { race, order } = aRace({ A: [1, 1, 1, 1], B: [1, 1, 1, 1] });
    await hold(race, plan);
    expect(order.join('')).toBe('ABBAABBA');
  });

  it('leaves the warm-up out', async () => {
    const { race } = aRace({ A: [999, 10, 20, 30] });
    const { placings } = await hold(race, plan);
    expect(placings[0]?.figures).toEqual({ 'events/s': { median: 20, min: 10, max: 30 } });
    expect(placings[0]?.rounds).toHaveLength(3);
  });

  it('compares round by round, so that a slow round is slow for all', async () => {
    const { race } = aRace({ limit: [0, 100, 10, 50], ours: [0, 200, 20, 100] });
    const { placings } = await hold(race, plan);
    expect(placings.map(({ ratio }) => ratio)).toEqual([
      { median: 1, min: 1, max: 1 },
      { median: 2, min: 2, max: 2 },
    ]);
  });

  it('says whether a goal is met', async () => {
    const speeds = { limit: [0, 10, 10, 10], fast: [0, 20, 20, 20], slow: [0, 5, 5, 5] };
    const { race } = aRace(speeds, {
      goals: [
        { of: 'fast', is: 'at least', ratio: 2 },
        { of: 'slow', is: 'at least', ratio: 0.8 },
      ],
    });
    const { placings } = await hold(race, plan);
    expect(placings.map(({ name, goal }) => [name, goal?.isMet])).toEqual([
      ['limit', undefined],
      ['fast', true],
      ['slow', false],
    ]);
  });

  it('can have goals that a small figure meets', async () => {
    const { race } = aRace(
      { limit: [0, 10, 10, 10], late: [0, 26, 26, 26] },
      { goals: [{ of: 'late', is: 'at most', ratio: 2.5 }] },
    );
    const { placings } = await hold(race, plan);
    expect(placings[1]?.goal?.isMet).toBe(false);
  });

  it('can have goals that do not depend on the limit', async () => {
    const { race } = aRace(
      { limit: [0, 10, 10, 10], early: [0, 20, 20, 20], late: [0, 21, 21, 21] },
      {
        goals: [
          { of: 'early', is: 'at most', value: 20 },
          { of: 'late', is: 'at most', value: 20 },
        ],
      },
    );
    const { placings } = await hold(race, plan);
    expect(placings.map(({ goal }) => goal?.isMet)).toEqual([undefined, true, false]);
  });

  it('ends when it is interrupted', async () => {
    const { race, order } = aRace({ A: [1, 1, 1, 1], B: [1, 1, 1, 1] });
    const interruption = new AbortController();
    const onRun = (): void => interruption.abort(new Error('interrupted'));
    await expect(hold(race, { ...plan, signal: interruption.signal, onRun })).rejects.toThrow('interrupted');
    expect(order).toEqual(['A']);
  });
});
