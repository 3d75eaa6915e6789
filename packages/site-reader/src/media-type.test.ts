import { describe, expect, it } from 'vitest';
import { isHtml } from './media-type.ts';

const is = (contentType: string, body: string) => isHtml(contentType, Buffer.from(body, 'latin1'));

describe('recognizing a page by its type', () => {
  it.each(['text/html', 'TEXT/HTML; charset=utf-8', 'application/xhtml+xml', 'text/html,text/html'])(
    'accepts %s',
    (type) => {
      expect(is(type, '<!doctype html><p>hello')).toBe(true);
    },
  );

  it.each([
    'text/plain',
    'application/json',
    'application/pdf',
    'image/svg+xml',
    'text/xml',
    'application/octet-stream',
    'text/htmlx',
    'x',
  ])('rejects %s, for any content', (type) => expect(is(type, '<!doctype html><p>hello')).toBe(false));

  it.each([
    '<!DOCTYPE html><p>',
    '  \n<html>',
    '<!-- x --><p>',
    '\xef\xbb\xbf<!doctype html>',
    '<?xml version="1.0"?><!DOCTYPE html>',
    '<head>',
  ])('accepts %j without a type by its beginning', (body) => expect(is('', body)).toBe(true));

  it.each(['', 'hello', '{"a":1}', '%PDF-1.7', '<p>', '<htmlx>'])('rejects %j without a type', (body) => {
    expect(is('', body)).toBe(false);
  });

  it.each([
    '%PDF-1.7',
    '\x89PNG\r\n',
    'GIF89a',
    '\xff\xd8\xff\xe0',
    'PK\x03\x04',
    '\x1f\x8b\x08',
    'RIFF....WEBP',
    '{"error":"x"}',
    ' [1,2]',
    '<?xml version="1.0"?><rss version="2.0">',
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset>',
    '<feed xmlns="x">',
    '<svg xmlns="x">',
    '<!-- x --><svg>',
  ])('rejects %j despite the type of a page', (body) => expect(is('text/html', body)).toBe(false));

  it.each(['hello', '', '<p>hello', '[Sale] <b>Bread</b>', '{ <p>braces', '\ufeff', 'a\0b', '<svg-icon>'])(
    'accepts %j with the type of a page',
    (body) => {
      expect(is('text/html', body)).toBe(true);
    },
  );
});
