import { z } from 'zod';
import { eventItem } from '../api.ts';
import { verdict, verdictFinding } from '../verdict.ts';

/**
 * Answers of `GET /api/audit/…` about the log as a whole, for the same users as `../api.ts`. Of these, `overview`,
 * `types`, `streams`, `projections`, `reactors`, `checkpoints`, `payments` and `verifications` may be polled: the same
 * one counts as one access a minute.
 */
const count = z.int().nonnegative();

/** The figures of one day (UTC). `creditsInCirculation` counts the available and reserved credits at its end. */
const dayFigures = z.object({
  day: z.iso.date(),
  events: count,
  analyses: count,
  registrations: count,
  reviews: count,
  creditsInCirculation: z.int(),
  orders: count,
  revenueCents: z.int(),
  refundedCents: count,
});
export type DayFigures = z.infer<typeof dayFigures>;

/**
 * Answer of `overview`, kept up to date while the log grows. `isCaughtUp: false` while the log is being read for the
 * first time: the figures are those up to `upTo`. `reviews` are completed ones, `orders` paid ones, `revenueCents`
 * payments less refunds (with and without real money; a refund that failed later counts again on that day), `days` only
 * those with events, oldest first. With a `range` (`../overview-query.ts`) all figures are of these days: `streams`
 * those that began in them, `creditsInCirculation` at the end of the last one, and `creditsBefore` at the beginning of
 * the first.
 */
export const overviewView = z.object({
  isCaughtUp: z.boolean(),
  upTo: z.object({ position: z.string(), recordedAt: z.string() }).optional(),
  events: count,
  streams: count,
  totals: z.object({
    analysesRequested: count,
    analysesCompleted: count,
    analysesFailed: count,
    registrations: count,
    erasures: count,
    reviewsSubmitted: count,
    reviewsCompleted: count,
    creditsInCirculation: z.int(),
    creditsSpent: count,
    ordersStarted: count,
    ordersPaid: count,
    feedbackDelivered: count,
    paidCents: count,
    refundedCents: count,
  }),
  days: z.array(dayFigures),
  range: z.object({ from: z.iso.date(), to: z.iso.date(), creditsBefore: z.int() }).optional(),
});
export type OverviewView = z.infer<typeof overviewView>;

/** Answer of `streams`: the size of each category, and the streams with the newest events, newest first. */
export const streamsView = z.object({
  isCaughtUp: z.boolean(),
  categories: z.array(z.object({ category: z.string(), streams: count, events: count })),
  newest: z.array(eventItem.pick({ stream: true, revision: true, type: true, recordedAt: true })),
});
export type StreamsView = z.infer<typeof streamsView>;

/** A stream that a projection or reactor does not follow, because it could not process the event at `revision`. */
const parkedStreamView = z.object({
  stream: z.string(),
  revision: count,
  position: z.string(),
  eventId: z.string(),
  eventType: z.string(),
  error: z.string(),
  attempts: count,
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});

/**
 * An operator's request to a projection or reactor (`requestId` is from the answer of `POST /api/operations/…`), and its
 * result; without an end it is waiting or running. `applied`: how many events of the parked stream were applied.
 */
const operationView = z.object({
  requestId: z.uuid(),
  operation: z.enum(['rebuild', 'retry', 'skip']),
  stream: z.string().optional(),
  eventId: z.string().optional(),
  reason: z.string().optional(),
  requestedBy: z.int().positive(),
  requestedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  outcome: z.string().optional(),
  applied: count.optional(),
  error: z.string().optional(),
});

/**
 * The last rebuild that ended: `shown`, `stopped` at an event that cannot be applied, or `interrupted` and started
 * again; its number of rows, and how they differed from the previous ones.
 */
const endedRebuildView = z.object({
  generation: z.int(),
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  outcome: z.enum(['shown', 'stopped', 'interrupted']),
  error: z.string().optional(),
  stream: z.string().optional(),
  eventId: z.string().optional(),
  rows: count.optional(),
  missing: count.optional(),
  extra: count.optional(),
  changed: count.optional(),
});

/**
 * The common fields of projections and reactors. `lag` is the number of unhandled events that are older than a second,
 * if the log counts its events; `eventsPerSecond` the speed since the last look. At most 100 parked streams are named,
 * and 20 operations, newest first.
 */
