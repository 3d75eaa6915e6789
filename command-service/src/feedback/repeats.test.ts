import { describe, expect, it } from 'vitest';
import { aFeedbackScene } from '../testing/a-feedback-scene.ts';
import { REVIEWERS } from '../testing/a-feedback-world.ts';
import { newContext } from '../testing/a-review-world.ts';

const [ADA, BOB] = REVIEWERS;

describe('a repeated claim', () => {
  it('is not refused although its seat was filled since', async () => {
    const { world, open, claim, submit, complete, at, seatsOf } = await aFeedbackScene();
    await open();
    const [context, claimedAt] = [newContext(), at()];
    expect(await claim(ADA, 0, context, claimedAt)).toBe('done');
    await submit(ADA, 1);
    await complete(ADA, 1);
    await world.react();
    expect(await seatsOf(0)).toEqual(['filled']);
    world.clock.nowMs += 1_000;
    expect(await claim(ADA, 0, context, claimedAt)).toBe('done');
    expect(await claim(ADA, 0)).toBe('already-reviewed');
  });

  it('is not refused although the app was taken down since', async () => {
    const { world, ask, claim, at } = await aFeedbackScene();
    await ask();
    const [context, claimedAt] = [newContext(), at()];
    expect(await claim(ADA, 0, context, claimedAt)).toBe('done');
    await world.takeOwnedDown();
    await world.react();
    expect(await claim(ADA, 0, context, claimedAt)).toBe('done');
  });

  it('is answered as lost when the seat was released in another window', async () => {
    const { world, open, claim, release, at, seatsOf } = await aFeedbackScene();
    await open();
    const [context, claimedAt] = [newContext(), at()];
    await claim(ADA, 0, context, claimedAt);
    await release(ADA, 0);
    expect(await claim(ADA, 0, context, claimedAt)).toBe('claim-lost');
    world.clock.nowMs += 1_000;
    await claim(BOB, 0);
    expect(await claim(ADA, 0, context, claimedAt)).toBe('claim-lost');
    expect(await seatsOf(0)).toEqual(['claimed']);
  });
});

describe('a seat that is released again', () => {
  it('stays with the reviewer who claimed it since', async () => {
    const { open, claim, release, seatsOf } = await aFeedbackScene();
    await open();
    const context = newContext();
    await claim(ADA, 0);
    expect(await release(ADA, 0, context)).toBe('done');
    await claim(BOB, 0);
    expect(await release(ADA, 0, context)).toBe('done');
    expect(await release(ADA, 0)).toBe('done');
    expect(await seatsOf(0)).toEqual(['claimed']);
  });
});

describe('a repeated request', () => {
  it('is not refused although the app was taken down since', async () => {
    const { world, ask, statusOf } = await aFeedbackScene();
    const context = newContext();
    expect(await ask(context)).toBe('done');
    await world.takeOwnedDown();
    await world.react();
    expect(await ask(context)).toBe('done');
    expect(await statusOf(0)).toBe('closed');
    expect(await ask()).toBe('product-not-found');
  });
});
