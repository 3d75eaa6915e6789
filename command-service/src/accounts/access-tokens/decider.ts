import type { AccessTokenEvent } from '@twofold/contracts/accounts/access-tokens/events';
import { MAX_TOKENS } from '@twofold/contracts/accounts/access-tokens/api';
import { refuse, type Decider, type Plain } from '../../decider.ts';

type DataOf<Type extends AccessTokenEvent['type']> = Extract<AccessTokenEvent, { type: Type }>['data'];

/** The tokens of one account: when each expires, and those that were revoked. */
export type AccessTokens = {
  readonly active: ReadonlyMap<string, { readonly expiresAt: string }>;
  readonly revoked: ReadonlySet<string>;
};

export type CreateAccessToken = {
  readonly type: 'CreateAccessToken';
  readonly data: Plain<DataOf<'AccessTokenCreated'>>;
};
export type RevokeAccessToken = { readonly type: 'RevokeAccessToken'; readonly data: DataOf<'AccessTokenRevoked'> };
export type RevokeAccessTokens = {
  readonly type: 'RevokeAccessTokens';
  readonly data: Omit<DataOf<'AccessTokenRevoked'>, 'tokenId'>;
};
export type AccessTokenCommand = CreateAccessToken | RevokeAccessToken | RevokeAccessTokens;

const evolve = ({ active, revoked }: AccessTokens, event: AccessTokenEvent): AccessTokens => {
  const { tokenId } = event.data;
  switch (event.type) {
    case 'AccessTokenCreated':
      return { active: new Map(active).set(tokenId, { expiresAt: event.data.expiresAt }), revoked };
    case 'AccessTokenRevoked': {
      const left = new Map(active);
      left.delete(tokenId);
      return { active: left, revoked: new Set(revoked).add(tokenId) };
    }
  }
};

const create = ({ data }: CreateAccessToken, tokens: AccessTokens): readonly AccessTokenEvent[] => {
  if (tokens.revoked.has(data.tokenId)) return refuse('token-revoked');
  if (tokens.active.has(data.tokenId)) return [];
  const working = [...tokens.active.values()].filter(({ expiresAt }) => expiresAt > data.createdAt);
  if (working.length >= MAX_TOKENS) return refuse('too-many-tokens');
  return [{ type: 'AccessTokenCreated', data }];
};

const revoke = ({ data }: RevokeAccessToken, tokens: AccessTokens): readonly AccessTokenEvent[] => {
  if (tokens.revoked.has(data.tokenId)) return [];
  if (!tokens.active.has(data.tokenId)) return refuse('token-not-found');
  return [{ type: 'AccessTokenRevoked', data }];
};

/** Expired tokens are left unchanged. */
const revokeAll = ({ data }: RevokeAccessTokens, { active }: AccessTokens): readonly AccessTokenEvent[] =>
  [...active].flatMap(([tokenId, { expiresAt }]) =>
    expiresAt > data.revokedAt ? [{ type: 'AccessTokenRevoked' as const, data: { ...data, tokenId } }] : [],
  );

const decide = (command: AccessTokenCommand, tokens: AccessTokens): readonly AccessTokenEvent[] => {
  switch (command.type) {
    case 'CreateAccessToken':
      return create(command, tokens);
    case 'RevokeAccessToken':
      return revoke(command, tokens);
    case 'RevokeAccessTokens':
      return revokeAll(command, tokens);
  }
};

/** The personal access tokens of one account. Stream: `tokens-<userId>`. */
export const accessTokenDecider: Decider<AccessTokens, AccessTokenCommand, AccessTokenEvent> = {
  initialState: { active: new Map(), revoked: new Set() },
  evolve,
  decide,
};
