import { accountEvents, type AccountEvent } from '@twofold/contracts/accounts/events';
import { reviewEvents, type ReviewEvent } from '@twofold/contracts/reviews/events';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { RecordedEvent } from '@twofold/event-store/port';
import { collect } from '@twofold/event-store/testing/events';
import { versionOf } from '@twofold/contracts/versioned';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { categoryReceiver, createSendCommand, toCommand } from '../reactors/send-command.ts';
import { creditsCategory } from './category.ts';
import type { Credits } from './decider.ts';
import { awardReceiver, earnCreditOnReviewCompleted } from './earn-credit-on-review-completed.reactor.ts';
import { grantWelcomeCreditOnUserRegistered } from './grant-welcome-credit-on-user-registered.reactor.ts';
import { releaseLedgerOnEmailConfirmed } from './release-ledger-on-email-confirmed.reactor.ts';

const at = '2026-01-05T10:00:00.000Z';
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 150);
const REACTORS = [grantWelcomeCreditOnUserRegistered, earnCreditOnReviewCompleted, releaseLedgerOnEmailConfirmed];

const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId: 17, email: 'ada@example.com', termsAgreedAt: at, registeredAt: at, needsConfirmation: true },
};
const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { userId: 17, confirmedAt: at } };
const completed = (reviewId: number): ReviewEvent => ({
  type: 'ReviewCompleted',
  data: { reviewId, productId: reviewId, userId: 17, earns: true, source: 'discover', completedAt: at },
});

/** A category whose decider gets a wrong state for one type of command. */
const careless = (type: string, spoil: (credits: Credits) => Credits): typeof creditsCategory => ({
  ...creditsCategory,
  decider: {
    ...creditsCategory.decider,
    decide: (command, credits) =>
      creditsCategory.decider.decide(command, command.type === type ? spoil(credits) : credits),
  },
});

/** Delivers events to processes, in any order and any number of times. Answers the ledger. */
const play = async (
  facts: readonly (AccountEvent | ReviewEvent)[],
  order: readonly number[],
  category = creditsCategory,
) => {
  const store = memoryEventStore();
  const handle = createCommandHandler({ store, now: () => new Date(at) });
  const spoilt: typeof handle = (_, ...command) => handle(category as never, ...command);
  const send = createSendCommand([categoryReceiver(spoilt, creditsCategory), awardReceiver(spoilt)]);
  const events: RecordedEvent[] = facts.map((fact, index) => ({
    ...fact,
    id: `00000000-0000-4000-8000-00000000000${index}`,
    stream: `fact-${index}`,
    revision: 0n as RecordedEvent['revision'],
    position: String(index) as RecordedEvent['position'],
    recordedAt: at,
    metadata: {
      correlationId: 'c',
      causationId: 'c',
      commandId: 'c',
      actor: 'test',
      occurredAt: at,
      schemaVersion: versionOf({ ...accountEvents, ...reviewEvents }, fact.type),
    },
  }));
  const deliver = async (event: RecordedEvent): Promise<void> => {
    for (const reactor of REACTORS)
      for (const [index, reaction] of reactor.react(event).entries()) await send(toCommand(event, reaction, index));
  };
  for (const index of order) await deliver(events[index % events.length]!);
  for (const event of events) await deliver(event);
  const ledger = await collect(store.readStream('credits-17'));
  return ledger.map(({ type, data }) => `${type} ${(data as { reviewId?: number }).reviewId ?? ''}`.trim());
};

const REVIEWS = [completed(1), completed(2), completed(3)];
const FACTS = [registered, ...REVIEWS, confirmed];
/** No user can review without the welcome credit, so the registration is delivered first. */
const anyOrder = fc.array(fc.nat(FACTS.length - 1), { maxLength: 12 }).map((order) => [0, ...order]);
const earnedIn = (ledger: readonly string[]) => ledger.filter((line) => line.startsWith('CreditEarned')).toSorted();

describe('credits of an account that has to confirm its address', () => {
  it('are earned once each when it does, in any order and however often events are delivered', () =>
    fc.assert(
      fc.asyncProperty(anyOrder, async (order) => {
        const ledger = await play(FACTS, order);
        expect(earnedIn(ledger)).toEqual(['CreditEarned 1', 'CreditEarned 2', 'CreditEarned 3']);
        expect(ledger.findIndex((line) => line.startsWith('CreditEarned'))).toBeGreaterThan(
          ledger.indexOf('LedgerReleased'),
        );
      }),
      { numRuns: RUNS },
    ));

  it('are pending once each until then', () =>
    fc.assert(
      fc.asyncProperty(anyOrder, async (order) => {
        const ledger = await play([registered, ...REVIEWS], order);
        expect(earnedIn(ledger)).toEqual([]);
        expect(ledger.filter((line) => line.startsWith('CreditPending'))).toHaveLength(3);
      }),
      { numRuns: RUNS },
    ));
});

describe('deliberately broken ledgers', () => {
  it('that award before the confirmation are detected', async () => {
    const broken = careless('EarnCredit', (credits) => ({ ...credits, hold: 'none' }));
    expect(earnedIn(await play([registered, ...REVIEWS], [], broken))).not.toEqual([]);
  });

  it('that award twice at the confirmation are detected', async () => {
    const award = { userId: 17, amount: 1, reviewId: 1, productId: 1, source: 'discover' } as const;
    const broken = careless('ReleaseLedger', (credits) => ({ ...credits, pending: [...credits.pending, award] }));
    expect(earnedIn(await play(FACTS, [], broken))).toEqual(
      expect.arrayContaining(['CreditEarned 1', 'CreditEarned 1', 'CreditEarned 2', 'CreditEarned 3']),
    );
    expect(earnedIn(await play(FACTS, [], broken))).toHaveLength(4);
  });

  it('that forget pending credits are detected', async () => {
    const broken = careless('ReleaseLedger', (credits) => ({ ...credits, pending: [] }));
    expect(earnedIn(await play(FACTS, [], broken))).toEqual([]);
  });
});
