import type { Page } from 'playwright-core';

export const PASSWORD = 'Difference-Engine-1';

/** Registers on /auth, which leads to the profile. */
export const register = async (page: Page, origin: string, email: string): Promise<void> => {
  await page.goto(`${origin}/auth`);
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(`${origin}/profile`);
};

/** Waits until a toast or message is visible. */
export const says = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();
