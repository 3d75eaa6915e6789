import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, press, speechless } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();
const unconfirmed = { ...ada, emailConfirmed: false };

const serve = (answer: () => Response | Promise<Response>) => {
  let posts = 0;
  server.use(
    http.post('*/api/email-confirmations/to.ken-1', () => {
      posts++;
      return answer();
    }),
  );
  return () => posts;
};
const open = async (path = '/confirm-email?token=to.ken-1') => {
  openPage(path);
  await screen.findByRole('heading', { level: 1 });
};

beforeAll(async () => {
  await Promise.all([
    import('./confirm-email-page.tsx'),
    import('./profile-page.tsx'),
    import('../app/require-login.tsx'),
  ]);
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-125: confirming an email by a link', () => {
  it('sends nothing until the button is pressed, then says that it is done, to visitors too', async () => {
    const posts = serve(() => HttpResponse.json({ ok: true }));
    await open();
    expect(button('Confirm Email')).toBeEnabled();
    expect(posts()).toBe(0);
    await press('Confirm Email');
    expect(await screen.findByText('Your email is confirmed')).toBeVisible();
    expect(posts()).toBe(1);
    expect(screen.getByText('See Available Reviews')).toHaveAttribute('href', '/available-reviews');
    await waitFor(() => expect(document.title).toBe('Your email is confirmed · Twofold'));
  });

  it('says when the link is no longer valid', async () => {
    serve(() => HttpResponse.json({ error: 'This link is no longer valid' }, { status: 404 }));
    await open();
    await press('Confirm Email');
    expect(await screen.findByText('This link is no longer valid')).toBeVisible();
    expect(screen.getByText('Go to Your Profile')).toHaveAttribute('href', '/profile');
  });

  it('says the same of an address without a token', async () => {
    await open('/confirm-email');
    expect(screen.getByText('This link is no longer valid')).toBeVisible();
  });

  it.each(speechless)('says when it fails by %s, and can be tried again', async (_, answer) => {
    serve(answer);
    await open();
    await press('Confirm Email');
    expect(await screen.findByText('Failed to confirm your email. Please try again.')).toBeInTheDocument();
    await waitFor(() => expect(button('Confirm Email')).toBeEnabled());
  });
});

describe('D-125: the profile of a user whose email is not confirmed', () => {
  const openProfile = async (me = unconfirmed) => {
    server.use(
      http.get('*/api/me', () => HttpResponse.json(me)),
      http.get('*/api/users/7', () => HttpResponse.json(me)),
      http.get('*/api/me/products', () => HttpResponse.json([])),
      http.get('*/api/me/credits', () => HttpResponse.json({ balance: 1, pending: 2, entries: [] })),
    );
    openPage('/profile#my-credits');
    await screen.findByRole('tabpanel');
  };

  it('asks to confirm it, and says which credits wait for that', async () => {
    await openProfile();
    expect(screen.getByText('Confirm your email')).toBeVisible();
    expect(await screen.findByText('Confirm your email to get 2 credits.')).toBeVisible();
  });

  it('has the link sent again', async () => {
    let posts = 0;
    server.use(
      http.post('*/api/email-confirmations', () => {
        posts++;
        return HttpResponse.json({ ok: true });
      }),
    );
    await openProfile();
    await press('Send Again');
    expect(await screen.findByText('We sent the link again. Check your spam folder, too.')).toBeVisible();
    expect(posts).toBe(1);
  });

  it('says when it has to wait', async () => {
    const error = 'Too many requests. Please try again later.';
    server.use(http.post('*/api/email-confirmations', () => HttpResponse.json({ error }, { status: 429 })));
    await openProfile();
    await press('Send Again');
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(button('Send Again')).toBeEnabled();
  });

  it('says nothing of it once the email is confirmed', async () => {
    await openProfile(ada);
    expect(screen.queryByText('Confirm your email')).not.toBeInTheDocument();
    expect(screen.queryByText(/for your confirmed email/)).not.toBeInTheDocument();
  });
});
