import type { RecordedEvent } from '@twofold/event-store/port';
import { eventsOf, groupedBy } from './events-in.ts';
import type { Call, Observed, Violation } from './observed.ts';

/** The type of the event that an answer is about, and the fields that answer and event have in common. */
type Says = { readonly type: string; readonly names: readonly string[] };

const SAYS: Readonly<Partial<Record<Call['kind'], Says>>> = {
  submit: { type: 'ReviewSubmitted', names: ['reviewId'] },
  complete: { type: 'ReviewCompleted', names: ['reviewId'] },
  judge: { type: 'StatementJudged', names: ['reviewId'] },
  report: { type: 'ReviewReported', names: ['orderId', 'reviewId'] },
  appeal: { type: 'ComplaintAppealed', names: ['orderId'] },
  uphold: { type: 'ComplaintUpheld', names: ['orderId'] },
  dismiss: { type: 'ComplaintDismissed', names: ['orderId'] },
  ask: { type: 'CreditsReserved', names: ['productId'] },
  claim: { type: 'SeatClaimed', names: ['requestId', 'seat', 'productId', 'dueAt'] },
  release: { type: 'SeatReopened', names: ['requestId', 'seat'] },
  checkout: { type: 'CheckoutSessionOpened', names: ['sessionId'] },
  verify: { type: 'PaymentConfirmed', names: ['orderId'] },
  'take-down': { type: 'ProductTakenDown', names: ['productId'] },
  own: { type: 'ProductClaimed', names: ['productId'] },
  analyze: { type: 'AnalysisCompleted', names: ['productId'] },
  moderate: { type: 'ProductTakenDown', names: ['productId'] },
  'confirm-factor': { type: 'SecondFactorAdded', names: ['factorId'] },
  'renew-codes': { type: 'RecoveryCodesCreated', names: ['setId'] },
  register: { type: 'UserRegistered', names: ['userId'] },
  edit: { type: 'ProfileUpdated', names: ['userId'] },
  reset: { type: 'PasswordChanged', names: [] },
  erase: { type: 'UserErased', names: ['userId'] },
};

/** Actions whose answer is always about an event of the same request. */
const IS_THEIRS: ReadonlySet<Call['kind']> = new Set(['ask', 'edit', 'reset', 'renew-codes']);
/** Actions whose event may be recorded again by a repeat, because something else was recorded in between. */
const MAY_COME_AGAIN: ReadonlySet<Call['kind']> = new Set(['edit', 'reset', 'renew-codes']);
/** Refusals that require another step first: an earlier attempt may have succeeded. */
const ASKS_FOR_MORE: ReadonlySet<string | undefined> = new Set(['prove', 'missing']);
/** Actions whose event no read model shows. */
const SHOWS_NOWHERE: ReadonlySet<Call['kind']> = new Set(['reset']);

/**
 * I1: what was acknowledged is in the log. I3: a request has one effect and one answer. I9: a refused request has no effect.
 * I11: a reader that has reached the position of an answer sees what the answer says.
 */
export const checkCalls = ({ calls, log }: Observed): Violation[] => {
  const byCorrelation = groupedBy(log, ({ metadata }) => metadata.correlationId);
  const byType = groupedBy(log, ({ type }) => type);
  const isForgotten = forgottenIn(log);
  const erased = new Set(eventsOf(log, 'UserErased').map(({ data }) => data.userId));
  return calls.flatMap((call) => {
    const says = SAYS[call.kind];
    if (!says) return [];
    const all = byCorrelation.get(call.key) ?? [];
    const done = MAY_COME_AGAIN.has(call.kind) ? [] : all.filter(({ type }) => type === typeOfEffect(call, says));
    return [
      ...acknowledged(call, says, [...(byType.get(says.type) ?? []), ...doneBefore(call, byType)]),
      ...once(call, done, done.filter(isForgotten)),
      ...(call.refusal === undefined ? [] : refused(call, done, all, erased)),
    ];
  });
};

