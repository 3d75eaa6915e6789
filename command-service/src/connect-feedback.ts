import { createContactOfPerson } from './accounts/contact-of-person.ts';
import { createNeedsConfirmation } from './accounts/needs-confirmation.ts';
import { createPeople } from './accounts/people.ts';
import { createLedger } from './credits/ledger.ts';
import { createFeedback, type FeedbackDeps, type FeedbackSlice } from './feedback/feedback.ts';
import type { Buyers } from './orders/buyers.ts';

type FromOthers = 'isBuyer' | 'mayOpenOrder' | 'contactOf' | 'isErased' | 'needsConfirmation' | 'reserveCredits' | 'hasReserved';

/** Slices do not know each other: what others do for the one about feedback is handed over here. */
export const connectFeedback = (
  parts: Omit<FeedbackDeps, FromOthers>,
  { isBuyer, mayOpen, contactOfBuyer }: Buyers,
): FeedbackSlice => {
  const people = createPeople(parts);
  const contactOfPerson = createContactOfPerson({ people });
  const { reserveCredits, hasReserved } = createLedger(parts);
  return createFeedback({
    ...parts,
    isBuyer,
    mayOpenOrder: mayOpen,
    contactOf: (origin) =>
      origin.source === 'paid-order' ? contactOfBuyer(origin.orderId) : contactOfPerson(origin.userId),
    isErased: async (userId) => (await people.user(userId)).found.status === 'erased',
    needsConfirmation: createNeedsConfirmation({ people }),
    reserveCredits,
    hasReserved,
  });
};
