import { describe, expect, it } from 'vitest';
import { siteSnapshot } from '../site-snapshot.ts';
import { snapshotFromHtml } from '../snapshot-from-html.ts';

const URLS = { requestedUrl: 'https://shop.example/start', finalUrl: 'https://www.shop.example/en/start' };

const read = (html: string) => siteSnapshot.parse(snapshotFromHtml(html, URLS));
describe('reading the metadata of a page', () => {
  it('takes title, description, language and the rest from its head', () => {
    const html = `<!doctype html><html lang="en_GB"><head><title> The  Shop &amp; more </title><title>Other</title>
      <meta name="Description" content="Bread."><meta property="og:description" content="Else">
      <meta property="og:site_name" content="Shop"><meta name=keywords content="bread, rye;spelt,,">
      <meta name=viewport content="width=device-width, initial-scale=1"></head><body>
      <svg><title>Drawing</title></svg>`;
    expect(read(html)).toMatchObject({
      title: 'The Shop & more',
      description: 'Bread.',
      language: 'en-GB',
      siteName: 'Shop',
      keywords: ['bread', 'rye', 'spelt'],
      isMobileReady: true,
    });
  });

  it('has fallbacks for missing metadata', () => {
    expect(
      read('<meta property="og:title" content="Shop"><meta property="og:description" content="Bread">'),
    ).toMatchObject({
      title: 'Shop',
      description: 'Bread',
    });
    expect(read('<h1>Shop</h1>').title).toBe('Shop');
    expect(read('<p>x')).toMatchObject({ title: '', description: '', keywords: [], isMobileReady: false });
    expect(read('<html lang="tlh; DROP"><p>x').language).toBeUndefined();
    expect(read('<p>x').siteName).toBeUndefined();
  });

  it('counts images, and those with a description', () => {
    const html = `<img src=a alt="Bread"><img src=b><img src=c alt=""><img src=d role=presentation><img width=1 height=1>
      <div hidden><img></div><noscript><img></noscript>`;
    expect(read(html).images).toEqual({ count: 2, described: 1 });
  });

  it('reads structured data, and ignores broken blocks', () => {
    const html = `
      <script type="application/ld+json">{"@context":"https://schema.org","@graph":[
        {"@type":["Product","Thing"],"name":"Rye","description":"<b>Dark</b> bread","offers":{"price":4.5,"priceCurrency":"EUR"}},
        {"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Fresh?","acceptedAnswer":{"@type":"Answer","text":"Yes."}}]},
        {"@type":"BreadcrumbList","name":"x"}, {"name":"no type"}, "text", null, 7]}</script>
      <script type="application/ld+json">{"@type":"Product",</script>
      <script type="application/ld+json; charset=utf-8">{"@type":"Organization","name":"Shop"}</script>`;
    expect(read(html).structuredData).toEqual([
      { type: 'Organization', name: 'Shop', description: '' },
      { type: 'Product', name: 'Rye', description: 'Dark bread', price: '4.5 EUR' },
      { type: 'Question', name: 'Fresh?', description: 'Yes.' },
    ]);
  });
});

