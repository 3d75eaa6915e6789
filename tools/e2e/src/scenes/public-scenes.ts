import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

const submitUrl = async (page: Page): Promise<void> => {
  await page.getByPlaceholder('Enter your app or product URL').first().fill('https://benchbook.example');
  await page.getByRole('button', { name: 'Analyze', exact: true }).first().click();
};

/** Screens that are the same for everyone. */
export const publicScenes: readonly Scene[] = [
  { name: 'landing', path: '/', sees: 'How it works' },
  {
    name: 'landing-failed',
    path: '/',
    continues: true,
    fails: '/api/analyze/url',
    act: async (page) => {
      await submitUrl(page);
      await page.getByText('Failed to analyze URL. Please try again.').first().waitFor();
    },
  },
  {
    name: 'landing-menu',
    path: '/',
    widths: (width) => width < 768,
    act: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    },
  },
  {
    name: 'analyzing',
    path: '/',
    holds: '/api/analyze/url',
    act: async (page) => {
      await submitUrl(page);
      await page.getByRole('progressbar').waitFor();
    },
  },
  { name: 'auth-login', path: '/auth', sees: 'Forgot password?' },
  {
    name: 'auth-register',
    path: '/auth',
    continues: true,
    act: async (page) => {
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByText('You must agree to the terms and conditions').waitFor();
    },
  },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    continues: true,
    act: async (page) => {
      await page.getByLabel('Email').fill('unknown@example.com');
      await page.getByRole('button', { name: /Send/ }).click();
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    },
  },
  { name: 'disown-second-factor', path: '/forgot-password?token=7-not-a-link-that-was-sent' },
  { name: 'reset-password', path: '/reset-password/not-a-link-that-was-ever-sent' },
  { name: 'unsubscribe', path: '/unsubscribe?token=u1.rp.not-a-link-that-was-sent', sees: /^Stop these emails/ },
  { name: 'unsubscribe-invalid', path: '/unsubscribe', sees: 'This link is not valid' },
  { name: 'confirm-email', path: '/confirm-email?token=not-a-link-that-was-ever-sent' },
  { name: 'reports-none', path: '/reports' },
  { name: 'become-reviewer', path: '/become-reviewer' },
  {
    name: 'become-reviewer-weak-password',
    path: '/become-reviewer',
    continues: true,
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('Password1');
      await page.getByText('This password is easy to guess.').waitFor();
    },
  },
  { name: 'payment-cancel', path: '/payment/cancel', sees: 'Payment Cancelled' },
  { name: 'payment-processing', path: '/payment/success?session_id=sim_12345678', holds: '/api/payment/verify*' },
  { name: 'payment-error', path: '/payment/success?session_id=sim_12345678', sees: 'Payment Error' },
  {
    name: 'payment-success',
    path: '/payment/success?session_id=sim_12345678',
    answers: { call: '/api/payment/verify*', with: { productId: 1, orderId: 1 } },
    sees: 'Payment Successful',
  },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'developers', path: '/developers', sees: 'All calls' },
  {
    name: 'developers-call',
    path: '/developers#requestFeedback',
    sees: 'Request reviews with credits',
    continues: true,
  },
  { name: 'developers-loading', path: '/developers', holds: '/api/openapi.json' },
  { name: 'developers-failed', path: '/developers', fails: '/api/openapi.json' },
  { name: 'not-found', path: '/no/such/page' },
];
