import { describe, it } from 'vitest';
import { closingCases } from './cases/closing.ts';
import { expectedRevisionCases } from './cases/expected-revision.ts';
import { followingCases } from './cases/following.ts';
import { modelCases } from './cases/model.ts';
import { readAllCases, readStreamCases } from './cases/reading.ts';
import { refusalCases } from './cases/refusals.ts';
import { repeatCases } from './cases/repeats.ts';
import type { Abilities, ContractCase, OpenStore } from './contract-case.ts';

const activities: readonly { readonly activity: string; readonly cases: readonly ContractCase[] }[] = [
  { activity: 'appending at an expected revision', cases: expectedRevisionCases },
  { activity: 'repeating an append', cases: repeatCases },
  { activity: 'refusing what cannot be kept', cases: refusalCases },
  { activity: 'reading a stream', cases: readStreamCases },
  { activity: 'reading the log', cases: readAllCases },
  { activity: 'following the log', cases: followingCases },
  { activity: 'closing the store', cases: closingCases },
  { activity: 'behaving as a whole', cases: modelCases },
];

/** Every promise of the port. */
export const contractCases: readonly ContractCase[] = activities.flatMap(({ cases }) => cases);

/**
 * The suite that every adapter runs. `open` is called once for each case, and the case closes its store; all stores may
 * be on one log, without other writers.
 *
 * A difference between adapters is a failing test, except where a store lacks an ability: cases that need it are
 * skipped.
 */
export const eventStoreContract = (
  name: string,
  open: OpenStore,
  abilities: Abilities = { recognizesIds: true },
): void => {
  describe(`${name} keeps the contract of the event store`, () => {
    describe.each(activities)('$activity', ({ cases }) => {
      const applicable = cases.filter(({ needs }) => needs === undefined || abilities[needs]);
      it.each(applicable)('$promise', ({ check }) => check(open), 60_000);
    });
  });
};
