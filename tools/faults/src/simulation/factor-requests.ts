import { productCategory } from '@twofold/command-service/analysis/category';
import type { Changed, Changing } from '@twofold/command-service/accounts/second-factor/change-factors';
import type { RegisteredUser } from '@twofold/command-service/accounts/decider';
import { Refusal } from '@twofold/command-service/decider';
import type { WriteRun } from '@twofold/command-service/requests/repeatable';
import type { Answer } from '@twofold/command-service/requests/request-log';
import { HttpError } from '@twofold/http/respond-to-errors';
import { endUnprovenSessions, proveSecondFactor } from '@twofold/sessions/second-factor';
import { asExpress } from './as-express.ts';
import { proveFactor } from './factor-logins.ts';
import { answer, contextOf, LoggedOut, type Sent, type Served, type Serving } from './serving.ts';
import { contentOf, type Action, type AnonymousAction } from './action.ts';

const LEASE_MS = 10_000;

/** What a logged-in user does with second factors, and the action that needs one. */
export type FactorAction = Extract<
  Action,
  { kind: 'begin-factor' | 'confirm-factor' | 'renew-codes' | 'step-up' | 'moderate' }
>;

type Request<Kind extends FactorAction['kind']> = Sent & { readonly action: Extract<FactorAction, { kind: Kind }> };

const repeatably = (
  sent: Request<FactorAction['kind']>,
  { service }: Serving,
  run: (write: WriteRun) => Promise<Answer>,
) =>
  service.repeatable({
    key: sent.key,
    asker: `user-${sent.action.userId}`,
    content: contentOf(sent.action),
    limitMs: LEASE_MS,
    run,
  });

/** As `factor-routes.ts`, but without mails. */
const beginFactor = async (sent: Request<'begin-factor'>, serving: Serving): Promise<Served> => {
  const { userId } = sent.action;
  const { accounts, newId } = serving.service;
  const user = await userOf(userId, serving);
  if (user.secondFactors.factors.length === 0) await mustKnowPassword(sent.action, serving);
  else await mustProveLately(sent, serving);
  const answered = await repeatably(sent, serving, async () => {
    const factorId = newId();
    await accounts.changeFactors.beginTotp(await userOf(userId, serving), factorId);
    return answer({ factorId }, undefined);
  });
  const { factorId } = JSON.parse(answered.body) as { readonly factorId: string };
  await refusing(accounts.changeFactors.describeTotp(await userOf(userId, serving), factorId));
  return { answer: answered };
};

/** As `factor-routes.ts`. */
const confirmFactor = async (sent: Request<'confirm-factor'>, serving: Serving): Promise<Served> => {
  const { userId, factorId, code } = sent.action;
  const { accounts } = serving.service;
  let changed: Changed | undefined;
  const answered = await repeatably(sent, serving, async ({ commandId }) => {
    const { found, position } = await accounts.people.user(userId);
    const isThere =
      found.status === 'registered' && found.secondFactors.factors.some((known) => known.factorId === factorId);
    if (isThere) return answer({ factorId }, position);
    const changing = changingIn(sent, userId, commandId);
    changed = await refusing(accounts.changeFactors.confirmTotp(changing, factorId, code));
    return answer({ factorId }, changed.position);
  });
  if (changed) await markProven(sent, serving);
  await endUnprovenSessions(accounts.tables.pool, userId);
  return { answer: answered, ...shownOf(await userOf(userId, serving), changed) };
};

/** As `factor-routes.ts`. */
const renewCodes = async (sent: Request<'renew-codes'>, serving: Serving): Promise<Served> => {
  const { userId } = sent.action;
  await mustProveLately(sent, serving);
  let changed: Changed | undefined;
  const answered = await repeatably(sent, serving, async ({ commandId }) => {
    changed = await serving.service.accounts.changeFactors.renewCodes(changingIn(sent, userId, commandId));
    return answer({ setId: changed.added.id }, changed.position);
  });
  const recoveryCodes = changed?.added.recoveryCodes;
  return { answer: answered, ...(recoveryCodes && { shown: { setId: changed?.added.id ?? '', recoveryCodes } }) };
};

