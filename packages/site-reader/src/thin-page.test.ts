import { describe, expect, it } from 'vitest';
import { parsePage } from './html/parse-page.ts';
import { withoutRendering, isThin } from './thin-page.ts';

const URLS = { requestedUrl: 'https://shop.example/', finalUrl: 'https://shop.example/' };
const parsed = (html: string) => parsePage(html, URLS);

const SENTENCE = 'Fresh bread every morning, baked by people you know. ';
const SCRIPT = '<script type=module src=/app.js></script>';
const APP = `<div id="root"></div>${SCRIPT}`;

describe('a page that is worth rendering', () => {
  it.each([
    ['has an empty element for an app', `<title>Bread</title>${APP}`],
    ['shows that it is loading', `<div id=app>Loading…</div>${SCRIPT}`],
    ['asks for JavaScript', `<noscript>You need to enable JavaScript to run this app.</noscript><div></div>${SCRIPT}`],
    ['has a few words around its app', `<div id="__next"><h1>Bread</h1><p>${SENTENCE.repeat(3)}</div>${SCRIPT}`],
    ['has nothing but a script', SCRIPT],
    ['has a few words and many scripts', `<div id=game>Please wait, the game is on its way.</div>${SCRIPT.repeat(3)}`],
  ])('%s', (_, html) => {
    expect(isThin(parsed(html))).toBe(true);
  });

  it.each([
    ['has little to say, and says it', `<h1>Bread</h1><p>${SENTENCE}${SCRIPT}`],
    ['was filled by its server', `<div id="__next"><p>${SENTENCE.repeat(20)}</div>${SCRIPT}`],
    ['has no script that could say more', '<div id="root"></div>'],
    [
      'asks for JavaScript for a part of it',
      `<noscript>Enable JavaScript for comments</noscript><p>${SENTENCE.repeat(20)}${SCRIPT}`,
    ],
  ])('is not one that %s', (_, html) => {
    expect(isThin(parsed(html))).toBe(false);
  });
});

describe('an app that cannot be rendered', () => {
  const DESCRIPTION = '<meta name=description content="Bread tells bakers how much to bake tomorrow.">';

  it('is read by the head of its page', () => {
    expect(
      withoutRendering(parsed(`<title>Bread</title>${DESCRIPTION}<div id=root>Loading…</div>${SCRIPT}`)),
    ).toMatchObject({
      source: 'head',
      page: { snapshot: { title: 'Bread', description: expect.stringContaining('bakers'), text: '', blocks: [] } },
    });
  });

  it.each([
    ['its social preview', '<meta property="og:description" content="Bread tells bakers how much to bake tomorrow.">'],
    [
      'its structured data',
      '<script type="application/ld+json">{"@type":"SoftwareApplication","name":"Bread","description":"Tells bakers how much to bake."}</script>',
    ],
  ])('is read by %s', (_, head) => {
    expect(withoutRendering(parsed(`<title>Bread</title>${head}${APP}`))).toMatchObject({ source: 'head' });
  });

  it.each([
    ['nothing of itself', `<title>Bread</title>${APP}`],
    ['its name only', `<title>Bread</title><meta name=description content="Bread app">${APP}`],
    ['what it does, but not its name', `${DESCRIPTION}${APP}`],
    [
      'what its template says',
      `<title>React App</title><meta name=description content="Web site created using create-react-app">${APP}`,
    ],
  ])('is an empty shell when its head says %s', (_, html) => {
    expect(withoutRendering(parsed(html))).toMatchObject({ failure: { reason: 'empty-shell' } });
  });

  it('is read like any page if it has text', () => {
    expect(withoutRendering(parsed(`${DESCRIPTION}<p>${SENTENCE}`))).toMatchObject({ source: 'static' });
  });
});
