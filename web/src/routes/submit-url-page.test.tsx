import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { benchbook } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';

const server = startApiServer();

const open = async () => {
  const router = openApp('/submit-url');
  await screen.findByText('Submit Your App');
  return router;
};

beforeAll(async () => {
  await Promise.all([import('./submit-url-page.tsx'), import('./analysis-page.tsx')]);
});

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

  it('ends on the report', async () => {
    server.use(
      http.post('*/api/analyze/url', () => HttpResponse.json({ productId: 17 }, { status: 201 })),
      http.get('*/api/products/17', () => HttpResponse.json(benchbook)),
    );
    const router = await open();
    await userEvent.type(screen.getByPlaceholderText('Enter your app or product URL'), 'benchbook.example');
    await press('Analyze');
    expect(await screen.findByText('What the machine found')).toBeVisible();
    expect(router.state.location.pathname).toBe('/analysis/17');
  });

  it('comes back with the reason where the analysis fails', async () => {
    server.use(
      http.post('*/api/analyze/url', () =>
        HttpResponse.json({ error: 'The URL could not be reached' }, { status: 422 }),
      ),
    );
    await open();
    await userEvent.type(screen.getByPlaceholderText('Enter your app or product URL'), 'benchbook.example');
    await press('Analyze');
    expect(await screen.findByText('The URL could not be reached')).toBeVisible();
    expect(screen.getByText('Failed to analyze URL. Please try again.')).toBeVisible();
  });
});
