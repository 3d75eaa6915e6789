import { describe, expect, it } from 'vitest';
import { pageFacts } from '../page-facts.ts';
import { siteOf, type SiteOptions } from '../testing/measure.ts';
import { SIGNATURES } from './technology.ts';

/** `kind: names | what was seen` of all technology of a page. */
const seen = (html: string, options: SiteOptions = {}): string[] =>
  pageFacts(siteOf(html, options))
    .filter(({ group }) => group === 'technology')
    .map(({ id, value, evidence }) => `${id.replace('technology-', '')}: ${value} | ${evidence}`);

const headers = (sent: Readonly<Record<string, string>>) => ({ response: { headers: sent } });

describe('the table of signatures', () => {
  it('has at least 80 technologies, each once and with a sign', () => {
    const names = SIGNATURES.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(80);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, kind, ...signs } of SIGNATURES)
      expect([name, kind, Object.keys(signs).length > 0]).toEqual([name, kind, true]);
  });

  it('names hosts in lower case, and no name holds what separates names', () => {
    for (const { name, hosts = [], linked = [] } of SIGNATURES) {
      expect(name).not.toContain(', ');
      for (const sign of [...hosts, ...linked]) expect(sign.split('/')[0]).toMatch(/^[a-z0-9.-]+$/);
    }
  });
});

describe('what a page is made with', () => {
  it.each([
    [
      'a generator',
      '<meta name=generator content="WordPress 6.4">',
      {},
      ['cms: WordPress | WordPress: generator WordPress 6.4'],
    ],
    [
      'the host of a script',
      '<script src="https://js.stripe.com/v3/?key=x"></script>',
      {},
      ['payment: Stripe | Stripe: script js.stripe.com/v3/'],
    ],
    [
      'a path',
      '<script src="/_next/static/a.js"></script>',
      {},
      ['framework: Next.js | Next.js: script shop.example/_next/static/a.js'],
    ],
    [
      'an attribute',
      '<app-root ng-version="17"></app-root>',
      {},
      ['framework: Angular | Angular: attribute ng-version'],
    ],
    ['an id', '<div id="__nuxt"></div>', {}, ['framework: Nuxt | Nuxt: id __nuxt']],
    ['an element', '<astro-island></astro-island>', {}, ['framework: Astro | Astro: element astro-island']],
    [
      'a script in the page',
      "<script>(function(){'static.hotjar.com/c/hotjar-'})()</script>",
      {},
      ['analytics: Hotjar | Hotjar: inline script with static.hotjar.com'],
    ],
    ['a header', '', headers({ 'cf-ray': 'abc' }), ['hosting: Cloudflare | Cloudflare: header cf-ray']],
    [
      'a link to pay',
      '<a href="https://buy.stripe.com/abc?x=1">Buy</a>',
      {},
      ['payment: Stripe | Stripe: link to buy.stripe.com/abc'],
    ],
    [
      'a meta element',
      '<meta name="csrf-param" content="authenticity_token">',
      {},
      ['framework: Ruby on Rails | Ruby on Rails: meta csrf-param'],
    ],
  ] as const)('is known by %s', (_what, html, options, expected) => expect(seen(html, options)).toEqual(expected));

  it.each([
    [
      'a link to a site that is made with it',
      '<a href="https://wordpress.org/wp-content/">WordPress</a> <a href="https://stripe.com">Stripe</a>',
    ],
    ['a word in its text', '<p>We use React, Next.js and Shopify.theme</p>'],
    [
      'a host that only ends alike',
      '<script src="https://evil-js.stripe.com.example/"></script><script src="https://notjs.stripe.community/v3/"></script>',
    ],
    [
      'a script that is called alike',
      '<script src="/reactions.js"></script><script src="/js/jquery.validate.js"></script>',
    ],
    ['a picture of another site', '<img src="https://blog.other.example/wp-content/a.png">'],
    ['the token of another framework', '<meta name="csrf-param" content="_csrf">'],
    ['its generator by another name', '<meta name=generator content="NotWordPress">'],
  ])('is not known by %s', (_what, html) => expect(seen(html)).toEqual([]));

  it('is that of all pages, each technology once', () => {
    const script = '<script src="https://plausible.io/js/script.js"></script>';
    expect(seen(script, { others: [script, '<script src="https://cdn.usefathom.com/script.js"></script>'] })).toEqual([
      'analytics: Plausible, Fathom | Plausible: script plausible.io/js/script.js; Fathom: script cdn.usefathom.com/script.js',
    ]);
  });
});
