import { describe, expect, it } from 'vitest';
import { memberAppends, memberEvents } from './members.ts';

describe('making up the lives of members', () => {
  it('is the same every time for one seed, and another for another', () => {
    const [one, again, other] = [memberAppends(500, 3), memberAppends(500, 3), memberAppends(500, 4)].map((each) => [
      ...each,
    ]);
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });

  it('makes as many events as were asked for, each with its own id and the shape of its type', () => {
    const events = [...memberAppends(5_000)].flatMap((append) => append.events);
    expect(events).toHaveLength(5_000);
    expect(new Set(events.map(({ id }) => id)).size).toBe(5_000);
    for (const { type, data } of events) memberEvents[type as keyof typeof memberEvents].parse(data);
  });

  it('appends to every stream from its beginning, without a gap', () => {
    const last = new Map<string, bigint>();
    for (const { stream, expected } of memberAppends(5_000)) {
      expect(expected).toBe(last.get(stream) ?? 'no-stream');
      last.set(stream, (last.get(stream) ?? -1n) + 1n);
    }
  });

  it('has about ten events for a member, in several streams that interleave', () => {
    const appends = [...memberAppends(20_000)];
    const members = new Set(
      appends.flatMap(({ events }) => events.map(({ data }) => (data as { userId: number }).userId)),
    );
    expect(20_000 / members.size).toBeGreaterThan(8.5);
    expect(20_000 / members.size).toBeLessThan(10.5);
    const neighbours = appends.filter(({ stream }, index) => appends[index + 1]?.stream === stream);
    expect(neighbours.length).toBeLessThan(200);
  });
});
