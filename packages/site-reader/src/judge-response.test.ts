import { describe, expect, it } from 'vitest';
import { parsePage } from './html/parse-page.ts';
import { judgePage } from './judge-response.ts';
import { readFrom, serve } from './testing/loopback-server.ts';

const ARTICLE = `<title>Bread</title><h1>Bread</h1><p>${'Fresh bread every morning, baked by people you know. '.repeat(40)}</p>`;

const answer = async (status: number, html: string, headers: Record<string, string> = {}) => {
  const server = await serve((_request, response) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(html),
  );
  return readFrom(server);
};

/** Reads a page that redirects its visitors. */
const sentTo = async (path: string, html: string) => {
  const server = await serve((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: path }).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  return readFrom(server);
};

const reason = (name: string) => ({ ok: false, failure: { reason: name } });
const read = { ok: true };

describe('recognizing a site that blocks machines', () => {
  it('not by the captcha of a contact form', async () => {
    const form =
      '<h1>Contact</h1><form><input name=name><input name=email><textarea name=message></textarea><p>Protected by reCAPTCHA.</p></form>';
    expect(await answer(200, form)).toMatchObject(read);
  });

  it.each([401, 403, 429, 451, 999])('by status %i', async (status) => {
    expect(await answer(status, ARTICLE)).toMatchObject(reason('blocked'));
  });

  it.each([
    [403, { 'cf-mitigated': 'challenge' }],
    [503, { 'cf-mitigated': 'challenge' }],
    [202, { 'x-amzn-waf-action': 'captcha' }],
    [200, { 'x-vercel-mitigated': 'challenge' }],
  ])('by the header of its guard, with status %i', async (status, headers) => {
    expect(await answer(status, ARTICLE, headers as Record<string, string>)).toMatchObject(reason('blocked'));
  });

  it.each([
    [503, '<title>Just a moment...</title><p>Checking your browser before accessing shop.example.'],
    [
      200,
      '<title>Just a moment...</title><noscript>Enable JavaScript and cookies to continue</noscript><script></script>',
    ],
    [200, '<title>Attention Required! | Cloudflare</title><h1>Sorry, you have been blocked'],
    [200, '<h1>Please verify you are a human</h1><p>Press & Hold'],
    [200, '<title>Access denied</title><p>Access to this page has been denied.'],
    [200, '<p>Our systems have detected unusual traffic from your network.<form><input name=captcha></form>'],
    [200, '<title>Pardon Our Interruption</title><p>Something about your browser made us think you were a bot.'],
  ])('by its words, with status %i: %s', async (status, html) => {
    expect(await answer(status, html)).toMatchObject(reason('blocked'));
  });

  it('not by words in a long page', async () => {
    expect(await answer(200, `${ARTICLE}<h2>Just a moment: what is a captcha?</h2>`)).toMatchObject(read);
  });
});

describe('recognizing a login page', () => {
  const LOGIN =
    '<title>Sign in</title><h1>Sign in</h1><form><input type=email placeholder="E-mail"><input type=password><button>Sign in</button></form>';
  const kind = (pageKind: string) => ({ ok: true, snapshot: { pageKind } });

  it('by its form', async () => {
    expect(await answer(200, LOGIN)).toMatchObject(kind('login-page'));
  });

  it.each(['/login?next=/', '/users/sign_in', '/accounts/SignIn', '/oauth2/authorize', '/de/anmelden'])(
    'by the target of a redirect: %s',
    async (path) => {
      const html =
        '<title>Log in to continue</title><form><input name=email placeholder="E-mail"><button>Next</button></form>';
      expect(await sentTo(path, html)).toMatchObject(kind('login-page'));
    },
  );

  it('not by a login form beside content', async () => {
    expect(await answer(200, ARTICLE + LOGIN)).toMatchObject(kind('page'));
  });

  it('not by a hidden login form', async () => {
    expect(await answer(200, `<p>Fresh bread every morning.</p><div hidden>${LOGIN}</div>`)).toMatchObject(
      kind('page'),
    );
  });

  it('not by a similar address', async () => {
    expect(await sentTo('/author/ada', '<title>Ada bakes</title><p>Fresh bread every morning.')).toMatchObject(read);
    expect(await sentTo('/accounts/', ARTICLE)).toMatchObject(kind('page'));
  });
});

describe('recognizing the login of another company', () => {
  const judged = (from: string, at: string, title: string) => () => {
    const html = `<title>${title}</title><h1>${title}</h1><form><input name=email><input type=password><button>Sign in</button></form>`;
    judgePage(parsePage(html, { requestedUrl: from, finalUrl: at }), 200);
  };

  it('by a page that does not name the site', () => {
    const refused = judged('https://ada.example/', 'https://id.provider.example.com/login', 'Sign in');
    expect(refused).toThrow('the site sends visitors to a login elsewhere');
  });

  it.each([
    ['of another company below the same suffix', 'https://ada.co.uk/', 'https://bea.co.uk/login', 'Sign in'],
    ['of another public body', 'https://ada.gob.mx/', 'https://bea.gob.mx/login', 'Sign in'],
    ['at another address of the same end', 'http://203.0.113.7/', 'http://198.51.113.7/login', 'Sign in'],
    ['whose number occurs by chance', 'http://203.0.113.7/', 'https://provider.test/login', 'Sign in to Ada 113'],
  ])('by a login %s', (_which, from, at, title) => {
    expect(judged(from, at, title)).toThrow('a login elsewhere');
  });

  it.each([
    ['its own login', 'https://www.benchbook.example/', 'https://login.benchbook.example/', 'Sign in'],
    ['its own login at an address', 'http://203.0.113.7/', 'http://203.0.113.7/login', 'Sign in'],
    ['one that names it', 'https://benchbook.example/', 'https://provider.test/login', 'Sign in to Benchbook'],
  ])('not by %s', (_which, from, at, title) => {
    expect(judged(from, at, title)).not.toThrow('elsewhere');
  });
});

describe('recognizing an empty shell', () => {
  it.each([
    '<title>App</title><div id="root"></div><script src=/a.js></script>',
    '<title>App</title><meta name=description content="All about bread"><div id=app>Loading...</div><script type=module src=/a.js></script>',
    '<body><app-root></app-root><script src=/a.js></script>',
    '<noscript>You need to enable JavaScript to run this app.</noscript><div class=x></div><script src=/a.js></script>',
    '<p>Please wait</p><script src=/a.js></script>',
    '',
    '<title>Nothing</title>',
    '<img src=a alt="A picture">',
    '<frameset><frame src=/a></frameset>',
  ])('by %j', async (html) => {
    expect(await answer(200, html)).toMatchObject(reason('empty-shell'));
  });

  it.each([
    '<p>Hello, this is my page.</p>',
    `<div id="root">${ARTICLE}</div><script src=/a.js></script>`,
    '<h1>Bread</h1><p>Fresh bread every morning.</p><script src=/statistics.js></script>',
  ])('not by %.60j', async (html) => {
    expect(await answer(200, html)).toMatchObject(read);
  });
});

describe('recognizing other content than a page', () => {
  it.each(['text/plain', 'application/json', 'application/pdf', 'image/png'])('by the type %s', async (type) => {
    expect(await answer(200, ARTICLE, { 'content-type': type })).toMatchObject(reason('not-html'));
  });

  it('by its bytes', async () => {
    expect(await answer(200, '%PDF-1.7 and so on')).toMatchObject(reason('not-html'));
  });

  it('by a status without content', async () => {
    expect(await answer(204, '')).toMatchObject(reason('not-html'));
  });
});
