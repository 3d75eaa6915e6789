import { eventsOf } from './events-in.ts';
import { violationOf, type Call, type Hidden, type Observed, type Violation } from './observed.ts';

/** P1: an address belongs to one person at a time, and only their newest password opens their account. */
export const checkPeople = (observed: Observed, hidden: Hidden): Violation[] => [
  ...holders(observed),
  ...namesakes(hidden),
  ...logins(observed),
];

const wrong = violationOf('P1');

/** A registered user holds a claim to an address from before the registration until the erasure. */
const holders = ({ log }: Observed): Violation[] => {
  const claims = new Map<string, number>();
  const living = new Set<number>();
  const violations: Violation[] = [];
  for (const recorded of log) {
    for (const { data } of eventsOf([recorded], 'EmailClaimed')) claims.set(recorded.stream, data.userId);
    for (const { data } of eventsOf([recorded], 'UserErased')) living.delete(data.userId);
    for (const { data } of eventsOf([recorded], 'EmailReleased')) {
      claims.delete(recorded.stream);
      if (living.has(data.userId)) violations.push(wrong(`user ${data.userId} lost their address`));
    }
    for (const { data } of eventsOf([recorded], 'UserRegistered')) {
      living.add(data.userId);
      if (![...claims.values()].includes(data.userId))
        violations.push(wrong(`user ${data.userId} has registered an address that is not theirs`));
    }
  }
  return violations;
};

const namesakes = ({ everKnown }: Hidden): Violation[] => {
  const living = new Map<number, unknown>();
  const violations: Violation[] = [];
  for (const recorded of everKnown) {
    for (const { data } of eventsOf([recorded], 'UserErased')) living.delete(data.userId);
    for (const { data } of eventsOf([recorded], 'UserRegistered')) {
      if ([...living.values()].includes(data.email))
        violations.push(wrong(`user ${data.userId} has another's address`));
      living.set(data.userId, data.email);
    }
  }
  return violations;
};

/** A password that a user set, and when the request that set it began and ended. */
type Password = {
  readonly userId: number;
  readonly text: string | undefined;
  readonly begunAt: number;
  readonly endedAt: number;
};

const logins = ({ calls, log }: Observed): Violation[] => {
  const passwords = passwordsIn(calls, log);
  return calls.flatMap((call) => {
    if (call.kind !== 'login' || call.sent === undefined) return [];
    const { password, begunAt } = call.sent;
    // A client that repeats an answered request may be refused much later.
    const isAnswered = call.answers.length > 0;
    const endedAt = call.refusal !== undefined && isAnswered ? Infinity : (call.sent.endedAt ?? Infinity);
    const login: Login = { begunAt, endedAt, known: passwords.find(({ text }) => text === password) };
    return [
      ...(call.refusal === undefined ? [] : shutOut(login, calls, passwords)),
      ...(isAnswered ? letIn(call, login, passwords) : []),
    ];
  });
};

type Login = { readonly begunAt: number; readonly endedAt: number; readonly known: Password | undefined };

/** The passwords of founders, whose form is known, and all that were set since. */
const passwordsIn = (calls: readonly Call[], log: Observed['log']): readonly Password[] => {
  const setters = [...eventsOf(log, 'UserRegistered'), ...eventsOf(log, 'PasswordChanged')];
  const whoseBy = new Map(setters.map(({ data, recorded }) => [recorded.metadata.correlationId, data.userId]));
  const founded = eventsOf(log, 'UserRegistered').map(({ data: { userId } }) => ({
    userId,
    text: `first word of ${userId}`,
    begunAt: 0,
    endedAt: 0,
  }));
  const since = calls.flatMap(({ key, sent, answers }) => {
    const userId = whoseBy.get(key);
    if (userId === undefined || sent?.password === undefined) return [];
    // If the client got no answer, the password may be set at any time, or never.
    const endedAt = (answers.length > 0 ? sent.endedAt : undefined) ?? Infinity;
    return [{ userId, text: sent.password, begunAt: sent.begunAt, endedAt }];
  });
  return [...founded, ...since];
};

const letIn = ({ answers }: Call, { begunAt, known }: Login, passwords: readonly Password[]): Violation[] => {
  const said = JSON.parse(answers[0]?.body ?? '{}') as { readonly userId?: number; readonly secondFactor?: unknown };
  // An answer that asks for a second factor does not say whose account it is.
  const userId = said.secondFactor === undefined ? said.userId : known?.userId;
  if (said.secondFactor !== undefined && !known) return [wrong('a wrong password was asked for a second factor')];
  if (known?.userId !== userId) return [wrong(`user ${userId} was opened by a password that is not theirs`)];
  const isOld = passwords.some(
    (other) => other.userId === userId && other.begunAt > (known?.endedAt ?? 0) && other.endedAt < begunAt,
  );
  return isOld ? [wrong(`user ${userId} was opened by a password that they had changed`)] : [];
};

/** A login with a password that was valid during the whole login must succeed. */
const shutOut = (login: Login, calls: readonly Call[], passwords: readonly Password[]): Violation[] => {
  const { known, begunAt, endedAt } = login;
  if (!known || known.endedAt >= begunAt) return [];
  const isErased = calls.some(
    ({ kind, userId, sent }) => kind === 'erase' && userId === known.userId && (sent?.begunAt ?? 0) <= endedAt,
  );
  const isChanged = passwords.some(
    (other) =>
      other !== known &&
      other.userId === known.userId &&
      other.begunAt <= endedAt &&
      other.endedAt >= known.begunAt &&
      other.text !== `first word of ${known.userId}`,
  );
  return isErased || isChanged ? [] : [wrong(`user ${known.userId} was not let in`)];
};
