import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../../testing/a-browser.ts';
import { aMarketplace, type Marketplace, type Person } from '../../testing/a-marketplace.ts';
import { NO_LIMITS } from '../../testing/a-service.ts';
import { ask, everyEvent } from '../../testing/inspect.ts';

/** A service that requires confirmed addresses and limits confirmation mails. */
let market: Marketplace;
let requestId: string;
beforeAll(async () => {
  market = await aMarketplace({ needsConfirmation: true, limits: { ...NO_LIMITS, confirmationMailsPerDay: 5 } });
  ({ requestId } = await market.order({ browser: aBrowser(market.url) }, await market.anApp(), 'STANDARD'));
});
afterAll(() => market.end());

const UNCONFIRMED = {
  status: 403,
  body: { error: 'Confirm your email first: open the link we sent you. You can send it again from your profile.' },
};

const linksTo = (email: string): string[] =>
  market.mails.flatMap(({ to, text }) =>
    to === email ? [/\/confirm-email\?token=([\w-]+)$/m.exec(text)?.[1] ?? 'no link'] : [],
  );
const tokenOf = ({ email }: Person): Promise<string> =>
  eventually(() => {
    const token = linksTo(email).at(-1);
    if (token === undefined) throw new Error('no mail yet');
    return token;
  });
const confirm = (token: string) => aBrowser(market.url).post(`/api/email-confirmations/${token}`);
const sendAgain = ({ browser }: Person) => browser.post('/api/email-confirmations');
/** Submits and completes a review of another app. */
const reviewed = async ({ browser }: Person) => {
  const { body } = await market.submit({ browser } as Person, await market.anApp());
  return browser.patch(`/api/reviews/${String(body['id'])}`, { status: 'complete' });
};

describe('registering where mails go out (D-125)', () => {
  it('logs in, says that the address is not confirmed, and mails a link to the product’s own origin', async () => {
    const person = await market.aPerson();
    const { body } = await person.browser.patch(`/api/users/${person.id}`, {});
    expect(body).toMatchObject({ email: person.email, emailConfirmed: false, credits: 1 });
    await market.quiet();
    const mails = market.mails.filter(({ to }) => to === person.email);
    expect(mails).toMatchObject([{ subject: 'Confirm your email for Twofold', about: `user-${person.id}` }]);
    expect(mails[0]?.text).toMatch(/^https:\/\/twofold\.example\/confirm-email\?token=[\w-]{32}$/m);
  });

  it('keeps neither the address nor the token in a job or a table', async () => {
    const token = await tokenOf(await market.aPerson());
    const kept = await ask(market.databaseUrl, 'select * from write_side.email_confirmations');
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(token);
    const jobs = await ask(market.databaseUrl, 'select * from graphile_worker._private_jobs');
    expect(JSON.stringify(jobs)).not.toContain('@example.com');
  });
});

describe('an account whose address is not confirmed', () => {
  it('can claim no seat and spend no credits', async () => {
    const person = await market.aPerson();
    expect(await market.claim(person, requestId)).toMatchObject(UNCONFIRMED);
    const productId = await market.anApp(person.browser);
    await market.earn(person, 3);
    const asked = await person.browser.post('/api/feedback-requests', { productId, reviewers: 1 });
    expect(asked).toMatchObject(UNCONFIRMED);
    const types = (await everyEvent(market.store)).map(({ type }) => type);
    expect(types).not.toContain('SeatClaimed');
    expect(types).not.toContain('CreditsReserved');
  });

  it('reviews an app, and its credit arrives with the confirmation, once', async () => {
    const person = await market.aPerson();
    expect(await reviewed(person)).toMatchObject({ status: 200, body: { creditsPending: 1, totalCredits: 1 } });
    expect((await reviewed(person)).body).not.toHaveProperty('creditsAwarded');
    await market.quiet();
    const ledger = `credits-${person.id}`;
    expect(await market.typesOf(ledger)).toEqual(['CreditsGranted', 'LedgerHeld', 'CreditPending', 'CreditPending']);

    const token = await tokenOf(person);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 200, body: { ok: true } })),
    );
    await market.quiet();
    expect((await market.typesOf(ledger)).slice(4)).toEqual(['LedgerReleased', 'CreditEarned', 'CreditEarned']);
    const { body } = await person.browser.patch(`/api/users/${person.id}`, {});
    expect(body).toMatchObject({ emailConfirmed: true, credits: 3 });
    expect(await market.claim(person, requestId)).toMatchObject({ status: 201 });
    expect((await reviewed(person)).body).toMatchObject({ creditsAwarded: 1, totalCredits: 4 });
  });
});

describe('the link of the mail', () => {
  it('confirms nothing when a program only opens it', async () => {
    const person = await market.aPerson();
    const token = await tokenOf(person);
    for (const path of [`/api/email-confirmations/${token}`, `/confirm-email?token=${token}`]) {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) await fetch(`${market.url}${path}`, { method });
    }
    expect(await market.typesOf(`user-${person.id}`)).toEqual(['UserRegistered']);
  });

  it('works for a week, also an older one', async () => {
    const [early, late] = [await market.aPerson(), await market.aPerson()];
    const [first, expiring] = [await tokenOf(early), await tokenOf(late)];
    await market.waitFor(1);
    await sendAgain(early);
    await market.quiet();
    expect(new Set(linksTo(early.email)).size).toBe(2);
    expect((await confirm(first)).status).toBe(200);
    await market.waitFor(7 * 24);
    expect(await confirm(expiring)).toMatchObject({ status: 404, body: { error: 'This link is no longer valid' } });
    expect(await market.typesOf(`user-${late.id}`)).toEqual(['UserRegistered']);
  });

  it.each(['x', 'a'.repeat(32), '%00', '..%2f..'])('is refused when it is made up: %s', async (token) => {
    expect((await confirm(token)).status).toBe(404);
  });
});

describe('sending the link again', () => {
  it('is refused to visitors, and does nothing once the address is confirmed', async () => {
    expect((await aBrowser(market.url).post('/api/email-confirmations')).status).toBe(401);
    const person = await market.aPerson();
    await confirm(await tokenOf(person));
    expect(await sendAgain(person)).toMatchObject({ status: 200, body: { ok: true } });
    await market.quiet();
    expect(linksTo(person.email)).toHaveLength(1);
  });

  it('waits a minute between two mails, also when many are asked for at once', async () => {
    const person = await market.aPerson();
    await tokenOf(person);
    const early = await sendAgain(person);
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await market.waitFor(1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendAgain(person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await market.quiet();
    expect(linksTo(person.email)).toHaveLength(2);
  });

  it('sends five mails a day at most', async () => {
    const person = await market.aPerson();
    await tokenOf(person);
    for (let mails = 2; mails <= 5; mails++) {
      await market.waitFor(1);
      expect((await sendAgain(person)).status).toBe(200);
    }
    await market.waitFor(1);
    const refused = await sendAgain(person);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(18 * 3_600);
    await market.waitFor(20);
    expect((await sendAgain(person)).status).toBe(200);
  });

  it('D-108: sends one for a repeat with the same key', async () => {
    const person = await market.aPerson();
    await tokenOf(person);
    await market.waitFor(1);
    const key = { 'idempotency-key': crypto.randomUUID() };
    for (let tries = 0; tries < 3; tries++) {
      expect((await person.browser.post('/api/email-confirmations', {}, key)).status).toBe(200);
    }
    await market.quiet();
    expect(linksTo(person.email)).toHaveLength(2);
  });
});
