import { aParcelOfVersion, parcelEvents, type ParcelEvent } from '@twofold/contracts/testing/parcel-events';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { anEvent, collect, someMetadata } from '@twofold/event-store/testing/events';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Category } from './category.ts';
import { createCommandHandler } from './command-handler.ts';
import { aContext } from './testing/a-context.ts';

type Sent = { readonly grams: number; readonly countries: readonly string[] };
type SendParcel = Extract<ParcelEvent, { type: 'ParcelSent' }>;

const parcelCategory: Category<typeof parcelEvents, Sent, SendParcel> = {
  name: 'parcel',
  events: parcelEvents,
  decider: {
    initialState: { grams: 0, countries: [] },
    evolve: ({ grams, countries }, { type, data }) =>
      type === 'ParcelSent'
        ? { grams: grams + data.grams, countries: [...countries, data.country ?? '?'] }
        : { grams: grams - data.grams, countries },
    decide: (parcel) => [parcel],
  },
};

const STREAM = 'parcel-17';
let store: ReturnType<typeof memoryEventStore>;
beforeEach(() => {
  store = memoryEventStore();
});

/** Events as earlier releases wrote them. */
const append = (version: number, data: object, type = 'ParcelSent') =>
  store.appendToStream(
    STREAM,
    [{ ...anEvent(data, type), metadata: { ...someMetadata, schemaVersion: version } }],
    'any',
  );
const send = () =>
  createCommandHandler({ store, now: () => new Date() })(
    parcelCategory,
    17,
    { type: 'ParcelSent', data: aParcelOfVersion[3] },
    aContext,
  );

describe('a command on a stream of older versions', () => {
  it('decides on all of them as today’s, leaves them as they are, and writes today’s version', async () => {
    await append(1, aParcelOfVersion[1]);
    await append(2, aParcelOfVersion[2]);
    const before = await collect(store.readStream(STREAM));
    const { state } = await send();
    expect(state).toEqual({ grams: 3_600, countries: ['FR', 'FR', 'FR'] });
    const after = await collect(store.readStream(STREAM));
    expect(after.slice(0, 2)).toEqual(before);
    expect(after.map(({ metadata }) => metadata.schemaVersion)).toEqual([1, 2, 3]);
  });

  it.each([
    ['a newer version', 4, 'ParcelSent', 'is version 4, written by a newer release'],
    ['a newer type', 1, 'ParcelInsured', 'has a type that this release does not know'],
  ])('is refused on %s, and nothing is written', async (_, version, type, message) => {
    await append(version, aParcelOfVersion[3], type);
    await expect(send()).rejects.toThrow(`${type} at revision 0 of ${STREAM} ${message}`);
    expect(await collect(store.readStream(STREAM))).toHaveLength(1);
  });
});
