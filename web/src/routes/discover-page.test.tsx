import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductSummary } from '@twofold/contracts/analysis/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speechless } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { benchbook } from '../features/analysis/report/testing/benchbook.ts';
import { parkedSite } from '../features/analysis/report/testing/parked-site.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const { evidence: _evidence, ...summary } = benchbook;
const app = (parts: Partial<ProductSummary> = {}): ProductSummary => ({ ...summary, openSeats: 0, ...parts });
/** A page of apps without a description, tags and strengths, which render faster. */
const page = (newest: number, length: number) =>
  Array.from({ length }, (_, index) => ({ id: newest - index, title: `App ${newest - index}`, openSeats: 0 }));

const list = (...apps: unknown[]) => server.use(http.get('*/api/products', () => HttpResponse.json(apps)));

const open = async (...apps: unknown[]) => {
  list(...apps);
  const router = openPage('/discover');
  await screen.findAllByText('Review App & Earn Credit');
  return router;
};

const main = () => within(document.querySelector('main')!);
const titles = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const card = () => screen.getAllByText('Review App & Earn Credit')[0]!.closest('li')!;
const texts = (name: string) =>
  within(within(card()).getByLabelText(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeAll(async () => {
  await import('./discover-page.tsx');
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('Discover', () => {
  it('is titled (§2 route discover, discover)', async () => {
    await open(app());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Discover Apps');
    await waitFor(() => expect(document.title).toBe('Discover Apps · Twofold'));
  });

  it('shows the credits of the logged-in user (§2 discover credits)', async () => {
    server.use(http.get('*/api/me', () => HttpResponse.json(ada)));
    await open(app());
    expect(await screen.findByText('Credits: 3')).toBeVisible();
  });

  it('shows no credits to a visitor (D-80) (§6 visitor screens)', async () => {
    await open(app());
    expect(screen.queryByText(/^Credits:/)).not.toBeInTheDocument();
  });

  it('shows silhouettes until the apps are there', async () => {
    const { answer, release } = heldBack();
    server.use(http.get('*/api/products', () => answer));
    openPage('/discover');
    expect(await screen.findByLabelText('Loading apps')).toBeInTheDocument();
    release(HttpResponse.json([app()]));
    expect(await screen.findByText('Benchbook')).toBeVisible();
    expect(screen.queryByLabelText('Loading apps')).not.toBeInTheDocument();
  });
});

describe('a card of Discover', () => {
  it('has a title, the site in its own tab, and the way to the review (§2 app card, app button)', async () => {
    await open(app());
    expect(titles()).toEqual(['Benchbook']);
    const site = within(card()).getByText('benchbook.example', { exact: false, selector: 'a' });
    expect(site).toHaveAttribute('href', 'https://benchbook.example');
    expect(site).toHaveAttribute('target', '_blank');
    expect(site.getAttribute('rel')).toContain('noopener noreferrer');
    expect(screen.getByText('Review App & Earn Credit')).toHaveAttribute('href', '/review/17');
  });

  it('cuts a description at 120 characters (§2 app description, §9 card description)', async () => {
    await open(app({ description: 'x'.repeat(121) }));
    expect(screen.getByText(`${'x'.repeat(120)}...`)).toBeVisible();
  });

  it('shows a shorter one as it is (D-13)', async () => {
    await open(app({ description: 'x'.repeat(120) }));
    expect(screen.getByText('x'.repeat(120))).toBeVisible();
  });

  it('tags the purpose and the occupation (D-81, D-82) (§2 app tags, §9 card limits)', async () => {
    await open(app({ purpose: 'Repair tickets' }));
    expect(texts('Tags')).toEqual(['Repair tickets', 'For Bike shop owners']);
  });

  it('tags a purpose without the quotation of the page that follows it', async () => {
    await open(app({ purpose: 'Benchbook is software (repair shops). In its own words: “Repair tickets.”' }));
    expect(texts('Tags')[0]).toBe('Benchbook is software (repair shops).');
  });

  it('has no tag for a customer no one described', async () => {
    const { customerPersona: _, ...aiAnalysis } = summary.aiAnalysis;
    await open({ ...app({ purpose: 'Repair tickets' }), aiAnalysis });
    expect(texts('Tags')).toEqual(['Repair tickets']);
  });

  it('labels a limited report, and says what its page is once (D-124)', async () => {
    const { evidence: _, ...parked } = parkedSite;
    list({ ...parked, openSeats: 0 });
    openPage('/discover');
    expect(await screen.findByText(parked.purpose)).toBeVisible();
    expect(main().getByRole('list', { name: 'Tags' })).toHaveTextContent(/^Limited report$/);
    // There is nothing to review.
    expect(screen.queryByText('Review App & Earn Credit')).not.toBeInTheDocument();
  });

  it('shows two strengths (§2 app strengths, §9 card limits)', async () => {
    await open(app());
    expect(texts('Strengths')).toEqual(summary.aiAnalysis.strengths.slice(0, 2));
  });

  it.each([
    [1, '1 open seat'],
    [2, '2 open seats'],
  ])('says of %i open seats', async (openSeats, words) => {
    await open(app({ openSeats }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('survives a record with nothing in it', async () => {
    await open({ id: 5, openSeats: 0 });
    expect(titles()).toEqual(['Untitled App']);
    expect(screen.getByText('No description available')).toBeVisible();
  });
});

describe('D-64: the order of the apps', () => {
  it('has those with open seats first, else the newest', async () => {
    const [a, b, c, d] = [4, 3, 2, 1].map((id) => app({ id, title: `App ${id}`, openSeats: id % 2 === 1 ? id : 0 }));
    await open(a, b, c, d);
    expect(titles()).toEqual(['App 3', 'App 1', 'App 4', 'App 2']);
  });
});

describe('D-49: more apps than a page', () => {
  it('loads the next page where a full one came back, and stops after a shorter one', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/products', ({ request }) => {
        const { search } = new URL(request.url);
        asked.push(search);
        return HttpResponse.json(search === '' ? page(150, 100) : page(50, 50));
      }),
    );
    openPage('/discover');
    await userEvent.click(await screen.findByText('Load more'));
    await waitFor(() => expect(screen.queryByText('Load more')).not.toBeInTheDocument());
    expect(asked).toEqual(['', '?before=51']);
    expect(screen.getAllByText('Review App & Earn Credit')).toHaveLength(150);
  });

  it('offers no more after a short page', async () => {
    await open(...page(99, 3));
    expect(screen.queryByText('Load more')).not.toBeInTheDocument();
  });

  it('says when the next page fails, keeps what is there, and tries again', async () => {
    list(...page(150, 100));
    openPage('/discover');
    await screen.findByText('Load more');
    server.use(http.get('*/api/products', () => new HttpResponse(null, { status: 500 })));
    await userEvent.click(screen.getByText('Load more'));
    expect(await screen.findByText('Error loading apps')).toBeVisible();
    expect(screen.getAllByText('Review App & Earn Credit')).toHaveLength(100);
    list(...page(50, 1));
    await userEvent.click(screen.getByText('Retry'));
    await waitFor(() => expect(screen.getAllByText('Review App & Earn Credit')).toHaveLength(101));
  });
});

describe('no apps', () => {
  it('lead to the form (§2 discover empty)', async () => {
    list();
    openPage('/discover');
    expect(await screen.findByText('No apps available')).toBeVisible();
    expect(screen.getByText('Submit Your App')).toHaveAttribute('href', '/');
  });
});

describe('apps that do not load', () => {
  it.each(speechless)(
    'show an error after %s, and are read again (§2 discover error, §8 discover failure)',
    async (_, answer) => {
      server.use(http.get('*/api/products', answer));
      openPage('/discover');
      expect(await screen.findByText('Error loading apps')).toBeVisible();
      list(app());
      await userEvent.click(screen.getByText('Retry'));
      expect(await screen.findByText('Benchbook')).toBeVisible();
    },
  );
});

describe('the cache of the list', () => {
  const comeBackAfter = async (minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-05T12:00:00Z') });
    const router = await open(app());
    await act(() => router.navigate('/nowhere'));
    await screen.findByText('404 Page Not Found');
    vi.setSystemTime(new Date(Date.now() + minutes * 60_000));
    list(app({ title: 'Fernpost' }));
    await act(() => router.navigate('/discover'));
  };

  it('lasts for less than five minutes (§7 GET /api/products, §9 list cache)', async () => {
    await comeBackAfter(4.9);
    expect(await screen.findByText('Benchbook')).toBeVisible();
  });

  it('is over after five: the list is read again (§7 GET /api/products, §9 list cache)', async () => {
    await comeBackAfter(5);
    expect(await screen.findByText('Fernpost')).toBeVisible();
  });
});
