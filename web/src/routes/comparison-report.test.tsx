import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComparisonReport } from '@twofold/contracts/feedback/report';
import type { OrderView } from '@twofold/contracts/orders/api';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../features/accounts/testing/form.ts';
import { comparingReviews, threeReviews, twoReviews } from '../features/orders/testing/comparison.ts';
import { bundle, deliveredBundle } from '../features/orders/testing/orders.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const report = (answer: ComparisonReport) =>
  server.use(http.get('*/api/orders/1042/report', () => HttpResponse.json(answer)));

const open = async (order: OrderView = deliveredBundle()) => {
  server.use(http.get('*/api/orders/1042', () => HttpResponse.json(order)));
  openPage('/orders/1042');
  return within(await screen.findByRole('region', { name: 'Comparison report' }));
};

const column = (name: string) => within(screen.getByRole('region', { name }));

beforeAll(() => import('./order-page.tsx'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => void vi.useRealTimers());

describe('D-65: the comparison report', () => {
  it('lays the ratings side by side', async () => {
    report(threeReviews);
    const band = await open();
    expect(await band.findByText('3 of 3 reviews')).toBeVisible();
    const words = 'Ratings: Ines Lindqvist 4 out of 5, Tom Abara 4 out of 5, Marisol Ortega 2 out of 5';
    const discs = band.getByLabelText(words).querySelectorAll('g[transform]');
    expect([...discs].map((disc) => disc.getAttribute('transform'))).toEqual([
      'translate(200 58)',
      'translate(200 22)',
      'translate(80 58)',
    ]);
  });

  it('says where they agree, and on which sentences of whom that rests', async () => {
    report(threeReviews);
    await open();
    await screen.findByText('Where they agree');
    const agree = column('Where they agree');
    expect(agree.getByText('Two of them praise how it fits the workshop')).toHaveTextContent('2 sentences');
    const quotes = agree.getAllByRole('blockquote').map(({ textContent }) => textContent);
    expect(quotes).toEqual([
      'Ines Lindqvist: Once inside it is calm and quick, four buttons, done.',
      'Marisol Ortega: It is the first tool that knows what a repair is.',
    ]);
    expect(agree.getByText('Matched by these words: buttons, repair')).toBeVisible();
    expect(agree.queryByText('Praise')).not.toBeInTheDocument();
  });

  it('says where they differ, and which side each takes', async () => {
    report(threeReviews);
    await open();
    await screen.findByText('Where they differ');
    const differ = column('Where they differ');
    const [line] = differ.getAllByRole('listitem');
    expect(line).toHaveTextContent('CriticismILInes Lindqvist: I had to sign up to see it.');
    expect(line).toHaveTextContent('PraiseTATom Abara: No card for the trial is the reason I kept reading.');
  });

  it('opens and closes the sentences of a line; closed ones stay in the page for print', async () => {
    report(threeReviews);
    await open();
    const line = await screen.findByText('They differ on the price');
    const sentence = screen.getByText('I looked for what the second one costs.');
    expect(line).toHaveAttribute('aria-expanded', 'false');
    expect(sentence).not.toBeVisible();
    await userEvent.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'true');
    expect(sentence).toBeVisible();
    await userEvent.click(line);
    expect(sentence).not.toBeVisible();
  });

  it('says that it is made of two of three', async () => {
    report(twoReviews);
    const band = await open();
    expect(await band.findByText('2 of 3 reviews')).toBeVisible();
    expect(band.getByText(/Based on 2 of 3 reviews\./)).toBeVisible();
    expect(band.getByText('No two reviews clearly say the same thing.')).toBeVisible();
  });

  it('names a review that speaks of something else', async () => {
    report({ ...threeReviews, offTopic: [319], differences: [] });
    const band = await open();
    expect(await band.findByText(/The review by Tom Abara doesn’t seem to be about this app/)).toBeVisible();
    expect(band.getByText('They don’t contradict each other.')).toBeVisible();
  });

  it('says that reviews are being compared, and shows the lines when they are there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    report(comparingReviews);
    const band = await open();
    expect(await band.findByText('Comparing the reviews…')).toBeVisible();
    expect(band.queryByText('Where they agree')).not.toBeInTheDocument();
    report(twoReviews);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await band.findByText('Where they agree')).toBeVisible();
    expect(band.queryByText(/^Comparing/)).not.toBeInTheDocument();
  });

  it('keeps the lines of two while the third is being compared', async () => {
    report({ ...twoReviews, reviews: threeReviews.reviews, isComparing: true });
    const band = await open();
    expect(await band.findByText('Comparing the new review…')).toBeVisible();
    expect(band.getByText('Where they differ')).toBeVisible();
  });

  it('names the model that compared', async () => {
    report({ ...threeReviews, comparedBy: { by: 'model', model: 'gpt-5', promptVersion: 1 } });
    const band = await open();
    expect(await band.findByText(/Compared by gpt-5\./)).toBeVisible();
  });

  it('is read again when it did not arrive', async () => {
    server.use(http.get('*/api/orders/1042/report', () => new HttpResponse(null, { status: 500 })));
    const band = await open();
    expect(await band.findByText('Failed to load the comparison report')).toBeVisible();
    report(threeReviews);
    await press('Retry');
    expect(await band.findByText('3 of 3 reviews')).toBeVisible();
  });
});

describe('D-65: reviews that cannot be compared', () => {
  it('are those of a bundle that has one so far', async () => {
    const band = await open(bundle());
    expect(band.getByText('We compare the reviews once two have arrived, and again with the third.')).toBeVisible();
  });

  it('are those of a bundle that got one only', async () => {
    const band = await open(bundle({ state: 'closed' }));
    expect(band.getByText('A comparison needs two reviews, and this order received fewer.')).toBeVisible();
  });

  it('are those of a plan for one', async () => {
    server.use(http.get('*/api/orders/1042', () => HttpResponse.json(bundle({ tier: 'QUICK' }))));
    openPage('/orders/1042');
    expect(await screen.findByText('Quick Feedback for Benchbook')).toBeVisible();
    expect(screen.queryByText('Comparison report')).not.toBeInTheDocument();
  });
});
