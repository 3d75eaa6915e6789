import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../lib/paths.ts';
import { benchbook, emptyReport } from '../features/analysis/report/testing/benchbook.ts';
import { parkedSite } from '../features/analysis/report/testing/parked-site.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openRoutes } from '../testing/open-app.tsx';
import { AnalysisPage } from './analysis-page.tsx';

const server = startApiServer();

const serve = (product: Record<string, unknown>) =>
  server.use(http.get('*/api/products/17', () => HttpResponse.json(product)));

const open = (address = '/analysis/17') =>
  openRoutes(
    [
      { path: paths.home, element: <h1>Home</h1> },
      { path: paths.analysis, Component: AnalysisPage },
    ],
    address,
  );

const openReport = async (product: Record<string, unknown> = emptyReport, address?: string) => {
  serve(product);
  const router = open(address);
  await screen.findByText('What the machine found');
  return router;
};

const openTab = async (name: string) => {
  await userEvent.click(screen.getByRole('tab', { name }));
  return screen.getByRole('tabpanel', { name });
};

describe('opening an address that names no product', () => {
  it.each(['abc', '12abc', '-1', '1.5', '0x1F'])(
    'shows an error for %j (§2 route analysis, invalid product id, §8 invalid product id)',
    (id) => {
      open(`/analysis/${id}`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invalid Product ID');
      expect(screen.getByText('The product ID provided is not valid.')).toBeVisible();
    },
  );

  it('leads home (§2 invalid product id)', async () => {
    const router = open('/analysis/abc');
    await userEvent.click(screen.getByRole('link', { name: 'Go Home' }));
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('waiting for a report', () => {
  it('shows a skeleton until it arrives (§2 analysis skeleton)', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.get('*/api/products/17', () => held.then(() => HttpResponse.json(emptyReport))));
    open();
    expect(screen.getByRole('status', { name: 'Loading analysis' })).toBeVisible();
    answer();
    expect(await screen.findByRole('heading', { level: 1, name: 'Benchbook' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading analysis' })).not.toBeInTheDocument();
  });
});

describe('a report that does not load', () => {
  it.each([
    ['an unknown product', () => HttpResponse.json({ error: 'No' }, { status: 404 })],
    ['a failing server', () => HttpResponse.json({ error: 'No' }, { status: 500 })],
    ['a failing network', () => HttpResponse.error()],
    ['an empty answer', () => HttpResponse.json(null)],
  ])('shows the three texts after %s (§2 analysis load error, §8 analysis load error)', async (_cause, answer) => {
    server.use(http.get('*/api/products/17', answer));
    open();
    expect(await screen.findByText('Error Loading Analysis')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Error Loading Analysis');
    expect(screen.getByText("We couldn't load the product analysis.")).toBeVisible();
    expect(screen.getByText('There was an error retrieving the analysis data. Please try again later.')).toBeVisible();
    expect(screen.getByText('Go Home')).toHaveAttribute('href', '/');
  });

  it('can be asked for again', async () => {
    server.use(http.get('*/api/products/17', () => HttpResponse.json({}, { status: 503 })));
    open();
    await screen.findByText('Error Loading Analysis');
    serve(emptyReport);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Benchbook' })).toBeVisible();
  });
});

describe('a report that has loaded', () => {
  it('names the app, its site and who made the report (§2 route analysis, analysis head, §7 GET /api/products/{id})', async () => {
    await openReport(benchbook);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Benchbook');
    expect(screen.getByText(/^https:\/\/benchbook\.example/)).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Powered by the built-in analyzer (no AI provider configured)')).toBeVisible();
    expect(document.title).toBe('Benchbook: analysis · Twofold');
  });

  it('gets its badge two seconds later (§2 badge, §4 badge)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    serve(emptyReport);
    open();
    await vi.waitFor(() => screen.getByText('What the machine found'), { timeout: 15_000 });
    expect(screen.queryByText('AI Analysis Complete')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('AI Analysis Complete')).toBeVisible();
  });

  it.each(['Get Human Feedback', 'See the plans'])('leads to its plans by "%s" (§2 ask people)', async (name) => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openReport();
    await userEvent.click(screen.getByText(name));
    const pricing = document.getElementById('pricing');
    expect(scrollIntoView.mock.contexts).toEqual([pricing]);
    expect(pricing).toHaveFocus();
  });

  it('has plans that are tied to it: they can be chosen (§2 plans of a report)', async () => {
    await openReport();
    const plans = within(document.getElementById('pricing')!);
    for (const button of plans.getAllByText('Select Plan')) expect(button).toBeEnabled();
    expect(plans.queryByText('Submit URL First')).not.toBeInTheDocument();
  });

  it('says of a limited one why it is that (D-124)', async () => {
    await openReport(parkedSite);
    expect(screen.getByRole('note')).toHaveTextContent('This domain is parked');
    expect(screen.getByText('We found no app at this address. Ask people once it is there.')).toBeVisible();
    expect(screen.queryByText(/who match your customer/)).not.toBeInTheDocument();
    expect(screen.getAllByText('Not rated')).toHaveLength(2);
  });

  it('shows a page also where the record lacks everything', async () => {
    await openReport({ id: 17 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Untitled App');
    expect(screen.getAllByText('Not rated')).toHaveLength(2);
    expect(await screen.findByText('No specific threats identified')).toBeInTheDocument();
    expect(await screen.findByText('No personas identified')).toBeInTheDocument();
  });
});

describe('the five tabs of a report', () => {
  const { aiAnalysis } = benchbook;

  it('stand in their order and open with Potential (§2 tabs, default tab)', async () => {
    await openReport(benchbook);
    const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(names).toEqual(['Potential', 'Summary', 'SWOT', 'Market', 'Personas']);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Potential');
    expect(screen.getByText(aiAnalysis.monetizationPotential.rationale)).toBeVisible();
    expect(screen.getByText(aiAnalysis.successPotential.rationale)).toBeVisible();
    expect(await screen.findByText(aiAnalysis.strengths[0]!)).not.toBeVisible();
  });

  it.each([
    ['Summary', benchbook.purpose],
    ['SWOT', aiAnalysis.strengths[0]!],
    ['Market', aiAnalysis.marketTrends[0]!],
    ['Personas', aiAnalysis.customerPersona.background],
  ])('show %s (§2 tabs, §1 report)', async (name, text) => {
    await openReport(benchbook);
    expect(within(await openTab(name)).getByText(text)).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
  });

  it('are walked with the arrow keys', async () => {
    await openReport();
    act(() => screen.getByRole('tab', { name: 'Potential' }).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('SWOT');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Personas');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Potential');
  });

  it('keep the open one in the address, without a step back for each', async () => {
    const router = await openReport();
    await openTab('Market');
    expect(router.state.location).toMatchObject({ pathname: '/analysis/17', hash: '#market' });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each([
    ['#personas', 'Personas'],
    ['#pricing', 'Potential'],
    ['#nonsense', 'Potential'],
  ])('open by the hash %s', async (hash, name) => {
    await openReport(emptyReport, `/analysis/17${hash}`);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
  });
});

describe('the screenshots of a report', () => {
  const screenshots = [{ name: 'desktop', width: 1280, height: 800 }];
  const picture = () => screen.findByAltText('Screenshot of benchbook.example on a desktop screen');
  const follows = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;

  it('stand beside the name where there is room', async () => {
    await openReport({ ...emptyReport, screenshots });
    expect((await picture()).closest('header')).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(await picture()).toHaveAttribute('loading', 'eager');
  });

  it('stand below the findings on a phone, whose first screen does not wait for them', async () => {
    const listen = { addListener: () => undefined, removeListener: () => undefined };
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), { ...listen, matches: false, media, onchange: null }),
    );
    await openReport({ ...emptyReport, screenshots });
    expect(follows(screen.getByText('What people say'), await picture())).toBeTruthy();
    expect(await picture()).toHaveAttribute('loading', 'lazy');
  });
});
