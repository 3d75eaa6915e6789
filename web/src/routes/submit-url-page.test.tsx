import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const open = async () => {
  openPage('/submit-url');
  await screen.findByText('Submit Your App');
};

beforeAll(() => import('./submit-url-page.tsx'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-73: /submit-url', () => {
  it('has the form, and no balance for a visitor (§2 route submit-url)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Submit Your App');
    expect(screen.getByPlaceholderText('Enter your app or product URL')).toBeEnabled();
    expect(screen.queryByText(/^Credits:/)).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Submit Your App · Twofold'));
  });

  it('shows the balance of the logged-in user', async () => {
    server.use(http.get('*/api/me', () => HttpResponse.json(ada)));
    await open();
    expect(await screen.findByText('Credits: 3')).toBeVisible();
  });
});
