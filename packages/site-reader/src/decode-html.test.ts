import { describe, expect, it } from 'vitest';
import { decodeHtml } from './decode-html.ts';

const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const utf8 = (text: string) => Buffer.from(text, 'utf8');

const CAFE_1252 = bytes('caf', [0xe9], ' ', [0x80], '5 ', [0x93], 'x', [0x94]);
const KONNICHIWA_SHIFT_JIS = [0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd];

describe('decoding a page', () => {
  it('defaults to UTF-8', () => {
    expect(decodeHtml(utf8('<p>café – 漢字 😀'), 'text/html')).toBe('<p>café – 漢字 😀');
  });

  it.each(['windows-1252', 'iso-8859-1', 'latin1', 'ascii', '"windows-1252"', 'WINDOWS-1252; x=y'])(
    'uses the header: %s',
    (charset) => {
      expect(decodeHtml(CAFE_1252, `text/html; charset=${charset}`)).toBe('café €5 “x”');
    },
  );

  it('supports Shift_JIS, EUC-KR, GBK and KOI8-R', () => {
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
  ])('uses the meta element: %s', (meta) => {
    expect(decodeHtml(bytes(meta, KONNICHIWA_SHIFT_JIS), 'text/html')).toBe(`${meta}こんにちは`);
  });

  it('prefers the header to the meta element', () => {
    expect(decodeHtml(bytes('<meta charset=shift_jis>', utf8('é').toJSON().data), 'text/html; charset=utf-8')).toMatch(
      /é$/,
    );
  });

  it('prefers the byte order mark to everything else, and drops it', () => {
    const utf16 = Buffer.from('\ufeff<p>café', 'utf16le');
    expect(decodeHtml(utf16, 'text/html; charset=windows-1252')).toBe('<p>café');
    expect(decodeHtml(Buffer.from(utf16).swap16(), 'text/html')).toBe('<p>café');
    expect(decodeHtml(utf8('\ufeff<p>café'), 'text/html; charset=shift_jis')).toBe('<p>café');
  });

  it('ignores a declaration of UTF-16 that is written in ASCII', () => {
    expect(decodeHtml(utf8('<meta charset="utf-16"><p>café'), 'text/html')).toBe('<meta charset="utf-16"><p>café');
  });

  it('defaults to UTF-8 even if a letter is cut off', () => {
    const text = 'Für größere Gärten: Bäume, Sträucher, Kübel, Töpfe, Körbe und Gießkannen, jährlich geprüft';
    expect(decodeHtml(bytes(utf8(text).toJSON().data, [0xc3]), 'text/html')).toBe(`${text}\ufffd`);
  });

  it('falls back to windows-1252 if the bytes are not UTF-8', () => {
    expect(decodeHtml(CAFE_1252, 'text/html')).toBe('café €5 “x”');
  });

  it('ignores an unknown encoding', () => {
    expect(decodeHtml(utf8('<meta charset=utf-8>é'), 'text/html; charset=klingon')).toMatch(/é$/);
    expect(decodeHtml(utf8('<meta charset=klingon>é'), 'text/html')).toMatch(/é$/);
    expect(decodeHtml(utf8('é'), 'text/html; charset=')).toBe('é');
  });

  it('replaces bytes that a wrong declaration leaves undecodable', () => {
    expect(decodeHtml(CAFE_1252, 'text/html; charset=utf-8')).toBe('caf\ufffd \ufffd5 \ufffdx\ufffd');
    expect(decodeHtml(bytes('<meta charset=utf-8>caf', [0xe9]), 'text/html')).toMatch(/caf\ufffd$/);
  });

  it('is always well-formed', () => {
    const halves = bytes([0xff, 0xfe], [0x3d, 0xd8], [0x41, 0x00], [0x00, 0xde]);
    expect(decodeHtml(halves, '').isWellFormed()).toBe(true);
    expect(decodeHtml(bytes([0xed, 0xa0, 0x80]), 'text/html; charset=utf-8').isWellFormed()).toBe(true);
  });

  it('searches only the beginning for a declaration', () => {
    const late = bytes(' '.repeat(5_000), '<meta charset=shift_jis>', utf8('é').toJSON().data);
    expect(decodeHtml(late, 'text/html')).toMatch(/é$/);
  });
});
