import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';
import { aboutOthers } from './review-texts.ts';

const editing = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByText('Email address cannot be changed').waitFor();
};

const SESSIONS = [
  { device: 'Firefox on Linux', lastUsedAt: '2026-01-05T14:58:00.000Z', isCurrent: true },
  { device: 'Safari on iPhone', lastUsedAt: '2026-01-04T19:12:00.000Z', isCurrent: false },
  { lastUsedAt: '2025-12-31T08:03:00.000Z', isCurrent: false },
].map((session, index) => ({ id: `session-${index}`, startedAt: '2025-12-28T09:30:00.000Z', ...session }));

const TOKENS = [
  {
    name: 'CI pipeline',
    scopes: ['read', 'analyze'],
    expiresAt: '2999-03-05T09:30:00.000Z',
    lastUsedAt: '2026-01-05T14:58:00.000Z',
  },
  {
    name: 'Weekly report for the whole product team, with a long name',
    scopes: ['read'],
    expiresAt: '2999-03-05T09:30:00.000Z',
  },
  { name: 'Old laptop', scopes: ['read', 'feedback'], expiresAt: '2026-01-01T09:30:00.000Z' },
].map((token, index) => ({ id: `token-${index}`, createdAt: '2025-12-28T09:30:00.000Z', ...token }));

const WEBHOOKS = [
  {
    url: 'https://hooks.benchbook.example/twofold',
    types: ['analysis.completed', 'review.completed'],
    state: 'enabled',
  },
  {
    url: 'https://automation.example/a/rather/long/address/that/an/integration/service/has/made',
    types: ['order.delivered', 'order.refunded'],
    state: 'disabled',
  },
].map((webhook, index) => ({ id: `webhook-${index}`, addedAt: '2025-12-28T09:30:00.000Z', ...webhook }));

const SENT = { createdAt: '2026-01-05T09:30:00.000Z', type: 'analysis.completed' };
const DELIVERIES = [
  {
    ...SENT,
    id: 'msg_c815c1e42c104fd8a21d9081e1ccd126',
    state: 'waiting',
    nextTryAt: '2026-01-05T10:00:00.000Z',
    body: '{"type":"analysis.completed","timestamp":"2026-01-05T09:30:00.000Z","data":{"productId":17,"version":1}}',
    attempts: [
      { number: 1, startedAt: SENT.createdAt, durationMs: 41, status: 500, answer: '{"error":"Our database is away"}' },
      { number: 2, startedAt: SENT.createdAt, durationMs: 10_000, problem: 'No answer within 10 seconds' },
    ],
  },
  { ...SENT, id: 'msg_0', state: 'delivered', body: '{}', attempts: [] },
];

