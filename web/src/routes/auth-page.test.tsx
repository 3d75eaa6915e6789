import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { field } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const openAuth = async () => {
  const router = openPage('/auth');
  await screen.findByLabelText('Password');
  return router;
};

beforeAll(async () => {
  await Promise.all([import('./auth-page.tsx'), import('./landing-page.tsx')]);
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('opening /auth', () => {
  it('shows two tabs, and the login first (§2 auth tabs)', async () => {
    await openAuth();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Login', 'Register']);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Login');
    expect(screen.queryByLabelText('Confirm Password')).not.toBeInTheDocument();
    expect(document.title).toBe('Login · Twofold');
  });

  it('leads to the page for a forgotten password', async () => {
    await openAuth();
    expect(screen.getByText('Forgot password?')).toHaveAttribute('href', '/forgot-password');
  });

  it('tells password managers what is what', async () => {
    await openAuth();
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(screen.getByText('Register', { selector: '[role=tab]' }));
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Confirm Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('sends people who are logged in to the landing page (§2 route auth)', async () => {
    server.use(http.get('*/api/me', () => HttpResponse.json(ada)));
    const router = openPage('/auth');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
