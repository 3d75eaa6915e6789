import { accountEvents } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import type { Reactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import type { ErasePerson } from './erasure.ts';

const RECEIVER = 'erasure';

/** A person who was erased is forgotten everywhere, also when the process that began with it died. */
export const erasePersonOnUserErased: Reactor = {
  name: 'erase-person-on-user-erased',
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(accountEvents, recorded);
    if (event?.type !== 'UserErased') return [];
    const { userId, erasedAt } = event.data;
    // As a job: it reads the log from its beginning, and nobody else shall wait for that.
    return [{ receiver: RECEIVER, id: userId, command: { type: 'ErasePerson', data: {} }, at: new Date(erasedAt) }];
  },
};

export const erasureReceiver = (erasePerson: ErasePerson): Receiver => ({
  name: RECEIVER,
  receive: ({ id }) => erasePerson(Number(id)),
});
