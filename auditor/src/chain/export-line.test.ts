import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chained, inTurn } from '../testing/a-chain.ts';
import { eventIn, headingOf, lineOf } from './export-line.ts';
import { linesIn } from './export-lines.ts';

const [first] = chained();
const aText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('"', "'", ',', '\r', '\n', '\r\n', '=', 'é', '\\', '\u2028') }),
);
const anEvent = fc
  .record({ stream: aText, type: aText, data: aText, metadata: aText })
  .map((texts) => ({ ...first!, ...texts }));

const collected = async (bytes: Buffer, size: number, encoding: 'ndjson' | 'csv'): Promise<unknown[]> => {
  const count = Math.ceil(bytes.length / size);
  const chunks = Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
  const lines: unknown[] = [];
  for await (const line of linesIn(inTurn(chunks), encoding)) lines.push(line && eventIn(line, encoding));
  return lines;
};

describe('a line of an export', () => {
  it.each(['ndjson', 'csv'] as const)('of %s gives back any event, however its bytes come in', (encoding) =>
    fc.assert(
      fc.asyncProperty(fc.array(anEvent), fc.integer({ min: 1, max: 200 }), async (events, size) => {
        const bytes = Buffer.from(events.map((event) => lineOf(event, encoding)).join(''));
        expect(await collected(bytes, size, encoding)).toEqual(events);
      }),
    ),
  );

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'quoted"])('of CSV makes no formula of %j', (stream) => {
    expect(lineOf({ ...first!, stream }, 'csv')).toContain(`,"'${stream}",`);
  });

  it('of CSV begins with its columns', () => {
    expect(headingOf('csv')).toBe(
      '"position","recordedAt","stream","revision","type","id","data","metadata","leaf","chain"\r\n',
    );
    expect(headingOf('ndjson')).toBe('');
  });
});
