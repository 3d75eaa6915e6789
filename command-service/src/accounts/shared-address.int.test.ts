import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountFields, analysisFields, limitsOf, orderFields } from '../environment.ts';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';

/** The default limits. */
const limits = limitsOf(z.object({ ...analysisFields, ...accountFields, ...orderFields }).parse({}));

let service: RunningService;
beforeAll(async () => {
  service = await startService({ limits });
});
afterAll(() => service.end());

const FAMILY = ['ann', 'ben', 'cleo', 'dan', 'eve'].map((name) => ({
  email: `${name}@example.com`,
  password: 'Household2026',
}));
const logIn = async (browser: Browser, { email, password }: { email: string; password: string }) =>
  (await browser.post('/api/login', { username: email, password })).status;

describe('a household of five accounts behind one address', () => {
  it('registers, mistypes, logs in on two devices each, and has apps analyzed, in one evening', async () => {
    const browsers: Browser[] = [];
    for (const person of FAMILY) {
      const laptop = aBrowser(service.url);
      const { status, body } = await laptop.post('/api/register', person);
      const phone = aBrowser(service.url);
      const wrong = { ...person, password: 'Mistyped2026' };
      expect([status, await logIn(phone, wrong), await logIn(phone, person)]).toEqual([201, 401, 200]);
      expect((await phone.patch(`/api/users/${String(body['id'])}`, { fullName: person.email })).status).toBe(200);
      browsers.push(laptop, phone);
    }
    for (const [index, browser] of browsers.entries())
      for (const app of ['one', 'two', 'three']) {
        const url = `https://benchbook.example/${index}/${app}`;
        expect((await browser.post('/api/analyze/url', { url })).status).toBe(201);
      }
    for (let login = 0; login < 5; login++)
      for (const person of FAMILY) expect(await logIn(aBrowser(service.url), person)).toBe(200);
  });

  it('logs in all at once', async () => {
    const statuses = await Promise.all(FAMILY.map((person) => logIn(aBrowser(service.url), person)));
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });
});
