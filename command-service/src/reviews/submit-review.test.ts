import { aText } from '@twofold/testing/a-text';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../decider.ts';
import { aReviewWorld, browserOf, newContext, type Fate } from '../testing/a-review-world.ts';

const OWNER = 3;
const AUTHOR = 4;
const at = '2026-01-05T10:00:00.000Z';

/** One request to review the owner’s app, which can be repeated. */
const aScene = async () => {
  const world = await aReviewWorld([OWNER, AUTHOR]);
  const productId = world.products.owned;
  const context = newContext();
  const about = { reviewId: 1, productId, userId: AUTHOR, device: browserOf(AUTHOR) };
  const send = async (fate?: Fate): Promise<string> => {
    try {
      const said = { content: aText(productId), rating: 4, submittedAt: at };
      const { review } = await world.aProcess(fate).submit({ ...about, ...said, context });
      return review.status;
    } catch (error) {
      return error instanceof Refusal ? error.code : 'failed';
    }
  };
  return { world, send, takeDown: world.takeOwnedDown };
};

describe('submitting a review', () => {
  it('has three effects, each of which needs the one before', async () => {
    const { world, send } = await aScene();
    expect(await send()).toBe('pending');
    const types = [];
    for await (const { type } of world.log.readAll({ direction: 'backwards', limit: 3 })) types.push(type);
    expect(types).toEqual(['ReviewSubmitted', 'ReviewAssigned', 'ReviewAdmitted']);
  });

  it.each([
    ['dies before the first effect', { effects: 0, ends: 'dies' }],
    ['dies before the second', { effects: 1, ends: 'dies' }],
    ['loses the answer of the first', { effects: 0, ends: 'loses an answer' }],
    ['dies before the third', { effects: 2, ends: 'dies' }],
    ['loses the answer of the second', { effects: 1, ends: 'loses an answer' }],
    ['loses the answer of the third', { effects: 2, ends: 'loses an answer' }],
  ] as const)('goes on when the process %s', async (_, fate) => {
    const { send } = await aScene();
    expect(await send(fate)).toBe('failed');
    expect(await send()).toBe('pending');
  });

  it('is not judged again once it is recorded', async () => {
    const { send, takeDown } = await aScene();
    await send({ effects: 2, ends: 'loses an answer' });
    await takeDown();
    expect(await send()).toBe('pending');
  });

  it('is judged by the current state if it was not recorded', async () => {
    const { send, takeDown } = await aScene();
    await send({ effects: 2, ends: 'dies' });
    await takeDown();
    expect(await send()).toBe('product-not-found');
  });
});
