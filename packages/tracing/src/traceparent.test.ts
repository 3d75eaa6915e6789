import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTraceparent, toTraceparent } from './traceparent.ts';

const hex = (length: number) =>
  fc
    .string({ unit: fc.constantFrom(...'0123456789abcdef'.split('')), minLength: length, maxLength: length })
    .filter((text) => /[^0]/.test(text));
const ids = fc.record({ traceId: hex(32), spanId: hex(16), traceFlags: fc.constantFrom(0, 1) });

describe('a traceparent', () => {
  it('is read as it was written', () =>
    fc.assert(
      fc.property(ids, (each) => {
        expect(parseTraceparent(toTraceparent(each))).toEqual(each);
      }),
    ));

  it('is nothing else', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseTraceparent(text)).toBeUndefined();
      }),
    ));

  it.each([
    undefined,
    '',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`,
    'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more',
  ])('is not %s', (text) => expect(parseTraceparent(text)).toBeUndefined());
});
