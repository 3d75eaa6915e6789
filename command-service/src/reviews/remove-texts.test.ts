import { aText } from '@twofold/testing/a-text';
import { toCommand } from '../reactors/send-command.ts';
import { describe, expect, it } from 'vitest';
import { createBelongings } from '../belongings/belongings.ts';
import { foldStream } from '../fold-stream.ts';
import { aReviewWorld, browserOf, newContext } from '../testing/a-review-world.ts';
import { reviewCategory } from './category.ts';
import {
  removeTextOfErasedAuthorOnReviewSubmitted,
  reviewTextReceiver,
} from './remove-text-of-erased-author-on-review-submitted.reactor.ts';
import { createRemoveReviewTexts } from './remove-texts.ts';

const OWNER = 3;
const ADA = 4;
const BOB = 5;

/** Ada and Bob have each written about both apps, in reviews 1 to 4. */
const aScene = async () => {
  const world = await aReviewWorld([OWNER, ADA, BOB]);
  let reviewId = 0;
  for (const userId of [ADA, BOB]) {
    for (const productId of Object.values(world.products)) {
      const about = { reviewId: ++reviewId, productId, userId, device: browserOf(userId) };
      const said = { content: aText(productId), rating: 4, submittedAt: '2026-01-05T10:00:00.000Z' };
      await world.aProcess().submit({ ...about, ...said, context: newContext() });
    }
  }
  const { handle } = world.aProcess();
  const textless = async (): Promise<number[]> => {
    const found = [];
    for (let id = 1; id <= reviewId; id++) {
      const { state } = await foldStream(world.log, reviewCategory, `review-${id}`);
      if ('isTextRemoved' in state && state.isTextRemoved) found.push(id);
    }
    return found;
  };
  const countEvents = async (): Promise<number> => {
    let count = 0;
    for await (const _ of world.log.readAll()) count++;
    return count;
  };
  return { store: world.log, handle, textless, countEvents };
};

describe('removing the texts of a user', () => {
  it('D-39: takes all of theirs and no one else’s, and nothing the second time', async () => {
    const { store, handle, textless, countEvents } = await aScene();
    const removeTextsOf = createRemoveReviewTexts({
      belongings: createBelongings({ store }),
      handle,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    });
    await removeTextsOf(ADA, newContext());
    expect(await textless()).toEqual([1, 2]);
    const before = await countEvents();
    await removeTextsOf(ADA, newContext());
    expect(await countEvents()).toBe(before);
  });
});

describe('the reactor on submitted reviews', () => {
  it('D-39: takes the texts of those who are erased by then', async () => {
    const { store, handle, textless } = await aScene();
    const { receive } = reviewTextReceiver({ handle, isErased: async (userId) => userId === BOB });
    for await (const event of store.readAll()) {
      for (const [index, reaction] of removeTextOfErasedAuthorOnReviewSubmitted.react(event).entries()) {
        await receive(toCommand(event, reaction, index));
      }
    }
    expect(await textless()).toEqual([3, 4]);
  });
});
