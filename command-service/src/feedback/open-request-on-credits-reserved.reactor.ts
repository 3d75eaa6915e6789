import { creditEvents } from '@twofold/contracts/credits/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../reactors/reactor.ts';
import { requestOfCredits } from './credit-request.ts';
import { openRequestReaction } from './opening.ts';

/** Opens the request of reserved credits, in case the process that reserved them died before doing so. */
export const openRequestOnCreditsReserved = defineReactor({
  name: 'open-request-on-credits-reserved',
  on: ['CreditsReserved'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(creditEvents, recorded);
    return event?.type === 'CreditsReserved' ? [openRequestReaction(requestOfCredits(event.data))] : [];
  },
});
