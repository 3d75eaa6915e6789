import { describe, expect, it } from 'vitest';
import { itShows, measure, shown } from '../testing/measure.ts';

const jsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`;

describe('what search results show', () => {
  itShows('title', [
    ['<title>Ada Bakery: bread in Leeds</title>', 'pass: 26 characters'],
    ['<title>Ada</title>', 'warning: 3 characters'],
    [`<title>${'Bread '.repeat(14)}</title>`, 'warning: 83 characters'],
    ['<title>静岡の小さなお茶屋</title>', 'pass: 9 characters'],
    ['<svg><title>Logo</title></svg>', 'fail: Missing'],
    ['<title></title>', 'fail: Empty'],
  ]);
  itShows('description', [
    [
      '<meta name=Description content="Sourdough and rye, baked every morning since 1958, near the mill.">',
      'pass: 65 characters',
    ],
    ['<meta name=description content="Bread.">', 'warning: 6 characters'],
    [`<meta name=description content="${'Bread '.repeat(60)}">`, 'warning: 359 characters'],
    ['<meta name=description content=""><meta property="og:description" content="Bread">', 'warning: Missing'],
  ]);
  itShows('structured-data', [
    [jsonLd('{"@type":"Bakery","address":{"@type":"PostalAddress"}}'), 'pass: Bakery, PostalAddress'],
    [jsonLd('<!-- {"@graph":[{"@type":["Bakery","Store"]}]} -->'), 'pass: Bakery, Store'],
    [jsonLd('{"@type":"Bakery",}'), 'fail: 1 broken block'],
    [jsonLd(''), 'fail: 1 broken block'],
    [jsonLd('{"name":"Ada"}'), 'info: Without types'],
    [jsonLd(`{"@type":"Bakery","x":"${'a'.repeat(300_000)}"}`), 'info: Not read'],
    [jsonLd(`${'['.repeat(2_000)}${']'.repeat(2_000)}`), 'info: Without types'],
    ['<div itemscope itemtype="https://schema.org/Bakery">', 'pass: Bakery'],
    ['<p>Bread</p>', 'info: None'],
  ]);
});

describe('the canonical address', () => {
  const link = (href: string) => `<link rel="canonical" href="${href}">`;
  itShows('canonical', [
    [link('https://shop.example/'), 'pass: https://shop.example/'],
    [link('/'), 'pass: https://shop.example/'],
    [link('https://www.shop.example'), 'pass: https://www.shop.example/'],
    [link('/bread'), 'info: https://shop.example/bread'],
    [link('http://shop.example/'), 'warning: http://shop.example/'],
    [link('https://other.example/'), 'warning: https://other.example/'],
    [link('https://shop.example/') + link('/b'), 'fail: 2 addresses'],
    [link('http://['), 'fail: Not an address'],
    [link(''), 'fail: Not an address'],
    ['<p>Bread</p>', 'info: None'],
  ]);

  it('may stand in a header', () => {
    const headers = { link: '</style.css>; rel=preload, <https://shop.example/>; rel="canonical"' };
    expect(shown('canonical', '', { response: { headers } })).toBe('pass: https://shop.example/');
  });
});

describe('what is open to search engines', () => {
  itShows('indexable', [
    ['<meta name=robots content="index, follow">', 'pass: Yes'],
    ['<meta name=robots content="NOINDEX,nofollow">', 'warning: No'],
    ['<meta name=googlebot content=none>', 'warning: No'],
    ['<meta name=otherbot content=noindex>', 'pass: Yes'],
  ]);

  const robots = (text: string, status = 200) => ({ robotsTxt: { status, text } });
  it.each([
    ['allows the page', robots('User-agent: *\nDisallow: /admin'), 'pass: Allows this page'],
    ['forbids it', robots('User-agent: *\nDisallow: /'), 'warning: Forbids this page'],
    ['forbids it to others', robots('User-agent: AhrefsBot\nDisallow: /'), 'pass: Allows this page'],
    ['is not there', robots('', 404), 'info: None'],
    ['fails', robots('', 503), 'warning: 503'],
    ['is the page of an app', robots('<!DOCTYPE html><html></html>'), 'warning: A page of HTML'],
    ['was not answered', {}, 'not-measured: Not measured'],
  ])('reads a robots.txt that %s', (_what, files, expected) => expect(shown('robots-txt', '', files)).toBe(expected));

  const urlset =
    '<urlset><url><loc>https://shop.example/</loc></url><url><loc>https://shop.example/a</loc></url></urlset>';
  it.each([
    ['named', robots('Sitemap: https://shop.example/map.xml'), 'pass: Named in robots.txt'],
    ['at its usual place', { sitemap: { status: 200, text: urlset } }, 'pass: 2 addresses'],
    ['a page of HTML', { sitemap: { status: 200, text: '<html>' } }, 'warning: None'],
    ['not there', { ...robots(''), sitemap: { status: 404, text: '' } }, 'warning: None'],
    ['not asked for', robots(''), 'not-measured: Not measured'],
  ])('finds a sitemap that is %s', (_what, files, expected) => expect(shown('sitemap', '', files)).toBe(expected));

  const alternate = (code: string) => `<link rel=alternate hreflang="${code}" href="/${code}">`;
  itShows('hreflang', [
    [alternate('en') + alternate('de-AT') + alternate('x-default') + alternate('zh-Hant-TW'), 'pass: 4 versions'],
    [alternate('es-419'), 'pass: 1 version'],
    [alternate('en-UK'), 'warning: 1 version'],
    [alternate('english') + alternate(''), 'warning: 2 versions'],
    ['<link rel=alternate type="application/rss+xml" href=/feed>', 'info: None'],
  ]);
});

describe('what a shared link looks like', () => {
  const og = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
  itShows('share-title', [
    [`<title>Bread</title>${og('title', 'Rye')}`, 'pass: Rye'],
    ['<title>Bread</title>', 'warning: Bread'],
    ['<p>Bread</p>', 'warning: Missing'],
  ]);
  itShows('share-image', [
    [og('image', 'https://cdn.example/a.png?sig=abc'), 'pass: https://cdn.example/a.png'],
    [og('image', '/a.png'), 'warning: /a.png'],
    ['<meta name="twitter:image" content="https://cdn.example/a.png">', 'warning: https://cdn.example/a.png'],
    [og('image', ''), 'warning: Missing'],
  ]);
  itShows('x-card', [
    ['<meta name="twitter:card" content="summary_large_image">', 'pass: summary_large_image'],
    ['<meta name="twitter:card" content="photo">', 'warning: photo'],
    ['<p>Bread</p>', 'info: None'],
  ]);

  it('takes the description of the page where there is no other', () => {
    const fact = measure('share-description', '<meta name=description content="Rye bread">');
    expect(fact).toMatchObject({ status: 'warning', value: 'Rye bread', advice: 'Add og:description.' });
  });
});
