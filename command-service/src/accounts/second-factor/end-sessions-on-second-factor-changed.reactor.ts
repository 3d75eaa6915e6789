import { accountEvents } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { endUnprovenSessions } from '@twofold/sessions/second-factor';
import { endSessionsUntil, type Queryable } from '@twofold/sessions/upkeep';
import { defineReactor, type Reaction } from '../../reactors/reactor.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import type { People } from '../people.ts';

const RECEIVER = 'sessions';

/** `openedUntil` is absent if a factor was added: then all sessions that have not proven one end. */
type EndSessions = { readonly type: 'EndSessions'; readonly data: { readonly openedUntil?: string } };

/** Leaves the route time to record that its own session has proven the factor. */
const ROUTE_MS = 60_000;

const endSessions = (userId: number, data: EndSessions['data']): Reaction => {
  const command: EndSessions = { type: 'EndSessions', data };
  return { receiver: RECEIVER, id: userId, command };
};

/** Ends sessions in case the process of the route or the command line died after the event. */
export const endSessionsOnSecondFactorChanged = defineReactor({
  name: 'end-sessions-on-second-factor-changed',
  on: ['SecondFactorAdded', 'SecondFactorReset'],
  from: 'head',
  react: (recorded) => {
    const event = decodeEvent(accountEvents, recorded);
    if (event?.type !== 'SecondFactorAdded' && event?.type !== 'SecondFactorReset') return [];
    const { userId } = event.data;
    if (event.type === 'SecondFactorReset') return [endSessions(userId, { openedUntil: event.data.resetAt })];
    return [{ ...endSessions(userId, {}), at: new Date(Date.parse(event.data.addedAt) + ROUTE_MS) }];
  },
});

/** Ends sessions of an account. Unproven sessions stay if the account no longer has a second factor. */
export const sessionsReceiver = (deps: {
  readonly pool: Queryable;
  readonly people: Pick<People, 'user'>;
}): Receiver => {
  const { pool, people } = deps;
  return {
    name: RECEIVER,
    receive: async ({ id, command }) => {
      const userId = Number(id);
      const { openedUntil } = (command as EndSessions).data;
      if (openedUntil !== undefined) return endSessionsUntil(pool, userId, new Date(openedUntil));
      const { found: user } = await people.user(userId);
      const hasFactor = user.status === 'registered' && user.secondFactors.factors.length > 0;
      if (hasFactor) await endUnprovenSessions(pool, userId);
    },
  };
};
