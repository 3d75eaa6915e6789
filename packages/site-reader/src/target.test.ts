import { describe, expect, it } from 'vitest';
import { parseTarget, targetPair, type TargetRules } from './target.ts';

const rules: TargetRules = { ports: [80, 443], allow: [] };
const refusal = (detail: string) => expect.objectContaining({ failure: { reason: 'refused-address', detail } });

describe('parsing a target', () => {
  it('accepts http and https on ports 80 and 443', () => {
    expect(parseTarget('http://shop.example/a?b#c', rules)).toMatchObject({
      host: 'shop.example',
      port: 80,
      isSecure: false,
    });
    expect(parseTarget('HTTPS://Shop.Example', rules)).toMatchObject({
      host: 'shop.example',
      port: 443,
      isSecure: true,
    });
    expect(parseTarget('https://shop.example:80/', rules)).toMatchObject({ port: 80, isSecure: true });
  });

  it('normalizes the URL and drops the fragment', () => {
    expect(parseTarget('http://shop.example/a b?q=ä#top', rules).url.href).toBe('http://shop.example/a%20b?q=%C3%A4');
  });

  it.each([
    'ftp://a.example/',
    'file:///etc/passwd',
    'data:text/html,x',
    'javascript:alert(1)',
    'gopher://a.example/',
    'ws://a.example/',
    'blob:http://a.example/1',
  ])('refuses %s', (url) => expect(() => parseTarget(url, rules)).toThrow(refusal('neither http nor https')));

  it.each(['http://user@a.example/', 'http://:secret@a.example/', 'http://user:secret@a.example/'])(
    'refuses the credentials in %s',
    (url) => expect(() => parseTarget(url, rules)).toThrow(refusal('the URL holds credentials')),
  );

  it.each([
    '',
    'shop.example',
    '//shop.example/',
    'http://',
    'http://a b.example/',
    'http://[::1%25lo]/',
    'http://1.2.3.4.5/',
    'http://a.example:99999/',
  ])('refuses %j, which is no URL', (url) => expect(() => parseTarget(url, rules)).toThrow(refusal('not a URL')));

  it.each([22, 25, 3306, 5432, 6379, 8080, 8443])('refuses port %i', (port) =>
    expect(() => parseTarget(`http://shop.example:${port}/`, rules)).toThrow(refusal('the port is not a web port')),
  );

  it('accepts a configured port', () => {
    expect(parseTarget('http://shop.example:8080/', { ...rules, ports: [80, 8080] }).port).toBe(8080);
  });

  it('accepts at most 2,048 characters, before and after parsing', () => {
    const base = 'http://shop.example/';
    expect(parseTarget(base + 'a'.repeat(2_048 - base.length), rules).host).toBe('shop.example');
    expect(() => parseTarget(base + 'a'.repeat(2_049 - base.length), rules)).toThrow(refusal('the URL is too long'));
    expect(() => parseTarget(`${base}${'ä'.repeat(600)}`, rules)).toThrow(refusal('the URL is too long'));
  });

  it('resolves a redirect against the page it came from', () => {
    const { url } = parseTarget('../b', rules, new URL('https://shop.example/a/c'));
    expect(url.href).toBe('https://shop.example/b');
  });
});

describe('an allowed pair', () => {
  const allowing = (...pairs: string[]): TargetRules => ({ ...rules, allow: pairs.map(targetPair) });

  it('is exempt from the port rule', () => {
    expect(parseTarget('http://127.0.0.1:3010/x', allowing('127.0.0.1:3010')).isAllowed).toBe(true);
    expect(parseTarget('http://[::1]:3010/', allowing('[::1]:3010')).isAllowed).toBe(true);
    expect(parseTarget('http://localhost/', allowing('LOCALHOST:80')).isAllowed).toBe(true);
    expect(parseTarget('https://localhost/', allowing('localhost:443')).isAllowed).toBe(true);
  });

  it.each([
    'http://127.0.0.1:3011/',
    'http://127.0.0.2:3010/',
    'http://localhost:3010/',
    'http://x.127.0.0.1.example:3010/',
  ])('does not exempt %s', (url) =>
    expect(() => parseTarget(url, allowing('127.0.0.1:3010'))).toThrow(refusal('the port is not a web port')),
  );

  it('does not exempt another port of the host', () => {
    expect(parseTarget('http://127.0.0.1/', allowing('127.0.0.1:3010')).isAllowed).toBe(false);
  });

  it('is not exempt from the other rules', () => {
    expect(() => parseTarget('http://me@127.0.0.1:3010/', allowing('127.0.0.1:3010'))).toThrow(
      refusal('the URL holds credentials'),
    );
    expect(() => parseTarget('ftp://127.0.0.1:3010/', allowing('127.0.0.1:3010'))).toThrow(
      refusal('neither http nor https'),
    );
  });

  it.each([
    '',
    'localhost',
    'http://localhost:80',
    'localhost:',
    'localhost:http',
    '*:80',
    'a b:80',
    '10.0.0.0/8:80',
    'me@localhost:80',
    'a:1:2',
    'localhost:99999',
  ])('cannot be written %j', (pair) => expect(() => targetPair(pair)).toThrow(RangeError));
});
