import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { StoreUnavailable } from '@twofold/event-store/errors';
import type { EventStore } from '@twofold/event-store/port';
import { createAdmitReviewer } from '../analysis/admit-reviewer.ts';
import { productCategory } from '../analysis/category.ts';
import { createBelongings } from '../belongings/belongings.ts';
import { createCommandHandler, type CommandContext } from '../command-handler.ts';
import { earnCreditOnReviewCompleted, awardReceiver } from '../credits/earn-credit-on-review-completed.reactor.ts';
import { createLedger } from '../credits/ledger.ts';
import { createSeatLookup } from '../feedback/look-up-seats.ts';
import { createStateCache } from '../state-cache.ts';
import { toCommand } from '../reactors/send-command.ts';
import { createAdmitText } from '../reviews/admission/admit-review.ts';
import { createAssignReview } from '../reviews/assign-review.ts';
import { createCompleteReview } from '../reviews/complete-review.ts';
import { createAssignments } from '../reviews/assignments.ts';
import { createSubmitReview } from '../reviews/submit-review.ts';
import { aReport } from './a-report.ts';

const PLENTY = 100;

/** How a process fails at its nth append: it dies before it, or the answer is lost once. */
export type Fate = { readonly effects: number; readonly ends: 'dies' | 'loses an answer' };
const LIVES: Fate = { effects: PLENTY, ends: 'dies' };

/** Limits per account in these worlds (D-126). */
export const LIMITS = { mayHold: 3, perDay: 5 };

export const newContext = (): CommandContext => {
  const id = crypto.randomUUID();
  return { id, correlationId: id, causationId: id, actor: 'a test' };
};

/** Each user has their own browser. */
export const browserOf = (userId: number): string => String(userId).repeat(64).slice(0, 64);

/**
 * A log with users who have their welcome credit, and two apps: `owned` belongs to the first user, `anonymous` was
 * submitted by the second as a visitor. `between` wraps every append, so that a test can run other commands first.
 */
export const aReviewWorld = async (
  userIds: readonly [number, number, ...number[]],
  between: (work: () => Promise<unknown>) => Promise<unknown> = (work) => work(),
) => {
  const log = memoryEventStore();
  const clock = { nowMs: Date.parse('2026-01-05T10:00:00.000Z') };
  const now = () => new Date(clock.nowMs);
  const at = now().toISOString();
  const products = { owned: 7, anonymous: 8 };

  /** A process whose nth append fails. */
  const aProcess = (fate: Fate = LIVES) => {
    let effects = 0;
    const store: EventStore = {
      ...log,
      appendToStream: async (...args) => {
        const isFatal = effects++ === fate.effects;
        if (fate.ends === 'dies' && effects > fate.effects) throw new Error('this process is dead');
        const result = await between(() => log.appendToStream(...args));
        if (isFatal) throw new StoreUnavailable('no answer');
        return result as Awaited<ReturnType<EventStore['appendToStream']>>;
      },
    };
    const states = createStateCache({ store });
    const { fold } = states;
    const handle = createCommandHandler({ store, now, states });
    const ledger = createLedger({ fold, handle });
    const lookup = createSeatLookup({ fold });
    const assignments = createAssignments({ store, handle, now, ...lookup });
    const parts = { store, handle, ...ledger, ...lookup, seatOf: assignments.seatOf, now };
    return {
      store,
      fold,
      handle,
      ledger,
      assignments,
      balanceOf: ledger.balanceOf,
      grantWelcome: ledger.grantWelcome,
      submit: createSubmitReview({
        ...parts,
        claimAnySeat: () => Promise.resolve(),
        admitReviewer: createAdmitReviewer(parts),
        assignReview: createAssignReview(parts),
        admitText: createAdmitText({ ...parts, fold, belongings: createBelongings({ store }), perDay: LIMITS.perDay }),
      }),
      complete: createCompleteReview(parts),
      effects: () => effects,
    };
  };

  /** Runs the reactor on all events. */
  const react = async (): Promise<void> => {
    const { receive } = awardReceiver(aProcess().handle);
    for await (const event of log.readAll()) {
      for (const [index, reaction] of earnCreditOnReviewCompleted.react(event).entries()) {
        await receive(toCommand(event, reaction, index));
      }
    }
  };

  const { handle, grantWelcome } = aProcess();
  for (const userId of userIds) await grantWelcome({ userId, registeredAt: at, isHeld: false }, newContext());
  for (const productId of Object.values(products)) {
    const origin = productId === products.owned ? { requestedBy: userIds[0] } : {};
    const submittedBy = browserOf(userIds[productId === products.owned ? 0 : 1]);
    const request = {
      productId,
      url: 'https://benchbook.example/',
      ...origin,
      submittedBy,
      requestedAt: at,
      dueAt: at,
    };
    await handle(productCategory, productId, { type: 'RequestAnalysis', data: request }, newContext());
    const provenance = { provider: 'built-in', rubricVersion: '1' } as const;
    const report = { productId, finalUrl: request.url, report: aReport, provenance, completedAt: at };
    await handle(productCategory, productId, { type: 'CompleteAnalysis', data: report }, newContext());
  }
  /** The owner takes down their app. */
  const takeOwnedDown = async (): Promise<void> => {
    const data = { productId: products.owned, userId: userIds[0], isModerator: false, takenDownAt: at };
    await handle(productCategory, products.owned, { type: 'TakeProductDown', data }, newContext());
  };
  return { log, clock, products, aProcess, react, takeOwnedDown };
};

export type ReviewWorld = Awaited<ReturnType<typeof aReviewWorld>>;
