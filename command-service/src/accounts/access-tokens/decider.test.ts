import type { AccessTokenEvent } from '@twofold/contracts/accounts/access-tokens/events';
import { MAX_TOKENS } from '@twofold/contracts/accounts/access-tokens/api';
import { describe, it } from 'vitest';
import { specFor } from '../../testing/spec-for.ts';
import { accessTokenDecider } from './decider.ts';

const given = specFor(accessTokenDecider);

const at = (day: number) => `2030-01-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const idOf = (token: number) => `00000000-0000-4000-8000-${String(token).padStart(12, '0')}`;
const tokenFrom = (token: number, createdAt: string, expiresAt = at(30)) =>
  ({ userId: 7, tokenId: idOf(token), name: 'Pipeline', scopes: ['read'], createdAt, expiresAt }) as {
    userId: number;
    tokenId: string;
    name: string;
    scopes: ('read' | 'analyze' | 'feedback')[];
    createdAt: string;
    expiresAt: string;
  };
const created = (token: number, expiresAt?: string): AccessTokenEvent => ({
  type: 'AccessTokenCreated',
  data: tokenFrom(token, at(1), expiresAt),
});
const create = (token: number, createdAt = at(2)) =>
  ({ type: 'CreateAccessToken', data: tokenFrom(token, createdAt) }) as const;
const ofOwner = { userId: 7, reason: 'owner', revokedAt: at(10) } as const;
const revoked = (token: number): AccessTokenEvent => ({
  type: 'AccessTokenRevoked',
  data: { ...ofOwner, tokenId: idOf(token) },
});
const revoke = (token: number) => ({ type: 'RevokeAccessToken', data: { ...ofOwner, tokenId: idOf(token) } }) as const;
const revokeAll = { type: 'RevokeAccessTokens', data: ofOwner } as const;
const many = (count: number) => Array.from({ length: count }, (_, token) => created(token));

describe('creating an access token', () => {
  it('is recorded without the token', () =>
    given()
      .when(create(1))
      .then({ type: 'AccessTokenCreated', data: tokenFrom(1, at(2)) }));
  it('changes nothing the second time', () => given(created(1)).when(create(1)).thenNothing());
  it('never restores a revoked token', () =>
    given(created(1), revoked(1)).when(create(1)).thenRefused('token-revoked'));
  it('is refused beyond the maximum of valid ones', () =>
    given(...many(MAX_TOKENS))
      .when(create(99))
      .thenRefused('too-many-tokens'));
  it('counts neither revoked tokens nor those that have expired', () =>
    given(...many(MAX_TOKENS - 1), created(50, at(2)), created(51), revoked(51))
      .when(create(99))
      .then({ type: 'AccessTokenCreated', data: tokenFrom(99, at(2)) }));
});

describe('revoking access tokens', () => {
  it('ends one', () => given(created(1), created(2)).when(revoke(1)).then(revoked(1)));
  it('changes nothing the second time', () => given(created(1), revoked(1)).when(revoke(1)).thenNothing());
  it('is refused for one that the account never had', () =>
    given(created(1)).when(revoke(2)).thenRefused('token-not-found'));
  it('ends all that still work', () =>
    given(created(1), created(2), revoked(2), created(3), created(4, at(9)))
      .when(revokeAll)
      .then(revoked(1), revoked(3)));
  it('changes nothing if there is none', () => given().when(revokeAll).thenNothing());
});