describe('reading links and forms', () => {
  it('resolves links, marks external ones, and keeps each once', () => {
    const html = `<a href="/a">A</a><a href="/a"> A </a><a href="b">B</a><a href="//other.example/x">Other</a>
      <a href="https://blog.shop.example/">Blog</a><a href="#top">Top</a><a href="/i"><img alt="Icon"></a>
      <a href="/l" aria-label="Labeled"><svg></svg></a><a href="/none"></a>`;
    expect(read(html).links).toEqual([
      { text: 'A', href: 'https://www.shop.example/a', isExternal: false },
      { text: 'B', href: 'https://www.shop.example/en/b', isExternal: false },
      { text: 'Other', href: 'https://other.example/x', isExternal: true },
      { text: 'Blog', href: 'https://blog.shop.example/', isExternal: false },
      { text: 'Top', href: 'https://www.shop.example/en/start#top', isExternal: false },
      { text: 'Icon', href: 'https://www.shop.example/i', isExternal: false },
      { text: 'Labeled', href: 'https://www.shop.example/l', isExternal: false },
    ]);
  });

  it.each([
    ['<a href="/r"><img alt="Roses"> Roses</a>', 'Roses'],
    ['<a href="/r"><img alt="Roses"> Tea roses</a>', 'Roses Tea roses'],
  ])('drops the text that a picture repeats: %s', (html, text) => expect(read(html).links[0]?.text).toBe(text));

  it('uses a base element if its address is http(s)', () => {
    expect(read('<base href="https://cdn.example/x/"><a href="a">A</a>').links[0]?.href).toBe(
      'https://cdn.example/x/a',
    );
    expect(read('<base href="javascript:1"><a href="a">A</a>').links[0]?.href).toBe('https://www.shop.example/en/a');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'tel:1',
    'http://a:b@c.example/',
    'http://[',
    `/${'x'.repeat(3_000)}`,
  ])('has no link to %.30s', (href) => expect(read(`<a href="${href}">Click</a>`).links).toEqual([]));

  it.each([
    ['<a href="#">Terms</a><a href="/t" onclick="count()">Terms</a>', 2],
    [`<a href="#" onclick="window.open('/t')">Terms</a><a href="#" data-toggle="modal">Terms</a>`, 0],
    ['<a href="#" role="button">Terms</a><a href="#" data-popup="#t">Terms</a>', 0],
  ])('ignores links that a script opens: %s', (html, links) => expect(read(html).links).toHaveLength(links));

  it.each([
    ['<p><b>Free shipping 24h/72h</b>Available from 2 lamps</p>', 'Free shipping 24h/72h Available from 2 lamps'],
    ['<h2><span class="label label--town">Town</span>Bridge is open again</h2>', 'Town Bridge is open again'],
    ['<p>An i<b>Phone</b> and a <span class="brand">Mac</span>Book</p>', 'An iPhone and a MacBook'],
    ['<p>See <b>You</b>Tube and <i>our new</i>est lamps</p>', 'See YouTube and our newest lamps'],
  ])('keeps two lines apart: %s', (html, text) => expect(read(html).text).toBe(text));

  it('finds calls to action', () => {
    const html = `<nav><a href="/docs">Docs</a><a class="btn" href="/try">Try it</a></nav><h1>Bread</h1><p>Text</p>
      <a href="/order">Order now</a><a href="/more">More about us</a><a role="button" href="/demo">See it work</a>
      <button>Subscribe</button><input type="submit" value="Send"><button aria-label="Close">×</button>
      <button><span class="sr-only">Open menu</span></button><footer><button>Sign up</button></footer>
      <button>${'long '.repeat(30)}</button>`;
    expect(read(html).callsToAction).toEqual([
      { text: 'Try it', section: '', href: 'https://www.shop.example/try' },
      { text: 'Order now', section: 'Bread', href: 'https://www.shop.example/order' },
      { text: 'See it work', section: 'Bread', href: 'https://www.shop.example/demo' },
      { text: 'Subscribe', section: 'Bread' },
      { text: 'Send', section: 'Bread' },
    ]);
  });

  it('reads the fields of forms', () => {
    const html = `
      <form><label for=e>E-mail</label><input id=e type=email><label>Name <input name=n></label><input placeholder="City">
        <input type=hidden name=csrf><div hidden><input name=honeypot></div><input type=password aria-label="Password">
        <select name=plan><option>A</option></select><textarea></textarea><button>Sign <b>up</b></button><button>Other</button></form>
      <input type=checkbox name=dark-mode>`;
    expect(read(html).forms).toEqual([
      { fields: ['E-mail', 'Name', 'City', 'Password', 'plan', 'textarea'], submit: 'Sign up', hasPassword: true },
    ]);
    expect(read('<div><input placeholder="Search"><input type=submit value=Go></div>').forms).toEqual([
      { fields: ['Search'], submit: 'Go', hasPassword: false },
    ]);
  });
});
