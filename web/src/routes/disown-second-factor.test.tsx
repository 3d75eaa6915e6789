import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, press } from '../features/accounts/testing/form.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

/** Opens the link of the mail. The server answers each press with the next of these responses. */
const openLink = async (...answers: readonly Response[]) => {
  const tokens: unknown[] = [];
  server.use(
    http.post('*/api/second-factor-removals/:token', ({ params }) => {
      tokens.push(params['token']);
      return answers[tokens.length - 1]!;
    }),
  );
  openPage('/forgot-password?token=7-AAAA');
  await screen.findByRole('heading', { name: 'Wasn’t you?' });
  return tokens;
};
const done = () => HttpResponse.json({ ok: true });

beforeAll(async () => {
  await import('./forgot-password-page.tsx');
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the link of the mail that two-step verification was turned on', () => {
  it('does nothing before a press, then turns it off and leads to a new password', async () => {
    const tokens = await openLink(done());
    expect(tokens).toEqual([]);
    await press('Turn It Off');
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Two-step verification is off');
    expect(screen.getByLabelText('Email')).toBeVisible();
    expect(tokens).toEqual(['7-AAAA']);
  });

  it('says that it is no longer valid', async () => {
    await openLink(HttpResponse.json({ error: 'This link is no longer valid' }, { status: 404 }));
    await press('Turn It Off');
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('A link works once, for 7 days.');
  });

  it('can be pressed again after a failure', async () => {
    const tokens = await openLink(HttpResponse.json({ error: 'Too busy' }, { status: 503 }), done());
    await press('Turn It Off');
    expect(await screen.findByText('Two-step verification is still on')).toBeVisible();
    expect(button('Turn It Off')).toBeEnabled();
    await press('Turn It Off');
    await screen.findByRole('heading', { name: 'Choose a new password' });
    expect(tokens).toHaveLength(2);
  });
});
