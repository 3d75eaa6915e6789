import { z } from 'zod';
import { typedLine } from '../typed-text.ts';

/**
 * Everything below is `GET /api/audit/…`, for users with the role `auditor`; others get 404. Each access is recorded in
 * `access-<their id>`; if that fails, there is no answer (503). Positions are texts of decimal digits, to be displayed
 * without leading zeros. Personal fields are plain, or `{"erased": true}`. Figures about the log as a whole are in
 * `figures/api.ts`.
 */
const position = z.string().regex(/^\d{1,64}$/, 'Not a position of the log');
const revision = z.coerce.number('This is not a revision').int('This is not a revision').nonnegative();
const time = z.iso.datetime({ offset: true, error: 'This is not a time such as 2030-01-31T12:00:00Z' });

/** The name of a stream, such as `order-9`. */
export const streamName = z
  .string()
  .max(255)
  .regex(/^[a-z]+-[\w-]+$/, 'This is not the name of a stream');

/** One event in a list. `by` says whether a person acted or a machine; `sentence` has no full stop. */
export const eventItem = z.object({
  id: z.uuid(),
  position: z.string(),
  stream: z.string(),
  revision: z.int().nonnegative(),
  type: z.string(),
  by: z.enum(['person', 'machine']),
  actor: z.string(),
  recordedAt: z.string(),
  occurredAt: z.string(),
  correlationId: z.string(),
  causationId: z.string(),
  sentence: z.string(),
});
export type EventItem = z.infer<typeof eventItem>;

/**
 * Query of `events`. `type` is a comma-separated list; `stream` a name, or a prefix that ends with a dash (`order-`); a
 * `-` before a type or a stream excludes it (`-AuditLooked`, `-access-`). `actor` such as `user-17`, `visitor`,
 * `system`; `from` inclusive, `to` exclusive, times of recording; `text` is searched in sentence, data and ids,
 * ignoring case. `before` is `next` of the page before.
 */
