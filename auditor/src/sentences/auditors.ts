import type { AuditLook } from '@twofold/contracts/audit/events';
import { counted, type SentencesOf } from './wording.ts';

const LOOKED_AT: Readonly<Record<Exclude<AuditLook, 'person-lookup'>, string>> = {
  events: 'the log',
  event: 'the event',
  stream: 'the stream',
  state: 'the past of the stream',
  diff: 'what changed in the stream',
  trace: 'what followed from the request',
  overview: 'the figures of the log',
  streams: 'the list of streams',
  projections: 'the projections',
  reactors: 'the reactors',
  erasures: 'who was erased',
  checkpoints: 'the checkpoints',
  payments: 'failed refunds and disputes',
  verifications: 'the verifications',
  verification: 'a verification while it ran',
  export: 'all of the log, to take it along',
  tail: 'what happens, as it happens',
  person: 'everything about',
  types: 'the types of events',
};

export const access: SentencesOf<'access'> = {
  AuditLooked: ({ userId, look, of }) =>
    look === 'person-lookup'
      ? `User ${userId} looked for a person by email address${of === undefined ? ' and found nobody' : ` and found ${of}`}`
      : `User ${userId} looked at ${LOOKED_AT[look]}${of === undefined ? '' : ` ${of}`}`,
  LogVerified: ({ userId, verdict: { isSound, events, checks } }) =>
    `User ${userId} had ${counted(events, 'event')} verified: ${isSound ? 'all is well' : `not all is well, ${counted(checks.filter(({ count }) => count > 0).length, 'check')} failed`}`,
};
