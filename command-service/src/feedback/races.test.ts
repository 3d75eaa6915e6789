import { aText } from '@twofold/testing/a-text';
import { describe, expect, it } from 'vitest';
import { aFeedbackScene } from '../testing/a-feedback-scene.ts';
import { OWNER, REVIEWERS } from '../testing/a-feedback-world.ts';
import { browserOf, newContext } from '../testing/a-review-world.ts';
import { feedbackCategory } from './category.ts';

const [ADA, BOB] = REVIEWERS;

describe('a claim', () => {
  it('appends three times: the claim, the seat, and what the next review is for', async () => {
    const { world, open, claim } = await aFeedbackScene();
    await open();
    await claim(ADA, 0);
    const types = [];
    for await (const { type } of world.log.readAll({ direction: 'backwards', limit: 3 })) types.push(type);
    expect(types).toEqual(['SeatAssigned', 'SeatClaimed', 'ClaimBegun']);
  });

  it('yields to a review of the same app that is submitted before the seat is assigned', async () => {
    const { world, open, claim, submit, beforeAppend, seatsOf } = await aFeedbackScene();
    await open();
    beforeAppend(3, () => submit(ADA, 1));
    expect(await claim(ADA, 0)).toBe('already-reviewed');
    expect(await seatsOf(0)).toEqual(['open']);
    await world.react();
    expect(await seatsOf(0)).toEqual(['open']);
  });

  it('yields to a claim in another request for the same app', async () => {
    const { open, claim, beforeAppend, seatsOf, assignmentOf, idOf } = await aFeedbackScene();
    await open();
    beforeAppend(3, () => claim(ADA, 1));
    expect(await claim(ADA, 0)).toBe('other-seat-held');
    expect([await seatsOf(0), await seatsOf(1)]).toEqual([['open'], ['claimed']]);
    expect(await assignmentOf(ADA)).toMatchObject({ requestId: await idOf(1) });
  });

  it('is taken by a user whose other request for the app has ended', async () => {
    const { world, open, claim, at, idOf } = await aFeedbackScene();
    await open();
    await claim(ADA, 0);
    expect(await claim(ADA, 1)).toBe('other-seat-held');
    const close = { type: 'CloseFeedback', data: { reason: 'requester-erased', closedAt: at() } } as const;
    await world.aProcess().handle(feedbackCategory, await idOf(0), close, newContext());
    expect(await claim(ADA, 1)).toBe('done');
  });

  it('yields to a user who was faster', async () => {
    const { open, claim, beforeAppend, seatsOf } = await aFeedbackScene();
    await open();
    beforeAppend(2, () => claim(BOB, 0));
    expect(await claim(ADA, 0)).toBe('no-open-seat');
    expect(await seatsOf(0)).toEqual(['claimed']);
  });

  it('ends with its request when the app is taken down before the seat is claimed', async () => {
    const { world, ask, claim, beforeAppend, statusOf } = await aFeedbackScene();
    await ask();
    beforeAppend(2, () => world.takeOwnedDown());
    expect(await claim(ADA, 0)).toBe('done');
    await world.react();
    expect(await statusOf(0)).toBe('closed');
    expect(await claim(BOB, 0)).toBe('product-not-found');
  });

  it('leaves no reviewer bound to a seat that was released before it was noted', async () => {
    const { open, claim, release, beforeAppend, seatsOf, assignmentOf } = await aFeedbackScene();
    await open();
    beforeAppend(3, () => release(ADA, 0));
    expect(await claim(ADA, 0)).toBe('done');
    expect(await seatsOf(0)).toEqual(['open']);
    expect(await assignmentOf(ADA)).toBeUndefined();
  });

  it('replaces a review that was begun and never submitted', async () => {
    const { world, open, claim, at } = await aFeedbackScene();
    await open();
    const productId = world.products.anonymous;
    const about = { reviewId: 1, productId, userId: ADA, device: browserOf(ADA) };
    const said = { content: aText(productId), rating: 4, submittedAt: at() };
    const dying = world.aProcess({ effects: 2, ends: 'dies' });
    await dying.submit({ ...about, ...said, context: newContext() }).catch(() => undefined);
    expect(await claim(ADA, 0)).toBe('already-reviewed');
    world.clock.nowMs += 30_000;
    expect(await claim(ADA, 0)).toBe('done');
  });

  it('is released if the user was erased while claiming', async () => {
    const { world, open, claim, seatsOf, assignmentOf } = await aFeedbackScene();
    await open();
    await world.aProcess().leaveFeedback(ADA, newContext());
    await claim(ADA, 0);
    world.erased.add(ADA);
    await world.react();
    expect(await seatsOf(0)).toEqual(['open']);
    expect(await assignmentOf(ADA)).toBeUndefined();
  });
});

describe('a review that was completed in time', () => {
  /** The reactors lag; only the clock advances. */
  const withoutReactors = async () => {
    const scene = await aFeedbackScene({ without: ['fill-seat-on-review-completed'] });
    await scene.open();
    await scene.claim(ADA, 0);
    await scene.submit(ADA, 1);
    await scene.complete(ADA, 1);
    return scene;
  };
  const afterHours = async ({ world }: Awaited<ReturnType<typeof aFeedbackScene>>, hours: number) => {
    world.clock.nowMs += hours * 3_600_000;
    await world.react();
  };

  it('keeps its seat although it was not reported yet by the deadline of the claim', async () => {
    const scene = await withoutReactors();
    await afterHours(scene, 8);
    expect(await scene.seatsOf(0)).toEqual(['filled']);
  });

  it('is delivered although it was not reported yet by the promise', async () => {
    const scene = await withoutReactors();
    await afterHours(scene, 24);
    expect([await scene.statusOf(0), await scene.statusOf(1)]).toEqual(['delivered', 'closed']);
  });
});

describe('a request', () => {
  it('is closed immediately if the app is taken down while it is opened', async () => {
    // The take-down looks up the requests before this one exists, and nothing else opens it.
    const { world, ask, beforeAppend, statusOf } = await aFeedbackScene({
      without: ['open-request-on-credits-reserved'],
    });
    beforeAppend(2, async () => {
      await world.takeOwnedDown();
      await world.react();
    });
    expect(await ask()).toBe('done');
    expect(await statusOf(0)).toBe('closed');
  });

  it('is closed immediately if the requester is erased while it is opened', async () => {
    const { world, ask, beforeAppend, statusOf } = await aFeedbackScene();
    beforeAppend(2, async () => {
      world.erased.add(OWNER);
      await world.aProcess().leaveFeedback(OWNER, newContext());
    });
    expect(await ask()).toBe('done');
    expect(await statusOf(0)).toBe('closed');
  });
});
