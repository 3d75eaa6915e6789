import { emailCategory } from '@twofold/command-service/accounts/category';
import { creditsCategory } from '@twofold/command-service/credits/category';
import { hashing } from './memory-credentials.ts';
import type { NamedMutant, Mutant } from './mutant.ts';
import { decidingOn, withoutCommand } from './spoil-commands.ts';

const withoutReactor = (name: string): Mutant => ({
  reactors: (all) => all.filter((reactor) => reactor.name !== name),
});

const nothing = (): Promise<void> => Promise.resolve();

/** Mutants of accounts, erasures, analyses and rebuilds. */
export const MUTANTS_OF_ACCOUNTS: readonly NamedMutant[] = [
  { name: 'registers without claiming the address', breaks: 'P1', mutant: withoutCommand(emailCategory, 'ClaimEmail') },
  {
    name: 'lets anyone in',
    breaks: 'P1',
    mutant: { hashing: { ...hashing, verify: () => Promise.resolve(true) } },
  },
  {
    name: 'welcomes by the reactor and the route, and looks at nothing',
    breaks: 'I7',
    mutant: decidingOn(creditsCategory, {
      type: 'GrantCredits',
      spoil: () => creditsCategory.decider.initialState,
    }),
  },
  {
    name: 'awards before the address is confirmed',
    breaks: 'I7',
    mutant: decidingOn(creditsCategory, {
      type: 'EarnCredit',
      spoil: (credits) => ({ ...credits, hold: 'none' as const }),
    }),
    actions: 4,
    firstSeed: 4,
  },
  {
    name: 'leaves the credit for an unusable review',
    breaks: 'I7',
    mutant: withoutReactor('revoke-credit-on-complaint-upheld'),
    actions: 8,
    firstSeed: 2,
  },
  {
    name: 'does not open the seat of an unusable review again',
    breaks: 'I8',
    mutant: withoutReactor('open-replacement-on-complaint-upheld'),
    actions: 8,
  },
  {
    name: 'waits indefinitely for an appeal',
    breaks: 'I10',
    mutant: withoutReactor('expire-appeal-on-review-reported'),
    actions: 8,
  },
  {
    name: 'sends no email about a reported review',
    breaks: 'I10',
    mutant: withoutReactor('mail-both-sides-on-complaint'),
    actions: 8,
  },
  { name: 'seals nothing', breaks: 'P2', mutant: { sealsNothing: true } },
  { name: 'keeps the key of an erased user', breaks: 'P2', mutant: { keyring: { erase: nothing } }, firstSeed: 2 },
  {
    name: 'keeps the requests of an erased user',
    breaks: 'P2',
    mutant: { requestLog: { forgetPerson: nothing } },
    firstSeed: 2,
  },
  {
    name: 'does not end the erasure that a dead process has begun',
    breaks: 'P2',
    mutant: withoutReactor('erase-person-on-user-erased'),
  },
  { name: 'has no limit for analyses', breaks: 'P3', mutant: { hasNoLimits: true }, actions: 4, firstSeed: 2 },
  {
    name: 'waits indefinitely for an analysis whose process died',
    breaks: 'I10',
    mutant: withoutReactor('expire-analysis-on-analysis-requested'),
  },
  { name: 'reacts without a fence', breaks: 'I6', mutant: { reactsUnfenced: true }, actions: 8, firstSeed: 11 },
  { name: 'rebuilds a read model in place', breaks: 'I5', mutant: { rebuild: 'in place' } },
  {
    name: 'shows a rebuilt read model without fencing anyone off',
    breaks: 'I5',
    mutant: { rebuild: 'same epoch' },
  },
];
