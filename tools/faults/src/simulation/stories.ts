import { buy, MAX_TRIES, nothing, pauseOf, urlOf, actOnce, PRODUCTS, type Mine, type Surroundings } from './clients.ts';
import { complaintAction } from './complaint-actions.ts';
import { passFactor, actWithFactors, withProof } from './factor-stories.ts';
import type { Person } from './person.ts';
import type { Window } from './action.ts';

/** How likely a logged-in user erases the account, or resets the password, instead of another action. */
const ERASES = 0.04;
const RESETS = 0.02;
/** How likely they do something with a second factor. Staff cannot act without one. */
const USES_FACTORS = 0.12;
const STAFF_USES_FACTORS = 0.4;
/** How likely they open a link from a confirmation mail, perhaps again. */
const CONFIRMS = 0.3;
/** The longest pause between two looks for a mail. */
const MAIL_MS = 5_000;
const LOOKS_FOR_MAIL = 10;
/** How often a user returns to complaints about reviews, and the longest pause before. */
const RETURNS = 3;
const RETURNS_WITHIN_MS = 2 * 24 * 3_600_000;

type Someone = { readonly person: Person; readonly window: Window; readonly mine: Mine };

/** A user takes this many actions in one window, logs in again where necessary, and later returns to complaints. */
export const runClient = async (
  { person, window }: { readonly person: Person; readonly window: Window },
  actions: number,
  around: Surroundings,
): Promise<void> => {
  const { timeline, random } = around;
  const someone: Someone = { person, window, mine: nothing() };
  if (window.sessionId === undefined) await actAsVisitor(someone, around);
  for (let count = 0; count < actions; count++) {
    await timeline.sleep(pauseOf(random));
    const { userId } = person;
    if (window.sessionId === undefined || userId === undefined) await logInOrRegister(someone, around);
    else if (random.chance(ERASES)) await erase(someone, userId, around);
    else if (random.chance(RESETS)) await reset(someone, around);
    else if (random.chance(CONFIRMS)) await confirm(someone, around);
    else if (random.chance(person.isStaff ? STAFF_USES_FACTORS : USES_FACTORS))
      await actWithFactors({ userId, person, window }, around);
    else if (!(await actOnce({ userId, ...someone }, around))) window.sessionId = undefined;
  }
  for (let count = 0; count < RETURNS; count++) await returnToComplaints(someone, around);
};

/** Within the next days the user reports a review, appeals, or decides a complaint. */
const returnToComplaints = async ({ person: { userId }, window }: Someone, around: Surroundings): Promise<void> => {
  const { timeline, random, happened, call } = around;
  await timeline.sleep(random.below(RETURNS_WITHIN_MS));
  if (window.sessionId === undefined || userId === undefined) return;
  const action = complaintAction(userId, happened(), random);
  if (action) await call(action, window, MAX_TRIES);
};

/** Acts without an account: has sites analyzed, and perhaps buys reviews of an app. */
const actAsVisitor = async ({ window, mine }: Someone, around: Surroundings): Promise<void> => {
  const { random, call } = around;
  while (random.chance(0.8)) {
    const { call: analyzed } = await call(
      { kind: 'analyze', userId: undefined, url: urlOf(random) },
      window,
      MAX_TRIES,
    );
    const { productId } = bodyOf(analyzed.answers);
    if (typeof productId === 'number') mine.apps.push(productId);
  }
  if (random.chance(0.6)) return;
  const action = { kind: 'checkout', userId: undefined, productId: random.pick(PRODUCTS), tier: 'QUICK' } as const;
  const { call: bought } = await call(action, window, MAX_TRIES);
  const { sessionId } = bodyOf(bought.answers);
  if (typeof sessionId === 'string') await buy(undefined, sessionId, window, around);
};

const bodyOf = (answers: readonly { readonly body: string }[]): Record<string, unknown> =>
  answers[0] === undefined ? {} : (JSON.parse(answers[0].body) as Record<string, unknown>);

/** Registers or logs in. A refusal (a wrong password, or an address that is taken) may lead to a password reset. */
const logInOrRegister = async (someone: Someone, around: Surroundings): Promise<void> => {
  const { person, window, mine } = someone;
  const { random, call, newWord } = around;
  const isNew = person.password === undefined;
  // Sometimes a user enters an old password, or one of another site.
  const isWrong = !isNew && random.chance(0.3);
  const password = (isWrong ? random.pick(['not this one', ...person.formerWords]) : person.password) ?? newWord();
  const action = { kind: isNew ? 'register' : 'login', userId: undefined, email: person.email, password } as const;
  const { call: made } = await call(action, window, MAX_TRIES);
  const entered = window.ticketId === undefined ? made : await passFactor(someone, around);
  const { userId } = bodyOf(entered?.answers ?? []);
  if (typeof userId === 'number') Object.assign(person, { userId, ...(isNew && { password }) });
  if (made.refusal !== undefined && random.chance(0.5)) await reset(someone, around);
  // A user who was erased may register again.
  else if (made.refusal === 'invalid-login' && !isWrong) person.password = undefined;
  const app = mine.apps[0];
  if (typeof userId === 'number' && window.sessionId !== undefined && app !== undefined)
    await call({ kind: 'own', userId, productId: app }, window, MAX_TRIES);
};

/** Opens one of the links in confirmation mails, if there are any: founders have none. */
const confirm = async (
  { person, window }: Someone,
  { random, call, confirmationsFor }: Surroundings,
): Promise<void> => {
  const tokens = confirmationsFor(person.email);
  const token = tokens[random.below(tokens.length)];
  // Some users close the page when they get no answer.
  if (token !== undefined)
    await call({ kind: 'confirm', userId: undefined, token }, window, random.chance(0.3) ? 1 : MAX_TRIES);
};

const reset = async ({ person, window }: Someone, around: Surroundings): Promise<void> => {
  const { timeline, random, call, linksFor, newWord } = around;
  const known = linksFor(person.email).length;
  await call({ kind: 'ask-reset', userId: undefined, email: person.email }, window, MAX_TRIES);
  for (let looks = 0; looks < LOOKS_FOR_MAIL && linksFor(person.email).length <= known; looks++)
    await timeline.sleep(random.below(MAIL_MS));
  const token = linksFor(person.email).at(-1);
  if (token === undefined) return;
  const password = newWord();
  const { call: made } = await call({ kind: 'reset', userId: undefined, token, password }, window, MAX_TRIES);
  if (made.answers.length === 0) return;
  if (person.password !== undefined) person.formerWords.push(person.password);
  person.password = password;
};

const erase = async ({ person, window }: Someone, userId: number, around: Surroundings): Promise<void> => {
  const { password = '' } = person;
  const made = await withProof({ kind: 'erase', userId, password }, { userId, person, window }, around);
  if (made.call.refusal !== undefined) return;
  window.sessionId = undefined;
  if (person.userId === userId) Object.assign(person, { userId: undefined, password: undefined });
};
