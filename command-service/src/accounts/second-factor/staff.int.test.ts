import { PROOF_LASTS_MS } from '@twofold/sessions/second-factor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../../testing/a-browser.ts';
import { aMovableClock } from '../../testing/a-movable-clock.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';
import { appointed, registered } from '../../testing/people.ts';
import { addApp } from '../../testing/second-factors.ts';

const clock = aMovableClock();
let production: RunningService;
let elsewhere: RunningService;
beforeAll(async () => {
  production = await startService({ now: clock.now, staffNeedSecondFactor: true });
  elsewhere = await startService({ now: clock.now });
});
afterAll(async () => {
  await production.end();
  await elsewhere.end();
});

const REBUILD = '/api/operations/projections/users/rebuild';
let people = 0;
const staff = async (service: RunningService) => {
  const person = { email: `staff-${++people}@example.com`, password: 'Engine1843' };
  const { browser, id } = await registered(service.url, person);
  for (const role of ['operator', 'moderator', 'auditor'] as const) await appointed(service, person.email, role);
  return { browser, id, ...person };
};
const anApp = async (service: RunningService): Promise<number> =>
  Number(
    (await aBrowser(service.url).post('/api/analyze/url', { url: 'https://benchbook.example/' })).body['productId'],
  );

describe('staff in production without a second factor', () => {
  it('cannot use a role, and gets the reason', async () => {
    const { browser, email } = await staff(production);
    const productId = await anApp(production);
    const acts = [
      await browser.post(REBUILD),
      await browser.delete(`/api/products/${productId}`, { reason: 'spam' }),
      await browser.post(`/api/products/${productId}/unlist`, { reason: 'spam' }),
      await browser.post('/api/audit/people/lookups', { email }),
    ];
    for (const { status, body } of acts) {
      expect({ status, body }).toMatchObject({
        status: 403,
        body: {
          error: 'Your role needs two-step verification. Set it up in your account.',
          details: [{ path: 'secondFactor', message: 'missing' }],
        },
      });
    }
  });

  it('can use the product like everybody, and sees what is missing', async () => {
    const { browser, id } = await staff(production);
    const { status, body } = await browser.patch(`/api/users/${id}`, { fullName: 'Ada Byron' });
    expect({ status, needs: body['needsSecondFactor'] }).toEqual({ status: 200, needs: true });
    const { body: analyzed } = await browser.post('/api/analyze/url', { url: 'https://fernpost.example/' });
    expect((await browser.delete(`/api/products/${String(analyzed['productId'])}`)).status).toBe(200);
  });

  it('does not look like staff to others', async () => {
    const { browser } = await registered(production.url, { email: 'plain@example.com', password: 'Engine1843' });
    expect((await browser.post(REBUILD)).status).toBe(404);
    expect((await aBrowser(production.url).post(REBUILD)).status).toBe(404);
  });
});

describe('staff with a second factor', () => {
  it.each(['production', 'elsewhere'])('acts within 15 minutes of the last proof (%s)', async (where) => {
    const service = where === 'production' ? production : elsewhere;
    const { browser, id, password } = await staff(service);
    const { app } = await addApp(browser, clock.now(), password);
    expect((await browser.post(REBUILD)).status).toBe(200);
    expect((await browser.patch(`/api/users/${id}`, {})).body).not.toHaveProperty('needsSecondFactor');
    clock.putForward(PROOF_LASTS_MS + 1_000);
    const productId = await anApp(service);
    const takeDown = () => browser.delete(`/api/products/${productId}`, { reason: 'spam' });
    for (const { status, body } of [await browser.post(REBUILD), await takeDown()]) {
      expect({ status, details: body['details'] }).toEqual({
        status: 403,
        details: [{ path: 'secondFactor', message: 'prove' }],
      });
    }
    expect((await browser.post(`/api/products/${productId}/unlist`, { reason: 'spam' })).status).toBe(200);
    const proof = { kind: 'totp', code: app.codeAt(clock.now()) };
    await browser.post('/api/me/second-factor/proofs', { proof });
    expect([(await browser.post(REBUILD)).status, (await takeDown()).status]).toEqual([200, 200]);
  });

  it('loses the role with the last factor', async () => {
    const { browser, password } = await staff(production);
    const { id } = await addApp(browser, clock.now(), password);
    await browser.delete(`/api/me/second-factors/${id}`);
    expect((await browser.post(REBUILD)).status).toBe(403);
  });
});

it('lets staff act without a second factor outside production', async () => {
  const { browser } = await staff(elsewhere);
  expect((await browser.post(REBUILD)).status).toBe(200);
  expect((await browser.delete(`/api/products/${await anApp(elsewhere)}`, { reason: 'spam' })).status).toBe(200);
});
