import { totpCode } from '@twofold/command-service/accounts/second-factor/totp';
import type { RecordedEvent } from '@twofold/event-store/port';
import type { Call } from '../oracle/observed.ts';
import { MAX_TRIES, type Surroundings } from './clients.ts';
import { secretOf } from './memory-factors.ts';
import type { Person } from './person.ts';
import type { CallOutcome } from './sender.ts';
import type { Action, Proof, Window } from './action.ts';

const STEP_MS = 30_000;
/** How many proofs a user tries before giving up. */
const PROOFS = 3;
/** How often two windows send the same proof at the same time. */
const RACES = 0.3;
/** Longer than a proof is valid. */
const BREAK_MS = 20 * 60_000;
/** Apps with this id and above were submitted during the run. */
const FIRST_BROUGHT = 100;
/** How likely a user has lost the phone when a code is required. */
const LOSES_PHONE = 0.15;

type Someone = { readonly person: Person; readonly window: Window };
type User = Someone & { readonly userId: number };

/** A logged-in user moderates, sets up an authenticator app, makes new recovery codes, or proves a second factor again. */
export const actWithFactors = async (user: User, around: Surroundings): Promise<void> => {
  const { timeline, random } = around;
  const { userId, person } = user;
  const productId = person.isStaff ? appToTakeDown(around) : undefined;
  if (productId !== undefined && random.chance(0.6)) {
    if (random.chance(0.5)) await timeline.sleep(BREAK_MS);
    await withProof({ kind: 'moderate', userId, productId }, user, around);
    return;
  }
  if (person.apps.length === 0 || random.chance(0.1)) await enroll(user, around);
  else if (random.chance(0.2)) await renew(user, around);
  // They close the browser, and log in again.
  else if (random.chance(0.4)) user.window.sessionId = undefined;
  else if (random.chance(0.5)) await submitProofs('step-up', user, around);
  else await reportLostPhone(user, around);
};

/** Only apps that were submitted during the run: other clients need the apps of the founders. */
const appToTakeDown = ({ happened, random }: Surroundings): number | undefined => {
  const idsIn = (type: RecordedEvent['type']): number[] =>
    happened().flatMap((event) =>
      event.type === type ? [(event.data as { readonly productId: number }).productId] : [],
    );
  const gone = new Set(idsIn('ProductTakenDown'));
  const brought = idsIn('AnalysisCompleted').filter((id) => id >= FIRST_BROUGHT && !gone.has(id));
  return brought[random.below(brought.length)];
};

/** Sends an action that may need a recent proof. Proves a second factor, or sets one up, if required, and sends it again. */
export const withProof = async (action: Action, user: User, around: Surroundings): Promise<CallOutcome> => {
  const made = await around.call(action, user.window, MAX_TRIES);
  if (made.call.refusal === 'prove') await submitProofs('step-up', user, around);
  else if (made.call.refusal === 'missing') await enroll(user, around);
  else return made;
  return around.call(action, user.window, MAX_TRIES);
};

const enroll = async (user: User, around: Surroundings): Promise<void> => {
  const { userId, person, window } = user;
  const { timeline, random, call } = around;
  const { password = '' } = person;
  const begin = { kind: 'begin-factor', userId, password } as const;
  let { call: begun } = await call(begin, window, MAX_TRIES);
  if (begun.refusal === 'prove' && (await submitProofs('step-up', user, around)))
    ({ call: begun } = await call(begin, window, MAX_TRIES));
  const { factorId } = JSON.parse(begun.answers[0]?.body ?? '{}') as { readonly factorId?: string };
  if (factorId === undefined) return;
  person.apps.push(factorId);
  for (let tries = 0; tries < PROOFS; tries++) {
    const proof = proofBy(factorId, around);
    const confirm = { kind: 'confirm-factor', userId, factorId, code: proof.code } as const;
    // Some users give up when they get no answer.
    const made = await call(confirm, window, random.chance(0.3) ? 1 : MAX_TRIES);
    person.given.push(proof);
    saveCodes(person, made);
    if (made.call.refusal === undefined || made.isLoggedOut) return;
    await timeline.sleep(STEP_MS + random.below(STEP_MS));
  }
};

const renew = async ({ userId, person, window }: User, { call }: Surroundings): Promise<void> =>
  saveCodes(person, await call({ kind: 'renew-codes', userId }, window, MAX_TRIES));

