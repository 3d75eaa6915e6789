import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RenderedScreen, RenderScreen } from './render-screen.ts';
import { createPages, type PagesOptions } from './pages.ts';
import { packFile, type StaticFiles } from './static-files.ts';

const SHARE = 'A'.repeat(22);
const built = (body: string): string =>
  [
    '<head><title>Analysis</title><meta name="description" content="" /><script>start()</script>',
    '<style data-emotion="css-global a">a{}</style><style data-emotion="css b">.b{}</style></head><body>',
    `<div id="root" data-page="/x" data-asks="/api/me">${body}</div>\n<noscript>No scripts</noscript></body>`,
  ].join('');
const files: StaticFiles = new Map(
  Object.entries({ index: 'Landing', app: '', analysis: '<p id="name-of-report"></p>', discover: 'Loading apps' }).map(
    ([name, body]) => [`/${name}.html`, packFile('.html', built(body))],
  ),
);

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const serve = async (over: Partial<PagesOptions> = {}) => {
  const renderScreen = vi.fn<RenderScreen>((address) =>
    Promise.resolve({ markup: `<main>${address} is drawn</main>`, styles: '<style data-emotion="css c">.c{}</style>' }),
  );
  const options: PagesOptions = {
    isHttps: false,
    origin: 'https://twofold.example',
    describeReport: (id) => Promise.resolve({ name: `App ${id}`, title: `App ${id}: analysis`, description: 'An app' }),
    renderScreen,
    publicData: {
      report: (id) => Promise.resolve(id === 1 ? '{"id":1,"title":"</script><script>bad()</script>"}' : undefined),
      firstApps: () => Promise.resolve('[{"id":1,"openSeats":0}]'),
    },
    ...over,
  };
  const server = createServer(createPages(files, options)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  const get = async (target: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${target}`, { headers });
    return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
  };
  return { get, renderScreen };
};

const UNDRAWN = Promise.resolve(undefined);

const answersIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="answers">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null');

describe('the page of a report that everybody may read', () => {
  it('has the report drawn into it with its styles, and the data that the app takes over', async () => {
    const { get, renderScreen } = await serve();
    const { html } = await get('/analysis/1?utm_source=mail');
    expect(html).toContain('data-asks="/api/me"><main>/analysis/1 is drawn</main></div>');
    expect(html).toContain('<style data-emotion="css c">.c{}</style></head>');
    expect(html).not.toMatch(/css b|name-of-report/);
    expect(html).toContain('<title>App 1: analysis · Twofold</title>');
    const report = { id: 1, title: '</script><script>bad()</script>' };
    expect(answersIn(html)).toEqual({ '/api/products/1': report });
    expect(renderScreen).toHaveBeenCalledWith('/analysis/1', { '/api/products/1': report });
  });

  it('runs no script but the one that the build put there', async () => {
    const renderScreen: RenderScreen = () => Promise.resolve({ markup: '<script>bad()</script>', styles: '' });
    const { policy } = await (await serve({ renderScreen })).get('/analysis/1');
    const { policy: undrawn } = await (await serve()).get('/analysis/2');
    expect(policy).toBe(undrawn);
    expect(policy.match(/sha256-/g)).toHaveLength(1);
  });

  it('is drawn once, until the report changes', async () => {
    let title = 'Before';
    const report = () => Promise.resolve(JSON.stringify({ title }));
    const { get, renderScreen } = await serve({ publicData: { report, firstApps: () => Promise.resolve(undefined) } });
    await get('/analysis/1');
    await get('/analysis/1');
    expect(renderScreen).toHaveBeenCalledTimes(1);
    title = 'After';
    expect(answersIn((await get('/analysis/1')).html)).toEqual({ '/api/products/1': { title } });
    expect(renderScreen).toHaveBeenCalledTimes(2);
  });
});

const nothing = (): Promise<undefined> => Promise.resolve(undefined);
const lost = () => Promise.reject(new Error('The database is gone'));

describe('a page comes as the build drew it', () => {
  it.each([
    ['a report that not everybody may read', '/analysis/2', {}],
    ['the address of a share link', `/analysis/1?share=${SHARE}`, {}],
    ['one version of a report', '/analysis/1?version=1', {}],
    ['a browser that has just written', '/analysis/1', { cookie: 'a=b; log-position=c' }],
  ])('for %s, and asks for its data', async (_what, target, headers) => {
    const { get, renderScreen } = await serve();
    const { html } = await get(target, headers);
    expect(html).toContain(' data-asks="/api/me /api/products/');
    expect(html).toContain(`<p id="name-of-report">App ${target[10]}</p>`);
    expect(answersIn(html)).toBeNull();
    expect(renderScreen).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be drawn', { renderScreen: nothing }],
    ['cannot be read', { publicData: { report: lost, firstApps: lost } }],
    ['is no JSON', { publicData: { report: () => Promise.resolve('{'), firstApps: nothing } }],
    ['is not drawn', { renderScreen: undefined }],
  ])('where its report %s', async (_what, over) => {
    const { get } = await serve(over);
    expect((await get('/analysis/1')).html).toContain('<p id="name-of-report">App 1</p>');
  });

  it.each([
    ['with filters in its address', '/discover?q=shop', {}, {}],
    ['for a browser that has just written', '/discover', { cookie: 'log-position=c' }, {}],
    ['without apps', '/discover', {}, { publicData: { report: nothing, firstApps: nothing } }],
    ['without the database', '/discover', {}, { publicData: { report: lost, firstApps: lost } }],
    [
      'where it cannot be drawn',
      '/discover',
      {},
      { renderScreen: (): Promise<RenderedScreen | undefined> => nothing() },
    ],
  ])('Discover %s', async (_what, target, headers, over) => {
    const { get } = await serve(over);
    expect((await get(target, headers)).html).toContain('Loading apps');
  });
});

describe('the page of Discover', () => {
  it('has its first apps drawn into it', async () => {
    const { get } = await serve();
    const { html } = await get('/discover');
    expect(html).toContain('<main>/discover is drawn</main>');
    expect(html).toContain('<link rel="canonical" href="https://twofold.example/discover" />');
    expect(answersIn(html)).toEqual({ 'first apps': [{ id: 1, openSeats: 0 }] });
  });
});

describe('a page that could not be drawn at the moment', () => {
  it.each(['/analysis/1', '/discover'])(
    '%s comes as the build made it, and is drawn for the next reader',
    async (path) => {
      const { get, renderScreen } = await serve();
      renderScreen.mockImplementationOnce(() => UNDRAWN);
      expect((await get(path)).html).not.toContain('is drawn');
      expect((await get(path)).html).toContain(`${path} is drawn`);
      await get(path);
      expect(renderScreen).toHaveBeenCalledTimes(2);
    },
  );
});
