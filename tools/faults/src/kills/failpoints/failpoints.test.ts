import { describe, expect, it } from 'vitest';
import { createFailpoints, type Act } from './failpoints.ts';

const work = () => Promise.resolve('done');

const scene = (failpoint: string, occurrence: number, act: Act) => {
  const happened: string[] = [];
  const failpoints = createFailpoints({
    kill: () => happened.push('killed'),
    standStill: () => happened.push('stood still'),
    onFired: () => happened.push('fired'),
  });
  failpoints.aim({ failpoint, occurrence, act });
  return { failpoints, happened };
};

describe('a failpoint', () => {
  it('lets everything pass until it is the turn that is aimed at, and everything after it', async () => {
    const { failpoints, happened } = scene('append:before', 2, 'throw');
    expect(await failpoints.around('append', work)).toBe('done');
    await expect(failpoints.around('append', work)).rejects.toThrow('throw at append:before');
    expect(await failpoints.around('append', work)).toBe('done');
    expect(happened).toEqual(['fired']);
  });

  it('loses the answer of what was done', async () => {
    const { failpoints } = scene('append:after', 1, 'lose the answer');
    const done: string[] = [];
    await expect(failpoints.around('append', async () => done.push('done'))).rejects.toThrow('lose the answer');
    expect(done).toEqual(['done']);
  });

  it('kills, and lets nothing go on', async () => {
    const { failpoints, happened } = scene('append:before', 1, 'kill');
    let isOver = false;
    void failpoints.around('append', work).then(() => (isOver = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect({ isOver, died: happened[0] }).toEqual({ isOver: false, died: 'killed' });
  });

  it('stands still, having said so, and goes on as if nothing had happened', async () => {
    const { failpoints, happened } = scene('append:before', 1, 'stand still');
    expect(await failpoints.around('append', work)).toBe('done');
    expect(happened).toEqual(['fired', 'stood still']);
  });

  it('counts who passes, from 0 when it is aimed', async () => {
    const { failpoints } = scene('append:after', 9, 'kill');
    await failpoints.around('append', work);
    await failpoints.around('read', work);
    await failpoints.around('read', work);
    expect(failpoints.counts()).toEqual({ 'append:before': 1, 'append:after': 1, 'read:before': 2, 'read:after': 2 });
    failpoints.aim(undefined);
    expect(failpoints.counts()).toEqual({});
  });
});
