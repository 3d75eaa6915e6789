import { aText } from '@twofold/testing/a-text';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '@twofold/testing/eventually';
import { aBrowser } from '../testing/a-browser.ts';
import { aKnownPerson, type KnownPerson } from '../testing/a-known-person.ts';
import { everyEvent } from '../testing/inspect.ts';
import { createErasePerson } from './erasure.ts';

let person: KnownPerson | undefined;
const known = async (): Promise<KnownPerson> => (person = await aKnownPerson());
afterEach(async () => {
  await person?.end();
  person = undefined;
});

const PLACES = [
  'credentials',
  'sessions',
  'access-tokens',
  'jobs',
  'address',
  'products',
  'reviews',
  'requests-and-claims',
  'orders',
  'requests',
  'mails',
  'key',
];

describe('a person', () => {
  it('leaves traces in every place of the erasure steps', async () => {
    const { traces, steps } = await known();
    expect(steps.map(({ place }) => place).toSorted()).toEqual(PLACES.toSorted());
    expect((await traces()).toSorted()).toEqual(PLACES.toSorted());
  });
});

describe('DELETE /api/users/{id}', () => {
  it('D-39: leaves nothing of them anywhere when it answers', async () => {
    const { browser, id, password, traces, url, resetToken } = await known();
    const { status, body } = await browser.delete(`/api/users/${id}`, { password });
    expect({ status, body, traces: await traces() }).toEqual({ status: 200, body: { ok: true }, traces: [] });
    expect(browser.cookies.has('sid')).toBe(false);
    const reset = await aBrowser(url).post(`/api/password-resets/${resetToken}`, { password: 'Looms1844' });
    expect(reset.status).toBe(404);
  });

  it('is refused for a wrong password, and changes nothing', async () => {
    const { browser, id, traces } = await known();
    const before = await traces();
    const { status, body } = await browser.delete(`/api/users/${id}`, { password: 'Engine1844' });
    expect({ status, body }).toMatchObject({ status: 403, body: { error: 'The password is not correct' } });
    expect(await traces()).toEqual(before);
  });

  it.each([
    ['', {}],
    [' under a key', { 'idempotency-key': crypto.randomUUID() }],
  ])('is not refused when it is asked for again%s while the first time is in progress', async (_, headers) => {
    const { browser, id, password, markErased, steps, traces } = await known();
    await markErased();
    await steps.find(({ place }) => place === 'credentials')?.forget(id);
    const { status } = await browser.delete(`/api/users/${id}`, { password }, headers);
    expect({ status, traces: await traces() }).toEqual({ status: 200, traces: [] });
  });

  it('lets the address register again, as a new user', async () => {
    const { browser, id, email, password, url } = await known();
    await browser.delete(`/api/users/${id}`, { password });
    const again = await aBrowser(url).post('/api/register', { email, password });
    expect(again).toMatchObject({ status: 201, body: { email, fullName: '', credits: 1 } });
    expect(again.body['id']).not.toBe(id);
  });

  it('ends logins', async () => {
    const { browser, id, email, password, url } = await known();
    await browser.delete(`/api/users/${id}`, { password });
    const { status } = await aBrowser(url).post('/api/login', { username: email, password });
    expect(status).toBe(401);
  });
});

describe.each(PLACES)('an erasure that forgets %s', (place) => {
  it('is detected', async () => {
    const { markErased, steps, id, traces } = await known();
    await markErased();
    await createErasePerson(steps.filter((step) => step.place !== place))(id);
    expect(await traces()).toEqual([place]);
  });
});

describe('a process that dies while it erases a person', () => {
  it.each([0, 3, PLACES.length - 1])('after %i places is healed by the reactor', async (places) => {
    const { markErased, steps, id, traces, start } = await known();
    await markErased();
    await createErasePerson(steps.slice(0, places))(id);
    await start();
    await eventually(async () => expect(await traces()).toEqual([]), { withinMs: 15_000 });
  });
});

describe('writes of a person who is being erased', () => {
  it('are refused under a key, without a trace, once the credentials are deleted', async () => {
    const { browser, id, steps, traces, markErased } = await known();
    await markErased();
    for (const place of ['credentials', 'requests']) await steps.find((step) => step.place === place)?.forget(id);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { status, body } = await browser.patch(`/api/users/${id}`, { fullName: 'Ada Byron' }, key);
    expect({ status, body }).toMatchObject({ status: 401, body: { error: 'Not logged in' } });
    expect(await traces()).not.toContain('requests');
  });

  it('store nothing of them again', async () => {
    const { browser, id, email, password, traces, url, start, store, otherApps, content } = await known();
    await start();
    const session = browser.cookies.get('sid')!;
    const theirs = () => {
      const other = aBrowser(url);
      other.cookies.set('sid', session);
      return other;
    };
    const key = () => ({ 'idempotency-key': crypto.randomUUID() });
    const writes = (round: number) => [
      theirs().patch(`/api/users/${id}`, { fullName: `Ada Byron ${round}` }, key()),
      theirs().post('/api/analyze/url', { url: `https://benchbook.example/${round}` }, key()),
      theirs().post(
        '/api/reviews',
        { productId: otherApps[round], content: `${content} ${aText(round)}`, rating: 4 },
        key(),
      ),
      aBrowser(url).post('/api/login', { username: email, password }, key()),
      aBrowser(url).post('/api/password-resets', { email }, key()),
    ];
    const before = [0, 1].flatMap(writes);
    const erased = browser.delete(`/api/users/${id}`, { password });
    const during = [2, 3, 4].flatMap(writes);
    expect((await erased).status).toBe(200);
    await Promise.all([...before, ...during]);
    await eventually(async () => expect(await traces()).toEqual([]), { withinMs: 15_000 });
    const types = (await everyEvent(store)).filter(({ stream }) => stream === `user-${id}`).map(({ type }) => type);
    expect(types.at(-1)).toBe('UserErased');
  });
});

describe('an analysis that the erasure missed', () => {
  it('is disowned', async () => {
    const { browser, id, password, traces, requestAnalysisOf, start } = await known();
    await browser.delete(`/api/users/${id}`, { password });
    await requestAnalysisOf(id);
    expect(await traces()).toEqual(['products']);
    await start();
    await eventually(async () => expect(await traces()).toEqual([]), { withinMs: 15_000 });
  });
});
