import { quoted, type SentencesOf } from './wording.ts';

export const key: SentencesOf<'key'> = {
  KeyDestroyed: ({ subject }) => `The key of ${subject} was gone when the log was restored: it had been erased since`,
};

export const operations: SentencesOf<'operations'> = {
  ProjectionRebuildRequested: ({ projection, requestedBy }) =>
    `User ${requestedBy} asked for the read model ${projection} to be rebuilt`,
  ParkedStreamRetryRequested: ({ projection, stream, requestedBy }) =>
    `User ${requestedBy} asked for ${stream} to be tried again in ${projection}`,
  ParkedStreamSkipRequested: ({ projection, stream, eventId, reason, requestedBy }) =>
    `User ${requestedBy} asked for event ${eventId} of ${stream} to be left out of ${projection}: ${quoted(reason)}`,
  ReactorStreamRetryRequested: ({ reactor, stream, requestedBy }) =>
    `User ${requestedBy} asked for ${stream} to be tried again in ${reactor}`,
  ReactorStreamSkipRequested: ({ reactor, stream, eventId, reason, requestedBy }) =>
    `User ${requestedBy} asked for event ${eventId} of ${stream} to be skipped in ${reactor}: ${quoted(reason)}`,
};
