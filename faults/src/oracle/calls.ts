import type { RecordedEvent } from '@twofold/event-store/port';
import { eventsOf, groupedBy } from './events-in.ts';
import type { Call, Observed, Violation } from './observed.ts';

/** What an answer says that happened, by kind: the type of the event, which a request makes once at most. */
const GOALS: Readonly<Record<Call['kind'], string>> = {
  submit: 'ReviewSubmitted',
  complete: 'ReviewCompleted',
  ask: 'CreditsReserved',
  claim: 'SeatClaimed',
  release: 'SeatReopened',
  checkout: 'CheckoutSessionOpened',
  verify: 'PaymentConfirmed',
  'take-down': 'ProductTakenDown',
};

/**
 * I1: what was answered is in the log. I3: a request has one effect and one answer. I9: a definite "no" has none. I11:
 * whoever reads up to the position of an answer sees what it says.
 */
export const checkCalls = ({ calls, log }: Observed): Violation[] => {
  const byCorrelation = groupedBy(log, ({ metadata }) => metadata.correlationId);
  const byType = groupedBy(log, ({ type }) => type);
  return calls.flatMap((call) => {
    const done = (byCorrelation.get(call.key) ?? []).filter(({ type }) => type === GOALS[call.kind]);
    return [
      ...acknowledged(call, [...(byType.get(GOALS[call.kind]) ?? []), ...endedSeats(call, byType)]),
      ...once(call, done),
      ...(call.refusal === undefined ? [] : refused(call, done, byCorrelation.get(call.key) ?? [])),
    ];
  });
};

/** A seat is given back also when its request has ended without it. */
const endedSeats = ({ kind }: Call, byType: ReadonlyMap<string, readonly RecordedEvent[]>): RecordedEvent[] =>
  kind === 'release'
    ? eventsOf(byType.get('FeedbackClosed') ?? [], 'FeedbackClosed').flatMap(({ data, recorded }) =>
        data.missing.map((seat) => ({ ...recorded, data: { ...data, seat } })),
      )
    : [];

/** What an answer names, and the event that it speaks of must name too. */
const NAMED: Readonly<Record<Call['kind'], readonly string[]>> = {
  submit: ['reviewId'],
  complete: ['reviewId'],
  ask: ['productId'],
  claim: ['requestId', 'seat', 'productId', 'dueAt'],
  release: ['requestId', 'seat'],
  checkout: ['sessionId'],
  verify: ['orderId'],
  'take-down': ['productId'],
};

const acknowledged = (call: Call, events: readonly RecordedEvent[]): Violation[] =>
  call.answers.flatMap(({ body, position }) => {
    const said = JSON.parse(body) as Record<string, unknown>;
    const event = events.find(({ data, metadata }) => {
      const isTheirs = call.kind !== 'ask' || metadata.correlationId === call.key;
      return isTheirs && NAMED[call.kind].every((name) => (data as Record<string, unknown>)[name] === said[name]);
    });
    if (!event) return [{ invariant: 'I1', what: `${call.kind} was answered with ${body}, and did not happen` }];
    if (position !== undefined && position >= event.position) return [];
    return [{ invariant: 'I11', what: `${call.kind} happened at ${event.position} and was answered with ${position}` }];
  });

const once = ({ kind, key, answers }: Call, done: readonly RecordedEvent[]): Violation[] => [
  ...(done.length > 1 ? [{ invariant: 'I3', what: `${kind} ${key} has ${done.length} effects` }] : []),
  ...(kind !== 'verify' && answers.some(({ body }) => body !== answers[0]?.body)
    ? [{ invariant: 'I3', what: `${kind} ${key} has two answers` }]
    : []),
];

/** A claim that was refused at last may have been made and given back. */
const refused = (call: Call, done: readonly RecordedEvent[], all: readonly RecordedEvent[]): Violation[] => {
  const isGivenBack = call.kind === 'claim' && all.some(({ type }) => type === 'SeatReopened');
  if (done.length === 0 || isGivenBack || call.answers.length > 0) return [];
  return [{ invariant: 'I9', what: `${call.kind} ${call.key} was refused with ${call.refusal}, and happened` }];
};