/** Replaces the saved recovery codes by new ones, if the answer shows any. */
const saveCodes = (person: Person, { shown }: CallOutcome): void => {
  if (!shown) return;
  person.given.push(...person.codes);
  person.codes = shown.recoveryCodes.map((code) => ({ kind: 'recovery-code', of: shown.setId, code }));
};

/** Completes a login with a second factor, or has the factors reset if none is left. Answers the call that succeeded. */
export const passFactor = async (someone: Someone, around: Surroundings): Promise<Call | undefined> => {
  const { random } = around;
  if (random.chance(LOSES_PHONE)) await reportLostPhone(someone, around);
  const passed = await submitProofs('prove-login', someone, around);
  if (!passed && someone.person.apps.length === 0) await reportLostPhone(someone, around);
  return passed;
};

/** Reports a lost phone to an operator. A thief tries its codes before and after the reset. */
const reportLostPhone = async ({ person, window }: Someone, around: Surroundings): Promise<void> => {
  const { random, call } = around;
  const reset = { kind: 'reset-factors', userId: undefined, email: person.email } as const;
  const thief = { ...window, sessionId: undefined };
  const [lost] = person.apps;
  const tryLost = async (): Promise<void> => {
    if (lost === undefined || thief.ticketId === undefined) return;
    const proof = proofBy(lost, around);
    await call({ kind: 'prove-login', userId: undefined, proof }, thief, MAX_TRIES);
  };
  const trying = random.chance(0.5) ? tryLost() : Promise.resolve();
  const [{ call: made }] = await Promise.all([call(reset, { ...window, sessionId: undefined }, MAX_TRIES), trying]);
  if (made.answers.length === 0) return;
  await tryLost();
  person.lostApps.push(...person.apps);
  person.given.push(...person.codes);
  Object.assign(person, { apps: [], codes: [] });
  await readAsThief(thief, made, around);
};

/** A thief who is logged in sends a request: factors that were reset must not have let them in. */
const readAsThief = async (thief: Window, reset: Call, { call }: Surroundings): Promise<void> => {
  const { userId } = JSON.parse(reset.answers[0]?.body ?? '{}') as { readonly userId: number };
  if (thief.sessionId !== undefined) await call({ kind: 'read-all', userId }, thief, MAX_TRIES);
};

/** Submits proofs until one is accepted. Answers the call that succeeded. */
const submitProofs = async (
  kind: 'prove-login' | 'step-up',
  { person, window }: Someone,
  around: Surroundings,
): Promise<Call | undefined> => {
  const { timeline, random, call } = around;
  const { userId } = person;
  for (let tries = 0; tries < PROOFS; tries++) {
    const proof = aProof(person, around);
    if (!proof) return undefined;
    const action: Action | undefined =
      kind === 'prove-login'
        ? { kind, userId: undefined, proof }
        : userId === undefined
          ? undefined
          : { kind, userId, proof };
    if (!action) return undefined;
    const other = random.chance(RACES) ? call(action, { ...window }, MAX_TRIES) : undefined;
    const [made] = await Promise.all([call(action, window, MAX_TRIES), other]);
    person.given.push(proof);
    person.codes = person.codes.filter(({ code }) => code !== proof.code);
    if (made.call.answers.length > 0) return made.call;
    if (made.isLoggedOut) return undefined;
    await timeline.sleep(random.below(2 * STEP_MS));
  }
  return undefined;
};

const proofBy = (factorId: string, { timeline }: Surroundings): Proof => ({
  kind: 'totp',
  of: factorId,
  code: totpCode(secretOf(factorId), new Date(timeline.nowMs())),
});

/** Usually the code that an app shows or a recovery code. Sometimes a wrong code, one that was submitted before, or one of a lost phone. */
const aProof = ({ apps, lostApps, codes, given }: Person, around: Surroundings): Proof | undefined => {
  const { random } = around;
  const die = random.below(20);
  const [app, lost] = [apps[random.below(apps.length)], lostApps[random.below(lostApps.length)]];
  if (die < 4 && given.length > 0) return given[random.below(given.length)];
  if (die === 4 && lost !== undefined) return proofBy(lost, around);
  if (die === 5 && app !== undefined) return { kind: 'totp', of: app, code: '000000' };
  if ((die < 11 || app === undefined) && codes.length > 0) return codes[random.below(codes.length)];
  return app === undefined ? undefined : proofBy(app, around);
};
