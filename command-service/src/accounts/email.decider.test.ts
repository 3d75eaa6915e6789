import type { EmailEvent } from '@twofold/contracts/accounts/events';
import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { emailDecider, type EmailCommand } from './email.decider.ts';

const given = specFor(emailDecider);

const at = '2026-01-05T10:00:00.000Z';
const later = '2026-01-06T10:00:00.000Z';
const claimedBy = (userId: number, claimedAt = at): EmailEvent => ({
  type: 'EmailClaimed',
  data: { userId, claimedAt },
});
const releasedBy = (userId: number): EmailEvent => ({ type: 'EmailReleased', data: { userId, releasedAt: later } });
const claim = (userId: number, insteadOf?: number): EmailCommand => ({
  type: 'ClaimEmail',
  data: { userId, claimedAt: later, insteadOf },
});
const release = (userId: number): EmailCommand => ({ type: 'ReleaseEmail', data: { userId, releasedAt: later } });

describe('claiming an address', () => {
  it('is recorded where it is free', () => given().when(claim(5)).then(claimedBy(5, later)));
  it('is recorded once it was released', () =>
    given(claimedBy(4), releasedBy(4)).when(claim(5)).then(claimedBy(5, later)));
  it('changes nothing the second time', () => given(claimedBy(5)).when(claim(5)).thenNothing());
  it('is refused where it belongs to another user', () =>
    given(claimedBy(4)).when(claim(5)).thenRefused('email-taken'));
  it('takes it from a claimant that was abandoned', () =>
    given(claimedBy(4)).when(claim(5, 4)).then(releasedBy(4), claimedBy(5, later)));
  it('takes it from no other user', () => given(claimedBy(6)).when(claim(5, 4)).thenRefused('email-taken'));
});

describe('releasing an address', () => {
  it('is recorded', () => given(claimedBy(5)).when(release(5)).then(releasedBy(5)));
  it('changes nothing the second time', () => given(claimedBy(5), releasedBy(5)).when(release(5)).thenNothing());
  it('does not release the claim of another user', () => given(claimedBy(4)).when(release(5)).thenNothing());
});