/** As `proof-routes.ts`. */
const stepUp = async (sent: Request<'step-up'>, serving: Serving): Promise<Served> => {
  await proveFactor(sent, sent.action.proof, sent.action.userId, serving);
  await markProven(sent, serving);
  return { answer: await repeatably(sent, serving, () => Promise.resolve(answer({ ok: true }, undefined))) };
};

/** As `product-routes.ts`: a moderator takes an app down. */
const moderate = async (sent: Request<'moderate'>, serving: Serving): Promise<Served> => {
  const { userId, productId } = sent.action;
  const { service } = serving;
  const { request } = asExpress(sent);
  const answered = await repeatably(sent, serving, ({ commandId, at }) =>
    refusing(
      service.accounts.moderation({ request, userId, isSensitive: true }, async (isModerator) => {
        const data = { productId, userId, isModerator, reason: 'It harms people', takenDownAt: at.toISOString() };
        const command = { type: 'TakeProductDown', data } as const;
        const context = contextOf(sent, commandId, `user-${userId}`);
        const { position } = await service.handle(productCategory, productId, command, context);
        await service.eraseReport(productId);
        return answer({ productId }, position);
      }),
    ),
  );
  return { answer: answered };
};

const KINDS: ReadonlySet<string> = new Set(['begin-factor', 'confirm-factor', 'renew-codes', 'step-up', 'moderate']);

export const isFactorAction = (action: Action): action is FactorAction => KINDS.has(action.kind);

/** Serves a request of a logged-in user. */
export const serveFactor = (
  { action, ...sent }: Sent & { readonly action: FactorAction },
  serving: Serving,
): Promise<Served> => {
  switch (action.kind) {
    case 'begin-factor':
      return beginFactor({ ...sent, action }, serving);
    case 'confirm-factor':
      return confirmFactor({ ...sent, action }, serving);
    case 'renew-codes':
      return renewCodes({ ...sent, action }, serving);
    case 'step-up':
      return stepUp({ ...sent, action }, serving);
    case 'moderate':
      return moderate({ ...sent, action }, serving);
  }
};

/** An operator, at the command line. */
export const resetFactors = async (
  { action }: Sent & { readonly action: Extract<AnonymousAction, { kind: 'reset-factors' }> },
  { service }: Serving,
): Promise<Served> => ({ answer: answer(await service.accounts.resetSecondFactor(action.email), undefined) });

export const mustKnowPassword = async (
  { userId, password }: { readonly userId: number; readonly password: string },
  { service: { accounts } }: Serving,
): Promise<void> => {
  const hash = await accounts.tables.credentials.hashOf(userId);
  // Their erasure has begun.
  if (hash === undefined) return;
  if (!(await accounts.passwords.verify(hash, password, undefined))) throw new Refusal('wrong-password');
};

/** @throws Refusal `prove` where the last proof of this session is too old */
export const mustProveLately = async (sent: Sent, { service: { accounts } }: Serving): Promise<void> =>
  refusing(accounts.staff.demandProof(asExpress(sent).request));

const userOf = async (userId: number, { service: { accounts } }: Serving): Promise<RegisteredUser> => {
  const { found } = await accounts.people.user(userId);
  if (found.status !== 'registered') throw new LoggedOut();
  return found;
};

const markProven = async (sent: Sent, { service: { accounts }, nowMs }: Serving): Promise<void> =>
  refusing(proveSecondFactor(accounts.tables.pool, asExpress(sent).request, new Date(nowMs())));

const changingIn = (sent: Sent, userId: number, commandId: string): Changing => ({
  userId,
  device: 'Unknown device',
  context: contextOf(sent, commandId, `user-${userId}`),
});

const shownOf = ({ secondFactors }: RegisteredUser, changed: Changed | undefined): Pick<Served, 'shown'> => {
  const recoveryCodes = changed?.added.recoveryCodes;
  const setId = secondFactors.recovery?.setId;
  return recoveryCodes && setId !== undefined ? { shown: { setId, recoveryCodes } } : {};
};

/** Turns a route's error into a refusal with the code from its details or its status. */
const refusing = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 401) throw new LoggedOut();
    if (error.status === 403 || error.status === 404)
      throw new Refusal(detailOf(error) ?? `refused with ${error.status}`);
    throw error;
  }
};

const detailOf = ({ details }: HttpError): string | undefined => details?.[0]?.message;
