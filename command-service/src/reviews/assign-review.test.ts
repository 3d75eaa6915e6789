import { aText } from '@twofold/testing/a-text';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../decider.ts';
import { aReviewWorld, browserOf, newContext, type Fate } from '../testing/a-review-world.ts';
import { createAssignReview } from './assign-review.ts';

const OWNER = 3;
const AUTHOR = 4;
const HALF_A_MINUTE_MS = 30_000;

/** An app, an author, and requests to review the app, named by the ids of their reviews. */
const aScene = async () => {
  const world = await aReviewWorld([OWNER, AUTHOR]);
  const productId = world.products.owned;
  const about = { productId, userId: AUTHOR, device: browserOf(AUTHOR), content: aText(productId), rating: 4 };
  const at = new Date(world.clock.nowMs).toISOString();
  const submit = async (reviewId: number, fate?: Fate): Promise<string> => {
    try {
      const review = { ...about, reviewId, submittedAt: at, context: newContext() };
      await world.aProcess(fate).submit(review);
      return 'submitted';
    } catch (error) {
      return error instanceof Refusal ? error.code : 'failed';
    }
  };
  const now = () => new Date(world.clock.nowMs);
  const { assign: assignReview } = createAssignReview({ store: world.log, handle: world.aProcess().handle, now });
  const takeAssignment = (reviewId: number) =>
    assignReview({ reviewId, productId, userId: AUTHOR, assignedAt: at, context: newContext() });
  const typesIn = async (stream: string): Promise<string[]> => {
    const types = [];
    for await (const { type } of world.log.readStream(stream)) types.push(type);
    return types;
  };
  return { world, submit, takeAssignment, typesIn };
};

describe('the assignment of an app’s reviewer', () => {
  it('stays with an unfinished review for half a minute', async () => {
    const { world, submit, takeAssignment } = await aScene();
    await takeAssignment(1);
    world.clock.nowMs += HALF_A_MINUTE_MS - 1;
    expect(await submit(2)).toBe('already-reviewed');
  });

  it('goes to another one then, and the first can never be submitted, however slow it was', async () => {
    const { world, submit, takeAssignment, typesIn } = await aScene();
    await takeAssignment(1);
    world.clock.nowMs += HALF_A_MINUTE_MS;
    expect(await submit(2)).toBe('submitted');
    expect(await typesIn('review-1')).toEqual(['ReviewAbandoned']);
    expect(await submit(1)).toBe('review-id-taken');
    expect(await submit(3)).toBe('already-reviewed');
  });

  it('stays with a review that was submitted, however long ago', async () => {
    const { world, submit } = await aScene();
    await submit(1);
    world.clock.nowMs += HALF_A_MINUTE_MS;
    expect(await submit(2)).toBe('already-reviewed');
  });

  it('is completed after the process that took it over died', async () => {
    const { world, submit, takeAssignment } = await aScene();
    await takeAssignment(1);
    world.clock.nowMs += HALF_A_MINUTE_MS;
    // The first effect abandons the review, the second assigns the new one.
    expect(await submit(2, { effects: 1, ends: 'dies' })).toBe('failed');
    expect(await submit(3)).toBe('submitted');
  });

  it('is reassigned if the id belongs to another user’s review', async () => {
    const { world, submit, takeAssignment } = await aScene();
    await takeAssignment(1);
    const theirs = { reviewId: 1, productId: world.products.anonymous, userId: OWNER, device: browserOf(OWNER) };
    const said = { content: aText('another'), rating: 5, submittedAt: new Date().toISOString() };
    await world.aProcess().submit({ ...theirs, ...said, context: newContext() });
    expect(await submit(1)).toBe('review-id-taken');
    expect(await submit(2)).toBe('submitted');
  });
});
