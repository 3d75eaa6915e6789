import { randomUUID } from 'node:crypto';
import { aWholeTwofold, type WholeTwofold } from '@twofold/launcher/testing/a-whole-twofold';
import { aText } from '@twofold/testing/a-text';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from './client.ts';
import { EXIT, run } from './run.ts';
import { aClient } from './testing/a-client.ts';

const PASSWORD = 'Difference-Engine-1';

let twofold: WholeTwofold;
beforeAll(async () => {
  twofold = await aWholeTwofold();
});
afterAll(() => twofold.end());

/** A user with an account. The types are those of the OpenAPI document. */
const someone = async (): Promise<Api> => {
  const api = aClient(twofold.url);
  const email = `${randomUUID()}@example.com`;
  const { data, error } = await api.POST('/api/register', { body: { email, password: PASSWORD } });
  expect([data?.email, error]).toEqual([email, undefined]);
  return api;
};

const analyzed = async (api: Api): Promise<number> => {
  const { data } = await api.POST('/api/analyze/url', { body: { url: twofold.sampleSite } });
  return data?.productId ?? 0;
};

/** Reviews an app, for a credit. */
const review = async (api: Api, productId: number): Promise<void> => {
  const { data: submitted } = await api.POST('/api/reviews', {
    body: { productId, content: aText(randomUUID()), rating: 4, status: 'pending' },
  });
  const { data: completed, error } = await api.PATCH('/api/reviews/{id}', {
    params: { path: { id: submitted?.id ?? 0 } },
    body: { status: 'complete' },
  });
  expect([completed?.creditsAwarded, error]).toEqual([1, undefined]);
};

describe('D-131: a client that is generated from the OpenAPI document', () => {
  it('registers, analyzes, asks for feedback and reads the reviews', async () => {
    const [owner, reviewer] = [await someone(), await someone()];
    const productId = await analyzed(owner);
    const { data: report } = await owner.GET('/api/products/{id}', { params: { path: { id: productId } } });
    expect(report?.aiAnalysis.strengths.length).toBeGreaterThan(0);

    // One credit stays, so the owner earns another one first.
    await review(owner, await analyzed(reviewer));
    const { data: asked } = await owner.POST('/api/feedback-requests', {
      body: { productId, reviewers: 1, brief: { task: 'Book a stand.', questions: [] } },
    });
    expect(asked).toMatchObject({ productId, seats: 1, totalCredits: 1 });

    const { data: seat } = await reviewer.POST('/api/feedback-requests/{id}/claims', {
      params: { path: { id: asked?.requestId ?? '' } },
    });
    expect(seat?.productId).toBe(productId);
    await review(reviewer, productId);

    // The owner's client does not wait for the reviewer's write.
    await eventually(async () => {
      const { data: reviews } = await owner.GET('/api/products/{id}/reviews', { params: { path: { id: productId } } });
      expect(reviews).toMatchObject([{ productId, rating: 4, status: 'complete' }]);
    });
  });

  it('gets a refusal in its own type', async () => {
    const { data, error, response } = await aClient(twofold.url).GET('/api/me');
    expect([data, response.status]).toEqual([undefined, 401]);
    expect(error).toEqual({
      error: 'Not logged in',
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Not logged in',
    });
  });
});

describe('the command line on that client', () => {
  it('analyzes a site, sees its own write, and exits for a pipeline', async () => {
    const texts = { out: '', err: '' };
    const args = ['analyze', twofold.sampleSite, '--json', '--server', twofold.url, '--min-success', '10'];
    const code = await run(args, {
      env: {},
      version: '0.1.0',
      out: (text) => void (texts.out += text),
      err: (text) => void (texts.err += text),
      now: () => 0,
      sleep: () => Promise.resolve(),
    });
    const report = JSON.parse(texts.out) as { id: number; aiAnalysis: { successPotential: { rating: number } } };
    expect(report.id).toBeGreaterThan(0);
    expect(code).toBe(report.aiAnalysis.successPotential.rating >= 10 ? EXIT.done : EXIT.belowMinimum);
  });
});
