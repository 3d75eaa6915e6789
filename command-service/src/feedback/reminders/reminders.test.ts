import { reminderEvents, type ReminderEvent } from '@twofold/contracts/feedback/reminder-events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { describe, expect, it } from 'vitest';
import { mailSettingsCategory } from '../../mail/settings/category.ts';
import { aFeedbackWorld, BUYER, OWNER, REVIEWERS, type FeedbackWorld } from '../../testing/a-feedback-world.ts';
import { browserOf, newContext } from '../../testing/a-review-world.ts';
import { requestsIn } from '../../testing/feedback-soundness.ts';

const HOUR_MS = 3_600_000;
const [ADA, BOB] = REVIEWERS;

const remindersIn = async ({ log }: FeedbackWorld): Promise<ReminderEvent[]> => {
  const events: ReminderEvent[] = [];
  for await (const recorded of log.readAll()) {
    const event = decodeEvent(reminderEvents, recorded);
    if (event) events.push(event);
  }
  return events;
};

/** A world with an open request of three seats, whose claims last 16 hours. */
const anOpenRequest = async () => {
  const world = await aFeedbackWorld();
  await world.pay(1, 'STANDARD', world.products.anonymous);
  await world.react();
  const requestId = (await requestsIn(world))[0]!.request.requestId;
  const now = () => new Date(world.clock.nowMs).toISOString();
  const claim = (userId: number) => {
    const seat = { requestId, userId, device: browserOf(userId), claimedAt: now(), context: newContext() };
    return world.aProcess().claimSeat(seat);
  };
  const pass = async (hours: number): Promise<void> => {
    world.clock.nowMs += hours * HOUR_MS;
    await world.react();
  };
  return { world, requestId, claim, pass };
};

describe('the reminder of a claim', () => {
  it('comes once, when a quarter of the time is left', async () => {
    const { world, requestId, claim, pass } = await anOpenRequest();
    await claim(ADA);
    await pass(11.9);
    expect(await remindersIn(world)).toEqual([]);
    await pass(0.2);
    await pass(1);
    expect(await remindersIn(world)).toMatchObject([
      { type: 'ClaimReminded', data: { userId: ADA, requestId, productId: world.products.anonymous } },
    ]);
  });

  it('does not come where the seat was released, or when the time is over', async () => {
    const { world, requestId, claim, pass } = await anOpenRequest();
    await claim(ADA);
    await claim(BOB);
    const released = new Date(world.clock.nowMs).toISOString();
    const release = { requestId, userId: ADA, seat: 1, releasedAt: released, context: newContext() };
    await world.aProcess().releaseSeat(release);
    // No process ran in time to remind BOB.
    await pass(17);
    expect(await remindersIn(world)).toEqual([]);
  });
});

/** Sets a user's expertise, and whether they want suggestions. */
const wantsSeats = async (world: FeedbackWorld, userId: number, isOn = true, expertise = 'baker'): Promise<void> => {
  world.expertises.set(userId, expertise);
  const subject = `user-${userId}` as const;
  const changedAt = new Date(world.clock.nowMs).toISOString();
  const data = { subject, kind: 'fitting-seats', isOn, by: 'settings', changedAt } as const;
  const command = { type: 'ChangeMailSetting', data } as const;
  await world.aProcess().handle(mailSettingsCategory, subject, command, newContext());
};

const suggestedTo = async (world: FeedbackWorld): Promise<number[]> =>
  (await remindersIn(world)).flatMap(({ type, data }) => (type === 'SeatSuggested' ? [data.userId] : []));

describe('the suggestion of a seat', () => {
  it('goes to those who want it, whose words are in the personas, once', async () => {
    const world = await aFeedbackWorld();
    await wantsSeats(world, ADA);
    await wantsSeats(world, BOB, true, 'plumber');
    await world.pay(1, 'STANDARD', world.products.anonymous);
    await world.react();
    await world.react(undefined, 'start');
    expect(await suggestedTo(world)).toEqual([ADA]);
  });

  it('does not go to users who have not asked for it, or no longer want it', async () => {
    const world = await aFeedbackWorld();
    world.expertises.set(ADA, 'baker');
    await wantsSeats(world, BOB);
    await wantsSeats(world, BOB, false);
    await world.pay(1, 'STANDARD', world.products.anonymous);
    await world.react();
    expect(await suggestedTo(world)).toEqual([]);
  });

  it('does not go to those who cannot claim it: the buyer and the owner of the app', async () => {
    const world = await aFeedbackWorld();
    for (const userId of [BUYER, OWNER]) await wantsSeats(world, userId);
    await world.pay(1, 'STANDARD', world.products.owned);
    await world.react();
    expect(await suggestedTo(world)).toEqual([]);
  });

  it('comes at most once in 24 hours, and not for a request that is over', async () => {
    const world = await aFeedbackWorld();
    await wantsSeats(world, ADA);
    await world.pay(1, 'QUICK', world.products.anonymous);
    await world.react();
    await world.pay(2, 'QUICK', world.products.owned);
    await world.react();
    expect(await suggestedTo(world)).toEqual([ADA]);
    world.clock.nowMs += 25 * HOUR_MS;
    await world.react();
    expect(await suggestedTo(world)).toEqual([ADA]);
    await world.pay(3, 'QUICK', world.products.owned);
    await world.react();
    expect(await suggestedTo(world)).toEqual([ADA, ADA]);
  });

  it('comes when a seat is released, too', async () => {
    const { world, requestId, claim } = await anOpenRequest();
    await claim(BOB);
    await wantsSeats(world, ADA);
    await world.react();
    expect(await suggestedTo(world)).toEqual([]);
    const releasedAt = new Date(world.clock.nowMs).toISOString();
    await world.aProcess().releaseSeat({ requestId, userId: BOB, seat: 1, releasedAt, context: newContext() });
    await world.react();
    expect(await suggestedTo(world)).toEqual([ADA]);
  });
});
