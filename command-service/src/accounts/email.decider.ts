import type { EmailEvent } from '@twofold/contracts/accounts/events';
import { refuse, type Decider } from '../decider.ts';

export type EmailClaim =
  | { readonly status: 'free' }
  | { readonly status: 'claimed'; readonly userId: number; readonly claimedAt: string };

/** `insteadOf` is an earlier claimant who can never become a user, or no longer is one. */
export type ClaimEmail = {
  readonly type: 'ClaimEmail';
  readonly data: { readonly userId: number; readonly claimedAt: string; readonly insteadOf?: number | undefined };
};
export type ReleaseEmail = {
  readonly type: 'ReleaseEmail';
  readonly data: { readonly userId: number; readonly releasedAt: string };
};
export type EmailCommand = ClaimEmail | ReleaseEmail;

const evolve = (_: EmailClaim, event: EmailEvent): EmailClaim => {
  switch (event.type) {
    case 'EmailClaimed':
      return { status: 'claimed', ...event.data };
    case 'EmailReleased':
      return { status: 'free' };
  }
};

/** An address has at most one account (D-23). */
const claim = ({ data }: ClaimEmail, email: EmailClaim): readonly EmailEvent[] => {
  const { userId, claimedAt, insteadOf } = data;
  const claimed: EmailEvent = { type: 'EmailClaimed', data: { userId, claimedAt } };
  if (email.status === 'free') return [claimed];
  if (email.userId === userId) return [];
  if (email.userId !== insteadOf) return refuse('email-taken');
  return [{ type: 'EmailReleased', data: { userId: insteadOf, releasedAt: claimedAt } }, claimed];
};

/** Only the owner of a claim can release it. */
const release = ({ data }: ReleaseEmail, email: EmailClaim): readonly EmailEvent[] =>
  email.status === 'claimed' && email.userId === data.userId ? [{ type: 'EmailReleased', data }] : [];

const decide = (command: EmailCommand, email: EmailClaim): readonly EmailEvent[] => {
  switch (command.type) {
    case 'ClaimEmail':
      return claim(command, email);
    case 'ReleaseEmail':
      return release(command, email);
  }
};

/** Which account an email address belongs to (D-95). Stream: `email-<HMAC of the address>`. */
export const emailDecider: Decider<EmailClaim, EmailCommand, EmailEvent> = {
  initialState: { status: 'free' },
  evolve,
  decide,
};
