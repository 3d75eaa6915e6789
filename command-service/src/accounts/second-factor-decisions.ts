import type { AccountEvent } from '@twofold/contracts/accounts/events';
import { MAX_FACTORS, RECOVERY_CODES, type FactorKind } from '@twofold/contracts/accounts/second-factor';
import { refuse, type Plain } from '../decider.ts';

type DataOf<Type extends AccountEvent['type']> = Extract<AccountEvent, { type: Type }>['data'];

/** The second factors of an account according to the log. The secrets that verify them are stored beside the log. */
export type SecondFactors = {
  readonly factors: readonly { readonly factorId: string; readonly kind: FactorKind }[];
  readonly recovery: { readonly setId: string; readonly used: readonly number[] } | undefined;
  /** The sets of recovery codes that no longer work. */
  readonly endedSets: readonly string[];
  /** The account's first factor, even if it was removed since; `undefined` if there was none. */
  readonly enrollment: { readonly factorId: string; readonly addedAt: string } | undefined;
};

export const NO_SECOND_FACTORS: SecondFactors = {
  factors: [],
  recovery: undefined,
  endedSets: [],
  enrollment: undefined,
};

/** How long the owner of an account can undo two-step verification that an intruder turned on. */
export const DISOWNED_WITHIN_MS = 7 * 86_400_000;

/** How `SecondFactorReset` names an owner who followed the link in the mail about the first factor. */
export const BY_OWNER = 'owner';

/** `setId` is the set of recovery codes that becomes valid if this is the first factor. */
export type AddSecondFactor = {
  readonly type: 'AddSecondFactor';
  readonly data: Plain<DataOf<'SecondFactorAdded'>> & { readonly setId: string };
};
export type RemoveSecondFactor = {
  readonly type: 'RemoveSecondFactor';
  readonly data: Plain<Omit<DataOf<'SecondFactorRemoved'>, 'kind'>>;
};
export type CreateRecoveryCodes = {
  readonly type: 'CreateRecoveryCodes';
  readonly data: Plain<Omit<DataOf<'RecoveryCodesCreated'>, 'codes'>>;
};
export type UseRecoveryCode = { readonly type: 'UseRecoveryCode'; readonly data: Plain<DataOf<'RecoveryCodeUsed'>> };
export type ResetSecondFactor = { readonly type: 'ResetSecondFactor'; readonly data: DataOf<'SecondFactorReset'> };
/** `factorId` is the factor that was the first one. */
export type DisownSecondFactors = {
  readonly type: 'DisownSecondFactors';
  readonly data: Omit<DataOf<'SecondFactorReset'>, 'resetBy'> & { readonly factorId: string };
};
export type SecondFactorCommand =
  | AddSecondFactor
  | RemoveSecondFactor
  | CreateRecoveryCodes
  | UseRecoveryCode
  | ResetSecondFactor
  | DisownSecondFactors;

export type SecondFactorEvent = Extract<
  AccountEvent,
  {
    type:
      | 'SecondFactorAdded'
      | 'SecondFactorRemoved'
      | 'RecoveryCodesCreated'
      | 'RecoveryCodeUsed'
      | 'SecondFactorReset';
  }
>;

/** Recovery codes replace a factor, so they are removed with the last one. */
export const evolveSecondFactors = (before: SecondFactors, event: SecondFactorEvent): SecondFactors => {
  switch (event.type) {
    case 'SecondFactorAdded': {
      const { factorId, kind, addedAt } = event.data;
      const { factors, enrollment = { factorId, addedAt } } = before;
      return { ...before, factors: [...factors, { factorId, kind }], enrollment };
    }
    case 'SecondFactorRemoved': {
      const factors = before.factors.filter(({ factorId }) => factorId !== event.data.factorId);
      return factors.length === 0 ? noneAfter(before) : { ...before, factors };
    }
    case 'RecoveryCodesCreated':
      return { ...before, recovery: { setId: event.data.setId, used: [] }, endedSets: endedIn(before) };
    case 'RecoveryCodeUsed': {
      const { recovery } = before;
      if (recovery?.setId !== event.data.setId) return before;
      return { ...before, recovery: { ...recovery, used: [...recovery.used, event.data.code] } };
    }
    case 'SecondFactorReset':
      return noneAfter(before);
  }
};

const endedIn = ({ recovery, endedSets }: SecondFactors): readonly string[] =>
  recovery ? [...endedSets, recovery.setId] : endedSets;

const noneAfter = (before: SecondFactors): SecondFactors => ({ ...NO_SECOND_FACTORS, endedSets: endedIn(before) });

const add = ({ setId, ...data }: AddSecondFactor['data'], { factors }: SecondFactors): readonly AccountEvent[] => {
  if (factors.some(({ factorId }) => factorId === data.factorId)) return [];
  if (factors.length >= MAX_FACTORS) return refuse('too-many-second-factors');
  const added: AccountEvent = { type: 'SecondFactorAdded', data };
  if (factors.length > 0) return [added];
  const { userId, device, addedAt: createdAt } = data;
  return [added, { type: 'RecoveryCodesCreated', data: { userId, setId, codes: RECOVERY_CODES, device, createdAt } }];
};

const remove = (data: RemoveSecondFactor['data'], { factors }: SecondFactors): readonly AccountEvent[] => {
  const kind = factors.find(({ factorId }) => factorId === data.factorId)?.kind;
  return kind === undefined
    ? refuse('second-factor-not-found')
    : [{ type: 'SecondFactorRemoved', data: { ...data, kind } }];
};

const createCodes = (data: CreateRecoveryCodes['data'], { factors }: SecondFactors): readonly AccountEvent[] =>
  factors.length === 0
    ? refuse('second-factor-not-found')
    : [{ type: 'RecoveryCodesCreated', data: { ...data, codes: RECOVERY_CODES } }];

/** Two concurrent logins with the same code conflict here: the second is refused. */
const spendCode = (data: UseRecoveryCode['data'], { recovery }: SecondFactors): readonly AccountEvent[] => {
  if (recovery?.setId !== data.setId || recovery.used.includes(data.code)) return refuse('wrong-second-factor');
  return [{ type: 'RecoveryCodeUsed', data }];
};

const reset = (data: ResetSecondFactor['data'], { factors }: SecondFactors): readonly AccountEvent[] =>
  factors.length === 0 ? [] : [{ type: 'SecondFactorReset', data }];

/** Works even if the first factor was removed: the intruder may have replaced it. */
const disown = (
  { factorId, ...data }: DisownSecondFactors['data'],
  { enrollment }: SecondFactors,
): readonly AccountEvent[] => {
  const ageMs = enrollment ? Date.parse(data.resetAt) - Date.parse(enrollment.addedAt) : Infinity;
  if (enrollment?.factorId !== factorId || ageMs > DISOWNED_WITHIN_MS) return refuse('link-not-valid');
  return [{ type: 'SecondFactorReset', data: { ...data, resetBy: BY_OWNER } }];
};

/** The events of a command about the second factors of a registered user. */
export const decideSecondFactors = (command: SecondFactorCommand, known: SecondFactors): readonly AccountEvent[] => {
  switch (command.type) {
    case 'AddSecondFactor':
      return add(command.data, known);
    case 'RemoveSecondFactor':
      return remove(command.data, known);
    case 'CreateRecoveryCodes':
      return createCodes(command.data, known);
    case 'UseRecoveryCode':
      return spendCode(command.data, known);
    case 'ResetSecondFactor':
      return reset(command.data, known);
    case 'DisownSecondFactors':
      return disown(command.data, known);
  }
};
