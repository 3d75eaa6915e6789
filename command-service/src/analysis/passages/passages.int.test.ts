import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReport } from '../../testing/a-report.ts';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';
import { aSnapshot } from '../../testing/a-snapshot.ts';
import { registered } from '../../testing/people.ts';

const SECRET = 'tk9X72Qz';
const url = `https://benchbook.example/?invite=${SECRET}`;

let service: RunningService;
let owner: Browser;
let productId: number;
beforeAll(async () => {
  const greeting = { kind: 'paragraph', section: '', text: `You were invited with ${SECRET}.` } as const;
  const [heading, ...others] = aSnapshot.blocks;
  const blocks = [heading!, greeting, ...others];
  const inferred = { id: 'guess', path: 'purpose', basis: 'inference', reason: 'no sentence states it.' } as const;
  const report = { ...aReport, evidence: [...aReport.evidence, inferred] };
  service = await startService({
    createAnalyst: () => ({
      provenance: { provider: 'built-in', rubricVersion: '1' },
      analyze: () => Promise.resolve(report),
    }),
    readSite: (requestedUrl) => Promise.resolve({ ok: true, snapshot: { ...aSnapshot, requestedUrl, blocks } }),
  });
  ({ browser: owner } = await registered(service.url));
  productId = Number((await owner.post('/api/analyze/url', { url })).body['productId']);
}, 60_000);
afterAll(() => service.end());

const PRICE = 'strength-price';
const pathOf = (id: string, product = productId) => `/api/products/${product}/passages/${encodeURIComponent(id)}`;

describe('D-43: the passage that a report quotes', () => {
  it('is answered with the texts around it, without the secrets of the address', async () => {
    const { status, body } = await aBrowser(service.url).get(pathOf(PRICE));
    expect(status).toBe(200);
    expect(body).toEqual({
      page: 'https://benchbook.example/',
      before: ['You were invited with ….', 'Built for shops with two to six stands.'],
      text: '$29 a month for one shop.',
      after: [aSnapshot.blocks.at(-1)?.text],
    });
  });

  it.each([
    ['a statement that quotes nothing', () => pathOf('guess')],
    ['a statement that there is not', () => pathOf('made-up')],
    ['a name that is too long', () => pathOf('x'.repeat(81))],
    ['an app that there is not', () => pathOf(PRICE, 99)],
  ])('is missed for %s', async (_, path) => {
    const { status, body } = await aBrowser(service.url).get(path());
    expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Passage not found' } });
  });

  it('D-134: is there for its owner alone once the app is unlisted, and for no one once it is taken down', async () => {
    const path = pathOf(PRICE);
    await owner.post(`/api/products/${productId}/unlist`);
    expect((await aBrowser(service.url).get(path)).status).toBe(404);
    expect((await owner.get(path)).status).toBe(200);
    await owner.delete(`/api/products/${productId}`);
    expect((await owner.get(path)).status).toBe(404);
  });
});
