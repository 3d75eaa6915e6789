import { eventually } from '@twofold/testing/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { aSnapshot } from '../testing/a-snapshot.ts';

let service: RunningService | undefined;
const start = async (...changes: Parameters<typeof startService>) => (service = await startService(...changes));
const post = (body: unknown, headers: Record<string, string> = {}, url = service!.url) =>
  fetch(`${url}/api/analyze/url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const aUrl = { url: 'https://benchbook.example/' };

describe('repeating POST /api/analyze/url under one Idempotency-Key', () => {
  afterEach(async () => {
    await service?.end();
    service = undefined;
  });

  const key = { 'idempotency-key': '3f2504e0-4f89-41d3-9a0c-0305e82c3301' };

  it('D-108: gives the same answer and appends nothing more', async () => {
    const { eventTypes } = await start();
    const answers = [];
    for (const response of [await post(aUrl, key), await post(aUrl, key)]) {
      answers.push({
        status: response.status,
        body: await response.text(),
        at: response.headers.get('x-log-position'),
      });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(await eventTypes()).toHaveLength(2);
  });

  it('D-108: gives a repeat the answer of the one under way', async () => {
    let finish: () => void = () => undefined;
    const reading = new Promise<void>((resolve) => (finish = resolve));
    let reads = 0;
    await start({
      readSite: async () => {
        reads++;
        await reading;
        return { ok: true, snapshot: aSnapshot };
      },
    });
    const both = [post(aUrl, key), post(aUrl, key)];
    await eventually(() => expect(reads).toBe(1));
    finish();
    const bodies = await Promise.all(both.map(async (response) => (await response).text()));
    expect(bodies[0]).toMatch(/^{"productId":\d+}$/);
    expect(bodies[1]).toBe(bodies[0]);
    expect(reads).toBe(1);
  });

  it('D-108: is a 409 with another body', async () => {
    await start();
    await post(aUrl, key);
    const response = await post({ url: 'https://fernpost.example/' }, key);
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 409,
      body: { error: 'This Idempotency-Key was used for another request' },
    });
  });
});
