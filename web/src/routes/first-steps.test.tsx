import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@twofold/contracts/accounts/api';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldBack } from '../testing/held-back.ts';
import { ada, newcomer } from '../features/accounts/testing/people.ts';
import { benchbook } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';
import { submitted } from './testing/review-page.ts';

const server = startApiServer();
const serve = (path: string, answer: JsonBodyType) =>
  server.use(http.get(`*/api/${path}`, () => HttpResponse.json(answer)));
const logIn = (user: UserView) => {
  serve('me', user);
  serve(`users/${user.id}`, user);
};
const { evidence: _evidence, ...summary } = benchbook;
const app = { ...summary, openSeats: 0, isListed: true, reviewCount: 0 };

const openProfile = async () => {
  openPage('/profile');
  await screen.findByText('Edit Profile');
};
const steps = () => screen.queryByRole('region', { name: 'First steps' });
const lines = () =>
  within(steps()!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeAll(() => Promise.all([import('./profile-page.tsx'), import('../app/require-login.tsx')]));
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the first steps of a new member', () => {
  it('stand on the profile, with the way to each', async () => {
    logIn({ ...newcomer, emailConfirmed: false });
    await openProfile();
    expect(within(steps()!).getByText('0 of 4 done')).toBeVisible();
    expect(lines()[0]).toBe(`Confirm your email addressOpen the link we sent to ${newcomer.email}.`);
    const links = within(steps()!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Complete your profile', '/complete-profile/7'],
      ['Write your first review', '/discover'],
      ['Analyze an app', '/'],
    ]);
  });

  it('know what is done already', async () => {
    logIn(newcomer);
    serve('me/reviews', [submitted]);
    await openProfile();
    expect(lines().map((line) => line?.startsWith('Done: '))).toEqual([true, false, true, false]);
  });

  it('are gone once all of them are done', async () => {
    logIn(ada);
    serve('me/reviews', [submitted]);
    serve('me/products', [app]);
    await openProfile();
    expect(steps()).not.toBeInTheDocument();
  });

  it('are gone when they are hidden, also on the next visit, but not for another user', async () => {
    logIn(newcomer);
    await openProfile();
    await userEvent.click(screen.getByRole('button', { name: 'Hide first steps' }));
    expect(steps()).not.toBeInTheDocument();
    document.body.replaceChildren();
    await openProfile();
    expect(steps()).not.toBeInTheDocument();
    document.body.replaceChildren();
    logIn({ ...newcomer, id: 8 });
    await openProfile();
    expect(steps()).toBeVisible();
  });

  it.each([
    ['does not load', () => new HttpResponse(null, { status: 500 })],
    ['takes too long', () => heldBack().answer],
  ])('are left out where what is done %s', async (_, answer) => {
    logIn(newcomer);
    server.use(http.get('*/api/me/reviews', answer));
    await openProfile();
    expect(steps()).not.toBeInTheDocument();
  });
});
