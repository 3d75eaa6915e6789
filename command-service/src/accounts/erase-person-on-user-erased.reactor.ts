import { accountEvents } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import type { ErasePerson } from './erasure.ts';

const RECEIVER = 'erasure';

/** Completes the erasure of a user everywhere, even if the process that began it died. */
export const erasePersonOnUserErased = defineReactor({
  name: 'erase-person-on-user-erased',
  on: ['UserErased'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(accountEvents, recorded);
    if (event?.type !== 'UserErased') return [];
    const { userId, erasedAt } = event.data;
    // A job, because it reads the log from its beginning and must not delay other reactions.
    return [{ receiver: RECEIVER, id: userId, command: { type: 'ErasePerson', data: {} }, at: new Date(erasedAt) }];
  },
});

export const erasureReceiver = (erasePerson: ErasePerson): Receiver => ({
  name: RECEIVER,
  receive: ({ id }) => erasePerson(Number(id)),
});
