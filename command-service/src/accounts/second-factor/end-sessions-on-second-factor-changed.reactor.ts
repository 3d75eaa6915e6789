import { accountEvents } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { endUnprovenSessions } from '@twofold/sessions/second-factor';
import { endSessionsUntil, type Queryable } from '@twofold/sessions/upkeep';
import { defineReactor, type Reaction } from '../../reactors/reactor.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import type { People } from '../people.ts';

const RECEIVER = 'sessions';

/** `openedUntil` is absent where a factor was added: sessions that have not proven one end, whenever they were opened. */
type EndSessions = { readonly type: 'EndSessions'; readonly data: { readonly openedUntil?: string } };

/** By then the route has recorded in its own session that this one has proven the factor, or never will. */
const ROUTE_MS = 60_000;

const endSessions = (userId: number, data: EndSessions['data']): Reaction => {
  const command: EndSessions = { type: 'EndSessions', data };
  return { receiver: RECEIVER, id: userId, command };
};

/** Sessions that the route or the command line was to end are ended also where its process died after the event. */
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

/** Ends sessions of an account. Where it has no second factor any more, its sessions need not have proven one. */
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
