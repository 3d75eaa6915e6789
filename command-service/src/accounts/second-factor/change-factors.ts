import { randomBytes } from 'node:crypto';
import type { FactorAdded, TotpToConfirm } from '@twofold/contracts/accounts/second-factor';
import type { Position } from '@twofold/event-store/port';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { CommandContext, HandleCommand, Handled } from '../../command-handler.ts';
import { userCategory } from '../category.ts';
import type { RegisteredUser, User } from '../decider.ts';
import { Refusal } from '../../decider.ts';
import type { AddSecondFactor } from '../second-factor-decisions.ts';
import type { Factors, Passkey } from './factors.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { base32 } from './base32.ts';
import { SECRET_BYTES, stepOf, totpUri } from './totp.ts';

/** After this, an unconfirmed authenticator app must be set up again. */
const CONFIRMED_WITHIN_MS = 15 * 60 * 1_000;

/** A user who changes the second factors of their account on a device. */
export type Changing = { readonly userId: number; readonly device: string; readonly context: CommandContext };

export type Changed = { readonly added: FactorAdded; readonly position: Position | undefined };

export type ChangeFactors = {
  /** Creates the secret of an authenticator app, which must then be confirmed. */
  readonly beginTotp: (user: RegisteredUser, factorId: string) => Promise<void>;
  /** The secret and URI that the owner types or scans. @throws HttpError 404 for an app that is not being set up */
  readonly describeTotp: (user: RegisteredUser, factorId: string) => Promise<TotpToConfirm>;
  /** @throws HttpError 404 for an app that is not being set up, 403 for a wrong code */
  readonly confirmTotp: (changing: Changing, factorId: string, code: string) => Promise<Changed>;
  /** @throws HttpError 409 for a passkey that is already in use */
  readonly addPasskey: (changing: Changing, name: string, passkey: Omit<Passkey, 'factorId'>) => Promise<Changed>;
  /** @throws Refusal `second-factor-not-found` */
  readonly remove: (changing: Changing, factorId: string) => Promise<Position | undefined>;
  /** @throws Refusal `second-factor-not-found` */
  readonly renewCodes: (changing: Changing) => Promise<Changed>;
};

/** Secrets are stored before the event that activates them, and deleted after the event that removes them. */
export const createChangeFactors = (deps: {
  readonly factors: Factors;
  readonly recoveryCodes: RecoveryCodes;
  readonly handle: HandleCommand;
  readonly now: () => Date;
  readonly newId: () => string;
}): ChangeFactors => {
  const { factors, recoveryCodes, handle, now, newId } = deps;

  const add = async (
    { userId, device, context }: Changing,
    factor: Pick<AddSecondFactor['data'], 'factorId' | 'kind' | 'name'>,
  ): Promise<Changed> => {
    const setId = newId();
    const codes = await recoveryCodes.create(userId, setId);
    const data = { userId, ...factor, device, addedAt: now().toISOString(), setId };
    const command = { type: 'AddSecondFactor', data } as const;
    const forgetIfRefused = onceRefused(() => recoveryCodes.forget(userId, [setId]));
    const { state, position } = await handle(userCategory, userId, command, { ...context, id: newId() }).catch(
      forgetIfRefused,
    );
    const { recovery, endedSets } = secondFactorsIn(state);
    const isFirst = recovery?.setId === setId;
    await recoveryCodes.forget(userId, isFirst ? endedSets : [...endedSets, setId]);
    return { added: { id: factor.factorId, ...(isFirst && { recoveryCodes: [...codes] }) }, position };
  };

  return {
    beginTotp: async ({ userId, secondFactors }, factorId) => {
      await factors.forgetSetups(userId, idsIn(secondFactors));
      await factors.keepTotp(userId, factorId, randomBytes(SECRET_BYTES));
    },
    describeTotp: async ({ userId, email, secondFactors }, id) => {
      const isConfirmed = secondFactors.factors.some(({ factorId }) => factorId === id);
      const kept = isConfirmed ? undefined : await factors.totp(userId, id);
      if (!kept) throw setupExpired();
      return { id, secret: base32(kept.secret), uri: totpUri(kept.secret, email) };
    },
    confirmTotp: async (changing, factorId, code) => {
      const kept = await factors.totp(changing.userId, factorId);
      if (!kept || now().getTime() - kept.createdAt.getTime() > CONFIRMED_WITHIN_MS) throw setupExpired();
      const step = stepOf(kept.secret, code, now());
      if (step === undefined || !(await factors.useStep(factorId, step)))
        throw new HttpError(403, 'This code is not correct. Use the newest one that your app shows.');
      return add(changing, { factorId, kind: 'totp', name: 'Authenticator app' });
    },
    addPasskey: async (changing, name, passkey) => {
      const factorId = newId();
      if (!(await factors.keepPasskey({ ...passkey, factorId })))
        throw new HttpError(409, 'This passkey is already in use');
      const forgetIfRefused = onceRefused(() => factors.remove(changing.userId, [factorId]));
      return add(changing, { factorId, kind: 'passkey', name }).catch(forgetIfRefused);
    },
    remove: async ({ userId, device, context }, factorId) => {
      const data = { userId, factorId, device, removedAt: now().toISOString() };
      const command = { type: 'RemoveSecondFactor', data } as const;
      const { state, position } = await handle(userCategory, userId, command, { ...context, id: newId() });
      await factors.remove(userId, [factorId]);
      await recoveryCodes.forget(userId, secondFactorsIn(state).endedSets);
      return position;
    },
    renewCodes: async ({ userId, device, context }) => {
      const setId = newId();
      const codes = await recoveryCodes.create(userId, setId);
      const data = { userId, setId, device, createdAt: now().toISOString() };
      const command = { type: 'CreateRecoveryCodes', data } as const;
      const { state, position } = await handle(userCategory, userId, command, { ...context, id: newId() });
      await recoveryCodes.forget(userId, secondFactorsIn(state).endedSets);
      return { added: { id: setId, recoveryCodes: [...codes] }, position };
    },
  };
};

/**
 * Deletes what was stored for a refused factor, so that the passkey can be added later. If the outcome is unknown, it
 * stays.
 */
const onceRefused =
  (forget: () => Promise<void>) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof Refusal) await forget();
    throw error;
  };

const idsIn = ({ factors }: RegisteredUser['secondFactors']): readonly string[] =>
  factors.map(({ factorId }) => factorId);

const setupExpired = (): HttpError => new HttpError(404, 'This setup has expired. Begin again.');

const secondFactorsIn = (user: Handled<User>['state']): RegisteredUser['secondFactors'] => {
  if (user.status !== 'registered') throw new Error('A user changed the account of another user');
  return user.secondFactors;
};
