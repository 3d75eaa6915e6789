import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_CHECKS } from './all-checks.ts';
import { fact, MAX_FACTS } from './fact.ts';
import { pageFacts } from './page-facts.ts';
import { siteOf } from './testing/measure.ts';

const PARTS = [
  '<html lang="',
  'en">',
  '<html lang>',
  '<title>',
  '</title>',
  '<meta name="viewport" content="width=device-width">',
  '<meta property="og:title" content="A ? B=C">',
  '<meta name=robots content=noindex>',
  '<meta name="description" content="',
  '">',
  '<link rel=canonical href="http://[">',
  '<link rel="alternate" hreflang="xx-UK" href=/>',
  '<link rel="icon" href=x>',
  '<h1>',
  '</h1>',
  '<h4>Deep</h4>',
  '<img src=x>',
  '<img src="http://a.example/?token=abc" alt>',
  '<input>',
  '<label>',
  '</label>',
  '<select>',
  '<button>',
  '</button>',
  '<a href="/privacy?x=1">',
  '<a href="mailto:a@b.example">',
  '</a>',
  'Privacy',
  '© 2019',
  'Lorem ipsum dolor sit amet',
  '[City]',
  '<script type="application/ld+json">',
  '{"@type":',
  '"Shop"}',
  '[[[[',
  '</script>',
  '<script src="https://js.stripe.com/v3?key=abc">',
  '<svg><title>',
  '<noscript>',
  '</noscript>',
  '<template>',
  '<iframe src=//x>',
  '<form action="http://b.example/">',
  '<base href="ftp://x/">',
  '<base href="/a/">',
  '\u0000',
  '\ud800',
  '<x-y>',
  '<p hidden>',
  '<constructor __proto__=x>',
];
const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-frame-options',
  'x-robots-tag',
  'link',
  'server',
  'cache-control',
  'referrer-policy',
  'x-content-type-options',
  'content-encoding',
  'permissions-policy',
  'x-powered-by',
];
const VALUES = [
  '',
  ',',
  ';',
  "default-src 'self'; script-src",
  'max-age=1, max-age=2',
  'max-age="',
  'DENY, DENY',
  'nosniff, x',
  'otherbot: noindex, nofollow',
  '<https://a.example/?token=x>; rel="canonical"',
  'nginx/1.2 \u0000',
  '='.repeat(3_000),
  '\ud800',
];

const html = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 8 })), { maxLength: 40 })
  .map((parts) => parts.join(''));
const headers = fc.dictionary(fc.constantFrom(...HEADERS), fc.oneof(fc.constantFrom(...VALUES), fc.string()));
const file = fc.option(
  fc.record({
    status: fc.constantFrom(200, 204, 404, 500),
    text: fc.oneof(fc.constant('User-agent: *\nDisallow: /\nSitemap: x'), fc.string()),
  }),
  { nil: undefined },
);
const date = fc.date({ noInvalidDate: false });
const site = fc
  .record({
    html,
    others: fc.array(html, { maxLength: 2 }),
    headers,
    robotsTxt: file,
    sitemap: file,
    validFrom: date,
    validTo: date,
    source: fc.constantFrom('static', 'rendered', 'head' as const),
    url: fc.webUrl({ validSchemes: ['http', 'https'] }),
  })
  .map(({ html: page, headers: sent, validFrom, validTo, ...rest }) =>
    siteOf(page, { ...rest, response: { headers: sent, certificate: { protocol: 'TLSv1.3', validFrom, validTo } } }),
  );

/** A busy machine takes seconds; quadratic time would take minutes. */
const LIMIT_MS = 20_000;

describe('any site at all', { timeout: 60_000 }, () => {
  it('has facts within their caps, and no check throws', () => {
    fc.assert(
      fc.property(site, (measured) => {
        for (const { measure } of ALL_CHECKS) measure(measured); // `pageFacts` would hide exceptions.
        const facts = pageFacts(measured);
        expect(facts.length).toBeLessThanOrEqual(MAX_FACTS);
        for (const each of facts) expect(fact.parse(each)).toEqual(each);
        const json = JSON.stringify(facts);
        expect(json.length).toBeLessThanOrEqual(100_000);
        expect(json).not.toMatch(/\\u0000|\\ud[89a-f]|token=/);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['images', '<img src=x>'.repeat(40_000)],
    ['headings', '<h1>A</h1><h3>B</h3>'.repeat(50_000)],
    ['links', '<a href=/privacy-x>'.repeat(40_000)],
    ['nested buttons', '<button>'.repeat(40_000)],
    ['meta elements', '<meta name=a content=b>'.repeat(40_000)],
    ['scripts', '<script src=/a.js></script>'.repeat(50_000)],
    ['broken JSON', '<script type="application/ld+json">{</script>'.repeat(30_000)],
    ['one long word', `<title>${'a'.repeat(1_000_000)}</title><p>${'©'.repeat(500_000)}`],
    ['brackets', `<p>${'['.repeat(1_000_000)}`],
  ])('is measured in little time with very many %s', (_what, page) => {
    const start = performance.now();
    const measured = siteOf(page);
    for (const each of pageFacts(measured)) expect(fact.parse(each)).toEqual(each);
    expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  });
});
