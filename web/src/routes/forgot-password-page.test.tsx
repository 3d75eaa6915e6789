import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, field, fill, press, speechless } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const open = async () => {
  openPage('/forgot-password');
  await screen.findByLabelText('Email');
};

const serve = (answer: () => Response | Promise<Response>) => {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/password-resets', async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
};

const ask = async () => {
  fill('Email', 'Ada@Benchbook.example');
  await press('Send Reset Link');
};

beforeAll(async () => {
  await import('./forgot-password-page.tsx');
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-38: asking for a link to choose a new password', () => {
  it.each([
    ['', 'Email is required'],
    ['ada', 'Please enter a valid email address'],
  ])('refuses %j: %s', async (email, message) => {
    const bodies = serve(() => HttpResponse.json({ ok: true }));
    await open();
    fill('Email', email);
    await press('Send Reset Link');
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(message));
    expect(bodies).toEqual([]);
  });

  it('says the same for every address: not which one was asked for', async () => {
    const bodies = serve(() => HttpResponse.json({ ok: true }));
    await open();
    await ask();
    expect(await screen.findByText('Check your email')).toBeVisible();
    expect(screen.getByText(/^If an account has this address, a link/)).toBeVisible();
    expect(bodies).toEqual([{ email: 'ada@benchbook.example' }]);
    expect(document.body).not.toHaveTextContent(/ada@benchbook/i);
    expect(document.title).toBe('Check your email · Twofold');
  });

  it('can be done again', async () => {
    serve(() => HttpResponse.json({ ok: true }));
    await open();
    await ask();
    await screen.findByText('Check your email');
    await press('Send it again');
    expect(field('Email')).toBeVisible();
  });

  it('cannot be done twice at once', async () => {
    const { answer, release } = heldBack();
    const bodies = serve(() => answer);
    await open();
    await ask();
    await waitFor(() => expect(button('Sending...')).toBeDisabled());
    release(HttpResponse.json({ ok: true }));
    await screen.findByText('Check your email');
    expect(bodies).toHaveLength(1);
  });

  it.each(speechless)('says when it fails by %s', async (_, answer) => {
    serve(answer);
    await open();
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Link not sentFailed to send the link. Please try again.',
    );
    expect(field('Email')).toBeVisible();
  });

  it('shows why the server refuses', async () => {
    serve(() => HttpResponse.json({ error: 'Too many requests' }, { status: 429 }));
    await open();
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent('Link not sentToo many requests');
  });
});
