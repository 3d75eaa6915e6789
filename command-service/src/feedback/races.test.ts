import { describe, expect, it } from 'vitest';
import { Refusal } from '../decider.ts';
import { aFeedbackWorld, OWNER, REVIEWERS, type Twin } from '../testing/a-feedback-world.ts';
import { browserOf, newContext } from '../testing/a-review-world.ts';
import { requestsIn } from '../testing/feedback-soundness.ts';
import { feedbackCategory } from './category.ts';

const [ADA, BOB] = REVIEWERS;

/** A world in which something can happen just before the nth append from now on. */
const aScene = async (twin: Twin = {}) => {
  let appendsLeft = Infinity;
  let intrude = (): Promise<unknown> => Promise.resolve();
  const world = await aFeedbackWorld(twin, async (work) => {
    if (--appendsLeft === 0) await intrude();
    return work();
  });
  const at = () => new Date(world.clock.nowMs).toISOString();
  const code = async (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );
  const { anonymous, owned } = world.products;
  const idOf = async (nth: number) => (await requestsIn(world))[nth]!.request.requestId;
  return {
    world,
    at,
    /** Two orders for the app of nobody. */
    open: async (): Promise<void> => {
      await world.pay(1, 'QUICK', anonymous);
      await world.pay(2, 'QUICK', anonymous);
      await world.react();
    },
    beforeAppend: (nth: number, what: () => Promise<unknown>): void => {
      appendsLeft = nth;
      intrude = what;
    },
    claim: async (userId: number, nth: number, context = newContext(), claimedAt = at()) => {
      const claim = { requestId: await idOf(nth), userId, browser: browserOf(userId), claimedAt };
      return code(world.aProcess().claimSeat({ ...claim, context }));
    },
    release: async (userId: number, nth: number) => {
      const seat = { requestId: await idOf(nth), seat: 1, userId, releasedAt: at() };
      return code(world.aProcess().releaseSeat({ ...seat, context: newContext() }));
    },
    submit: (userId: number, reviewId: number) => {
      const about = { reviewId, productId: anonymous, userId, browser: browserOf(userId) };
      const said = { content: 'What a fine app.', rating: 4, submittedAt: at() };
      return code(world.aProcess().submit({ ...about, ...said, context: newContext() }));
    },
    ask: (context = newContext()) => {
      const about = { productId: owned, userId: OWNER, reviewers: 1, requestedAt: at() };
      return code(world.aProcess().requestFeedback({ ...about, context }));
    },
    seatsOf: async (nth: number) => (await requestsIn(world))[nth]!.seats.seats.map(({ status }) => status),
    statusOf: async (nth: number) => (await requestsIn(world))[nth]!.status,
    placeOf: (userId: number) => world.aProcess().place.seatOf(anonymous, userId),
    idOf,
  };
};

