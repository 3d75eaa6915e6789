import { describe, expect, it } from 'vitest';
import { READ_BUDGETS } from './budgets.ts';
import { systemNetwork } from './network.ts';
import type { RenderQuestion, RenderReply } from './protocol.ts';
import { readPages } from './read-pages.ts';
import { serve } from './testing/loopback-server.ts';

const SHELL =
  '<title>Bread</title><meta name=description content="Bread tells bakers how much to bake tomorrow."><div id=root></div><script src=/a.js></script>';
const NO_HEAD = '<title>Bread</title><div id=root></div><script src=/a.js></script>';
const RENDERED =
  '<title>Bread</title><div id=root><h1>Bread</h1><p>Made by scripts.</p><a href=/pricing>Pricing</a></div>';
const PRICING = '<title>Pricing</title><p>It costs $49 per month for each bakery.</p>';

/** Reads an app with a renderer that gives this reply. */
const readApp = async (
  reply: (url: string) => RenderReply | Promise<RenderReply>,
  shell = SHELL,
  budgets = READ_BUDGETS,
) => {
  const asked: string[] = [];
  const questions: RenderQuestion[] = [];
  const { port, url } = await serve((request, response) => {
    asked.push(request.url ?? '');
    const page = { '/': shell, '/pricing': PRICING }[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page);
  });
  const result = await readPages(
    `${url}/`,
    { network: systemNetwork, rules: { ports: [], allow: [`127.0.0.1:${port}`] }, budgets },
    {
      render: (question) => {
        questions.push(question);
        return Promise.resolve(reply(question.render));
      },
    },
  );
  return { result, asked, questions, url };
};

const page =
  (html: string, status = 200) =>
  (finalUrl: string) => ({ page: { html, finalUrl, status } });

describe('reading an app with a renderer', () => {
  it('uses the rendered page, and follows its links', async () => {
    const { result, questions, url } = await readApp(page(RENDERED));
    expect(questions).toEqual([{ render: `${url}/`, withinMs: 11_500, waitMs: expect.any(Number) }]);
    expect(questions[0]?.waitMs).toBeGreaterThan(5_000);
    expect(questions[0]?.waitMs).toBeLessThanOrEqual(READ_BUDGETS.totalMs);
    expect(result).toMatchObject({
      ok: true,
      snapshot: {
        source: 'rendered',
        text: expect.stringContaining('Made by scripts.'),
        subpages: [{ role: 'pricing' }],
      },
    });
  });

  it.each<[string, (url: string) => RenderReply]>([
    ['cannot be rendered', () => ({})],
    ['is an error to a browser', page(RENDERED, 403)],
    ['says no more to a browser', page('<div id=root>Loading…</div>')],
    [
      'asks a browser for a human',
      page('<title>Just a moment...</title><p>Checking your browser before you can go on to it.'),
    ],
    ['sends a browser to an address of ours', () => page(RENDERED)('http://10.0.0.1/')],
    ['sends a browser nowhere', () => page(RENDERED)('chrome-error://chromewebdata/')],
  ])('uses the head of one that %s', async (_, reply) => {
    expect((await readApp(reply)).result).toMatchObject({
      ok: true,
      snapshot: { source: 'head', subpages: [], text: '' },
    });
    expect((await readApp(reply, NO_HEAD)).result).toMatchObject({ ok: false, failure: { reason: 'empty-shell' } });
  });

  it('keeps the page without rendering if a browser finds no more', async () => {
    const little = `<div id=root><p>${'Fresh bread every morning. '.repeat(10)}</p></div><script></script>`;
    const { result, questions } = await readApp(page(little), little);
    expect(questions).toMatchObject([{ withinMs: 9_000 }]);
    expect(result).toMatchObject({ ok: true, snapshot: { source: 'static' } });
  });

  it('does not reduce the time for other pages by waiting for other renders', async () => {
    const budgets = { ...READ_BUDGETS, subpagesMs: 400 + 500 };
    const wait = (waitedMs: number) => (url: string) =>
      new Promise<RenderReply>((resolve) => setTimeout(() => resolve({ ...page(RENDERED)(url), waitedMs }), 1_000));
    const waited = await readApp(wait(1_000), SHELL, budgets);
    expect(waited.result).toMatchObject({ snapshot: { subpages: [{ role: 'pricing' }] } });
    const worked = await readApp(wait(0), SHELL, budgets);
    expect(worked.asked).not.toContain('/pricing');
  });

  it('does not render a page with enough text', async () => {
    const { result, questions } = await readApp(page(RENDERED), PRICING);
    expect(questions).toEqual([]);
    expect(result).toMatchObject({ ok: true, snapshot: { source: 'static' } });
  });
});
