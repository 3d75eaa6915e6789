import { describe, expect, it } from 'vitest';
import { READ_BUDGETS } from '../budgets.ts';
import { systemNetwork } from '../network.ts';
import { serve } from '../testing/loopback-server.ts';
import { checkLinks, linksOfSite, MAX_CHECKED_LINKS } from './check-links.ts';

type Answers = Readonly<Record<string, number | ((method: string) => number)>>;

/** Checks links of a site with these statuses; all other paths exist. */
const follow = async (paths: readonly string[], answers: Answers, allowed = true, deadlineMs = 20_000) => {
  const asked: string[] = [];
  const site = await serve(({ url = '', method = '' }, response) => {
    asked.push(`${method} ${url}`);
    const answer = answers[url] ?? 200;
    const status = typeof answer === 'number' ? answer : answer(method);
    if (status === 0) return; // It never answers.
    response
      .writeHead(status, { location: '/moved' })
      .end(url === '/robots.txt' ? 'User-agent: *\nDisallow: /admin' : '');
  });
  const checked = await checkLinks(
    linksOfSite(
      `${site.url}/`,
      paths.map((path) => site.url + path),
    ),
    {
      network: systemNetwork,
      rules: { ports: [], allow: allowed ? [`127.0.0.1:${site.port}`] : [] },
      budgets: READ_BUDGETS,
    },
    AbortSignal.timeout(deadlineMs),
  );
  return { checked, asked };
};

describe('links of a page', () => {
  it('are dead if the site answers 404 to both HEAD and GET', async () => {
    const answers: Answers = {
      '/gone': 410,
      '/lost?token=abc': 404,
      '/shy': (method) => (method === 'HEAD' ? 404 : 200),
    };
    const { checked, asked } = await follow(['/', '/gone', '/lost?token=abc', '/shy'], answers);
    expect(checked).toEqual({
      checked: 4,
      unclear: 0,
      forbidden: 0,
      dead: [
        { path: '/gone', status: 410 },
        { path: '/lost', status: 404 },
      ],
    });
    expect(asked).toContain('HEAD /');
    expect(asked).not.toContain('GET /');
  });

  it('are requested by GET if HEAD is not supported', async () => {
    const { checked, asked } = await follow(['/form'], { '/form': (method) => (method === 'HEAD' ? 405 : 404) });
    expect(checked.dead).toEqual([{ path: '/form', status: 404 }]);
    expect(asked).toEqual(['GET /robots.txt', 'HEAD /form', 'GET /form']);
  });

  it('are unclear after other errors', async () => {
    const { checked } = await follow(['/busy', '/private', '/moving'], {
      '/busy': 503,
      '/private': 403,
      '/moving': 301,
    });
    expect(checked).toMatchObject({ unclear: 2, dead: [] });
  });

  it('are not requested if robots.txt forbids them, or cannot be read', async () => {
    const { checked, asked } = await follow(['/admin/users', '/about'], {});
    expect(checked).toMatchObject({ checked: 2, forbidden: 1 });
    expect(asked).toEqual(['GET /robots.txt', 'HEAD /about']);
    const failing = await follow(['/about'], { '/robots.txt': 500 });
    expect(failing.checked.forbidden).toBe(1);
  });

  it('are unclear after the deadline', async () => {
    const { checked } = await follow(['/slow', '/about'], { '/slow': 0 }, true, 1_000);
    expect(checked).toMatchObject({ checked: 2, unclear: 1 });
  });

  it('are not followed to an address of this machine', async () => {
    const { checked, asked } = await follow(['/a', '/b'], {}, false);
    expect({ checked, asked }).toMatchObject({ checked: { dead: [] }, asked: [] });
  });
});

describe('the links that are checked', () => {
  const page = 'https://www.shop.example/';

  it('have one origin of the site, and are unique', () => {
    const links = [
      'https://shop.example/a#b',
      'https://shop.example/a',
      'https://other.example/',
      'http://shop.example/',
      'x',
    ];
    expect(linksOfSite(page, links).map(({ pathname, origin }) => origin + pathname)).toEqual([
      'https://shop.example/a',
    ]);
  });

  it('are at most thirty', () => {
    const links = Array.from({ length: 90 }, (_, i) => `${page}${i}`);
    expect(linksOfSite(page, links)).toHaveLength(MAX_CHECKED_LINKS);
  });
});
