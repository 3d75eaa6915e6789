import { paths } from '../../lib/paths.ts';

const below = (...parts: readonly string[]): string => [paths.admin, ...parts.map(encodeURIComponent)].join('/');

/** The addresses of the audit console, below `/admin`. */
export const auditPaths = {
  dashboard: paths.admin,
  log: below('log'),
  streams: below('streams'),
  people: below('people'),
  traces: below('traces'),
  timeMachine: below('time-machine'),
  integrity: below('integrity'),
  projections: below('projections'),
  payments: below('payments'),
  erasures: below('erasures'),
  exports: below('exports'),
  /** For moderators, who need not be auditors. */
  reportedReviews: below('reported-reviews'),
} as const;

/** One stream: its events and its state. */
export const streamPath = (stream: string): string => below('streams', stream);

/** Everything about one person. */
export const personPath = (userId: number | string): string => below('people', String(userId));

/** One event, with its cause and effects. */
export const eventPath = (eventId: string): string => below('events', eventId);

/** All events that one request caused. */
export const tracePath = (correlationId: string): string => below('traces', correlationId);

/** The state of a stream after an event; by default the current state. */
export const momentPath = (stream: string, revision?: number): string =>
  `${below('time-machine', stream)}${revision === undefined ? '' : `?revision=${revision}`}`;
