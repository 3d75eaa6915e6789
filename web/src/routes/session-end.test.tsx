import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillAll } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';

const server = startApiServer();

const notLoggedIn = () => HttpResponse.json({ error: 'Not logged in' }, { status: 401 });

/** Ends the session on the server, while the page still counts as logged in. */
const endSession = () => server.use(http.all('*/api/users/:id', notLoggedIn));

const logIn = async () => {
  server.use(http.post('*/api/login', () => HttpResponse.json(ada)));
  fillAll({ Email: 'ada@example.com', Password: 'correct horse' });
  server.use(http.get('*/api/users/:id', () => HttpResponse.json(ada)));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
};

beforeAll(async () => {
  await Promise.all([import('./auth-page.tsx'), import('./profile-page.tsx'), import('./discover-page.tsx')]);
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get('*/api/me', () => HttpResponse.json(ada)));
});

describe('D-135: a session that has ended', () => {
  it('leads to /auth, which explains it, and back to the same place after logging in', async () => {
    endSession();
    const router = openApp('/profile#account');
    expect(await screen.findByText('Your session has ended. Log in again.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth');
    await logIn();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/profile', hash: '#account' }));
  });

  it('never says "try again later"', async () => {
    endSession();
    openApp('/profile');
    await screen.findByText('Your session has ended. Log in again.');
    expect(screen.queryByText(/try again later/i)).not.toBeInTheDocument();
  });
});

describe('D-135: a visitor who opens a page that needs a login', () => {
  it('is told why /auth is there, and comes back after logging in', async () => {
    server.use(http.get('*/api/me', notLoggedIn));
    const router = openApp('/profile?tab=reviews');
    expect(await screen.findByText('Log in or register to continue.')).toBeVisible();
    server.use(http.get('*/api/me', () => HttpResponse.json(ada)));
    await logIn();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/profile', search: '?tab=reviews' }));
  });
});
