import { userCategory } from '@twofold/command-service/accounts/category';
import type { User } from '@twofold/command-service/accounts/decider';
import type { NamedMutant, Mutant } from './mutant.ts';
import type { PeopleTables } from './people-process.ts';
import { decidingOn, withoutCommand } from './spoil-commands.ts';

const unused = (user: User): User => {
  if (user.status !== 'registered' || !user.secondFactors.recovery) return user;
  const { secondFactors } = user;
  return { ...user, secondFactors: { ...secondFactors, recovery: { ...user.secondFactors.recovery, used: [] } } };
};

/** Leaves out the statements whose text has this part. */
const withoutStatement = (part: RegExp): Mutant => ({
  tables: ({ pool }) => {
    const query = (text: string, values: unknown[]) =>
      part.test(text) ? Promise.resolve({ rowCount: 1 }) : pool.query(text, values);
    return { pool: { query } as unknown as PeopleTables['pool'] };
  },
});

/** Mutants of second factors. */
export const MUTANTS_OF_FACTORS: readonly NamedMutant[] = [
  {
    name: 'leaves sessions that have not proven a new factor',
    breaks: 'P4',
    mutant: withoutStatement(/'secondFactorAt' is null/),
  },
  {
    name: 'lets a recovery code work again',
    breaks: 'P5',
    mutant: decidingOn(userCategory, { type: 'UseRecoveryCode', spoil: unused, isAlwaysNew: false }),
    actions: 4,
  },
  {
    name: 'accepts an app code any number of times',
    breaks: 'P5',
    mutant: {
      tables: ({ factors }) => ({
        factors: { ...factors, useStep: (factorId, step) => factors.useStep(factorId, step).then(() => true) },
      }),
    },
    actions: 3,
  },
  {
    name: 'believes staff who proved a second factor long ago',
    breaks: 'P6',
    mutant: { staff: (staff) => ({ ...staff, demandProof: () => Promise.resolve() }) },
    actions: 4,
    firstSeed: 4,
  },
  {
    name: 'leaves sessions from before a reset',
    breaks: 'P7',
    mutant: withoutStatement(/^delete from sessions\.sessions where (?!.*is null)/),
    actions: 4,
    firstSeed: 11,
  },
  {
    name: 'does not record the use of a recovery code',
    breaks: 'I1',
    mutant: withoutCommand(userCategory, 'UseRecoveryCode'),
    actions: 4,
  },
];
