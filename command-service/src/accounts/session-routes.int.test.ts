import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { registered } from '../testing/people.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.end());

let people = 0;
/** A user who is logged in with two browsers. */
const someoneTwice = async () => {
  const person = { email: `somewhere-${++people}@example.com`, password: 'Engine1843' };
  const { browser, id } = await registered(service.url, person);
  const other = aBrowser(service.url);
  await other.post('/api/login', { username: person.email, password: person.password });
  return { browser, other, id };
};
const isLoggedIn = async (browser: Browser, id: number): Promise<boolean> =>
  (await browser.patch(`/api/users/${id}`, {})).status === 200;
/** The id of a browser's session in the list. */
const listedId = (browser: Browser): string => {
  const [, sessionId = ''] = /^s:([^.]+)\./.exec(decodeURIComponent(browser.cookies.get('sid') ?? '')) ?? [];
  return createHash('sha256').update(sessionId).digest('hex');
};

describe('DELETE /api/me/sessions/{id}', () => {
  it('ends another session of the account', async () => {
    const { browser, other, id } = await someoneTwice();
    const { status, body } = await browser.delete(`/api/me/sessions/${listedId(other)}`);
    expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
    expect([await isLoggedIn(browser, id), await isLoggedIn(other, id)]).toEqual([true, false]);
  });

  it('is a logout for the current session', async () => {
    const { browser, other, id } = await someoneTwice();
    expect((await browser.delete(`/api/me/sessions/${listedId(browser)}`)).status).toBe(200);
    expect(browser.cookies.has('sid')).toBe(false);
    expect(await isLoggedIn(other, id)).toBe(true);
  });

  it('gives a repeat under one key the same answer', async () => {
    const { browser, other } = await someoneTwice();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const end = async () => (await browser.delete(`/api/me/sessions/${listedId(other)}`, {}, key)).status;
    expect([await end(), await end()]).toEqual([200, 200]);
  });

  it('is a 404 for another user’s session, which stays, and for an invalid id', async () => {
    const [{ browser }, stranger] = [await someoneTwice(), await someoneTwice()];
    for (const id of [listedId(stranger.browser), '0'.repeat(64), 'x', '%00']) {
      const { status, body } = await browser.delete(`/api/me/sessions/${id}`);
      expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Session not found' } });
    }
    expect(await isLoggedIn(stranger.browser, stranger.id)).toBe(true);
  });

  it('is a 401 for visitors', async () => {
    expect((await aBrowser(service.url).delete(`/api/me/sessions/${'0'.repeat(64)}`)).status).toBe(401);
  });
});

describe('POST /api/logout/everywhere', () => {
  it('ends all other sessions of the account, and of no other account', async () => {
    const [{ browser, other, id }, stranger] = [await someoneTwice(), await someoneTwice()];
    expect((await browser.post('/api/logout/everywhere')).status).toBe(200);
    expect([await isLoggedIn(browser, id), await isLoggedIn(other, id)]).toEqual([true, false]);
    expect(await isLoggedIn(stranger.other, stranger.id)).toBe(true);
  });

  it('is a 401 for visitors', async () => {
    expect((await aBrowser(service.url).post('/api/logout/everywhere')).status).toBe(401);
  });
});
