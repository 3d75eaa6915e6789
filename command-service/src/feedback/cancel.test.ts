import { describe, expect, it } from 'vitest';
import { aFeedbackScene } from '../testing/a-feedback-scene.ts';
import { REVIEWERS } from '../testing/a-feedback-world.ts';
import { newContext, type Fate } from '../testing/a-review-world.ts';

const [ADA] = REVIEWERS;
const FAR_MORE_THAN_THERE_ARE = 20;

const endings = async ({ log }: Awaited<ReturnType<typeof aFeedbackScene>>['world']) => {
  const reasons: unknown[] = [];
  for await (const { data } of log.readAll({ filter: { types: ['FeedbackClosed'] } }))
    reasons.push((data as { reason: string }).reason);
  return reasons;
};

describe('a claim and a cancellation at the same time', () => {
  it('are decided by the log: a claim that is faster keeps the order', async () => {
    const { open, claim, cancel, beforeAppend, seatsOf, statusOf } = await aFeedbackScene();
    await open();
    beforeAppend(1, () => claim(ADA, 0));
    expect(await cancel(0)).toBe('seats-taken');
    expect([await seatsOf(0), await statusOf(0)]).toEqual([['claimed'], 'open']);
  });

  it('are decided by the log: a cancellation that is faster leaves no seat', async () => {
    const { world, open, claim, cancel, beforeAppend, statusOf, assignmentOf } = await aFeedbackScene();
    await open();
    beforeAppend(2, () => cancel(0));
    expect(await claim(ADA, 0)).toBe('feedback-ended');
    expect(await statusOf(0)).toBe('closed');
    await world.react();
    expect(await assignmentOf(ADA)).toBeUndefined();
  });
});

describe('a cancellation that is repeated after a crash at any effect', () => {
  it('ends the request once', async () => {
    let crashes = 0;
    for (const ends of ['dies', 'loses an answer'] as const) {
      for (let effects = 0; effects < FAR_MORE_THAN_THERE_ARE; effects++) {
        const { world, open, cancel } = await aFeedbackScene();
        await open();
        const context = newContext();
        const fate: Fate = { effects, ends };
        if ((await cancel(0, context, fate)) === 'done') break;
        crashes++;
        expect(await cancel(0, context)).toBe('done');
        await world.react();
        expect(await endings(world)).toEqual(['cancelled']);
      }
    }
    expect(crashes).toBe(2);
  });
});
