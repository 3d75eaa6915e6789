import { AT, LATER, record, type StoryEvent } from './a-story.ts';

const ofReview = { reviewId: 34, productId: 7, userId: 23 };
const award = { ...ofReview, amount: 1, source: 'discover' } as const;
const content = 'It says at once what it is for, and the prices are clear.';

/** A user reviews an app before confirming the email address, and earns the credit with the confirmation. */
export const confirmed: readonly StoryEvent[] = [
  record('email', '23'.repeat(32), { type: 'EmailClaimed', data: { userId: 23, claimedAt: AT } }),
  record('user', 23, {
    type: 'UserRegistered',
    data: { userId: 23, email: 'user23@example.com', termsAgreedAt: AT, registeredAt: AT, needsConfirmation: true },
  }),
  record('credits', 23, {
    type: 'CreditsGranted',
    data: { userId: 23, amount: 1, reason: 'welcome', grantedAt: AT },
  }),
  record('credits', 23, { type: 'LedgerHeld', data: { userId: 23, heldAt: AT } }),
  record('assignment', '7_23', { type: 'ReviewAssigned', data: { ...ofReview, assignedAt: AT } }),
  record('review', 34, {
    type: 'ReviewSubmitted',
    data: { ...ofReview, content, rating: 4, earns: true, source: 'discover', submittedAt: AT },
  }),
  record('review', 34, {
    type: 'ReviewCompleted',
    data: { ...ofReview, earns: true, source: 'discover', completedAt: LATER },
  }),
  record('credits', 23, { type: 'CreditPending', data: { ...award, pendingSince: LATER } }),
  record('user', 23, { type: 'EmailConfirmed', data: { userId: 23, confirmedAt: LATER } }),
  record('credits', 23, { type: 'LedgerReleased', data: { userId: 23, releasedAt: LATER } }),
  record('credits', 23, { type: 'CreditEarned', data: { ...award, earnedAt: LATER } }),
];
