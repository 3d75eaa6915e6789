import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeviceProduct } from '@twofold/contracts/analysis/api';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../features/accounts/testing/people.ts';
import type * as UrlAnalysisModule from '../features/analysis/use-url-analysis.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const placeholder = 'Enter your app or product URL';
const field = () => screen.getAllByPlaceholderText(placeholder)[0]!;
const openForm = async (open = openPage, address = '/submit-url') => {
  const router = open(address);
  await screen.findAllByPlaceholderText(placeholder);
  return router;
};
const submit = (url: string) => {
  fireEvent.change(field(), { target: { value: url } });
  fireEvent.submit(field());
};

const report: DeviceProduct = {
  id: 7,
  url: 'https://benchbook.example/a',
  state: 'done',
  title: 'Benchbook',
  isClaimable: true,
  requestedAt: '2025-01-05T12:00:00Z',
};
const known = (...reports: DeviceProduct[]) =>
  server.use(http.get('*/api/device/products', () => HttpResponse.json(reports)));
const logIn = () => server.use(http.get('*/api/me', () => HttpResponse.json(ada)));
const answerAnalyses = () => {
  const paths: { path: string; key: string | null }[] = [];
  const answer = ({ request }: { request: Request }) => {
    paths.push({ path: new URL(request.url).pathname, key: request.headers.get('idempotency-key') });
    return HttpResponse.json({ productId: 7 }, { status: 201 });
  };
  server.use(http.post('*/api/analyze/url', answer), http.post('*/api/products/7/reanalyses', answer));
  return paths;
};

beforeAll(async () => {
  await Promise.all([
    import('./landing-page.tsx'),
    import('./submit-url-page.tsx'),
    import('./analysis-page.tsx'),
    import('./reports-page.tsx'),
    import('../features/analysis/own-reports/again-dialog.tsx'),
    import('../features/analysis/own-reports/claim-offer.tsx'),
  ]);
}, 60_000);

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  // Without it, the demo on the landing page would render five times a second.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server.use(
    http.get('*/api/products/:id', () => HttpResponse.json({ error: 'No such product' }, { status: 404 })),
    http.get('*/api/me/products', () => HttpResponse.json([])),
  );
});

describe('D-138: the link to one’s reports', () => {
  it('is in the header after the first analysis, and not before', async () => {
    answerAnalyses();
    await openForm(openApp);
    expect(screen.queryByRole('link', { name: 'Your reports' })).toBeNull();
    submit('benchbook.example');
    expect((await screen.findAllByRole('link', { name: 'Your reports' }))[0]).toHaveAttribute('href', '/reports');
  });

  it('is not there where the analysis failed, which left no report', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.post('*/api/analyze/url', () => HttpResponse.json({ error: 'Not reachable' }, { status: 422 })));
    await openForm(openApp);
    submit('benchbook.example');
    expect(await screen.findByText('Failed to analyze URL. Please try again.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Your reports' })).toBeNull();
  });

  it('leads a member to My Apps', async () => {
    localStorage.setItem('has-reports', '1');
    logIn();
    await openForm(openApp);
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'Your reports' })[0]).toHaveAttribute('href', '/profile#my-apps'),
    );
  });
});

describe('D-138: the reports of a visitor', () => {
  it('are listed with those that are being written', async () => {
    known({ ...report, id: 8, url: 'https://running.example/', state: 'running', isClaimable: false }, report);
    openPage('/reports');
    expect(await screen.findByRole('link', { name: 'Benchbook' })).toHaveAttribute('href', '/analysis/7');
    const running = screen.getByText('running.example').closest('li')!;
    expect(within(running).getByRole('status')).toHaveTextContent('Analyzing');
  });

  it('show a sentence where there are none, and where they cannot be read', async () => {
    openPage('/reports');
    expect(await screen.findByText('No reports in this browser')).toBeVisible();
  });

  it('can be read again after a failure', async () => {
    server.use(http.get('*/api/device/products', () => HttpResponse.json({ error: 'No' }, { status: 500 })));
    openPage('/reports');
    expect(await screen.findByText('Failed to load your reports')).toBeVisible();
    known(report);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Benchbook' })).toBeVisible();
  });
});

describe('D-138: the same address once more', () => {
  it.each([
    ['is read again where one wants that', '/', 'Analyze again', '/api/products/7/reanalyses'],
    ['becomes another app where one wants that', '/submit-url', 'Create a new app', '/api/analyze/url'],
  ])('%s', async (_, address, choice, path) => {
    localStorage.setItem('has-reports', '1');
    known(report);
    const sent = answerAnalyses();
    const router = await openForm(openPage, address);
    submit('www.benchbook.example/a/');
    await userEvent.click(await screen.findByRole('button', { name: choice }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/analysis/7'));
    expect(sent.map((each) => each.path)).toEqual([path]);
  });

  it('is not asked about another address', async () => {
    localStorage.setItem('has-reports', '1');
    known(report);
    const sent = answerAnalyses();
    await openForm();
    submit('benchbook.example/b');
    await waitFor(() => expect(sent.map((each) => each.path)).toEqual(['/api/analyze/url']));
  });
});

describe('D-138: after logging in', () => {
  beforeEach(() => {
    localStorage.setItem('visitors-reports', '[7,8]');
    logIn();
  });

  it('the reports of the browser move to the account with one confirmation', async () => {
    known(report, { ...report, id: 8 });
    let moved = 0;
    server.use(
      http.post('*/api/device/products/claim', () => {
        moved++;
        known();
        return HttpResponse.json({ claimed: [7, 8] });
      }),
    );
    openApp('/nowhere');
    const offer = await screen.findByRole('region', { name: 'Reports of this browser' });
    expect(within(offer).getByText('2 reports made in this browser')).toBeVisible();
    await userEvent.click(within(offer).getByRole('button', { name: 'Move them to my account' }));
    expect(await screen.findByText('Moved 2 reports to My Apps', {}, { timeout: 20_000 })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reports of this browser' })).toBeNull());
    expect(moved).toBe(1);
  });

  it('they can be left, and no one asks again', async () => {
    known(report);
    openApp('/nowhere');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
    expect(screen.queryByRole('region', { name: 'Reports of this browser' })).toBeNull();
    expect(localStorage.getItem('visitors-reports')).toBe('[]');
  });
});

describe('D-138: a page that is reloaded during an analysis', () => {
  it('continues it under the same key', async () => {
    const key = '7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11';
    sessionStorage.setItem('analysis', JSON.stringify({ url: 'https://a.example', key, startedAt: Date.now() }));
    const sent = answerAnalyses();
    // The query makes it another module, which has started no analysis yet.
    const file = '../features/analysis/use-url-analysis.ts?reloaded';
    const { useUrlAnalysis } = (await import(file)) as typeof UrlAnalysisModule;
    const Status = () => useUrlAnalysis().status;
    render(<Status />, { wrapper: MemoryRouter });
    await screen.findByText('done');
    expect(sent).toEqual([{ path: '/api/analyze/url', key }]);
    expect(sessionStorage.getItem('analysis')).toBeNull();
  });
});
