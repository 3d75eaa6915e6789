import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caughtUpAnswer, checkpointAnswer, confirmationAnswer, eventAnswer } from '../testing/eventstoredb/answers.ts';
import { protocol, type ReadResp } from '../testing/eventstoredb/protocol.ts';
import { decodeAnswer } from './eventstoredb-answers.ts';
import { positionText } from './eventstoredb-records.ts';

const require = createRequire(import.meta.url);
/** The client's own conversion, which the decoder replaces. */
const { convertGrpcEvent } = require('@eventstore/db-client/dist/utils/convertGrpcEvent.js') as {
  convertGrpcEvent: (event: unknown) => { event: object };
};

const bytesOf = (answer: ReadResp): Buffer => Buffer.from(answer.serializeBinary());

const convertedByClient = (bytes: Buffer): object => {
  const { isJson: _, ...record } = convertGrpcEvent(protocol.ReadResp.deserializeBinary(bytes).getEvent()).event as {
    isJson: boolean;
  };
  return record;
};

const uint64 = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
  fc.constantFrom(0n, 127n, 128n, 2n ** 49n, 2n ** 53n),
);
const records = fc.record({
  id: fc.uuid(),
  stream: fc.string({ unit: 'grapheme', minLength: 1 }),
  revision: uint64,
  commit: uint64,
  metadata: fc
    .record({ type: fc.string({ unit: 'grapheme', minLength: 1 }), created: fc.nat().map((ms) => `${ms}1234`) })
    .map(({ type, created }) => new Map(Object.entries({ type, created, 'content-type': 'application/json' }))),
  customMetadata: fc.json().map((text) => Buffer.from(text)),
  data: fc.json().map((text) => Buffer.from(text)),
});

describe('decoding the messages of a subscription', () => {
  it('returns the same events as the client', () => {
    fc.assert(
      fc.property(records, (record) => {
        const bytes = bytesOf(eventAnswer(record));
        expect(decodeAnswer(bytes)).toEqual({ record: convertedByClient(bytes) });
      }),
      { numRuns: 300 },
    );
  });

  it('keeps data that is not JSON as text', () => {
    const [record] = fc.sample(records, { seed: 1, numRuns: 1 });
    const answer = decodeAnswer(bytesOf(eventAnswer({ ...record!, data: Buffer.from('{"cut') })));
    expect(answer).toMatchObject({ record: { data: '{"cut' } });
  });

  it('returns how far the server searched, and that the end is reached, and nothing else', () => {
    const commit = 2n ** 60n + 1n;
    expect(decodeAnswer(bytesOf(checkpointAnswer(commit)))).toEqual({
      searchedTo: positionText({ commit, prepare: commit }),
    });
    expect(decodeAnswer(bytesOf(caughtUpAnswer()))).toEqual({ says: 'caught-up' });
    expect(decodeAnswer(bytesOf(confirmationAnswer()))).toEqual({ says: 'other' });
  });

  it('returns no event for a link whose target was deleted', () => {
    const answer = new protocol.ReadResp();
    answer.setEvent(new protocol.ReadResp.ReadEvent());
    expect(decodeAnswer(bytesOf(answer))).toEqual({ says: 'other' });
  });

  it('refuses a truncated message', () => {
    const [record] = fc.sample(records, { seed: 2, numRuns: 1 });
    const bytes = bytesOf(eventAnswer(record!));
    expect(() => decodeAnswer(bytes.subarray(0, -1))).toThrow(RangeError);
  });
});