const handlerView = z.object({
  name: z.string(),
  position: z.string().optional(),
  updatedAt: z.iso.datetime().optional(),
  lag: count.optional(),
  eventsPerSecond: z.number().nonnegative().optional(),
  operations: z.array(operationView).optional(),
  parked: count,
  parkedStreams: z.array(parkedStreamView),
  skipped: z.array(
    z.object({
      eventId: z.string(),
      stream: z.string(),
      position: z.string(),
      reason: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type HandlerView = z.infer<typeof handlerView>;

/**
 * Answer of `projections`. A `rebuild` fills another generation beside the current one. `version` produced the current
 * one, `codeVersion` is that of the program.
 */
export const projectionsView = z.object({
  head: z.string().optional(),
  projections: z.array(
    handlerView.extend({
      generation: z.int(),
      version: z.int(),
      codeVersion: z.int(),
      activatedAt: z.iso.datetime().optional(),
      rebuild: z
        .object({ generation: z.int(), position: z.string().optional(), updatedAt: z.iso.datetime() })
        .optional(),
      lastRebuild: endedRebuildView.optional(),
    }),
  ),
});
export type ProjectionsView = z.infer<typeof projectionsView>;

/** Answer of `reactors`, by name. `behindMs`: the age of the first event that a reactor has not seen. */
export const reactorsView = z.object({
  head: z.string().optional(),
  reactors: z.array(handlerView.extend({ behindMs: count })),
});
export type ReactorsView = z.infer<typeof reactorsView>;

/**
 * Answer of `erasures`, newest first: erased users and reports that were taken down, each with its event, and when the
 * key was deleted. Without `keyErasedAt` the key still exists; with `hadKey: false` it never existed.
 */
export const erasuresView = z.object({
  isCaughtUp: z.boolean(),
  erasures: z.array(
    z.object({
      kind: z.enum(['person', 'report']),
      /** The id of the person or the app. */
      id: z.int().positive(),
      event: eventItem,
      hadKey: z.boolean(),
      keyErasedAt: z.iso.datetime().optional(),
    }),
  ),
});
export type ErasuresView = z.infer<typeof erasuresView>;

/**
 * Answer of `checkpoints`: where the chain ends now (absent: this log has none), and the signed checkpoints in the
 * operator's folder, newest first. `fault`: why one does not agree with the log.
 */
export const checkpointsView = z.object({
  head: z.object({ position: z.int(), chain: z.string() }).optional(),
  checkpoints: z.array(
    z.object({
      file: z.string(),
      position: z.int(),
      chain: z.string(),
      signedAt: z.iso.datetime(),
      publicKey: z.string(),
      fault: z.object({ reason: z.string(), detail: z.string() }).optional(),
    }),
  ),
});
export type CheckpointsView = z.infer<typeof checkpointsView>;

/** Answer of `verifications`: the remembered ones, newest first. `isRunning`: `verifications/live` joins the running one. */
export const verificationsView = z.object({ isRunning: z.boolean(), verifications: z.array(verdict) });
export type VerificationsView = z.infer<typeof verificationsView>;

/**
 * The messages of `verifications/live` (server-sent events), by name; `data` is JSON. Opening it starts a verification,
 * or joins the running one and repeats its findings so far; it continues without listeners. Close the stream after
 * `result` or `failed`; a browser that reconnects automatically gets that message again, and then 204.
 */
export const verificationMessages = {
  progress: z.object({ part: z.enum(['events', 'read-models']), done: count, all: count }),
  finding: z.object({ check: z.string(), finding: verdictFinding }),
  result: verdict,
  failed: z.object({ error: z.string() }),
} as const;
export type VerificationProgress = z.infer<typeof verificationMessages.progress>;

/** Query of `tail`: the stream starts after this position; without it, with the next event. */
export const tailQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,64}$/, 'Not a position of the log')
    .optional(),
});

/**
 * The messages of `tail` (server-sent events): `event` for each new event, its position as id, so that a browser that
 * reconnects resumes there; access streams are omitted. A reader that is too slow, or too far behind, gets `dropped`
 * and is disconnected: it may reconnect.
 */
export const tailMessages = { event: eventItem, dropped: z.object({ reason: z.string() }) } as const;

/**
 * Query of `export`, the stored log after one position and up to another, and of `export/manifest`, the manifest that
 * verifies the export. Both need the same query, with `until`, because the log grows.
 */
export const exportQuery = z.object({
  format: z.enum(['ndjson', 'csv'], 'The format must be ndjson or csv').default('ndjson'),
  after: z.coerce.number().int().positive().optional(),
  until: z.coerce.number().int().positive().optional(),
});
