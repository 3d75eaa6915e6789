import { accessTokenEvents } from '@twofold/contracts/accounts/access-tokens/events';
import { accountEvents } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../../reactors/reactor.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import { BY_OWNER } from '../second-factor-decisions.ts';
import { accessTokenCategory } from './category.ts';
import type { TokenTable } from './token-table.ts';

const RECEIVER = 'token-table';

type EndToken = { readonly type: 'EndToken'; readonly data: { readonly tokenId: string } };

/**
 * Revokes all tokens when the password was changed, or when the owner turned off two-step verification that an intruder
 * had turned on. Also revokes in the table a token that was revoked in the log by a process that died before doing so.
 */
export const revokeTokensOnSecurityEvent = defineReactor({
  name: 'revoke-tokens-on-security-event',
  on: ['PasswordChanged', 'SecondFactorReset', 'AccessTokenRevoked'],
  from: 'head',
  react: (recorded) => {
    const account = decodeEvent(accountEvents, recorded);
    if (account?.type === 'PasswordChanged') {
      const { userId, changedAt: revokedAt } = account.data;
      const data = { userId, reason: 'password-changed', revokedAt };
      return [{ receiver: accessTokenCategory.name, id: userId, command: { type: 'RevokeAccessTokens', data } }];
    }
    if (account?.type === 'SecondFactorReset' && account.data.resetBy === BY_OWNER) {
      const { userId, resetAt: revokedAt } = account.data;
      const data = { userId, reason: 'owner', revokedAt };
      return [{ receiver: accessTokenCategory.name, id: userId, command: { type: 'RevokeAccessTokens', data } }];
    }
    const token = decodeEvent(accessTokenEvents, recorded);
    if (token?.type !== 'AccessTokenRevoked') return [];
    const command: EndToken = { type: 'EndToken', data: { tokenId: token.data.tokenId } };
    return [{ receiver: RECEIVER, id: token.data.userId, command }];
  },
});

/** Revokes in the table the tokens that the log revoked. */
export const tokenTableReceiver = (table: Pick<TokenTable, 'revoke'>): Receiver => ({
  name: RECEIVER,
  receive: async ({ id, command }) => table.revoke((command as EndToken).data.tokenId, Number(id)),
});
