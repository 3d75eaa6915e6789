import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { KnownEvent } from '../known-event.ts';

/** The factors of an account, and its recovery codes. */
type FactorsNote = {
  readonly factors: readonly string[];
  readonly setId?: string | undefined;
  readonly used: readonly number[];
};

const NONE: FactorsNote = { factors: [], used: [] };

/** The violations, and the next note. */
const judge = (event: KnownEvent, before: FactorsNote): readonly [readonly Fault[], FactorsNote] => {
  const { factors, setId, used } = before;
  switch (event.type) {
    case 'SecondFactorAdded': {
      const { factorId } = event.data;
      return [
        faults([factors.includes(factorId), 'adds a second factor that it has']),
        { ...before, factors: [...factors, factorId] },
      ];
    }
    case 'SecondFactorRemoved': {
      const left = factors.filter((factorId) => factorId !== event.data.factorId);
      const isKnown = left.length < factors.length;
      const found = faults([!isKnown, 'removes a second factor that it does not have']);
      return [found, left.length === 0 ? NONE : { ...before, factors: left }];
    }
    case 'RecoveryCodesCreated':
      return [
        faults([factors.length === 0, 'gets recovery codes without a second factor']),
        { factors, setId: event.data.setId, used: [] },
      ];
    case 'RecoveryCodeUsed': {
      const { code } = event.data;
      const found = faults(
        [setId !== event.data.setId, 'uses a recovery code that does not work'],
        [setId === event.data.setId && used.includes(code), `uses recovery code ${code} a second time`],
      );
      return [found, { ...before, used: [...used, code] }];
    }
    default:
      return [HOLDS, NONE];
  }
};

/** The account whose second factors an event changes. */
const accountOf = (event: KnownEvent): string | undefined => {
  switch (event.type) {
    case 'SecondFactorAdded':
    case 'SecondFactorRemoved':
    case 'RecoveryCodesCreated':
    case 'RecoveryCodeUsed':
    case 'SecondFactorReset':
      return `user ${event.data.userId}`;
    default:
      return undefined;
  }
};

/** Notes the second factors of each account that has some. */
export const secondFactorsAddUp = invariant<FactorsNote>({
  name: 'second-factors-add-up',
  claim:
    'a second factor is removed after it was added, recovery codes belong to an account that has one, and each works once',
  keys: (event) => {
    const account = accountOf(event);
    return account === undefined ? undefined : [account];
  },
  take: (event, notes) => {
    const account = accountOf(event);
    if (account === undefined) return HOLDS;
    const [found, next] = judge(event, notes.get(account) ?? NONE);
    notes.set(account, next);
    return found;
  },
});
