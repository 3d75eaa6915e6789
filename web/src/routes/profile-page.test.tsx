import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@twofold/contracts/accounts/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speechless } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { ada, newcomer } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const logIn = (user: UserView = ada) =>
  server.use(
    http.get('*/api/me', () => HttpResponse.json(user)),
    http.get('*/api/users/7', () => HttpResponse.json(user)),
  );

const open = async (user: UserView = ada, render = openPage) => {
  logIn(user);
  const router = render('/profile');
  await screen.findByText('Edit Profile');
  return router;
};

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling!;

beforeAll(async () => {
  await Promise.all([import('./profile-page.tsx'), import('./auth-page.tsx'), import('./landing-page.tsx')]);
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('opening /profile without a login', () => {
  it.each([
    ['the visitor is not logged in', () => HttpResponse.json({ error: 'Not logged in' }, { status: 401 })],
    ['the server fails', () => new HttpResponse(null, { status: 500 })],
  ])('leads to /auth where %s (§2 route profile, login required, §4 no session)', async (_, answer) => {
    server.use(http.get('*/api/me', answer));
    const router = openPage('/profile');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth');
  });

  it('waits until that is known (D-87)', async () => {
    const { answer, release } = heldBack();
    server.use(http.get('*/api/me', () => answer));
    const router = openPage('/profile');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/profile');
    server.use(http.get('*/api/users/7', () => HttpResponse.json(ada)));
    release(HttpResponse.json(ada));
    expect(await screen.findByText('Welcome, Ada')).toBeVisible();
  });
});

describe('a profile that does not load (D-91)', () => {
  it.each(speechless)(
    'shows an error after %s, and leads home (§2 profile failure, §8 profile load failure)',
    async (_, answer) => {
      logIn();
      server.use(http.get('*/api/users/7', answer));
      openPage('/profile');
      expect(await screen.findByText('Unable to Load Profile')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unable to Load Profile');
      expect(screen.getByText('Return to Home')).toHaveAttribute('href', '/');
      expect(document.title).toBe('Unable to Load Profile · Twofold');
      server.use(http.get('*/api/users/7', () => HttpResponse.json(ada)));
      await userEvent.click(screen.getByText('Retry'));
      expect(await screen.findByText('Welcome, Ada')).toBeVisible();
    },
  );
});

describe('the profile', () => {
  it('welcomes, and has four tabs (§2 route profile, welcome, profile tabs, §4 session, §6 user screens)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ada');
    expect(screen.getByText('3 credits')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Account',
      'My Apps',
      'Reviews',
      'Credits',
    ]);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Account');
    expect(document.title).toBe('Account · Twofold');
  });

  it('warns while the full name is empty (§2 incomplete profile)', async () => {
    await open(newcomer);
    expect(screen.getByText('Please complete your profile information')).toBeVisible();
    expect(screen.getByText('Add your name')).toHaveAttribute('href', '/complete-profile/7');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome$/);
    expect(screen.getByText('1 credit')).toBeVisible();
  });

  it('warns of nothing where it is not (§2 incomplete profile)', async () => {
    await open();
    expect(screen.queryByText('Please complete your profile information')).not.toBeInTheDocument();
  });
});

describe('the account in view mode', () => {
  it('shows what is there (§2 account data, member since)', async () => {
    await open();
    expect(fact('Full name')).toHaveTextContent('Ada King Lovelace');
    expect(fact('Email')).toHaveTextContent('ada@benchbook.example');
    expect(within(fact('Social profile') as HTMLElement).getByRole('link')).toHaveAttribute('href', ada.socialProfile);
    expect(fact('Expertise')).toHaveTextContent('Looms and engines.');
    expect(fact('Member Since')).toHaveTextContent('January 5, 2025');
  });

  it('says what is not (§2 no name, no social profile, no expertise)', async () => {
    await open(newcomer);
    expect(fact('Full name')).toHaveTextContent('Not set');
    expect(fact('Social profile')).toHaveTextContent('No social profile added');
    expect(fact('Expertise')).toHaveTextContent('No expertise information added');
  });

  it('makes no link of what is no web address (D-27)', async () => {
    await open({ ...ada, socialProfile: '@ada' });
    expect(fact('Social profile')).toHaveTextContent('@ada');
    expect(within(fact('Social profile') as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('logging out on /profile', () => {
  it('goes to the landing page, not to /auth, and forgets the profile (D-92) (§4 logout)', async () => {
    server.use(http.post('*/api/logout', () => HttpResponse.json({ ok: true })));
    const router = await open(ada, openApp);
    const seen: string[] = [];
    router.subscribe(({ location }) => seen.push(location.pathname));
    await userEvent.click(screen.getByText('Logout', { selector: 'header button' }));
    await waitFor(() => expect(screen.getByText('Login', { selector: 'header a' })).toBeInTheDocument());
    expect(new Set(seen)).not.toContain('/auth');
    expect(router.state.location.pathname).toBe('/');
    await router.navigate('/profile');
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});
