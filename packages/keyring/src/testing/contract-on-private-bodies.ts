import type { EventStore } from '@twofold/event-store/port';
import { refusalCases } from '@twofold/event-store/testing/cases/refusals';
import { contractCases } from '@twofold/event-store/testing/contract';
import { describe, it } from 'vitest';
import type { Keyring } from '../keyring.ts';
import { sealedEventStore } from '../sealed-event-store.ts';
import { privateBodies, withPrivateBodies } from './private-bodies.ts';

/** Sealed data are a third larger, and refusals name their field: separate tests cover this. */
const leftOut = new Set([...refusalCases.map(({ promise }) => promise), 'a stream of large events is read whole']);
const cases = contractCases.filter(({ promise }) => !leftOut.has(promise));

/** The contract of the event store, with everything that it appends sealed. */
export const contractOnPrivateBodies = (
  name: string,
  open: () => Promise<{ readonly store: EventStore; readonly keyring: Pick<Keyring, 'sealing'> }>,
): void => {
  describe(`${name} keeps the contract of the event store for personal data`, () => {
    it.each(cases)(
      '$promise',
      ({ check }) =>
        check(async () => {
          const { store, keyring } = await open();
          return { store: withPrivateBodies(sealedEventStore(store, keyring, privateBodies)) };
        }),
      60_000,
    );
  });
};
