import { describe, expect, it } from 'vitest';
import type { PageFactId } from '../all-checks.ts';
import { measure, NOW, shown, shownOfHeaders } from '../testing/measure.ts';

type Case = readonly [id: PageFactId, headers: Readonly<Record<string, string>>, expected: string];

const csp = (value: string) => ({ 'content-security-policy': value });
const hsts = (value: string) => ({ 'strict-transport-security': value });

const CASES: readonly Case[] = [
  ['compression', { 'content-encoding': 'br' }, 'pass: br'],
  ['compression', {}, 'warning: None'],
  ['caching', { 'cache-control': 'max-age=60' }, 'info: max-age=60'],
  ['caching', { etag: '"1"' }, 'info: etag'],
  ['caching', {}, 'warning: None'],
  ['strict-transport-security', hsts('max-age=31536000; includeSubDomains'), 'pass: 365 days'],
  ['strict-transport-security', hsts('includeSubDomains;max-age="31536000"'), 'pass: 365 days'],
  ['strict-transport-security', hsts('max-age=0, max-age=31536000'), 'warning: 0 days'],
  ['strict-transport-security', hsts('max-age=31536000, max-age=0'), 'pass: 365 days'],
  ['strict-transport-security', hsts('maxage=31536000'), 'warning: Unreadable'],
  ['strict-transport-security', {}, 'warning: Missing'],
  ['content-security-policy', csp("default-src 'self'"), 'pass: Limits scripts'],
  [
    'content-security-policy',
    csp("script-src 'nonce-abc' 'unsafe-inline' https:  'strict-dynamic'"),
    'pass: Limits scripts',
  ],
  [
    'content-security-policy',
    csp("default-src 'self' 'unsafe-inline'"),
    'warning: Allows any inline script or any host',
  ],
  ['content-security-policy', csp('script-src *'), 'warning: Allows any inline script or any host'],
  ['content-security-policy', csp("script-src 'unsafe-inline', script-src 'self'"), 'pass: Limits scripts'],
  ['content-security-policy', csp("script-src 'self'; script-src *"), 'pass: Limits scripts'],
  ['content-security-policy', csp("frame-ancestors 'self'"), 'warning: Does not limit scripts'],
  ['content-security-policy', { 'content-security-policy-report-only': "default-src 'self'" }, 'warning: Reports only'],
  ['content-security-policy', csp(' ; , ;'), 'warning: Missing'],
  ['frame-protection', csp("frame-ancestors 'none'"), 'pass: frame-ancestors'],
  ['frame-protection', csp('frame-ancestors *'), 'warning: Open to all'],
  ['frame-protection', { 'x-frame-options': 'sameorigin' }, 'pass: SAMEORIGIN'],
  ['frame-protection', { 'x-frame-options': 'DENY, DENY' }, 'pass: DENY'],
  ['frame-protection', { 'x-frame-options': 'ALLOW-FROM https://a.example' }, 'fail: Not understood'],
  ['frame-protection', {}, 'warning: Missing'],
  ['content-type-options', { 'x-content-type-options': 'NoSniff, nosniff' }, 'pass: nosniff'],
  ['content-type-options', { 'x-content-type-options': 'sniff' }, 'warning: Not understood'],
  ['content-type-options', {}, 'warning: Missing'],
  [
    'referrer-policy',
    { 'referrer-policy': 'no-referrer, strict-origin-when-cross-origin, unknown' },
    'pass: strict-origin-when-cross-origin',
  ],
  ['referrer-policy', { 'referrer-policy': 'unsafe-url' }, 'warning: unsafe-url'],
  ['referrer-policy', {}, 'info: Browser default'],
  ['permissions-policy', { 'permissions-policy': 'camera=()' }, 'pass: Present'],
  ['permissions-policy', {}, 'info: Browser default'],
  ['server-disclosure', { server: 'cloudflare' }, 'pass: cloudflare'],
  ['server-disclosure', { server: 'Apache/2.4.41 (Ubuntu)' }, 'warning: Apache/2.4.41 (Ubuntu)'],
  ['server-disclosure', { server: 'nginx', 'x-powered-by': 'PHP/8.1.2' }, 'warning: nginx, PHP/8.1.2'],
  ['server-disclosure', {}, 'pass: None'],
  ['indexable', { 'x-robots-tag': 'noindex' }, 'warning: No'],
  ['indexable', { 'x-robots-tag': 'otherbot: noindex, nofollow' }, 'pass: Yes'],
  ['indexable', { 'x-robots-tag': 'otherbot: noindex, googlebot: none' }, 'warning: No'],
  ['indexable', { 'x-robots-tag': 'max-snippet: 20, unavailable_after: 2031-01-01' }, 'pass: Yes'],
];

describe('facts about headers', () => {
  it.each(CASES)('%s of %j is %s', (id, headers, expected) => expect(shownOfHeaders(id, headers)).toBe(expected));

  it.each<PageFactId>([
    'status',
    'compression',
    'strict-transport-security',
    'content-type-options',
    'server-disclosure',
  ])('leaves %s unmeasured where only the HTML was read', (id) =>
    expect(measure(id, '<p>Bread', { response: undefined }).status).toBe('not-measured'),
  );

  it('does not require HSTS without HTTPS, or for a preloaded domain', () => {
    expect(shown('strict-transport-security', '', { url: 'http://shop.example/' })).toBe('not-measured: Not measured');
    expect(shown('strict-transport-security', '', { url: 'https://shop.dev/' })).toBe('pass: Preloaded');
  });

  it('also reads the policy in a meta element', () => {
    const page = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'; frame-ancestors 'none'">`;
    expect(shown('content-security-policy', page)).toBe('pass: Limits scripts');
    expect(shown('frame-protection', page)).toBe('warning: Missing');
  });
});

describe('how a page was reached', () => {
  it('shows the redirects without queries', () => {
    const redirects = [{ status: 301, from: 'http://shop.example/?token=x' }];
    const fact = measure('redirects', '', { response: { redirects } });
    expect(fact).toMatchObject({ status: 'pass', value: 1 });
    expect(fact.evidence).toBe('http://shop.example/ (301) → https://shop.example/');
  });

  it('warns of three redirects', () => {
    const redirects = ['a', 'b', 'c'].map((path) => ({ status: 302, from: `https://shop.example/${path}` }));
    expect(shown('redirects', '', { response: { redirects } })).toBe('warning: 3');
  });

  const until = (validFrom: string, validTo: string) => ({
    certificate: { protocol: 'TLSv1.2', validFrom: new Date(validFrom), validTo: new Date(validTo) },
  });
  it.each([
    ['far from its end', until('2030-04-01', '2030-08-01'), 'pass: 46 days left'],
    ['near its end', until('2030-04-01', '2030-06-25'), 'warning: 9 days left'],
    ['of six days, half over', until('2030-06-12', '2030-06-18T12:00:00Z'), 'pass: 3 days left'],
    ['that has ended', until('2030-04-01', '2030-06-14'), 'fail: -2 days left'],
    ['without dates', until('x', 'y'), 'not-measured: Not measured'],
  ])('judges a certificate %s', (_what, response, expected) =>
    expect(shown('certificate', '', { response, now: NOW })).toBe(expected),
  );

  it('does not measure the certificate of a site without HTTPS', () => {
    expect(shown('certificate', '', { url: 'http://shop.example/' })).toBe('not-measured: Not measured');
    expect(shown('https', '', { url: 'http://shop.example/' })).toBe('fail: No');
  });
});