describe('a claim', () => {
  it('appends twice: the seat, and what the next review is for', async () => {
    const { world, open, claim } = await aScene();
    await open();
    await claim(ADA, 0);
    const types = [];
    for await (const { type } of world.log.readAll({ direction: 'backwards', limit: 2 })) types.push(type);
    expect(types).toEqual(['SeatAssigned', 'SeatClaimed']);
  });

  it('gives way to a review of the same app that is submitted before its seat is noted', async () => {
    const { world, open, claim, submit, beforeAppend, seatsOf } = await aScene();
    await open();
    beforeAppend(2, () => submit(ADA, 1));
    expect(await claim(ADA, 0)).toBe('already-reviewed');
    expect(await seatsOf(0)).toEqual(['open']);
    await world.react();
    expect(await seatsOf(0)).toEqual(['open']);
  });

  it('gives way to a claim in another request for the same app', async () => {
    const { open, claim, beforeAppend, seatsOf, placeOf, idOf } = await aScene();
    await open();
    beforeAppend(2, () => claim(ADA, 1));
    expect(await claim(ADA, 0)).toBe('other-seat-held');
    expect([await seatsOf(0), await seatsOf(1)]).toEqual([['open'], ['claimed']]);
    expect(await placeOf(ADA)).toMatchObject({ requestId: await idOf(1) });
  });

  it('is taken by somebody whose other request for the app has ended', async () => {
    const { world, open, claim, at, idOf } = await aScene();
    await open();
    await claim(ADA, 0);
    expect(await claim(ADA, 1)).toBe('other-seat-held');
    const close = { type: 'CloseFeedback', data: { reason: 'requester-erased', closedAt: at() } } as const;
    await world.aProcess().handle(feedbackCategory, await idOf(0), close, newContext());
    expect(await claim(ADA, 1)).toBe('done');
  });

  it('gives way to somebody who was faster', async () => {
    const { open, claim, beforeAppend, seatsOf } = await aScene();
    await open();
    beforeAppend(1, () => claim(BOB, 0));
    expect(await claim(ADA, 0)).toBe('no-open-seat');
    expect(await seatsOf(0)).toEqual(['claimed']);
  });

  it('ends with its request when the app is taken down before the seat is claimed', async () => {
    const { world, ask, claim, beforeAppend, statusOf } = await aScene();
    await ask();
    beforeAppend(1, () => world.takeOwnedDown());
    expect(await claim(ADA, 0)).toBe('done');
    await world.react();
    expect(await statusOf(0)).toBe('closed');
    expect(await claim(BOB, 0)).toBe('product-not-found');
  });

  it('leaves nobody bound to a seat that was given back before it was noted', async () => {
    const { open, claim, release, beforeAppend, seatsOf, placeOf } = await aScene();
    await open();
    beforeAppend(2, () => release(ADA, 0));
    expect(await claim(ADA, 0)).toBe('done');
    expect(await seatsOf(0)).toEqual(['open']);
    expect(await placeOf(ADA)).toBeUndefined();
  });

  it('takes the place of a review that was begun and never submitted', async () => {
    const { world, open, claim, at } = await aScene();
    await open();
    const productId = world.products.anonymous;
    const about = { reviewId: 1, productId, userId: ADA, browser: browserOf(ADA) };
    const said = { content: 'What a fine app.', rating: 4, submittedAt: at() };
    const dying = world.aProcess({ effects: 1, ends: 'dies' });
    await dying.submit({ ...about, ...said, context: newContext() }).catch(() => undefined);
    expect(await claim(ADA, 0)).toBe('already-reviewed');
    world.clock.nowMs += 30_000;
    expect(await claim(ADA, 0)).toBe('done');
  });

  it('that was made is not refused when it is asked for again, though its seat was filled since', async () => {
    const { world, open, claim, submit, at, seatsOf } = await aScene();
    await open();
    const [context, claimedAt] = [newContext(), at()];
    expect(await claim(ADA, 0, context, claimedAt)).toBe('done');
    await submit(ADA, 1);
    const completion = { reviewId: 1, userId: ADA, completedAt: at(), context: newContext() };
    await world.aProcess().complete(completion);
    await world.react();
    expect(await seatsOf(0)).toEqual(['filled']);
    world.clock.nowMs += 1_000;
    expect(await claim(ADA, 0, context, claimedAt)).toBe('done');
    expect(await claim(ADA, 0)).toBe('already-reviewed');
  });

  it('that was made is not refused when it is asked for again, though the app was taken down since', async () => {
    const { world, ask, claim, at } = await aScene();
    await ask();
    const [context, claimedAt] = [newContext(), at()];
    expect(await claim(ADA, 0, context, claimedAt)).toBe('done');
    await world.takeOwnedDown();
    await world.react();
    expect(await claim(ADA, 0, context, claimedAt)).toBe('done');
  });

  it('is given back where its person was erased while they claimed', async () => {
    const { world, open, claim, seatsOf, placeOf } = await aScene();
    await open();
    await world.aProcess().leaveFeedback(ADA, newContext());
    await claim(ADA, 0);
    world.erased.add(ADA);
    await world.react();
    expect(await seatsOf(0)).toEqual(['open']);
    expect(await placeOf(ADA)).toBeUndefined();
  });
});

describe('a review that was completed in time', () => {
  /** Whoever should tell of it is behind, and only the clock goes on. */
  const whileNobodyTells = async () => {
    const scene = await aScene({ without: ['fill-seat-on-review-completed'] });
    await scene.open();
    await scene.claim(ADA, 0);
    await scene.submit(ADA, 1);
    const completion = { reviewId: 1, userId: ADA, completedAt: scene.at(), context: newContext() };
    await scene.world.aProcess().complete(completion);
    return scene;
  };
  const afterHours = async ({ world }: Awaited<ReturnType<typeof aScene>>, hours: number) => {
    world.clock.nowMs += hours * 3_600_000;
    await world.react();
  };

  it('keeps its seat although nobody has heard of it by the deadline of the claim', async () => {
    const scene = await whileNobodyTells();
    await afterHours(scene, 8);
    expect(await scene.seatsOf(0)).toEqual(['filled']);
  });

  it('is delivered although nobody has heard of it by the promise', async () => {
    const scene = await whileNobodyTells();
    await afterHours(scene, 24);
    expect([await scene.statusOf(0), await scene.statusOf(1)]).toEqual(['delivered', 'closed']);
  });
});

describe('a request', () => {
  it('that was made is not refused when it is asked for again, though the app was taken down since', async () => {
    const { world, ask, statusOf } = await aScene();
    const context = newContext();
    expect(await ask(context)).toBe('done');
    await world.takeOwnedDown();
    await world.react();
    expect(await ask(context)).toBe('done');
    expect(await statusOf(0)).toBe('closed');
    expect(await ask()).toBe('product-not-found');
  });

  it('is closed at once when the app is taken down while it is opened', async () => {
    // Whoever takes it down looks for its requests before this one is there, and nobody else opens it.
    const { world, ask, beforeAppend, statusOf } = await aScene({ without: ['open-request-on-credits-reserved'] });
    beforeAppend(2, async () => {
      await world.takeOwnedDown();
      await world.react();
    });
    expect(await ask()).toBe('done');
    expect(await statusOf(0)).toBe('closed');
  });

  it('is closed at once when whoever asks is erased while it is opened', async () => {
    const { world, ask, beforeAppend, statusOf } = await aScene();
    beforeAppend(2, async () => {
      world.erased.add(OWNER);
      await world.aProcess().leaveFeedback(OWNER, newContext());
    });
    expect(await ask()).toBe('done');
    expect(await statusOf(0)).toBe('closed');
  });
});
