import { ERASED } from '@twofold/contracts/personal';
import { AT, LATER, record, type StoryEvent } from './a-story.ts';
import { changed, plus } from './edited-story.ts';

const committed = record('user', 17, {
  type: 'PasswordCommitted',
  data: { userId: 17, passwordCommitment: 'c'.repeat(43), committedAt: AT },
});

/** Keys that are missing without an event, and replaced passwords. */
export const plantedKeys: readonly (readonly [says: string, story: readonly StoryEvent[]])[] = [
  [
    'unreadable-only-when-erased: user-17 cannot be read: the key of user-17 was deleted, and no erasure is recorded',
    changed('UserRegistered', { email: ERASED }, { userId: 17 }),
  ],
  [
    'unreadable-only-when-erased: order-9 cannot be read: the key of order-9 was deleted',
    changed('PaymentConfirmed', { email: ERASED }),
  ],
  ['passwords-committed-once: user-17 commits to a password a second time', plus(committed, committed)],
  [
    'passwords-committed-once: user-17 commits to a password a second time',
    plus(
      record('user', 17, {
        type: 'PasswordChanged',
        data: { userId: 17, changedAt: LATER, passwordCommitment: 'b'.repeat(43) },
      }),
      committed,
    ),
  ],
];
