import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../features/accounts/testing/form.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();
const TOKEN = 'u7.rp.0123456789abcdef012345';

const answer = (status: number, body: object = { ok: true }) => {
  const asked = vi.fn<(token: unknown) => void>();
  server.use(
    http.post('*/api/unsubscribe/:token', ({ params }) => {
      asked(params['token']);
      return HttpResponse.json(body, { status });
    }),
  );
  return asked;
};

beforeAll(() => import('./unsubscribe-page.tsx'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-130: the page of an unsubscribe link', () => {
  it('unsubscribes by a press only, without a login, and says from what', async () => {
    const asked = answer(200);
    openPage(`/unsubscribe?token=${TOKEN}`);
    expect(await screen.findByText('Progress of my orders and requests')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    await press('Unsubscribe');
    expect(await screen.findByText('You are unsubscribed')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Progress of my orders and requests');
    expect(screen.getByText('in your profile')).toHaveAttribute('href', '/profile');
    expect(asked.mock.calls).toEqual([[TOKEN]]);
    await waitFor(() => expect(document.title).toBe('You are unsubscribed · Twofold'));
  });

  it('shows an error where the link is not ours', async () => {
    answer(404, { error: 'This link is not valid' });
    openPage(`/unsubscribe?token=${TOKEN}`);
    await screen.findByText('Progress of my orders and requests');
    await press('Unsubscribe');
    expect(await screen.findByText('This link is not valid')).toBeVisible();
  });

  it.each(['', '?token=', '?token=u7.zz.0123456789abcdef012345'])(
    'asks nothing of a broken link: %s',
    async (query) => {
      const asked = answer(200);
      openPage(`/unsubscribe${query}`);
      expect(await screen.findByText('This link is not valid')).toBeVisible();
      expect(screen.queryByText('Unsubscribe', { selector: 'button' })).not.toBeInTheDocument();
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('can be tried again when it failed', async () => {
    answer(500, {});
    openPage(`/unsubscribe?token=${TOKEN}`);
    await screen.findByText('Progress of my orders and requests');
    await press('Unsubscribe');
    expect(await screen.findByText('Not unsubscribed')).toBeVisible();
    answer(200);
    await press('Unsubscribe');
    expect(await screen.findByText('You are unsubscribed')).toBeVisible();
  });
});