/** The screens of a user: account, open seats and reviews. */
export const peopleScenes: readonly Scene[] = [
  { name: 'complete-profile', path: ({ people }) => `/complete-profile/${people.newcomer.id}`, as: 'newcomer' },
  { name: 'profile', path: '/profile', as: 'hannah', sees: 'Member Since' },
  { name: 'profile-editing', path: '/profile', as: 'hannah', continues: true, act: editing },
  { name: 'profile-new', path: '/profile', as: 'newcomer', sees: 'Please complete your profile information' },
  {
    name: 'profile-deleting',
    path: '/profile',
    as: 'hannah',
    sees: 'Member Since',
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete account' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'profile-sessions',
    path: '/profile',
    as: 'hannah',
    answers: { call: '/api/me/sessions', with: SESSIONS },
    sees: 'Log out everywhere else',
  },
  {
    name: 'profile-emails-failed',
    path: '/profile',
    as: 'hannah',
    fails: '/api/me/mail-settings',
    sees: 'Failed to load your email settings',
  },
  { name: 'notifications', path: '/notifications', as: 'hannah', sees: 'Mark all as read' },
  {
    name: 'notifications-read',
    path: '/notifications',
    as: 'hannah',
    changes: { call: '/api/me/notifications', with: (answer) => answer.replaceAll('"isRead":false', '"isRead":true') },
    sees: /has arrived$/,
  },
  {
    name: 'notifications-empty',
    path: '/notifications',
    as: 'newcomer',
    answers: { call: '/api/me/notifications', with: { items: [] } },
    sees: 'No notifications yet',
  },
  { name: 'notifications-loading', path: '/notifications', as: 'hannah', holds: '/api/me/notifications' },
  {
    name: 'notifications-failed',
    path: '/notifications',
    as: 'hannah',
    fails: '/api/me/notifications',
    sees: 'Failed to load your notifications',
  },
  { name: 'developer', path: '/profile/developer', as: 'newcomer', sees: 'No endpoints yet' },
  {
    name: 'developer-tokens',
    path: '/profile/developer',
    as: 'hannah',
    answers: { call: '/api/me/tokens', with: TOKENS },
    sees: 'Revoke all tokens',
  },
  {
    name: 'developer-creating',
    path: '/profile/developer',
    as: 'hannah',
    sees: 'No tokens yet',
    act: async (page) => {
      await page.getByRole('button', { name: 'New token' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'developer-webhooks',
    path: '/profile/developer',
    as: 'hannah',
    answers: { call: '/api/me/webhooks', with: WEBHOOKS },
    sees: 'Send test',
  },
  {
    name: 'developer-log',
    path: '/profile/developer',
    as: 'hannah',
    continues: true,
    answers: { call: '/api/me/webhooks', with: WEBHOOKS },
    sees: 'Send test',
    act: async (page) => {
      await page.route('**/deliveries', (route) => route.fulfill({ json: DELIVERIES }));
      await page.getByRole('button', { name: 'Delivery log' }).first().click();
      await page.getByText('Waiting', { exact: true }).click();
    },
  },
  { name: 'developer-failed', path: '/profile/developer', as: 'hannah', fails: '/api/me/tokens', sees: 'Retry' },
  { name: 'profile-apps', path: '/profile#my-apps', as: 'noor', sees: /^Your Apps \(\d\)/ },
  { name: 'profile-apps-empty', path: '/profile#my-apps', as: 'newcomer', sees: 'No Apps Added Yet' },
  { name: 'profile-apps-failed', path: '/profile#my-apps', as: 'noor', fails: '/api/me/products*', sees: 'Retry' },
  { name: 'profile-reviews', path: '/profile#my-reviews', as: 'tom', sees: /^Your Reviews \(\d\)/ },
  { name: 'profile-reviews-empty', path: '/profile#my-reviews', as: 'newcomer', sees: 'Browse Apps to Review' },
  { name: 'profile-credits', path: '/profile#my-credits', as: 'hannah', sees: 'Earn Credits' },
  { name: 'profile-credits-new', path: '/profile#my-credits', as: 'newcomer', sees: 'Earn Credits' },
  { name: 'profile-loading', path: '/profile', as: 'hannah', holds: '/api/users/*' },
  { name: 'profile-failed', path: '/profile', as: 'hannah', fails: '/api/users/*', sees: 'Unable to Load Profile' },
  { name: 'available-reviews', path: '/available-reviews', as: 'marisol', sees: 'Fernpost' },
  { name: 'available-reviews-visitor', path: '/available-reviews', sees: 'Log in to claim a seat' },
  {
    name: 'available-reviews-empty',
    path: '/available-reviews',
    as: 'newcomer',
    answers: { call: '/api/feedback-requests*', with: [] },
    sees: 'Benchbook',
  },
  {
    name: 'available-reviews-failed',
    path: '/available-reviews',
    as: 'newcomer',
    fails: '/api/feedback-requests*',
    sees: 'Retry',
  },
  { name: 'submit-url', path: '/submit-url', as: 'hannah', sees: 'Your review requests' },
  { name: 'submit-url-visitor', path: '/submit-url' },
  { name: 'review', path: ({ apps }) => `/review/${apps.fernpost}`, as: 'marisol', sees: 'Key Strengths' },
  {
    name: 'review-writing',
    path: ({ apps }) => `/review/${apps.fernpost}`,
    as: 'marisol',
    continues: true,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Your Review' }).fill(aboutOthers.fernpost);
      await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
      await page.getByText('Long enough to submit').waitFor();
    },
  },
  {
    name: 'review-too-short',
    path: ({ apps }) => `/review/${apps.benchbook}`,
    as: 'newcomer',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Your Review' }).fill('Nice page.');
      await page.getByRole('button', { name: 'Submit Review' }).click();
      await page.getByText('Please provide at least 50 characters of feedback').waitFor();
    },
  },
  { name: 'review-loading', path: ({ apps }) => `/review/${apps.fernpost}`, as: 'marisol', holds: '/api/products/*' },
  { name: 'review-not-found', path: '/review/999999', as: 'marisol', sees: 'Product not found' },
  { name: 'review-pending', path: ({ reviews }) => `/review-complete/${reviews.pending}`, as: 'tom' },
  { name: 'review-complete', path: ({ reviews }) => `/review-complete/${reviews.complete}`, as: 'hannah' },
  { name: 'review-complete-not-found', path: '/review-complete/abc', as: 'hannah', sees: 'Review not found' },
];
