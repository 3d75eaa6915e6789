import { accessTokenEvents } from '@twofold/contracts/accounts/access-tokens/events';
import { accountEvents } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../../reactors/reactor.ts';
import { BY_OWNER } from '../second-factor-decisions.ts';
import { securityMailOf } from './send-security-mail.ts';

/**
 * Mails the owner of an account about logins from new devices and changes of the password, second factors and access
 * tokens.
 */
export const mailUserOnSecurityEvent = defineReactor({
  name: 'mail-user-on-security-event',
  on: [
    'AccessTokenCreated',
    'PasswordChanged',
    'LoggedInFromNewDevice',
    'SecondFactorAdded',
    'SecondFactorRemoved',
    'RecoveryCodesCreated',
    'RecoveryCodeUsed',
    'SecondFactorReset',
  ],
  // No mails about events recorded before this reactor existed.
  from: 'head',
  react: (recorded) => {
    const token = decodeEvent(accessTokenEvents, recorded);
    if (token?.type === 'AccessTokenCreated')
      return [securityMailOf({ kind: 'token-created', at: token.data.createdAt }, token.data.userId)];
    const event = decodeEvent(accountEvents, recorded);
    switch (event?.type) {
      case 'PasswordChanged':
        return [securityMailOf({ kind: 'password-changed', at: event.data.changedAt }, event.data.userId, recorded)];
      case 'LoggedInFromNewDevice':
        return [securityMailOf({ kind: 'new-device', at: event.data.loggedInAt }, event.data.userId, recorded)];
      case 'SecondFactorAdded':
        return [securityMailOf({ kind: 'second-factor-added', at: event.data.addedAt }, event.data.userId, recorded)];
      case 'SecondFactorRemoved':
        return [
          securityMailOf({ kind: 'second-factor-removed', at: event.data.removedAt }, event.data.userId, recorded),
        ];
      case 'RecoveryCodesCreated':
        return [securityMailOf({ kind: 'recovery-codes', at: event.data.createdAt }, event.data.userId, recorded)];
      case 'RecoveryCodeUsed':
        return [securityMailOf({ kind: 'recovery-code-used', at: event.data.usedAt }, event.data.userId, recorded)];
      case 'SecondFactorReset': {
        const { userId, resetAt: at, resetBy } = event.data;
        const kind = resetBy === BY_OWNER ? 'second-factor-disowned' : 'second-factor-reset';
        return [securityMailOf({ kind, at }, userId, recorded)];
      }
      default:
        return [];
    }
  },
});
