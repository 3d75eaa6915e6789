import path from 'node:path';
import { eventually } from '@twofold/testing/eventually';
import { mailsIn } from '@twofold/testing/mails-in';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createCaller, type Caller } from './scenes/caller.ts';
import { sampleSiteOf } from './testing/calls.ts';
import { PASSWORD } from './testing/people.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const twofold = shareTwofold({ RATE_LIMITS: 'off' });

const TEXT = 'On the pricing page I could not find what a second shop costs, because the table ends at six stands.';
const PHONE = { width: 375, height: 700 };
const DESK = { width: 1280, height: 900 };

const join = async (email: string): Promise<Caller & { readonly id: number }> => {
  const caller = createCaller(twofold.url);
  const { id } = await caller.send<{ id: number }>('POST', '/api/register', { email, password: PASSWORD });
  return { ...caller, id };
};

/** A user has an app, and another user finds it on Discover and reviews it. */
const reviewed = async (owner: string, reviewer: string): Promise<Caller & { readonly id: number }> => {
  const hannah = await join(owner);
  const url = await sampleSiteOf(twofold.url, 'Benchbook');
  const { productId } = await hannah.send<{ productId: number }>('POST', '/api/analyze/url', { url });
  const marisol = await join(reviewer);
  const body = { productId, content: TEXT, rating: 4 };
  const { id } = await marisol.send<{ id: number }>('POST', '/api/reviews', body);
  await marisol.send('PATCH', `/api/reviews/${id}`, { status: 'complete' });
  return hannah;
};

/** The emails to a recipient, from the folder that replaces a mail server. */
const mailsTo = async (email: string): Promise<string[]> => {
  const mails = await mailsIn(path.join(twofold.dataDir, 'mail'));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
};

const mailAbout = (email: string, subject: string): Promise<string> =>
  eventually(
    async () => {
      const found = (await mailsTo(email)).find((mail) => mail.includes(`Subject: ${subject}`));
      if (found === undefined) throw new Error(`No mail "${subject}" has come for ${email}`);
      return found;
    },
    { withinMs: 20_000 },
  );

/** Opens the notifications with the bell, or through the menu on a phone. */
const openList = async (page: Page, isPhone: boolean): Promise<void> => {
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('heading', { name: 'Notifications', exact: true }).waitFor();
};

describe('the owner of an app that a user has reviewed (D-130)', () => {
  it.for([
    ['on a phone', PHONE],
    ['at a desk', DESK],
  ] as const)(
    'sees it in the header, finds it in the list, and marks it as read, %s',
    async ([, viewport], context) => {
      const isPhone = viewport === PHONE;
      const hannah = await reviewed(`hannah.${viewport.width}@example.com`, `marisol.${viewport.width}@example.com`);
      const { page, troubles } = await twofold.openPage(context, viewport);
      await page.context().addCookies(hannah.cookies());
      await page.goto(`${twofold.url}/discover`);
      await openList(page, isPhone);

      const item = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
      await item.getByRole('link', { name: /^Unread: .* has a new review$/ }).waitFor();
      expect(await item.count()).toBe(1);
      await item.getByRole('button', { name: /^Mark as read: / }).press('Enter');
      await item.getByRole('button').waitFor({ state: 'detached' });
      await page.reload();
      await item.getByRole('link', { name: /^Benchbook.* has a new review$/ }).waitFor();
      if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
      expect(troubles).toEqual([]);
    },
  );
});

describe('the link in a mail (RFC 8058)', () => {
  it('turns such mails off without a login, by the press of a button and not before', async (context) => {
    const email = 'noor@example.com';
    const noor = await reviewed(email, 'tom@example.com');
    const mail = await mailAbout(email, 'Benchbook');
    const oneClick = /List-Unsubscribe: <([^>]+)>/.exec(mail.replaceAll(/\r?\n\s+/g, ' '))?.[1] ?? 'no header';
    const link = /^http\S+\/unsubscribe\?token=\S+$/m.exec(mail)?.[0] ?? 'no link';
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    const isOn = async (): Promise<boolean | undefined> => {
      const { settings } = await noor.get<{ settings: { kind: string; isOn: boolean }[] }>('/api/me/mail-settings');
      return settings.find(({ kind }) => kind === 'app-reviews')?.isOn;
    };
    // Mail scanners open both links.
    for (const address of [oneClick, link]) expect((await fetch(address)).status).toBe(200);
    expect(await isOn()).toBe(true);

    const { page, troubles } = await twofold.openPage(context, PHONE);
    await page.goto(oneClick);
    await page.waitForURL(/\/unsubscribe\?token=/);
    await page.getByText('Reviews of my apps').waitFor();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await eventually(async () => expect(await isOn()).toBe(false));
    expect(troubles).toEqual([]);
  });
});
