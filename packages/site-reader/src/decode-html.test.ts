import { describe, expect, it } from 'vitest';
import { decodeHtml } from './decode-html.ts';

const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const utf8 = (text: string) => Buffer.from(text, 'utf8');

const CAFE_1252 = bytes('caf', [0xe9], ' ', [0x80], '5 ', [0x93], 'x', [0x94]);
const KONNICHIWA_SHIFT_JIS = [0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd];

describe('decoding a page', () => {
  it('takes UTF-8 where nothing is said', () => {
    expect(decodeHtml(utf8('<p>café – 漢字 😀'), 'text/html')).toBe('<p>café – 漢字 😀');
  });

  it.each(['windows-1252', 'iso-8859-1', 'latin1', 'ascii', '"windows-1252"', 'WINDOWS-1252; x=y'])(
    'believes the header: %s',
    (charset) => {
      expect(decodeHtml(CAFE_1252, `text/html; charset=${charset}`)).toBe('café €5 “x”');
    },
  );

  it('knows Shift_JIS, EUC-KR, GBK and KOI8-R', () => {
    expect(decodeHtml(Buffer.from(KONNICHIWA_SHIFT_JIS), 'text/html; charset=Shift_JIS')).toBe('こんにちは');
    expect(decodeHtml(bytes([0xc7, 0xd1]), 'text/html; charset=euc-kr')).toBe('한');
    expect(decodeHtml(bytes([0xc4, 0xe3]), 'text/html; charset=gbk')).toBe('你');
    expect(decodeHtml(bytes([0xc1]), 'text/html; charset=koi8-r')).toBe('а');
  });

  it.each([
    '<meta charset="shift_jis">',
    "<META CHARSET='Shift_JIS'>",
    '<meta charset=shift_jis>',
    '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">',
    '<!doctype html><html><head><meta name=viewport content=x><meta charset=sjis>',
  ])('believes the page itself: %s', (meta) => {
    expect(decodeHtml(bytes(meta, KONNICHIWA_SHIFT_JIS), 'text/html')).toBe(`${meta}こんにちは`);
  });

  it('believes the header more than the page', () => {
    expect(decodeHtml(bytes('<meta charset=shift_jis>', utf8('é').toJSON().data), 'text/html; charset=utf-8')).toMatch(
      /é$/,
    );
  });

  it('believes the byte order mark most, and drops it', () => {
    const utf16 = Buffer.from('\ufeff<p>café', 'utf16le');
    expect(decodeHtml(utf16, 'text/html; charset=windows-1252')).toBe('<p>café');
    expect(decodeHtml(Buffer.from(utf16).swap16(), 'text/html')).toBe('<p>café');
    expect(decodeHtml(utf8('\ufeff<p>café'), 'text/html; charset=shift_jis')).toBe('<p>café');
  });

  it('does not believe a page that says in ASCII that it is UTF-16', () => {
    expect(decodeHtml(utf8('<meta charset="utf-16"><p>café'), 'text/html')).toBe('<meta charset="utf-16"><p>café');
  });

  it('takes windows-1252 where nothing is said and the bytes are not UTF-8', () => {
    expect(decodeHtml(CAFE_1252, 'text/html')).toBe('café €5 “x”');
  });

  it('goes on to the next witness when one names an unknown encoding', () => {
    expect(decodeHtml(utf8('<meta charset=utf-8>é'), 'text/html; charset=klingon')).toMatch(/é$/);
    expect(decodeHtml(utf8('<meta charset=klingon>é'), 'text/html')).toMatch(/é$/);
    expect(decodeHtml(utf8('é'), 'text/html; charset=')).toBe('é');
  });

  it('replaces what a wrong witness leaves undecodable', () => {
    expect(decodeHtml(CAFE_1252, 'text/html; charset=utf-8')).toBe('caf\ufffd \ufffd5 \ufffdx\ufffd');
    expect(decodeHtml(bytes('<meta charset=utf-8>caf', [0xe9]), 'text/html')).toMatch(/caf\ufffd$/);
  });

  it('takes UTF-8 in spite of one letter that is cut in two', () => {
    const words = utf8('é'.repeat(40)).toJSON().data;
    expect(decodeHtml(bytes(words, [0xe2, 0x82]), 'text/html')).toBe(`${'é'.repeat(40)}\ufffd`);
  });

  it('is always well-formed', () => {
    const halves = bytes([0xff, 0xfe], [0x3d, 0xd8], [0x41, 0x00], [0x00, 0xde]);
    expect(decodeHtml(halves, '').isWellFormed()).toBe(true);
    expect(decodeHtml(bytes([0xed, 0xa0, 0x80]), 'text/html; charset=utf-8').isWellFormed()).toBe(true);
  });

  it('does not look for an encoding beyond the beginning', () => {
    const late = bytes(' '.repeat(5_000), '<meta charset=shift_jis>', utf8('é').toJSON().data);
    expect(decodeHtml(late, 'text/html')).toMatch(/é$/);
  });
});
