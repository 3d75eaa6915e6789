import { aParcelOfVersion, parcelEvents } from '@twofold/contracts/testing/parcel-events';
import { someMetadata } from '@twofold/event-store/testing/events';
import { positionOf, revisionOf } from '@twofold/event-store/units';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from './fold.ts';
import { projection, type Row } from './projection.ts';

type Weight = { readonly grams: number; readonly country: string | null } & Row;
const weights = projection<Weight, typeof parcelEvents>('weights', {
  version: 1,
  events: parcelEvents,
  keys: ({ data }) => [data.userId],
  apply: {
    ParcelSent: (row, { data }) => ({ grams: (row?.grams ?? 0) + data.grams, country: data.country ?? null }),
  },
});

const recorded = (schemaVersion: number, data: object, place: number) => ({
  id: `event ${place}`,
  type: 'ParcelSent',
  data,
  metadata: { ...someMetadata, schemaVersion },
  stream: 'parcel-17',
  revision: revisionOf(BigInt(place)),
  position: positionOf(String(place).padStart(19, '0')),
  recordedAt: '2030-01-01T00:00:00.000Z',
});

describe('a projection of events of several versions', () => {
  it('reads all of them in today’s shape', () => {
    const events = ([1, 2, 3] as const).map((version) => recorded(version, aParcelOfVersion[version], version));
    expect(foldBatch(parseBatch(weights, events), new Map()).get(17)).toEqual({ grams: 3_600, country: 'FR' });
  });

  it('does not read one that a newer release wrote', () => {
    expect(() => weights.step(recorded(4, aParcelOfVersion[3], 1))).toThrow(
      expect.objectContaining({ code: 'unreadable-event', message: expect.stringContaining('a newer release') }),
    );
  });
});
