import type { Hidden } from '../oracle/observed.ts';
import type { SimulatedProcesses } from './simulated-processes.ts';
import { isOf } from './memory-request-log.ts';
import { placesIn } from './memory-factors.ts';
import { isUnproven } from './memory-sessions.ts';
import { ANALYSES_PER_HOUR } from './running.ts';

/** What is stored about users outside the log, and the tables that may contain texts of theirs. */
export const whatIsLeft = ({ kept, keys, outside, jobs }: SimulatedProcesses): Omit<Hidden, 'stored' | 'everKnown'> => {
  const { hashes, sessions, resets, factors } = kept.credentials;
  return {
    analysesPerHour: ANALYSES_PER_HOUR,
    erasedKeys: keys.erased,
    unproven: new Map([...sessions].flatMap(([id, session]) => (isUnproven(session) ? [[id, session.userId]] : []))),
    placesOf: (userId) => [
      ...(hashes.has(userId) ? ['credentials'] : []),
      ...([...sessions.values()].some((session) => session.userId === userId) ? ['sessions'] : []),
      ...([...resets.values()].some((reset) => reset.userId === userId) ? ['resets'] : []),
      ...placesIn(factors, userId),
      ...([...kept.requests.values()].some((request) => isOf(request, userId)) ? ['requests'] : []),
      ...(outside.mails.some(({ about }) => about === `user-${userId}`) ? ['mails'] : []),
    ],
    texts: new Map([
      ['requests', JSON.stringify([...kept.requests])],
      ['mails', JSON.stringify(outside.mails)],
      ['jobs', JSON.stringify(jobs.waiting())],
    ]),
  };
};
