import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { everyEvent } from '../testing/inspect.ts';
import { registered } from '../testing/people.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.end());

let people = 0;
const someone = () => ({ email: `person-${++people}@example.com`, password: 'Engine1843' });

describe('PATCH /api/users/{id}', () => {
  it('D-21: changes what is given, keeps the rest, and answers the user (§7 PATCH /api/users/{id})', async () => {
    const { browser, id } = await registered(service.url, someone());
    await browser.patch(`/api/users/${id}`, { fullName: 'Ada Byron', expertise: 'Engines' });
    const { status, body, headers } = await browser.patch(`/api/users/${id}`, { socialProfile: 'https://ada.example' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id, fullName: 'Ada Byron', expertise: 'Engines', socialProfile: 'https://ada.example', credits: 1 },
    });
    expect(headers.get('x-log-position')).toBe((await everyEvent(service.store)).at(-1)?.position);
  });

  it('appends nothing if nothing changes', async () => {
    const { browser, id } = await registered(service.url, someone());
    await browser.patch(`/api/users/${id}`, { fullName: 'Ada Byron' });
    const before = await everyEvent(service.store);
    expect((await browser.patch(`/api/users/${id}`, { fullName: ' Ada Byron ' })).status).toBe(200);
    expect(await everyEvent(service.store)).toEqual(before);
  });

  it('D-108: gives a repeat the recorded answer', async () => {
    const { browser, id } = await registered(service.url, someone());
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await browser.patch(`/api/users/${id}`, { fullName: 'Ada' }, headers);
    await browser.patch(`/api/users/${id}`, { fullName: 'Augusta' });
    const again = await browser.patch(`/api/users/${id}`, { fullName: 'Ada' }, headers);
    expect(again.body).toEqual(first.body);
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'D-27: refuses the link %s',
    async (socialProfile) => {
      const { browser, id } = await registered(service.url, someone());
      const { status, body } = await browser.patch(`/api/users/${id}`, { socialProfile });
      expect({ status, error: body['error'] }).toEqual({ status: 400, error: 'Please enter a valid URL' });
    },
  );
});

describe('POST /api/analyze/url', () => {
  it('records the requesting account, and none for a visitor', async () => {
    const { browser, id } = await registered(service.url, someone());
    await browser.post('/api/analyze/url', { url: 'https://benchbook.example/' });
    await aBrowser(service.url).post('/api/analyze/url', { url: 'https://benchbook.example/' });
    const requests = (await everyEvent(service.store)).filter(({ type }) => type === 'AnalysisRequested').slice(-2);
    expect(requests).toMatchObject([
      { data: { requestedBy: id }, metadata: { actor: `user-${id}` } },
      { metadata: { actor: 'visitor' } },
    ]);
    expect(requests[1]!.data).not.toHaveProperty('requestedBy');
  });
});
