import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { joinIn } from './testing/calls-in-page.ts';
import { PASSWORD, says } from './testing/people.ts';
import { shareTwofold } from './testing/share-twofold.ts';
import { codeOf } from './testing/totp.ts';

const twofold = shareTwofold();

/** Passkeys belong to a host name. */
const origin = (): string => twofold.url.replace('127.0.0.1', 'localhost');

const logOut = async (page: Page): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${origin()}/`);
};

const enterPassword = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${origin()}/auth`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Code from your app').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
};

type App = { readonly key: string; readonly spent: string; readonly codes: readonly string[] };

/** Sets up an authenticator app and returns its key, the used code, and the recovery codes. */
const setUpApp = async (page: Page): Promise<App> => {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const key = await dialog.locator('code').innerText();
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  // Uses the code of the previous time step, because each code works once and the login needs the current one.
  const spent = codeOf(key, -1);
  await dialog.getByLabel('Code from your app').fill(spent);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByText('10 of 10 left.').waitFor();
  return { key, spent, codes };
};

/** The browser's virtual authenticator, which approves every request. */
const addAuthenticator = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

describe('two-step verification', () => {
  it('with an app, at 375 px: is set up, asked for at the next login, and again before a change', async (context) => {
    const { page, troubles } = await twofold.openPage(context, { width: 375, height: 800 });
    const email = 'app@example.com';
    await joinIn(page, origin(), email);
    await page.goto(`${origin()}/profile`);
    const { key, spent, codes } = await setUpApp(page);
    await logOut(page);

    await enterPassword(page, email);
    await page.getByRole('heading', { name: 'Two-step verification' }).waitFor();
    await page.goto(`${origin()}/profile`);
    await page.waitForURL(`${origin()}/auth`);
    await enterPassword(page, email);
    await enterCode(page, spent);
    await page.getByText('This code is not correct').waitFor();
    await enterCode(page, codeOf(key, 0));
    await says(page, 'Login successful');

    await page.goto(`${origin()}/profile`);
    // 15 minutes later.
    let refusals = 1;
    await page.route('**/api/me/second-factors/*', async (route) => {
      if (route.request().method() !== 'DELETE' || refusals-- <= 0) return route.continue();
      const details = [{ path: 'secondFactor', message: 'prove' }];
      return route.fulfill({ status: 403, json: { error: 'Confirm that it’s you to continue.', details } });
    });
    await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog', { name: 'Confirm that it’s you' }).waitFor();
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(codes[4] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await says(page, 'Second factor removed');
    await page.getByText('Set up an authenticator app').waitFor();
    expect(troubles.filter((trouble) => !trouble.includes('This code is not correct'))).toEqual([]);
  });

  it('with a passkey, at 1280 px: is added, logs in without the password, and works after one', async (context) => {
    const { page, troubles } = await twofold.openPage(context);
    await addAuthenticator(page);
    const email = 'passkey@example.com';
    await joinIn(page, origin(), email);
    await page.goto(`${origin()}/profile`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Work laptop');
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Create passkey' }).click();
    await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
    await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.getByText('Work laptop').waitFor();
    await logOut(page);

    await page.goto(`${origin()}/auth`);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await says(page, 'Login successful');
    await logOut(page);

    await enterPassword(page, email);
    await page.getByRole('button', { name: 'Use a passkey', exact: true }).click();
    await says(page, 'Login successful');
    await page.goto(`${origin()}/profile`);
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await says(page, 'Second factor removed');
    expect(troubles).toEqual([]);
  });
});
