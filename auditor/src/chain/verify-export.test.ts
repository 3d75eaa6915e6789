import fc from 'fast-check';
import type { ChainedEvent } from '@twofold/event-store/chain';
import { describe, expect, it } from 'vitest';
import { chained, exported, inTurn, testSigner, type MadeExport } from '../testing/a-chain.ts';
import { verifyExport } from './verify-export.ts';

const bytesIn = (text: string, size = 61): AsyncIterable<Buffer> => {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / size);
  return inTurn(Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size)));
};

const verify = ({ text, manifest }: MadeExport, publicKey?: string) =>
  verifyExport(JSON.stringify(manifest), bytesIn(text), { publicKey });

const events = chained();
const ndjson = await exported(events);
const csv = await exported(events, { encoding: 'csv' });

describe('verifying an export', () => {
  it.each([
    ['NDJSON', () => ndjson],
    ['CSV', () => csv],
    ['a part of the log', () => exported(events, { after: 3 })],
    ['an empty part', () => exported(events, { after: events.length })],
    ['an empty log', () => exported([], { encoding: 'csv' })],
    ['a signed one', () => exported(events, { signer: testSigner })],
  ])('finds nothing wrong with %s', async (_, make) => {
    const made = await make();
    expect(await verify(made)).toEqual({ manifest: made.manifest, end: made.manifest.end });
  });

  it('reads the largest events there can be, in both encodings', async () => {
    const large = chained([{ stream: 's-1', type: 'Large', data: { text: '"\u0001'.repeat(100_000) } }]);
    for (const encoding of ['ndjson', 'csv'] as const) {
      const made = await exported(large, { encoding });
      expect(await verifyExport(JSON.stringify(made.manifest), bytesIn(made.text, 65_536))).toHaveProperty('end');
    }
  });

  it('asks for a signature where a key is named', async () => {
    const signed = await exported(events, { signer: testSigner });
    expect(await verify(signed, testSigner.publicKey)).toHaveProperty('end');
    expect(await verify(ndjson, testSigner.publicKey)).toMatchObject({
      fault: { reason: 'signature', detail: 'The manifest is not signed' },
    });
    const another = `A${testSigner.publicKey.slice(1)}`;
    expect(await verify(signed, another)).toMatchObject({ fault: { reason: 'signature' } });
  });

  it.each(['storeId', 'file', 'exportedAt'] as const)('finds another %s in a signed manifest', async (field) => {
    const { text, manifest } = await exported(events, { signer: testSigner });
    const changed = { ...manifest, [field]: manifest[field].replace('0', '1').replace('log', 'lag') };
    expect(await verify({ text, manifest: changed })).toMatchObject({ fault: { position: 0, reason: 'signature' } });
  });

  it('takes nothing else for a manifest', async () => {
    for (const text of ['', '{}', 'null', '[]', JSON.stringify({ ...ndjson.manifest, more: 1 })])
      expect(await verifyExport(text, bytesIn(ndjson.text))).toMatchObject({ fault: { reason: 'manifest' } });
  });
});

const FIELDS = Object.keys(events[0]!) as (keyof ChainedEvent)[];

/** Another value for a field that a line may have. */
const other = (value: string | number): fc.Arbitrary<string | number> => {
  const others: fc.Arbitrary<string | number> =
    typeof value === 'number'
      ? fc.oneof(fc.nat(), fc.constantFrom(value + 1, value - 1))
      : fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(`${value} `, value.toUpperCase(), value.slice(0, -1)));
  return others.filter((changed) => changed !== value);
};

const aChange = fc
  .tuple(fc.nat(events.length - 1), fc.constantFrom(...FIELDS))
  .chain(([index, field]) =>
    fc.record({ index: fc.constant(index), field: fc.constant(field), value: other(events[index]![field]) }),
  );

describe('any single change', () => {
  it('of any field of any line is found, at its place', () =>
    fc.assert(
      fc.asyncProperty(aChange, fc.constantFrom('ndjson' as const, 'csv' as const), async (change, encoding) => {
        const { index, field, value } = change;
        const changed = events.map((event, at) => (at === index ? { ...event, [field]: value } : event));
        const { text } = await exported(changed, { encoding });
        const { manifest } = encoding === 'csv' ? csv : ndjson;
        const verdict = await verifyExport(JSON.stringify(manifest), bytesIn(text));
        expect(verdict).toMatchObject({ fault: { position: index + 1 } });
      }),
      { numRuns: 300 },
    ));

  it('of any byte is found', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(ndjson, csv).chain((made) =>
          fc.record({
            made: fc.constant(made),
            at: fc.nat(Buffer.byteLength(made.text) - 1),
            flip: fc.integer({ min: 1, max: 255 }),
          }),
        ),
        async ({ made, at, flip }) => {
          const bytes = Buffer.from(made.text);
          bytes[at]! ^= flip;
          expect(await verifyExport(JSON.stringify(made.manifest), inTurn([bytes]))).toHaveProperty('fault');
        },
      ),
      { numRuns: 300 },
    ));
});
