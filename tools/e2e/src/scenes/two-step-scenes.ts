import type { Page, Route } from 'playwright-core';
import type { Scene } from './scene.ts';

const FACTORS = '/api/me/second-factors';
const factor = (index: number, kind: string, name: string) => ({
  id: `0b0c8a51-6f5e-4b0e-9a9a-6f8f5f3a1c0${index}`,
  kind,
  name,
  addedAt: '2026-01-05T10:00:00.000Z',
});
const [app, laptop] = [factor(1, 'totp', 'Authenticator app'), factor(2, 'passkey', 'Work laptop')];
const ON = { factors: [app, laptop], recoveryCodesLeft: 8 };
const SETUP = {
  id: app.id,
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Twofold:hannah%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Twofold',
};
const CODES = 'ABCDEFGHIJ'.split('').map((letter) => `K7QX-2M4W-PL5T-Z${letter}3W`);

const json =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

const beginApp = async (page: Page): Promise<void> => {
  await page.route(`**${FACTORS}/totp`, json(SETUP));
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabel('Password').fill('Difference-Engine-1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
};

/** If the server sends emails, adding the first factor also needs a code from the mailbox. */
const beginAppByMail = async (page: Page): Promise<void> => {
  const details = [{ path: 'emailCode', message: 'missing' }];
  await page.route(`**${FACTORS}/totp`, json({ error: 'Enter the code we sent you', details }, 403));
  await page.route(`**${FACTORS}/email-codes`, json({}, 202));
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabel('Password').fill('Difference-Engine-1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code from your email').waitFor();
};

/** A login after the correct password. */
const secondStep = async (page: Page): Promise<void> => {
  await page.route('**/api/login', json({ secondFactor: ['totp', 'recovery-code'] }, 202));
  await page.getByLabel('Email').fill('hannah@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Difference-Engine-1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByLabel('Code from your app').waitFor();
};

const demand = (need: string) => ({
  error: 'Confirm that it’s you to continue.',
  details: [{ path: 'secondFactor', message: need }],
});

const refused = (need: string, title: string) => async (page: Page) => {
  await page.route(`**${FACTORS}/recovery-codes`, json(demand(need), 403));
  await page.getByRole('button', { name: 'Create new codes' }).click();
  await page.getByRole('button', { name: 'Create codes' }).click();
  await page.getByRole('dialog', { name: title }).waitFor();
};

const on = { path: '/profile', as: 'hannah', answers: { call: FACTORS, with: ON }, sees: 'Work laptop' } as const;
const off = { path: '/profile', as: 'hannah', sees: 'Set up an authenticator app' } as const;

/** Two-step verification: setup, login, and a fresh proof. */
export const twoStepScenes: readonly Scene[] = [
  { name: 'two-step-on', ...on },
  { name: 'two-step-loading', path: '/profile', as: 'hannah', holds: FACTORS, sees: 'Two-step verification' },
  {
    name: 'two-step-failed',
    path: '/profile',
    as: 'hannah',
    fails: FACTORS,
    sees: 'Failed to load your second factors',
  },
  {
    name: 'two-step-password',
    ...off,
    act: async (page) => {
      await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'two-step-email-code', ...off, act: beginAppByMail },
  { name: 'two-step-app', ...off, act: beginApp },
  {
    name: 'two-step-codes',
    ...off,
    act: async (page) => {
      await beginApp(page);
      await page.route(`**${FACTORS}/totp/*`, json({ id: app.id, recoveryCodes: CODES }));
      await page.getByLabel('Code from your app').fill('123456');
      await page.getByRole('button', { name: 'Turn on' }).click();
      await page.getByText('Save your recovery codes').waitFor();
    },
  },
  {
    name: 'two-step-remove',
    ...on,
    act: async (page) => {
      await page.getByRole('button', { name: 'Remove Work laptop' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'two-step-proof', ...on, act: refused('prove', 'Confirm that it’s you') },
  { name: 'two-step-missing', ...on, act: refused('missing', 'Two-step verification required') },
  { name: 'two-step-login', path: '/auth', sees: 'Welcome back', act: secondStep },
  {
    name: 'two-step-login-wrong',
    path: '/auth',
    sees: 'Welcome back',
    act: async (page) => {
      await secondStep(page);
      const error = 'This code is not correct. Use the newest one that your app shows.';
      await page.route('**/api/login/second-factor', json({ error }, 403));
      await page.getByLabel('Code from your app').fill('000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText(error).waitFor();
    },
  },
  {
    name: 'two-step-staff',
    path: '/admin',
    as: 'hannah',
    changes: {
      call: '/api/me?visitor=empty',
      with: (answer) => JSON.stringify({ ...JSON.parse(answer), roles: ['auditor'], needsSecondFactor: true }),
    },
    sees: 'One Step Left',
  },
];
