import { screen, waitFor, within } from '@testing-library/react';
import type { ProductStanding } from '@twofold/contracts/analysis/api';
import { REMOVED_TEXT, type ReceivedReviewView } from '@twofold/contracts/reviews/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../features/accounts/testing/people.ts';
import { emptyReport } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer, STRANGER } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';
import { submitted, TEXT } from './testing/review-page.ts';

const server = startApiServer();

const review = (id: number, parts: Partial<ReceivedReviewView> = {}): ReceivedReviewView => ({
  ...submitted,
  id,
  status: 'complete',
  reviewer: { name: 'Tom Abara', expertise: 'Service manager, four stands' },
  ...parts,
});

const orderFive = {
  id: 5,
  productId: 17,
  product: { title: 'Benchbook', url: 'https://benchbook.example' },
  tier: 'STANDARD',
  amountCents: 1_000,
  isSimulated: true,
  state: 'under-way',
  startedAt: '2025-01-07T12:00:00.000Z',
  paidAt: '2025-01-07T12:00:00.000Z',
  dueAt: '2025-01-09T12:00:00.000Z',
  seats: [1, 2, 3].map((seat) => ({ seat, state: 'open' })),
  refunds: [],
} as const;

type Reader = { readonly isLoggedIn?: boolean; readonly owns?: boolean; readonly order?: ProductStanding['order'] };

/** Opens a report whose reviews are served to the reader, or refused with a status. Returns what was requested. */
const open = async (
  reviews: readonly ReceivedReviewView[] | number,
  { isLoggedIn = true, owns = false, order }: Reader = {},
) => {
  const asked: string[] = [];
  const maySee = typeof reviews !== 'number' || reviews === 500;
  server.use(
    http.get('*/api/products/17', () => HttpResponse.json(emptyReport)),
    http.get('*/api/products/17/standing', () =>
      HttpResponse.json({ ...STRANGER, isOwner: owns, seesReviews: maySee, ...(order && { order }) }),
    ),
    http.get('*/api/orders/5', () => HttpResponse.json(orderFive)),
    http.get('*/api/products/17/reviews', () => {
      asked.push('reviews');
      return typeof reviews === 'number'
        ? HttpResponse.json({ error: 'No' }, { status: reviews })
        : HttpResponse.json([...reviews]);
    }),
    http.get('*/api/me/products', () => {
      asked.push('own apps');
      return HttpResponse.json(owns ? [{ ...emptyReport, openSeats: 0, isListed: true, reviewCount: 0 }] : []);
    }),
  );
  if (isLoggedIn) server.use(http.get('*/api/me', () => HttpResponse.json(ada)));
  openPage('/analysis/17');
  await screen.findByText('What the machine found');
  if (maySee) await waitFor(() => expect(asked).toContain('reviews'));
  return asked;
};
const band = () => within(screen.getByRole('region', { name: 'Human Feedback' }));
const back = () => within(screen.getByRole('region', { name: 'What people say' }));

