import { accountEvents } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../reactors/reactor.ts';
import { creditsCategory } from './category.ts';
import { welcomeCredit } from './ledger.ts';

/** Grants a new account its first credit, in case the process that registered it died before doing so. */
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
