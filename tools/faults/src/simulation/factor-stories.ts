import { totpCode } from '@twofold/command-service/accounts/second-factor/totp';
import type { RecordedEvent } from '@twofold/event-store/port';
import type { Call } from '../oracle/observed.ts';
import { MAX_TRIES, type Surroundings } from './clients.ts';
import { secretOf } from './memory-factors.ts';
import type { Person } from './person.ts';
import type { Made } from './sender.ts';
import type { Action, Proof, Window } from './action.ts';

const STEP_MS = 30_000;
/** How many proofs a user tries before giving up. */
const PROOFS = 3;
/** How often two windows send the same proof at the same time. */
const RACES = 0.3;
/** Longer than a proof lasts. */
const BREAK_MS = 20 * 60_000;
/** Apps with this id and above were brought by people of the run. */
const FIRST_BROUGHT = 100;
/** How often a user has lost the phone when a code is required. */
const LOSES = 0.15;

type Someone = { readonly person: Person; readonly window: Window };
type User = Someone & { readonly userId: number };

/** A logged-in person moderates, sets up an app, makes new recovery codes, or proves who they are again. */
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
  // Their browser is closed, and they log in again.
  else if (random.chance(0.4)) user.window.sessionId = undefined;
  else if (random.chance(0.5)) await give('step-up', user, around);
  else await lose(user, around);
};

/** Only apps that people of the run have brought: those of the founders are what others tell about. */
const appToTakeDown = ({ happened, random }: Surroundings): number | undefined => {
  const idsIn = (type: RecordedEvent['type']): number[] =>
    happened().flatMap((event) =>
      event.type === type ? [(event.data as { readonly productId: number }).productId] : [],
    );
  const gone = new Set(idsIn('ProductTakenDown'));
  const brought = idsIn('AnalysisCompleted').filter((id) => id >= FIRST_BROUGHT && !gone.has(id));
  return brought[random.below(brought.length)];
};

/** Does what may need a second factor that was proven lately: proves it, or sets one up, and asks again. */
export const withProof = async (action: Action, user: User, around: Surroundings): Promise<Made> => {
  const made = await around.call(action, user.window, MAX_TRIES);
  if (made.call.refusal === 'prove') await give('step-up', user, around);
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
  if (begun.refusal === 'prove' && (await give('step-up', user, around)))
    ({ call: begun } = await call(begin, window, MAX_TRIES));
  const { factorId } = JSON.parse(begun.answers[0]?.body ?? '{}') as { readonly factorId?: string };
  if (factorId === undefined) return;
  person.apps.push(factorId);
  for (let tries = 0; tries < PROOFS; tries++) {
    const proof = proofBy(factorId, around);
    const confirm = { kind: 'confirm-factor', userId, factorId, code: proof.code } as const;
    // Some go away when they get no answer.
    const made = await call(confirm, window, random.chance(0.3) ? 1 : MAX_TRIES);
    person.given.push(proof);
    writeDown(person, made);
    if (made.call.refusal === undefined || made.isLoggedOut) return;
    await timeline.sleep(STEP_MS + random.below(STEP_MS));
  }
};

const renew = async ({ userId, person, window }: User, { call }: Surroundings): Promise<void> =>
  writeDown(person, await call({ kind: 'renew-codes', userId }, window, MAX_TRIES));

/** Only the newest recovery codes are worth keeping. */
const writeDown = (person: Person, { shown }: Made): void => {
  if (!shown) return;
  person.given.push(...person.codes);
  person.codes = shown.recoveryCodes.map((code) => ({ kind: 'recovery-code', of: shown.setId, code }));
};

/** Ends a login by a second factor; has the factors reset where there is none left. Answers what let them in. */
export const passFactor = async (someone: Someone, around: Surroundings): Promise<Call | undefined> => {
  const { random } = around;
  if (random.chance(LOSES)) await lose(someone, around);
  const passed = await give('prove-login', someone, around);
  if (!passed && someone.person.apps.length === 0) await lose(someone, around);
  return passed;
};

/** A lost phone is reported to an operator. Who has found it tries its codes meanwhile, and afterwards. */
const lose = async ({ person, window }: Someone, around: Surroundings): Promise<void> => {
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
  await readAll(thief, made, around);
};

/** What is opened by what was reset is of no use. */
const readAll = async (thief: Window, reset: Call, { call }: Surroundings): Promise<void> => {
  const { userId } = JSON.parse(reset.answers[0]?.body ?? '{}') as { readonly userId: number };
  if (thief.sessionId !== undefined) await call({ kind: 'read-all', userId }, thief, MAX_TRIES);
};

/** Gives proofs until one is taken. Answers the call that was. */
const give = async (
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

/** Mostly the code that an app shows; now and then a wrong one, one that was given before, or one of a lost phone. */
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
