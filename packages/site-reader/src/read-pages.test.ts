import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { READ_BUDGETS, type Budgets } from './budgets.ts';
import { systemNetwork } from './network.ts';
import { readPages } from './read-pages.ts';
import { siteSnapshot } from './site-snapshot.ts';
import { serve } from './testing/loopback-server.ts';

const NAV = '<nav><a href="/pricing">Pricing</a> <a href="/about">About</a> <a href="/faq">FAQ</a></nav>';
const FOOTER = '<footer>Ada Bakery Ltd, 12 Mill Lane</footer>';
const page = (title: string, body: string) =>
  `<title>${title}</title><body>${NAV}<main><h1>${title}</h1>${body}</main><p>Free delivery in town.</p>${FOOTER}`;

const PAGES: Readonly<Record<string, string>> = {
  '/': page(
    'Ada Bakery',
    '<p>Sourdough and rye, baked every morning since 1958.</p><img alt="A loaf of rye" src="/r.png">',
  ),
  '/pricing': page('Prices', '<p>A loaf of rye is $6.50, and a month of bread is $49 per month.</p>'),
  '/about': page('About us', '<p>Ada Miller opened the bakery in the house of her grandmother.</p>'),
  '/faq': page('Questions', '<p>Can I order for tomorrow? Yes, until six in the evening.</p>'),
};

type Answer = (response: ServerResponse) => void;

