import { accountEvents } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../reactors/reactor.ts';
import { creditsCategory } from './category.ts';
import { welcomeCredit } from './ledger.ts';

/** A new account gets its first credit also when the process that registered it died before it could. */
export const grantWelcomeCreditOnUserRegistered = defineReactor({
  name: 'grant-welcome-credit-on-user-registered',
  on: ['UserRegistered'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(accountEvents, recorded);
    if (event?.type !== 'UserRegistered') return [];
    const { userId, registeredAt, needsConfirmation: isHeld } = event.data;
    return [{ receiver: creditsCategory.name, id: userId, command: welcomeCredit({ userId, registeredAt, isHeld }) }];
  },
});
