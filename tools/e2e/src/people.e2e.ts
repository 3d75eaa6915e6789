import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@twofold/testing/eventually';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { joinIn } from './testing/calls-in-page.ts';
import { expectAccessible } from './testing/open-page.ts';
import { PASSWORD, register, says } from './testing/people.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const twofold = shareTwofold();

const NEW_PASSWORD = 'Analytical-Engine-2';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto(`${twofold.url}/auth`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

/** The path of the link in the newest email to a recipient, from the folder that replaces a mail server. */
const linkMailedTo = (email: string): Promise<string> =>
  eventually(async () => {
    const folder = path.join(twofold.dataDir, 'mail');
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
    const link = mails
      .filter((mail) => mail.includes(email))
      .map((mail) => /\/reset-password\/[\w-]+/.exec(mail.replaceAll('=\r\n', '').replaceAll('=\n', ''))?.[0])
      .at(-1);
    if (link === undefined) throw new Error(`No mail with a link has come for ${email}`);
    return link;
  });

describe('a person', () => {
  it('registers, edits the profile, is still logged in after a restart, logs out and in, and finds everything again', async (context) => {
    const { page, troubles } = await twofold.openPage(context);
    await register(page, twofold.url, 'Ada@Example.com');
    await says(page, 'Registration successful');
    await page.getByText('Please complete your profile information').waitFor();
    await page.getByText('ada@example.com').first().waitFor();

    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByText('Email address cannot be changed').waitFor();
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('King Lovelace');
    await page.getByLabel('Areas of Expertise').fill('Engines');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await says(page, 'Your profile has been successfully updated.');
    await page.getByText('Ada King Lovelace').first().waitFor();
    expect(await page.getByText('Please complete your profile information').count()).toBe(0);

    await twofold.restart();
    await page.goto(`${twofold.url}/profile`);
    await page.getByText('Ada King Lovelace').first().waitFor();

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${twofold.url}/`);
    await page.goto(`${twofold.url}/profile`);
    await page.waitForURL(`${twofold.url}/auth`);

    await logIn(page, 'ADA@example.com', PASSWORD);
    await says(page, 'Login successful');
    await page.waitForURL(`${twofold.url}/profile`);
    await page.getByText('Ada King Lovelace').first().waitFor();
    await page.getByText('Engines').waitFor();
    expect(troubles).toEqual([]);
  });

  it('who forgot the password chooses a new one, once, and is logged out everywhere', async (context) => {
    const { page: elsewhere } = await twofold.openPage(context);
    await joinIn(elsewhere, twofold.url, 'edsger@example.com');
    await elsewhere.goto(`${twofold.url}/profile`);
    const { page } = await twofold.openPage(context);
    await page.goto(`${twofold.url}/auth`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // Until that screen has loaded, the login form's field is still there.
    await heading(page, 'Forgot your password?').waitFor();
    await page.getByLabel('Email').fill('edsger@example.com');
    await page.getByRole('button', { name: /Send/ }).click();
    await heading(page, 'Check your email').waitFor();

    const link = `${twofold.url}${await linkMailedTo('edsger@example.com')}`;
    await page.goto(link);
    await page.getByLabel('New Password').fill(NEW_PASSWORD);
    await page.getByLabel('Confirm Password').fill(NEW_PASSWORD);
    await page.getByLabel('Confirm Password').press('Enter');
    await page.waitForURL(`${twofold.url}/auth`);

    await elsewhere.reload();
    await elsewhere.waitForURL(`${twofold.url}/auth`);
    await logIn(page, 'edsger@example.com', PASSWORD);
    await says(page, 'Invalid email or password');
    await logIn(page, 'edsger@example.com', NEW_PASSWORD);
    await page.waitForURL(`${twofold.url}/`);

    await elsewhere.goto(link);
    await elsewhere.getByLabel('New Password').fill(PASSWORD);
    await elsewhere.getByLabel('Confirm Password').fill(PASSWORD);
    await elsewhere.getByLabel('Confirm Password').press('Enter');
    await heading(elsewhere, 'This link is no longer valid').waitFor();
    await expectAccessible(elsewhere);
  });

  it('takes their data with them, and is forgotten', async (context) => {
    const { page, troubles } = await twofold.openPage(context);
    await joinIn(page, twofold.url, 'alan@example.com');
    await page.goto(`${twofold.url}/profile`);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const file = await (await downloaded).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      account: { email: 'alan@example.com', credits: 1 },
      apps: [],
    });

    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password').fill('not the password');
    await dialog.getByRole('button', { name: /Delete/ }).click();
    await page.getByText('The password is not correct').first().waitFor();
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: /Delete/ }).click();
    await page.waitForURL(`${twofold.url}/`);
    await page.getByRole('link', { name: 'Login' }).waitFor();
    // Failures are logged (specification, section 4).
    expect(troubles).toEqual([expect.stringContaining('The password is not correct')]);

    await logIn(page, 'alan@example.com', PASSWORD);
    await says(page, 'Invalid email or password');
    // The address is available again: registering with it creates a new user.
    await register(page, twofold.url, 'alan@example.com');
    await page.getByText('Please complete your profile information').waitFor();
  });
});
