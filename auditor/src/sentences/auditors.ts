import type { AccessEvent, AuditLook } from '@twofold/contracts/audit/events';
import { isExclusion } from '@twofold/contracts/audit/log-filter';
import { counted, type SentencesOf } from './wording.ts';

const LOOKED_AT: Readonly<Record<Exclude<AuditLook, 'person-lookup' | 'export'>, string>> = {
  events: 'the log',
  event: 'the event',
  stream: 'the stream',
  state: 'an earlier state of the stream',
  diff: 'what changed in the stream',
  trace: 'what followed from the request',
  overview: 'the figures of the log',
  streams: 'the list of streams',
  projections: 'the projections',
  reactors: 'the reactors',
  erasures: 'the erasures',
  checkpoints: 'the checkpoints',
  payments: 'failed refunds and disputes',
  verifications: 'the verifications',
  verification: 'a verification while it ran',
  tail: 'the log, live',
  person: 'everything about',
  types: 'the types of events',
};

type Filters = NonNullable<Extract<AccessEvent, { type: 'AuditLooked' }>['data']['filters']>;

/** The filters of a search. The text that was searched for is not recorded. */
const filteredBy = ({ types, stream, actor, from, to, hasText }: Filters): string => {
  const words = [
    types?.map((type) => (isExclusion(type) ? `without ${type.slice(1)}` : `type ${type}`)).join(', '),
    stream && `stream ${stream}`,
    actor && `actor ${actor}`,
    from && `from ${from}`,
    to && `to ${to}`,
    hasText && 'a text',
  ].filter(Boolean);
  return words.length === 0 ? '' : `, with the filters: ${words.join(', ')}`;
};

export const access: SentencesOf<'access'> = {
  AuditLooked: ({ userId, look, of, filters }) => {
    if (look === 'person-lookup')
      return `User ${userId} looked for a person by email address and found ${of ?? 'no one'}`;
    if (look === 'export') return `User ${userId} downloaded an export of the log or its manifest`;
    const which = of === undefined ? '' : ` ${of}`;
    return `User ${userId} looked at ${LOOKED_AT[look]}${which}${filters === undefined ? '' : filteredBy(filters)}`;
  },
  LogVerified: ({ userId, verdict: { isSound, events, checks } }) =>
    `User ${userId} verified ${counted(events, 'event')}: ${isSound ? 'all is well' : `not all is well, ${counted(checks.filter(({ count }) => count > 0).length, 'check')} failed`}`,
};