beforeAll(() => Promise.all([import('./analysis-page.tsx'), import('../features/orders/list/order-on-report.tsx')]));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-15: who may not read the reviews of an app', () => {
  it.each([
    ['a visitor', 401, false],
    ['another user', 403, true],
  ])('%s sees nothing of them, and is not refused either', async (_, status, isLoggedIn) => {
    const asked = await open(status, { isLoggedIn });
    expect(await back().findByText('Ask people who match your customer')).toBeVisible();
    expect(screen.queryByText('Human Feedback')).not.toBeInTheDocument();
    expect(screen.queryByText('No one has looked yet.')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('no one sees them while the server fails', async () => {
    const asked = await open(500);
    await waitFor(() => expect(asked).toEqual(['reviews']));
    expect(back().getByText('Ask people who match your customer')).toBeVisible();
    expect(screen.queryByText('Human Feedback')).not.toBeInTheDocument();
  });
});

describe('an order under way', () => {
  const bought = { id: 5, state: 'under-way', dueAt: '2025-01-09T12:00:00.000Z', seats: 3, filled: 0 } as const;

  it('is what the back of the sheet tells its buyer, with the way to it, instead of the plans', async () => {
    await open([], { order: bought });
    expect(await back().findByText('Reviewers are on it')).toBeVisible();
    expect(back().getByText(/^3 reviews ordered, due by January 9, 2025, /)).toBeVisible();
    expect(back().getByText('Open your order')).toHaveAttribute('href', '/orders/5');
    expect(back().queryByText('See the plans')).not.toBeInTheDocument();
  });

  it('says how many reviews are there', async () => {
    await open([review(1)], { order: { ...bought, filled: 1 } });
    expect(await back().findByText('1 of 3 reviews delivered')).toBeVisible();
  });

  it('stands where the plans were, which are there for those who want more', async () => {
    await open([], { order: bought });
    const plans = within(await screen.findByRole('region', { name: 'Your order' }));
    expect(await plans.findByText('Standard Bundle for Benchbook')).toHaveAttribute('href', '/orders/5');
    expect(plans.getByText(/0 of 3 reviews delivered/u)).toBeVisible();
    expect(plans.getByText('Order more reviews').closest('details')).not.toHaveAttribute('open');
  });
});

describe('an order that has ended', () => {
  const bought = { id: 5, dueAt: '2025-01-09T12:00:00.000Z', seats: 3 } as const;

  it.each([
    ['delivered', 3, '3 of 3 reviews delivered', 'Your order is complete.'],
    ['closed', 0, '0 of 3 reviews delivered', 'Missing reviews are refunded automatically.'],
  ] as const)('tells its buyer that it is %s, with the way to it', async (state, filled, words, end) => {
    await open([], { order: { ...bought, state, filled } });
    expect(await back().findByText(words)).toBeVisible();
    expect(back().getByText(end)).toBeVisible();
    expect(back().getByText('Open your order')).toHaveAttribute('href', '/orders/5');
    expect(back().queryByText('See the plans')).not.toBeInTheDocument();
  });

  it('is followed by the plans for those who want more', async () => {
    await open([], { order: { ...bought, state: 'delivered', filled: 3 } });
    const plans = within(await screen.findByRole('region', { name: 'Your order' }));
    expect(plans.getByRole('heading', { name: 'Ask more people' })).toBeVisible();
    expect(plans.getByText('To hear from more people, choose a plan again.')).toBeVisible();
  });

  it('stands below what people said', async () => {
    await open([review(1)], { order: { ...bought, state: 'closed', filled: 1 } });
    expect(
      await back().findByText('1 of 3 reviews delivered. Missing reviews are refunded automatically.'),
    ).toBeVisible();
    expect(back().getByText('Read it')).toBeVisible();
  });
});

describe('D-15: an app without a review', () => {
  it('tells its owner', async () => {
    await open([], { owns: true });
    expect(await screen.findByText('No one has looked yet.')).toBeVisible();
    expect(screen.queryByText('Human Feedback')).not.toBeInTheDocument();
  });

  it('says nothing of it to a buyer', async () => {
    const asked = await open([]);
    await waitFor(() => expect(asked).toContain('reviews'));
    expect(back().getByText('Ask people who match your customer')).toBeVisible();
  });
});

describe('D-15: what people said', () => {
  it('is read with names, stars and dates, newest first, by the owner', async () => {
    await open([review(2, { rating: 2, content: 'No price for a second shop.' }), review(1, { rating: 4 })], {
      owns: true,
    });
    await screen.findByText('Human Feedback');
    const items = band().getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent('Tom Abara Service manager, four stands');
    expect(items[0]).toHaveTextContent('No price for a second shop.Submitted on Jan 8, 2025');
    expect(within(items[0]!).getByRole('img')).toHaveAccessibleName('2 out of 5 stars');
    expect(within(items[1]!).getByText(TEXT)).toBeVisible();
    expect(band().getByText('2 reviews, the newest from January 8, 2025.')).toBeVisible();
  });

  it('is read by a buyer, too, who need not be logged in', async () => {
    const asked = await open([review(1)], { isLoggedIn: false });
    expect(await screen.findByText(TEXT)).toBeVisible();
    expect(band().getByText('Your Orders')).toHaveAttribute('href', '/orders');
    expect(asked).toEqual(['reviews']);
  });

  it('is counted on the back of the sheet, which leads there', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const ines = { name: 'Ines Lindqvist', expertise: '' };
    await open([review(1, { rating: 4 }), review(2, { rating: 2, reviewer: ines })], { owns: true });
    const link = await back().findByText('Read them');
    expect(back().getByText('reviews').parentElement).toHaveTextContent('2reviews');
    expect(back().getByRole('img')).toHaveAccessibleName('Ratings: Tom Abara 4 out of 5, Ines Lindqvist 2 out of 5');
    link.click();
    const feedback = screen.getByRole('region', { name: 'Human Feedback' });
    expect(scrollIntoView.mock.contexts).toEqual([feedback]);
    expect(feedback).toHaveFocus();
  });

  it('shows the main review of a text that has one (D-12)', async () => {
    await open([review(1, { content: JSON.stringify({ mainReview: 'Calm and quick.' }) })]);
    expect(await screen.findByText('Calm and quick.')).toBeVisible();
  });

  it('says where a text was removed, and not in its author’s voice (D-39)', async () => {
    await open([review(1, { content: REMOVED_TEXT, rating: 5 })]);
    const words = await screen.findByText("The text was removed at the author's request. The rating stays.");
    expect(words.closest('blockquote')).toBeNull();
    expect(within(words.closest('li')!).getByRole('img')).toHaveAccessibleName('5 out of 5 stars');
  });

  it('is not all shown at once where it is much', async () => {
    await open(Array.from({ length: 9 }, (_, index) => review(9 - index)));
    (await screen.findByText('Show all 9 reviews')).click();
    await waitFor(() => expect(band().getAllByRole('listitem')).toHaveLength(9));
    expect(screen.queryByText('Show all 9 reviews')).not.toBeInTheDocument();
    expect(band().getByRole('img', { name: 'Ratings: 3 out of 5 by 9 people' })).toBeInTheDocument();
  });
});
