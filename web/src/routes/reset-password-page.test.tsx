import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, field, fillAll, press, speechless } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const open = async () => {
  const router = openPage('/reset-password/to.ken-1');
  await screen.findByLabelText('New Password');
  return router;
};

const serve = (answer: () => Response | Promise<Response>) => {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/password-resets/to.ken-1', async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
};

const choose = async (password = 'Engine1843', confirmation = password) => {
  fillAll({ 'New Password': password, 'Confirm Password': confirmation });
  await press('Change Password');
};

beforeAll(async () => {
  await Promise.all([import('./reset-password-page.tsx'), import('./auth-page.tsx')]);
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-38: choosing a new password by a link', () => {
  it.each([
    ['Short1', 'Short1', 'New Password', /^Password must be at least 8 characters/],
    ['engine1843', 'engine1843', 'New Password', /^Password must contain at least one uppercase letter/],
    ['Engine1843', 'Engine1844', 'Confirm Password', /^Passwords don't match$/],
  ])('refuses %j, confirmed as %j', async (password, confirmation, label, message) => {
    const bodies = serve(() => HttpResponse.json({ ok: true }));
    await open();
    await choose(password, confirmation);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field(label)).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('sends the password alone, confirms it, and leads to the login, also a user who was logged in', async () => {
    let isLoggedIn = true;
    server.use(
      http.get('*/api/me', () =>
        isLoggedIn ? HttpResponse.json(ada) : HttpResponse.json({ error: 'Not logged in' }, { status: 401 }),
      ),
    );
    const bodies = serve(() => {
      isLoggedIn = false;
      return HttpResponse.json({ ok: true });
    });
    const router = await open();
    await choose();
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(await screen.findByText('Welcome back')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth');
    expect(bodies).toEqual([{ password: 'Engine1843' }]);
  });

  it('cannot be done twice at once', async () => {
    const { answer, release } = heldBack();
    const bodies = serve(() => answer);
    await open();
    await choose();
    await waitFor(() => expect(button('Saving...')).toBeDisabled());
    release(new HttpResponse(null, { status: 500 }));
    await waitFor(() => expect(button('Change Password')).toBeEnabled());
    expect(bodies).toHaveLength(1);
  });

  it('says when the link is no longer valid, and leads to a new one', async () => {
    serve(() => HttpResponse.json({ error: 'This link is no longer valid' }, { status: 404 }));
    await open();
    await choose();
    expect(await screen.findByText('This link is no longer valid')).toBeVisible();
    expect(screen.getByText('Send a New Link')).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
    expect(document.title).toBe('This link is no longer valid · Twofold');
  });

  it.each(speechless)('says when it fails by %s', async (_, answer) => {
    serve(answer);
    await open();
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Password not changedFailed to change your password. Please try again.',
    );
  });
});
