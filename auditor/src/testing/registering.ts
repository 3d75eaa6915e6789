import type { Erased } from '@twofold/contracts/personal';
import { AT, record, type StoryEvent } from './a-story.ts';

/** A user claims an address and registers. */
export const registers = (
  userId: number,
  address: string,
  email: string | Erased = `user${userId}@example.com`,
): readonly StoryEvent[] => [
  record('email', address, { type: 'EmailClaimed', data: { userId, claimedAt: AT } }),
  record('user', userId, {
    type: 'UserRegistered',
    data: { userId, email, termsAgreedAt: AT, registeredAt: AT, needsConfirmation: false },
  }),
  record('credits', userId, {
    type: 'CreditsGranted',
    data: { userId, amount: 1, reason: 'welcome', grantedAt: AT },
  }),
];
