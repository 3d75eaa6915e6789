import type pg from 'pg';
import { createContactOfPerson } from './accounts/contact-of-person.ts';
import { createExpertiseOf } from './accounts/expertise-of.ts';
import { createNeedsConfirmation } from './accounts/needs-confirmation.ts';
import { createIsErased, createPeople } from './accounts/people.ts';
import { createLedger } from './credits/ledger.ts';
import { postgresBudget, type AnalysisBudget, type DailyBudget } from './analysis/budget.ts';
import { createFitsWords } from './analysis/fits-words.ts';
import { createPersonasOf } from './analysis/personas-of.ts';
import { byRules, type CompareReviews } from './feedback/comparison/compare-request.ts';
import { createFeedback, type FeedbackDeps, type FeedbackSlice } from './feedback/feedback.ts';
import type { Buyers } from './orders/buyers.ts';
import { createReviewOf } from './reviews/review-of.ts';

type FromOthers =
  | 'isBuyer'
  | 'mayOpenOrder'
  | 'contactOf'
  | 'expertiseOf'
  | 'personasOf'
  | 'fitsWords'
  | 'isErased'
  | 'needsConfirmation'
  | 'reserveCredits'
  | 'hasReserved'
  | 'compareReviews'
  | 'reviewOf'
  | 'ownerOfOrder'
  | 'contactOfPerson';

/** Reviews are compared by rules unless a model is configured, which uses the budget of analyses. */
type Comparing = {
  readonly createComparer?: ((budget: AnalysisBudget) => CompareReviews) | undefined;
  readonly pool: pg.Pool;
  readonly daily: DailyBudget;
};

/** Slices do not import each other: the feedback slice's dependencies are passed here. */
export const connectFeedback = (
  parts: Omit<FeedbackDeps, FromOthers> & Comparing,
  { isBuyer, mayOpen, ownerOf, contactOfBuyer }: Buyers,
): FeedbackSlice => {
  const people = createPeople(parts);
  const contactOfPerson = createContactOfPerson({ people });
  const { reserveCredits, hasReserved } = createLedger(parts);
  return createFeedback({
    ...parts,
    isBuyer,
    mayOpenOrder: mayOpen,
    ownerOfOrder: ownerOf,
    contactOfPerson,
    reviewOf: createReviewOf(parts),
    contactOf: (origin) =>
      origin.source === 'paid-order' ? contactOfBuyer(origin.orderId) : contactOfPerson(origin.userId),
    expertiseOf: createExpertiseOf({ people }),
    personasOf: createPersonasOf(parts),
    fitsWords: createFitsWords(parts),
    isErased: createIsErased({ people }),
    needsConfirmation: createNeedsConfirmation({ people }),
    reserveCredits,
    hasReserved,
    compareReviews: parts.createComparer?.(postgresBudget({ ...parts, limits: parts.daily })) ?? byRules,
  });
};
