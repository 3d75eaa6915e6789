import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { aMarketplace, type Marketplace, type Person } from '../testing/a-marketplace.ts';
import { ask, everyEvent } from '../testing/inspect.ts';
import { createUnsubscribeTokens } from '../mail/settings/unsubscribe-tokens.ts';

let market: Marketplace;
beforeAll(async () => {
  market = await aMarketplace();
});
afterAll(() => market.end());

const mailsTo = ({ email }: Person) => market.mails.filter(({ to }) => to === email);
const subjectsTo = (person: Person): string[] => mailsTo(person).map(({ subject }) => subject);
const settingsOf = ({ id }: Person) => market.dataOf('MailSettingChanged', `mailsettings-user-${id}`);
const set = ({ browser }: Person, kind: string, isOn: boolean) =>
  browser.patch('/api/me/mail-settings', { kind, isOn });
/** The link to the page in the last mail to someone. */
const tokenFor = (person: Person): string =>
  /^https:\/\/twofold\.example\/unsubscribe\?token=([\w.-]+)$/m.exec(mailsTo(person).at(-1)?.text ?? '')?.[1] ?? '';

/** Sends a form as mail programs do: from another origin, without a cookie. */
const oneClick = (token: string, body = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
  fetch(`${market.url}/api/unsubscribe/${token}`, {
    method: 'POST',
    headers: { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    body,
  });

/** A user whose app has three paid seats, which others hold or release. */
const aBuyer = async () => {
  const buyer = await market.aPerson();
  const productId = await market.anApp(buyer.browser);
  return { buyer, ...(await market.order(buyer, productId, 'STANDARD')), productId };
};
const releaseOne = async (requestId: string): Promise<void> => {
  const reviewer = await market.aPerson();
  await market.claim(reviewer, requestId);
  await market.release(reviewer, requestId);
};

describe('choosing mails (D-130)', () => {
  it('does not send mails of a kind that is turned off, and sends all others', async () => {
    const { buyer, requestId } = await aBuyer();
    await set(buyer, 'request-progress', false);
    await releaseOne(requestId);
    await market.waitFor(0.5);
    expect(subjectsTo(buyer)).toEqual([expect.stringMatching(/^Your order \d+: Standard Bundle$/)]);
    expect(await settingsOf(buyer)).toMatchObject([{ kind: 'request-progress', isOn: false, by: 'settings' }]);

    await set(buyer, 'request-progress', true);
    await releaseOne(requestId);
    await market.waitFor(0.5);
    expect(subjectsTo(buyer).slice(1)).toEqual(['A seat is open again']);
  });

  it('turns off mails about reported reviews for the buyer only; the reviewer gets one with a link to unsubscribe', async () => {
    const [buyer, reviewer] = [await market.aPerson(), await market.aPerson()];
    const productId = await market.anApp(buyer.browser);
    const { orderId, requestId } = await market.order(buyer, productId, 'QUICK');
    await market.claim(reviewer, requestId);
    const reviewId = await market.review(reviewer, productId);
    await set(buyer, 'review-reports', false);
    const report = { reviewId, reason: 'off-topic', note: 'It is about another app.' };
    expect((await buyer.browser.post(`/api/orders/${orderId}/complaint`, report)).status).toBe(201);
    await market.quiet();
    expect(subjectsTo(buyer).filter((subject) => subject.includes('report'))).toEqual([]);
    expect(subjectsTo(reviewer).at(-1)).toBe('A buyer reported one of your reviews');
    expect((await oneClick(tokenFor(reviewer))).status).toBe(200);
    expect(await settingsOf(reviewer)).toMatchObject([{ kind: 'review-reports', isOn: false, by: 'link' }]);
  });

  it('refuses an invalid setting, and records no event', async () => {
    const person = await market.aPerson();
    const before = (await everyEvent(market.store)).length;
    expect((await person.browser.patch('/api/me/mail-settings', { kind: 'payments', isOn: false })).status).toBe(400);
    expect((await person.browser.patch('/api/me/mail-settings', { kind: 'request-progress' })).status).toBe(400);
    expect(
      (await aBrowser(market.url).patch('/api/me/mail-settings', { kind: 'request-progress', isOn: false })).status,
    ).toBe(401);
    expect((await everyEvent(market.store)).length).toBe(before);
  });
});

describe('unsubscribing (RFC 8058)', () => {
  it('is offered by mails that can be turned off, and not by those about payments', async () => {
    const { buyer, requestId } = await aBuyer();
    await releaseOne(requestId);
    await market.waitFor(0.5);
    const [confirmed, progress] = mailsTo(buyer);
    expect(confirmed?.unsubscribing).toBeUndefined();
    expect(confirmed?.text).not.toContain('nsubscribe');
    const token = tokenFor(buyer);
    expect(progress?.unsubscribing).toEqual({
      oneClick: `https://twofold.example/api/unsubscribe/${token}`,
      page: `https://twofold.example/unsubscribe?token=${token}`,
    });
  });

  it.each([
    ['a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      'a multipart form',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('accepts %s from a mail program without a login, also a second time', async (_, body, type) => {
    const { buyer, requestId } = await aBuyer();
    await releaseOne(requestId);
    await market.waitFor(0.5);
    const token = tokenFor(buyer);
    for (let count = 0; count < 2; count++) expect((await oneClick(token, body, type)).status).toBe(200);
    expect(await settingsOf(buyer)).toMatchObject([{ kind: 'request-progress', isOn: false, by: 'link' }]);
    await releaseOne(requestId);
    await market.waitFor(0.5);
    expect(mailsTo(buyer)).toHaveLength(2);
  });

  it('accepts a click on the button of the page', async () => {
    const { buyer, requestId } = await aBuyer();
    await releaseOne(requestId);
    await market.waitFor(0.5);
    const answer = await aBrowser(market.url).post(`/api/unsubscribe/${tokenFor(buyer)}`);
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(await settingsOf(buyer)).toHaveLength(1);
  });

  it('stops mails about an order to a buyer without an account', async () => {
    const guest = aBrowser(market.url);
    const { orderId } = await market.order({ browser: guest }, await market.anApp(), 'QUICK');
    const subscription = { subject: `order-${orderId}`, kind: 'request-progress' } as const;
    const token = await createUnsubscribeTokens(market.keyring).tokenOf(subscription);
    expect((await oneClick(token)).status).toBe(200);
    expect(await market.dataOf('MailSettingChanged', `mailsettings-order-${orderId}`)).toMatchObject([{ isOn: false }]);
  });

  it('refuses a link that is not ours, another form, and a GET, and records nothing', async () => {
    const { buyer, requestId } = await aBuyer();
    await releaseOne(requestId);
    await market.waitFor(0.5);
    const token = tokenFor(buyer);
    const before = (await everyEvent(market.store)).length;
    expect((await oneClick(`${token.slice(0, -1)}!`)).status).toBe(404);
    expect((await oneClick(token.replace('.rp.', '.cd.'))).status).toBe(404);
    expect((await oneClick(token, 'List-Unsubscribe=No')).status).toBe(400);
    expect((await oneClick(token, 'x'.repeat(5_000))).status).toBe(400);
    expect((await fetch(`${market.url}/api/unsubscribe/${token}`)).status).toBeGreaterThanOrEqual(404);
    expect((await everyEvent(market.store)).length).toBe(before);
  });
});

describe('mails that reviewers asked for', () => {
  it('remind of a claim once, when a quarter of its time is left', async () => {
    const { requestId } = await aBuyer();
    const reviewer = await market.aPerson();
    await market.claim(reviewer, requestId);
    await market.waitFor(12.1);
    await market.waitFor(1);
    expect(subjectsTo(reviewer)).toEqual([expect.stringMatching(/^Your review of .+ is due soon$/)]);
  });

  it('suggest a seat whose app fits their expertise, as the list of open seats does', async () => {
    const fits = await market.aPerson();
    const doesNotFit = await market.aPerson();
    const doesNotWant = await market.aPerson();
    await fits.browser.patch(`/api/users/${fits.id}`, { expertise: 'Running bike shops' });
    await doesNotFit.browser.patch(`/api/users/${doesNotFit.id}`, { expertise: 'zoology' });
    await doesNotWant.browser.patch(`/api/users/${doesNotWant.id}`, { expertise: 'Running bike shops' });
    for (const each of [fits, doesNotFit]) await set(each, 'fitting-seats', true);
    await aBuyer();
    await market.quiet();
    expect(subjectsTo(fits)).toEqual([expect.stringMatching(/^An open seat fits your expertise: /)]);
    expect(subjectsTo(doesNotFit)).toEqual([]);
    expect(subjectsTo(doesNotWant)).toEqual([]);
    await aBuyer();
    await market.quiet();
    expect(subjectsTo(fits)).toHaveLength(1);
  });
});

describe('a buyer without an account who leaves an address', () => {
  it('gets mails about the order until they turn them off; the first one links to the order', async () => {
    const guest = aBrowser(market.url);
    const { orderId, requestId } = await market.order({ browser: guest }, await market.anApp(), 'STANDARD');
    const email = `guest.of.order.${orderId}@example.com`;
    const give = (browser = guest, address = email) => browser.post(`/api/orders/${orderId}/email`, { email: address });
    expect((await give(aBrowser(market.url))).status).toBe(404);
    expect((await give(guest, 'nonsense')).status).toBe(400);
    for (let count = 0; count < 2; count++) expect((await give()).status).toBe(200);
    await market.quiet();
    const sent = () => market.mails.filter(({ to }) => to === email);
    expect(sent().map(({ subject }) => subject)).toEqual([`Emails about your order ${orderId}`]);
    expect(sent()[0]?.text).toMatch(new RegExp(`^https://twofold.example/orders/${orderId}\\?token=[\\w-]{22}$`, 'm'));

    await releaseOne(requestId);
    await market.waitFor(0.5);
    expect(
      sent()
        .map(({ subject }) => subject)
        .slice(1),
    ).toEqual(['A seat is open again']);
    const oneClickPath = sent().at(-1)?.unsubscribing?.oneClick.split('/api/unsubscribe/')[1] ?? '';
    expect((await oneClick(oneClickPath)).status).toBe(200);
    await releaseOne(requestId);
    await market.waitFor(0.5);
    expect(sent()).toHaveLength(2);
    expect(JSON.stringify(await ask(market.databaseUrl, 'select * from graphile_worker._private_jobs'))).not.toContain(
      email,
    );
  });
});

describe('marking notifications as read', () => {
  const ID = '00000000-0000-5000-8000-000000000001.seat-claimed';

  it('is recorded once, and never ahead of time', async () => {
    const { browser, id } = await market.aPerson();
    const read = (body: unknown) => browser.post('/api/me/notifications/read', body);
    for (let count = 0; count < 2; count++) expect((await read({ id: ID })).status).toBe(200);
    expect((await read({ through: '2999-01-01T00:00:00.000Z' })).status).toBe(200);
    const stream = `notifications-${id}`;
    expect(await market.typesOf(stream)).toEqual(['NotificationRead', 'NotificationsRead']);
    const [all] = (await market.dataOf('NotificationsRead', stream)) as { through: string; readAt: string }[];
    expect(all?.through).toBe(all?.readAt);
  });

  it('refuses visitors, and anything but a notification or a time', async () => {
    const { browser, id } = await market.aPerson();
    for (const body of [{}, { id: 'x' }, { id: ID, through: '2026-01-01T00:00:00.000Z' }, { through: 'now' }])
      expect((await browser.post('/api/me/notifications/read', body)).status).toBe(400);
    expect((await aBrowser(market.url).post('/api/me/notifications/read', { id: ID })).status).toBe(401);
    expect(await market.typesOf(`notifications-${id}`)).toEqual([]);
  });
});