export const listEventsQuery = z.object({
  type: z
    .string()
    .regex(/^-?[A-Z][A-Za-z]{0,98}(?:,-?[A-Z][A-Za-z]{0,98}){0,49}$/, 'This is not a type of event')
    .transform((types) => types.split(','))
    .optional(),
  stream: z
    .string()
    .max(255)
    .regex(/^-?[a-z]+-[\w-]*$/, 'This is neither a stream nor the beginning of one')
    .optional(),
  actor: z
    .string()
    .regex(/^(?:user-\d{1,15}|[a-z][a-z-]{0,49})$/, 'This is not an actor such as user-17 or system')
    .optional(),
  from: time.optional(),
  to: time.optional(),
  text: typedLine().min(1).max(200, 'The text can have at most 200 characters').optional(),
  before: position.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type ListEventsQuery = z.infer<typeof listEventsQuery>;

/**
 * Answer of `events`, newest first. One request reads a limited number of events: if it has fewer items than requested,
 * or none, and `next` is present, repeat it with `before=next`. Without `next` there is nothing older. `looked` is the
 * number of events that were read, `lookedTo` the oldest of them.
 */
export const eventPage = z.object({
  events: z.array(eventItem),
  next: z.string().optional(),
  looked: z.int().nonnegative(),
  lookedTo: z.object({ position: z.string(), recordedAt: z.string() }).optional(),
});
export type EventPage = z.infer<typeof eventPage>;

/**
 * Answer of `events/{id}`. `data` is opened and upcast to today's schema (`isReadable: false`: it does not match, and
 * `data` is only opened). `stored` is the event in the log, with sealed personal fields. `effects` are in the order of
 * recording; `hasMoreEffects` means that there may be others, beyond what one request reads.
 */
export const eventView = eventItem.extend({
  commandId: z.string(),
  schemaVersion: z.int(),
  data: z.unknown(),
  isReadable: z.boolean(),
  stored: z.object({ data: z.unknown(), metadata: z.unknown() }),
  chain: z.object({ leaf: z.string(), chain: z.string() }).optional(),
  cause: eventItem.optional(),
  effects: z.array(eventItem),
  hasMoreEffects: z.boolean(),
});
export type EventView = z.infer<typeof eventView>;

/** A field of a row; `before` is its value one revision earlier. A missing value means no value. `setBy` is the event that set it. */
const stateField = z.object({
  name: z.string(),
  value: z.unknown().optional(),
  before: z.unknown().optional(),
  isChanged: z.boolean(),
  setBy: z.object({ id: z.uuid(), revision: z.int(), type: z.string(), by: eventItem.shape.by }).optional(),
});

/** A row of a read model, folded from the events of one stream only. `isGone`: this revision removed it. */
export const stateRow = z.object({
  table: z.string(),
  key: z.union([z.string(), z.int()]),
  isGone: z.boolean(),
  fields: z.array(stateField),
});
export type StateRow = z.infer<typeof stateRow>;

/** Query of `streams/{name}`: oldest first; `from` is a revision, inclusive. */
export const streamQuery = z.object({
  from: revision.default(0),
  limit: z.coerce.number().int().min(1).max(500).default(200),
});

/**
 * Answer of `streams/{name}`: a page of its events, each with how many fields it changed, and the state at the head.
 * `next` is the `from` of the next page; `length` counts the events of the whole stream.
 */
export const streamView = z.object({
  stream: z.string(),
  length: z.int().positive(),
  events: z.array(eventItem.extend({ changedFields: z.int().nonnegative() })),
  next: z.int().optional(),
  rows: z.array(stateRow),
});
export type StreamView = z.infer<typeof streamView>;

/** A revision, or a time: then the state is what was recorded by that time. */
const moment = z.union([z.string().regex(/^\d{1,15}$/), time], 'This is neither a revision nor a time');

/** Query of `streams/{name}/state`; without `at` the head. */
export const stateQuery = z.object({ at: moment.optional() });

/** Answer of `streams/{name}/state`: after the event at `revision`; `last` is the revision of the head. */
export const stateView = z.object({
  stream: z.string(),
  revision: z.int(),
  last: z.int(),
  event: eventItem.extend({ data: z.unknown() }),
  rows: z.array(stateRow),
});
export type StateView = z.infer<typeof stateView>;

/** Query of `streams/{name}/diff`: the changes after `from`, up to and including `to`; without `to`, up to the head. */
export const diffQuery = z.object({ from: moment, to: moment.optional() });

/** Answer of `streams/{name}/diff`: each event in that range, and the fields that it changed. */
export const diffView = z.object({
  stream: z.string(),
  changes: z.array(
    eventItem.extend({
      fields: z.array(
        z.object({
          table: z.string(),
          key: z.union([z.string(), z.int()]),
          field: z.string(),
          before: z.unknown().optional(),
          after: z.unknown().optional(),
        }),
      ),
    }),
  ),
});
export type DiffView = z.infer<typeof diffView>;

/** Query of `traces/{correlationId}`; `before` is `next` of the answer before. */
export const traceQuery = z.object({ before: position.optional() });

/**
 * Answer of `traces/{correlationId}`: everything that followed from one request, as the lines of a tree from top to
 * bottom. `depth` counts from 0, `sinceCauseMs` from the event above it that caused it, `sinceStartMs` from the first.
 * With `next`, older events were not read yet: request the rest.
 */
export const traceView = z.object({
  correlationId: z.string(),
  streams: z.int().nonnegative(),
  events: z.array(
    eventItem.extend({
      depth: z.int().nonnegative(),
      causedBy: z.uuid().optional(),
      sinceCauseMs: z.int(),
      sinceStartMs: z.int(),
    }),
  ),
  next: z.string().optional(),
});
export type TraceView = z.infer<typeof traceView>;
