import { accountEvents } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../reactors/reactor.ts';
import { creditsCategory } from './category.ts';
import { releaseLedger } from './ledger.ts';

/** Releases the ledger of a confirmed address, in case the process that confirmed it died before doing so (D-125). */
export const releaseLedgerOnEmailConfirmed = defineReactor({
  name: 'release-ledger-on-email-confirmed',
  on: ['EmailConfirmed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(accountEvents, recorded);
    if (event?.type !== 'EmailConfirmed') return [];
    const { userId, confirmedAt } = event.data;
    return [{ receiver: creditsCategory.name, id: userId, command: releaseLedger(userId, confirmedAt) }];
  },
});