/**
 * Finds registrations of users who were erased before the same request registered a user again. Nothing is left of the first
 * one, so that the second could not be recognized as a repeat.
 */
const forgottenIn = (log: readonly RecordedEvent[]) => {
  const erasedAt = new Map(eventsOf(log, 'UserErased').map(({ data, recorded }) => [data.userId, recorded.position]));
  return (event: RecordedEvent, index: number, all: readonly RecordedEvent[]): boolean => {
    const [registered] = eventsOf([event], 'UserRegistered');
    const at = registered && erasedAt.get(registered.data.userId);
    const again = all[index + 1];
    return at !== undefined && again !== undefined && at < again.position;
  };
};

/** The type of the event that a request causes at most once. How an analysis ends is not the request's own effect. */
const typeOfEffect = ({ kind }: Call, { type }: Says): string => (kind === 'analyze' ? 'AnalysisRequested' : type);

/** Events that make a call successful without an effect: the request of a seat has ended, or the app was already theirs. */
const doneBefore = (
  { kind, userId }: Call,
  byType: ReadonlyMap<string, readonly RecordedEvent[]>,
): readonly RecordedEvent[] => {
  if (kind === 'release')
    return eventsOf(byType.get('FeedbackClosed') ?? [], 'FeedbackClosed').flatMap(({ data, recorded }) =>
      data.missing.map((seat) => ({ ...recorded, data: { ...data, seat } })),
    );
  if (kind !== 'own') return [];
  return eventsOf(byType.get('AnalysisRequested') ?? [], 'AnalysisRequested').flatMap(({ data, recorded }) =>
    data.requestedBy === userId ? [recorded] : [],
  );
};

const acknowledged = (call: Call, { names }: Says, events: readonly RecordedEvent[]): Violation[] =>
  call.answers.flatMap(({ body, position }) => {
    const said = JSON.parse(body) as Record<string, unknown>;
    if ('failure' in said) return [];
    const event = events.find(({ data, metadata }) => {
      const isTheirs = !IS_THEIRS.has(call.kind) || metadata.correlationId === call.key;
      return isTheirs && names.every((name) => (data as Record<string, unknown>)[name] === said[name]);
    });
    if (!event) return [{ invariant: 'I1', what: `${call.kind} was answered with ${body}, and did not happen` }];
    if (SHOWS_NOWHERE.has(call.kind) || (position !== undefined && position >= event.position)) return [];
    return [{ invariant: 'I11', what: `${call.kind} happened at ${event.position} and was answered with ${position}` }];
  });

const once = (
  { kind, key, answers }: Call,
  done: readonly RecordedEvent[],
  forgotten: readonly RecordedEvent[],
): Violation[] => {
  const effects = done.length - forgotten.length;
  const hasMore = kind !== 'verify' && new Set(answers.map(({ body }) => body)).size > 1 + forgotten.length;
  return [
    ...(effects > 1 ? [{ invariant: 'I3', what: `${kind} ${key} has ${effects} effects` }] : []),
    ...(hasMore ? [{ invariant: 'I3', what: `${kind} ${key} has more than one answer` }] : []),
  ];
};

/**
 * A claim that was refused in the end may have been made and given back. A repeated registration may be refused when the user
 * was erased in another window meanwhile.
 */
const refused = (
  call: Call,
  done: readonly RecordedEvent[],
  all: readonly RecordedEvent[],
  erased: ReadonlySet<number>,
): Violation[] => {
  const isGivenBack = call.kind === 'claim' && all.some(({ type }) => type === 'SeatReopened');
  const isGone = eventsOf(done, 'UserRegistered').some(({ data }) => erased.has(data.userId));
  if (done.length === 0 || isGivenBack || isGone || call.answers.length > 0) return [];
  if (ASKS_FOR_MORE.has(call.refusal)) return [];
  return [{ invariant: 'I9', what: `${call.kind} ${call.key} was refused with ${call.refusal}, and happened` }];
};
