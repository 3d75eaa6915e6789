import { describe, expect, it } from 'vitest';
import { decodeEvent } from './decode-event.ts';
import { ERASED } from './personal.ts';
import { aParcelOfVersion, parcelEvents } from './testing/parcel-events.ts';
import { versionOf } from './versioned.ts';

const stored = (data: unknown, schemaVersion = 3, type = 'ParcelSent') => ({
  stream: 'parcel-17',
  revision: 4n,
  type,
  data,
  metadata: { schemaVersion },
});

describe('reading a stored event', () => {
  it.each([1, 2, 3] as const)('gives version %i the shape of today', (version) => {
    expect(decodeEvent(parcelEvents, stored(aParcelOfVersion[version], version))).toEqual({
      type: 'ParcelSent',
      data: aParcelOfVersion[3],
    });
  });

  it.each([1, 2])('gives version %i the shape of today once its key is gone', (version) => {
    const data = { userId: 17, to: ERASED, ...(version === 1 ? { kilograms: 1.2 } : { grams: 1_200 }) };
    expect(decodeEvent(parcelEvents, stored(data, version))?.data).toEqual({
      userId: 17,
      recipient: ERASED,
      grams: 1_200,
    });
  });

  it('reads the version that the event was written with, not another that happens to fit', () => {
    expect(() => decodeEvent(parcelEvents, stored(aParcelOfVersion[2], 1))).toThrow('at kilograms');
    expect(() => decodeEvent(parcelEvents, stored(aParcelOfVersion[1], 3))).toThrow('at recipient, grams');
  });

  it('refuses the result of an upcaster that does not fit the next version', () => {
    const data = { ...aParcelOfVersion[1], kilograms: Number.MAX_VALUE };
    expect(() => decodeEvent(parcelEvents, stored(data, 1))).toThrow(
      expect.objectContaining({ code: 'unreadable-event', stream: 'parcel-17', revision: 4n }),
    );
  });

  it('names stream, revision, type and fields that do not fit, but no values', () => {
    const read = () => decodeEvent(parcelEvents, stored({ recipient: ['a secret'], grams: 'a secret' }));
    expect(read).toThrow('ParcelSent at revision 4 of parcel-17 does not fit its schema at userId, recipient, grams');
    expect(read).not.toThrow('secret');
  });

  it.each([
    ['ParcelSent', 4, 3],
    ['ParcelLost', 2, 1],
  ])('refuses a %s of version %i, which a newer release wrote', (type, version, newest) => {
    expect(() => decodeEvent(parcelEvents, stored({ userId: 17, grams: 3 }, version, type))).toThrow(
      `${type} at revision 4 of parcel-17 is version ${version}, written by a newer release; ` +
        `this release reads up to version ${newest}`,
    );
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses version %d, which no one writes', (version) => {
    expect(() => decodeEvent(parcelEvents, stored(aParcelOfVersion[3], version))).toThrow('has no version that exists');
  });

  it.each(['ParcelEaten', 'toString'])('leaves %s alone, which the category does not have', (type) => {
    expect(decodeEvent(parcelEvents, stored({}, 1, type))).toBeUndefined();
  });
});

describe('the version that is written', () => {
  it('is that of the type', () => {
    expect(['ParcelSent', 'ParcelLost'].map((type) => versionOf(parcelEvents, type))).toEqual([3, 1]);
    expect(() => versionOf(parcelEvents, 'toString')).toThrow('There is no event called toString');
  });
});
