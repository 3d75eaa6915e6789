import { eventsOf, repeated } from './events-in.ts';
import type { Attempt, Call, Hidden, Observed, Violation } from './observed.ts';

/** How long a proof allows staff to act, in milliseconds (D-132). */
const PROOF_LASTS_MS = 15 * 60_000;

/** An attempt, and the call that it belongs to. */
type Sending = { readonly call: Call; readonly attempt: Attempt };

/**
 * P4: no session of an account that has a second factor continues without a proof. P5: a code is accepted once. P6: staff act
 * only after they have proven a second factor. P7: after a reset, neither the old factors nor sessions from before are accepted.
 * I1: a recovery code that was accepted is used up in the log.
 */
export const checkSecondFactors = (observed: Observed): Violation[] => [
  ...(observed.hidden ? unproven(observed, observed.hidden) : []),
  ...takenTwice(observed),
  ...staff(observed),
  ...resets(observed),
  ...unrecorded(observed),
];

const answeredIn = (calls: readonly Call[], kinds: readonly Call['kind'][]): Sending[] =>
  calls.flatMap((call) =>
    kinds.includes(call.kind)
      ? (call.attempts ?? []).filter(({ end }) => end === 'answered').map((attempt) => ({ call, attempt }))
      : [],
  );

const PROVING: readonly Call['kind'][] = ['prove-login', 'step-up', 'confirm-factor'];

/** Judges only sessions that a client received: no one can use the others. */
const unproven = ({ calls, log }: Observed, hidden: Hidden): Violation[] => {
  const factors = new Map<number, Set<string>>();
  for (const recorded of log) {
    for (const { data } of eventsOf([recorded], 'SecondFactorAdded'))
      factors.set(data.userId, new Set(factors.get(data.userId)).add(data.factorId));
    for (const { data } of eventsOf([recorded], 'SecondFactorRemoved')) factors.get(data.userId)?.delete(data.factorId);
    for (const { data } of eventsOf([recorded], 'SecondFactorReset')) factors.delete(data.userId);
  }
  const known = new Set(
    calls.flatMap(({ attempts = [] }) => attempts.flatMap((each) => [each.sessionId, each.opened])),
  );
  return [...hidden.unproven].flatMap(([sessionId, userId]) =>
    known.has(sessionId) && (factors.get(userId)?.size ?? 0) > 0
      ? [{ invariant: 'P4', what: `a session of user ${userId} goes on without the second factor` }]
      : [],
  );
};

const takenTwice = ({ calls, log }: Observed): Violation[] => {
  const used = eventsOf(log, 'RecoveryCodeUsed').map(({ data }) => `recovery code ${data.code} of ${data.setId}`);
  const confirmed = answeredIn(calls, ['confirm-factor']).map(({ call }) => call);
  const taken = [
    ...answeredIn(calls, ['prove-login', 'step-up']).map(({ call }) => call),
    // A repeat of a confirmation is answered without accepting the code again.
    ...new Set(confirmed),
  ].map(({ sent }) => `${sent?.proof?.kind} ${sent?.proof?.code} of ${sent?.proof?.of}`);
  return [...repeated(used), ...repeated(taken)].map((code) => ({ invariant: 'P5', what: `${code} was taken twice` }));
};

/** A proof whose answer was lost may count. Because clocks jump, it is enough that the proof was recent by one of them. */
const staff = ({ calls }: Observed): Violation[] => {
  const proofs = calls.flatMap((call) =>
    PROVING.includes(call.kind) ? (call.attempts ?? []).filter(({ end }) => end !== 'refused') : [],
  );
  // A repeat gets the answer of the first attempt.
  const acted = new Map(answeredIn(calls, ['moderate']).map((sending) => [sending.call, sending]));
  return [...acted.values()].flatMap(({ call }) => {
    const isProven = (call.attempts ?? []).some((act) =>
      proofs.some(
        (proof) =>
          (proof.opened ?? proof.sessionId) === act.sessionId &&
          proof.begunAt <= act.endedAt &&
          Math.min(...act.clocksMs) - Math.max(...proof.clocksMs) <= PROOF_LASTS_MS,
      ),
    );
    return isProven ? [] : [{ invariant: 'P6', what: `user ${call.userId} acted as staff without a fresh proof` }];
  });
};

/** Finds requests that succeeded after a reset, in a session from before it or with a factor that it removed. */
const resets = ({ calls, log }: Observed): Violation[] => {
  const made = madeBy(calls, log);
  const openings = answeredIn(calls, ['login', 'register', 'prove-login']);
  const all = calls.flatMap((call) => (call.attempts ?? []).map((attempt) => ({ call, attempt })));
  return answeredIn(calls, ['reset-factors']).flatMap(({ call, attempt: reset }) => {
    const { userId, hasChanged } = JSON.parse(call.answers[0]?.body ?? '{}') as Reset;
    const isRecorded = eventsOf(log, 'SecondFactorReset').some(({ data }) => data.userId === userId);
    const isOld = ({ sent }: Call): boolean => {
      const of = made.get(sent?.proof?.of ?? '');
      return of !== undefined && of.userId === userId && of.endedAt < reset.begunAt;
    };
    const ended = new Set(
      openings.flatMap(({ call: opening, attempt: { opened, endedAt } }) =>
        endedAt < reset.begunAt || isOld(opening) ? [opened] : [],
      ),
    );
    const broken = all.filter(({ call: { kind, userId: asker, ...other }, attempt: { begunAt, end, sessionId } }) => {
      if (end !== 'answered' || begunAt <= reset.endedAt) return false;
      const isByOld = (kind === 'prove-login' || kind === 'step-up') && isOld({ kind, userId: asker, ...other });
      // The result of a payment needs no session.
      const needsSession = asker === userId && kind !== 'verify';
      return isByOld || (needsSession && sessionId !== undefined && ended.has(sessionId));
    });
    return [
      ...(hasChanged && !isRecorded
        ? [{ invariant: 'I1', what: `the reset of the factors of user ${userId} is not in the log` }]
        : []),
      ...broken.map((other) => ({
        invariant: 'P7',
        what: `${other.call.kind} of user ${userId} was answered by what a reset had ended`,
      })),
    ];
  });
};

/** The owner of each factor and each set of recovery codes, and when the answer that confirmed it had arrived. */
const madeBy = (calls: readonly Call[], log: Observed['log']) => {
  const sets = new Map(
    eventsOf(log, 'RecoveryCodesCreated').map(({ data, recorded }) => [recorded.metadata.correlationId, data.setId]),
  );
  return new Map(
    answeredIn(calls, ['confirm-factor', 'renew-codes']).flatMap(
      ({ call: { key, userId, sent }, attempt: { endedAt } }) =>
        [sent?.proof?.of, sets.get(key)].flatMap((id) =>
          id === undefined ? [] : [[id, { userId, endedAt }] as const],
        ),
    ),
  );
};

type Reset = { readonly userId: number; readonly hasChanged: boolean };

/** A recovery code that was accepted must be used up in the log. */
const unrecorded = ({ calls, log }: Observed): Violation[] => {
  const used = new Set(eventsOf(log, 'RecoveryCodeUsed').map(({ recorded }) => recorded.metadata.correlationId));
  return answeredIn(calls, ['prove-login', 'step-up']).flatMap(({ call: { sent, key } }) =>
    sent?.proof?.kind === 'recovery-code' && !used.has(key)
      ? [{ invariant: 'I1', what: `${sent.proof.code} was taken, and is not used up in the log` }]
      : [],
  );
};
