import { describe, expect, it } from 'vitest';
import { parseAnswer, toLine } from './protocol.ts';
import type { ReadResult } from './site-snapshot.ts';
import { snapshotFromHtml } from './snapshot-from-html.ts';

const snapshot = snapshotFromHtml('<title>Shop</title><p>Fresh “bread” 😀', {
  requestedUrl: 'https://shop.example/',
  finalUrl: 'https://shop.example/',
});
const answer: ReadResult = { ok: true, snapshot };

describe('the answer of a reader process', () => {
  it('is parsed as it was sent', () => {
    expect(parseAnswer(toLine(answer))).toEqual(answer);
    const failure: ReadResult = { ok: false, failure: { reason: 'blocked', detail: 'x' } };
    expect(parseAnswer(toLine(failure))).toEqual(failure);
  });

  it.each([
    '',
    'hello',
    '{}',
    '[]',
    'null',
    '{"ok":true}',
    '{"ok":false,"failure":{"reason":"else","detail":""}}',
    '{"ok":true,"snapshot":{"title":"x"}}',
    JSON.stringify({ ok: true, snapshot: { ...snapshot, title: 'x'.repeat(301) } }),
    JSON.stringify({
      ok: true,
      snapshot: { ...snapshot, links: Array.from({ length: 501 }, () => ({ text: '', href: '', isExternal: true })) },
    }),
    JSON.stringify({
      ok: true,
      snapshot: { ...snapshot, prices: [{ text: '', section: '', amount: -1, currency: '', period: 'once' }] },
    }),
  ])('is invalid when it is %.60s', (line) => expect(parseAnswer(line)).toBeUndefined());

  it('loses unknown fields, and characters that cannot be stored', () => {
    const line = JSON.stringify({ ok: true, extra: 1, snapshot: { ...snapshot, title: 'a\ud800b\u0000c', more: {} } });
    expect(parseAnswer(line)).toEqual({ ok: true, snapshot: { ...snapshot, title: 'a\ufffdbc' } });
  });
});