/** Reads a site with the pages above and these changes; returns the snapshot and the requests. */
const readSite = async (changes: Readonly<Record<string, string | Answer>> = {}, budgets: Partial<Budgets> = {}) => {
  const asked: string[] = [];
  const steps: string[] = [];
  const server = await serve(({ url = '' }, response) => {
    asked.push(url);
    const answer = changes[url] ?? PAGES[url];
    if (typeof answer === 'function') answer(response);
    else if (answer === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not found');
    else response.writeHead(200, { 'content-type': url.endsWith('.txt') ? 'text/plain' : 'text/html' }).end(answer);
  });
  const options = {
    network: systemNetwork,
    rules: { ports: [], allow: [`127.0.0.1:${server.port}`] },
    budgets: { ...READ_BUDGETS, ...budgets },
  };
  const result = await readPages(`${server.url}/`, options, {
    onProgress: (step) => steps.push(`${step} after ${asked.length}`),
  });
  if (!result.ok) throw new Error(result.failure.detail);
  const snapshot = siteSnapshot.parse(result.snapshot);
  const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
  return {
    snapshot,
    asked,
    steps,
    read: snapshot.subpages.map(({ role, title }) => `${role}: ${title}`),
    unread: snapshot.unread.map((each) => `${pathOf(each)}: ${each.reason}`),
  };
};

describe('reading a site', () => {
  it('reports when it begins with the first page, and when with the others', async () => {
    expect((await readSite()).steps).toEqual(['reading after 0', 'pages after 1']);
  });

  it('reads the most informative pages besides the first', async () => {
    const { snapshot, read, unread } = await readSite();
    expect(read).toEqual(['pricing: Prices', 'about: About us', 'faq: Questions']);
    expect(unread).toEqual([]);
    expect(snapshot.title).toBe('Ada Bakery');
    expect(snapshot.subpages[0]?.prices).toContainEqual(expect.objectContaining({ amount: 49, period: 'month' }));
  });

  it('stores text on every page once, and the names of images', async () => {
    const { snapshot } = await readSite();
    expect(snapshot.frame).toEqual(
      expect.arrayContaining(['Free delivery in town.', 'Ada Bakery Ltd, 12 Mill Lane', 'A loaf of rye']),
    );
    for (const { text } of [snapshot, ...snapshot.subpages]) expect(text).not.toContain('Free delivery');
  });

  it('applies robots.txt to all pages but the first', async () => {
    const { asked, unread } = await readSite({ '/robots.txt': 'User-agent: Twofold\nDisallow: /\nAllow: /faq' });
    expect(unread).toEqual(['/pricing: robots', '/about: robots']);
    expect(asked).not.toContain('/pricing');
  });

  it('reads only the first page if robots.txt is not available', async () => {
    const { unread } = await readSite({ '/robots.txt': (response) => response.writeHead(500).end() });
    expect(unread).toHaveLength(3);
  });

  it.each<[string, Answer]>([
    ['is not there', (response) => response.writeHead(404).end()],
    [
      'breaks off',
      (response) => response.writeHead(200, { 'content-type': 'text/html', 'content-length': '9' }).end('<p>'),
    ],
    ['is no page', (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-')],
    ['leads to another site', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/x' }).end()],
    ['never answers', () => undefined],
  ])('loses a page that %s, and nothing else', async (_, answer) => {
    const { read, unread } = await readSite({ '/about': answer }, { subpagesMs: 3_000, idleMs: 1_000 });
    expect(read).toEqual(['pricing: Prices', 'faq: Questions']);
    expect(unread).toEqual(['/about: failed']);
  });

  it('drops duplicate pages, such as those of an app that is the same at every address', async () => {
    const { read, unread } = await readSite({ '/about': PAGES['/'] ?? '', '/faq': PAGES['/pricing'] ?? '' });
    expect(read).toEqual(['pricing: Prices']);
    expect(unread).toEqual(['/about: same', '/faq: same']);
  });

  it('measures facts without further requests', async () => {
    const robots = 'User-agent: *\nDisallow: /admin\nSitemap: https://shop.example/map.xml';
    const home: Answer = (response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'x-frame-options': 'DENY' }).end(PAGES['/']);
    const { snapshot, asked } = await readSite({ '/': home, '/robots.txt': robots });
    const factOf = (id: string) => snapshot.facts.find((fact) => fact.id === id);
    expect(factOf('status')).toMatchObject({ status: 'pass', value: 200 });
    expect(factOf('frame-protection')).toMatchObject({ status: 'pass', value: 'DENY' });
    expect(factOf('robots-txt')).toMatchObject({ status: 'pass' });
    expect(factOf('sitemap')).toMatchObject({ status: 'pass', evidence: 'https://shop.example/map.xml' });
    expect(factOf('privacy-policy')).toMatchObject({ evidence: 'No such link on the 4 pages read' });
    expect(factOf('https')).toMatchObject({ status: 'fail' });
    expect(asked.toSorted()).toEqual(['/', '/about', '/faq', '/pricing', '/robots.txt', '/sitemap.xml']);
  });

  it('lists the redirects to the page', async () => {
    const home: Answer = (response) => response.writeHead(301, { location: '/faq?a=b' }).end();
    const { snapshot } = await readSite({ '/': home, '/faq?a=b': PAGES['/faq'] ?? '' });
    const redirects = snapshot.facts.find(({ id }) => id === 'redirects');
    expect(redirects).toMatchObject({
      value: 1,
      evidence: expect.stringMatching(/^http:\S+ \(301\) → http:\S+\/faq$/),
    });
  });

  it('uses the sitemap if the links do not suffice', async () => {
    const sitemap: Answer = (response) =>
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<urlset><url><loc>http://${String(response.req.headers.host)}/contact</loc></url></urlset>`);
    const { read } = await readSite({
      '/sitemap.xml': sitemap,
      '/contact': page('Contact', '<p>Write to us, or come by before noon.</p>'),
    });
    expect(read).toContain('contact: Contact');
  });

  it('reads no other page if the first is not about an app', async () => {
    const { snapshot, asked } = await readSite({
      '/': (response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(`<title>404 Not Found</title><h1>404</h1>${NAV}`);
      },
    });
    expect(asked).toEqual(['/']);
    expect(snapshot).toMatchObject({ pageKind: 'error-page', subpages: [] });
  });

  it('drops a subpage that is an error page with a success status', async () => {
    const { unread } = await readSite({ '/faq': '<title>Page not found</title><h1>Page not found</h1>' });
    expect(unread).toEqual(['/faq: failed']);
  });
});
