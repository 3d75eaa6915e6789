import { describe, expect, it } from 'vitest';
import { createTextPreparer } from './prepared-texts.ts';

const LARGE = 100_000;
/** A new string at every call, as from the database. */
const large = (sign: string): string => Buffer.from(sign.repeat(LARGE)).toString();

describe('preparing a text', () => {
  it.each([
    ['a small text', 'grün'],
    ['a large text', large('ü')],
  ])('counts the bytes of %s, and leaves it as it is', (_, text) => {
    const { body, length } = createTextPreparer()(text);
    expect(Buffer.from(body).toString()).toBe(text);
    expect(length).toBe(Buffer.byteLength(text));
  });

  it('returns a distinct and stable digest for every text', () => {
    const [prepare, other] = [createTextPreparer(), createTextPreparer()];
    const texts = ['a', 'b', large('a'), large('b'), `${large('a')}b`];
    const etags = texts.map((text) => prepare(text).etag);
    expect(new Set(etags).size).toBe(texts.length);
    expect(texts.map((text) => prepare(text).etag)).toEqual(etags);
    expect(texts.map((text) => other(text).etag)).toEqual(etags);
  });

  it('caches a large text, as long as few others come between', () => {
    const prepare = createTextPreparer();
    const first = prepare(large('a'));
    for (const sign of ['b', 'c', 'd']) prepare(large(sign));
    expect(prepare(large('a')) === first).toBe(true);
    prepare(large('e'));
    expect(prepare(large('a')) === first).toBe(false);
  });
});
