import { expect } from 'vitest';
import { isStoreUnavailable } from '../../errors.ts';
import { promise } from '../contract-case.ts';
import { anEvent, numbered } from '../events.ts';

export const closingCases = [
  promise('a store that closes finishes what is in flight', async ({ store, close, streamOf }) => {
    const appends = numbered(50).map((event, index) => store.appendToStream(streamOf(index), [event], 'no-stream'));
    await close();
    const outcomes = await Promise.allSettled(appends);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  }),
  promise('a store that is closed takes nothing more', async ({ store, close, stream }) => {
    await close();
    await expect(store.appendToStream(stream, [anEvent()], 'any')).rejects.toSatisfy(isStoreUnavailable);
  }),
  promise('a store may be closed twice', async ({ close, mark }) => {
    await mark();
    await close();
    await expect(close()).resolves.toBeUndefined();
  }),
];
