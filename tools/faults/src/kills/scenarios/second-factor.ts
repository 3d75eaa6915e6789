import { anApp, type App } from '@twofold/command-service/testing/second-factors';
import type { Client } from './client.ts';
import type { Person, Scenario, Stage } from './stage.ts';

/** The code of the next step is accepted early, so tests need not wait for it. */
const STEP_MS = 30_000;

type Body = Record<string, unknown>;

/** A user sets up an app, logs in with it in another browser, and with a recovery code in a third one. */
export const enrollAndLogIn: Scenario = async (stage) => {
  const person = await stage.register();
  const begun = await person.ask({
    kind: 'begin-factor',
    method: 'POST',
    path: '/api/me/second-factors/totp',
    body: { password: person.password },
  });
  const app = anApp(String(begun['secret']));
  return async () => {
    const codes = await confirm(person, String(begun['id']), app);
    const byApp = await logIn(stage, person, [{ kind: 'totp', code: app.codeAt(new Date(Date.now() + STEP_MS)) }]);
    if (codes.length === 0) return;
    const proofs = codes.slice(0, 3).map((code) => ({ kind: 'recovery-code', code }));
    const byCode = await logIn(stage, person, proofs);
    if (byApp === undefined && byCode === undefined)
      throw new Error('Neither the app nor a recovery code opens the account');
    await mustBeRefused(stage, person, byCode);
  };
};

/** @returns the recovery codes, which are shown once: none if that answer was lost */
const confirm = async (person: Person, id: string, app: App): Promise<readonly string[]> => {
  const added = await person.ask({
    kind: 'confirm-factor',
    method: 'POST',
    path: `/api/me/second-factors/totp/${id}`,
    body: { code: app.codeAt(new Date()) },
    names: (answer) => ({ factorId: answer['id'], recoveryCodes: undefined }),
  });
  return (added['recoveryCodes'] ?? []) as readonly string[];
};

/** Tries one proof after the other, since a proof whose answer was lost is used up. @returns the accepted one */
const logIn = async (stage: Stage, person: Person, proofs: readonly Body[]): Promise<Body | undefined> => {
  const browser = stage.visitor();
  await enterPassword(browser, person);
  for (const proof of proofs) if (await isAccepted(browser, proof)) return proof;
  return undefined;
};

const enterPassword = async (browser: Client, { email: username, password }: Person): Promise<void> => {
  const body = { username, password };
  await browser.ask({ kind: 'login', method: 'POST', path: '/api/login', body, isOnce: true });
};

const isAccepted = async (browser: Client, proof: Body): Promise<boolean> => {
  const path = '/api/login/second-factor';
  try {
    await browser.ask({ kind: 'prove-login', method: 'POST', path, body: { proof }, isOnce: true });
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('is refused: 403')) return false;
    throw error;
  }
};

const mustBeRefused = async (stage: Stage, person: Person, used: Body | undefined): Promise<void> => {
  if (used && (await logIn(stage, person, [used]))) throw new Error('A recovery code was taken twice');
};
