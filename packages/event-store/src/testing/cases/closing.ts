import { expect } from 'vitest';
import { isStoreUnavailable } from '../../errors.ts';
import { contractCase } from '../contract-case.ts';
import { anEvent, numbered } from '../events.ts';

export const closingCases = [
  contractCase('a store that closes finishes what is in flight', async ({ store, close, streamOf }) => {
    const appends = numbered(50).map((event, index) => store.appendToStream(streamOf(index), [event], 'no-stream'));
    await close();
    const outcomes = await Promise.allSettled(appends);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  }),
  contractCase('a closed store rejects appends', async ({ store, close, stream }) => {
    await close();
    await expect(store.appendToStream(stream, [anEvent()], 'any')).rejects.toSatisfy(isStoreUnavailable);
  }),
  contractCase('a store may be closed twice', async ({ close, mark }) => {
    await mark();
    await close();
    await expect(close()).resolves.toBeUndefined();
  }),
];
