import { describe, expect, it } from 'vitest';
import { aFeedbackScene } from '../../testing/a-feedback-scene.ts';
import { REVIEWERS } from '../../testing/a-feedback-world.ts';
import { browserOf, newContext, type Fate } from '../../testing/a-review-world.ts';
import { feedbackCategory } from '../category.ts';
import { addApp } from '../../testing/add-app.ts';

const [ADA] = REVIEWERS;

/** Orders for five apps without owners, so that one reviewer may claim a seat of each. */
const aScene = async () => {
  const scene = await aFeedbackScene();
  const { world, at } = scene;
  const { handle } = world.aProcess();
  for (const productId of [21, 22, 23, 24, 25]) {
    await addApp(handle, productId, at());
    await world.pay(productId, 'QUICK', productId);
  }
  await world.react();
  const claimIn = async (nth: number, fate: Fate) => {
    const claim = {
      requestId: await scene.idOf(nth),
      userId: ADA,
      browser: browserOf(ADA),
      device: browserOf(ADA),
      claimedAt: at(),
    };
    return world.aProcess(fate).claimSeat({ ...claim, context: newContext() });
  };
  const open = async (): Promise<string[]> =>
    (await Promise.all([0, 1, 2, 3, 4].map((nth) => scene.seatsOf(nth)))).flat().filter((seat) => seat === 'claimed');
  return { ...scene, claimIn, open };
};

describe('the claims of one reviewer', () => {
  it('D-126: are three at most, also of five at the same instant', async () => {
    const { claim, open } = await aScene();
    const answers = await Promise.all([0, 1, 2, 3, 4].map((nth) => claim(ADA, nth)));
    expect(answers.toSorted()).toEqual(['done', 'done', 'done', 'too-many-claims', 'too-many-claims']);
    expect(await open()).toHaveLength(3);
  });

  it('make room for another one once a seat is released or filled, without a reactor', async () => {
    const { world, claim, release } = await aScene();
    for (const nth of [0, 1, 2]) expect(await claim(ADA, nth)).toBe('done');
    await release(ADA, 0);
    expect(await claim(ADA, 3)).toBe('done');
    expect(await claim(ADA, 4)).toBe('too-many-claims');
    const process = world.aProcess();
    const text = { content: 'Every price stands beside its plan.', rating: 4, submittedAt: new Date().toISOString() };
    const review = { reviewId: 1, productId: 22, userId: ADA, device: browserOf(ADA), ...text };
    await process.submit({ ...review, context: newContext() });
    await process.complete({ reviewId: 1, userId: ADA, completedAt: text.submittedAt, context: newContext() });
    expect(await claim(ADA, 4)).toBe('done');
  });

  it('do not count one whose process died before its request gave the seat, half a minute later', async () => {
    const { world, claim, claimIn, open } = await aScene();
    for (const nth of [0, 1]) await claim(ADA, nth);
    await expect(claimIn(2, { effects: 1, ends: 'dies' })).rejects.toThrow('dead');
    expect(await claim(ADA, 3)).toBe('too-many-claims');
    world.clock.nowMs += 30_000;
    expect(await claim(ADA, 3)).toBe('done');
    expect(await open()).toHaveLength(3);
  });

  it('do not count one that its request refused', async () => {
    const { claim, beforeAppend } = await aScene();
    const [, BOB] = REVIEWERS;
    for (const nth of [0, 1]) await claim(ADA, nth);
    beforeAppend(2, () => claim(BOB, 2));
    expect(await claim(ADA, 2)).toBe('no-open-seat');
    expect(await claim(ADA, 3)).toBe('done');
  });

  it('lose a seat that their request gave after they were withdrawn', async () => {
    const { world, claim, beforeAppend, seatsOf } = await aScene();
    beforeAppend(2, async () => {
      world.clock.nowMs += 30_000;
      await claim(ADA, 1);
    });
    expect(await claim(ADA, 0)).toBe('claim-lost');
    expect([await seatsOf(0), await seatsOf(1)]).toEqual([['open'], ['claimed']]);
  });

  it('count the seats that were claimed in an earlier release', async () => {
    const { world, at, claim, idOf } = await aScene();
    const { handle } = world.aProcess();
    for (const nth of [0, 1, 2]) {
      const command = { type: 'ClaimSeat', data: { userId: ADA, claimedAt: at() } } as const;
      await handle(feedbackCategory, await idOf(nth), command, newContext());
    }
    expect(await claim(ADA, 3)).toBe('too-many-claims');
  });

  it('pause for 10 minutes after the second seat that was given up', async () => {
    const { world, claim, release } = await aScene();
    for (const nth of [0, 1]) {
      await claim(ADA, nth);
      await release(ADA, nth);
    }
    expect(await claim(ADA, 0)).toBe('seat-given-up');
    expect(await claim(ADA, 2)).toBe('claims-paused');
    world.clock.nowMs += 10 * 60_000;
    expect(await claim(ADA, 2)).toBe('done');
  });
});
