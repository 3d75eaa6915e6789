import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@twofold/contracts/accounts/api';
import type { ReviewView } from '@twofold/contracts/reviews/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, fill, heldBack, press, speechless } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { benchbook } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';

const server = startApiServer();

const TEXT = 'On the pricing page I found no price for a second shop, so I left.';
const submitted: ReviewView = {
  id: 318,
  productId: 17,
  content: TEXT,
  rating: 3,
  status: 'pending',
  createdAt: '2025-01-08T12:00:00.000Z',
};

const serve = (user: UserView = ada) =>
  server.use(
    http.get('*/api/me', () => HttpResponse.json(user)),
    http.get('*/api/products/17', () => HttpResponse.json(benchbook)),
    http.get('*/api/products', () => HttpResponse.json([])),
    http.get('*/api/reviews/318', () => HttpResponse.json(submitted)),
  );

const open = async (user: UserView = ada) => {
  serve(user);
  const router = openApp('/review/17');
  await screen.findByText('Key Strengths');
  return router;
};

/** Takes the review that is submitted; answers what was sent. */
const takeReview = () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/reviews', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(submitted, { status: 201 });
    }),
  );
  return sent;
};

const refuse = (status: number, error: string) =>
  server.use(http.post('*/api/reviews', () => HttpResponse.json({ error }, { status })));

const textarea = () => screen.getByLabelText('Your Review');
const rating = (name: string) => screen.getByLabelText(name, { selector: 'input[type=radio]' });
const write = (text = TEXT) => fill('Your Review', text);
const submit = () => press('Submit Review');
const submitByForce = () => fireEvent.submit(textarea().closest('form')!);

beforeAll(async () => {
  await Promise.all([
    import('./review-page.tsx'),
    import('./review-complete-page.tsx'),
    import('./discover-page.tsx'),
    import('./auth-page.tsx'),
    import('./landing-page.tsx'),
    import('../app/require-login.tsx'),
  ]);
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('spec 2: opening /review/{id}', () => {
  it('leads to /auth where nobody is logged in', async () => {
    const router = openApp('/review/17');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth');
  });

  it.each(['abc', '12abc', '-1', '1.5'])('leads to /discover with a toast for "%s" (D-53)', async (id) => {
    serve();
    const router = openApp(`/review/${id}`);
    expect(await screen.findByText('Invalid product')).toBeVisible();
    expect(await screen.findByText('Discover Apps', { selector: 'h1' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/discover');
  });

  it('shows a silhouette until the app is there', async () => {
    serve();
    const { answer, release } = heldBack();
    server.use(http.get('*/api/products/17', () => answer));
    openApp('/review/17');
    expect(await screen.findByLabelText('Loading app')).toBeInTheDocument();
    release(HttpResponse.json(benchbook));
    expect(await screen.findByText('Key Strengths')).toBeVisible();
  });

  it('says that there is no such app', async () => {
    serve();
    server.use(http.get('*/api/products/17', () => HttpResponse.json({ error: 'Product not found' }, { status: 404 })));
    openApp('/review/17');
    expect(await screen.findByText('Product not found', { selector: 'h1' })).toBeVisible();
    expect(screen.getByText('Back to Discover')).toHaveAttribute('href', '/discover');
    await waitFor(() => expect(document.title).toBe('Product not found · Twofold'));
  });

  it.each(speechless)('says that it failed after %s, and tries again', async (_, answer) => {
    serve();
    server.use(http.get('*/api/products/17', answer));
    openApp('/review/17');
    await screen.findByText('Error loading app');
    serve();
    await press('Retry');
    expect(await screen.findByText('Key Strengths')).toBeVisible();
  });
});

describe('spec 2: what the reviewer should know', () => {
  it('is the title, the site, purpose, description, strengths, weaknesses and credits', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Benchbook');
    expect(screen.getByText('https://benchbook.example', { exact: false, selector: 'a' })).toHaveAttribute(
      'href',
      'https://benchbook.example',
    );
    expect(screen.getByText('Purpose').nextElementSibling).toHaveTextContent(benchbook.purpose);
    expect(screen.getByText('Description').nextElementSibling).toHaveTextContent(benchbook.description);
    for (const text of benchbook.aiAnalysis.strengths) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Areas for Improvement')).toBeVisible();
    for (const text of benchbook.aiAnalysis.weaknesses) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Credits: 3')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Review Benchbook · Twofold'));
  });
});

describe('spec 2: the rating', () => {
  it('is 3 of 1 to 5 at first', async () => {
    await open();
    const radios = ['1', '2', '3', '4', '5'].map((name) => (rating(name) as HTMLInputElement).checked);
    expect(radios).toEqual([false, false, true, false, false]);
    expect(rating('3')).toHaveAccessibleName('3');
  });

  it('is chosen by a click, and shown in stars', async () => {
    await open();
    await userEvent.click(rating('5'));
    expect(rating('5')).toBeChecked();
    expect(screen.getByLabelText('5 out of 5 stars')).toBeInTheDocument();
  });

  it('is one stop of the Tab key, before the text', async () => {
    await open();
    rating('3').focus();
    await userEvent.tab();
    expect(textarea()).toHaveFocus();
    await userEvent.tab();
    expect(button('Submit Review')).toHaveFocus();
  });
});

describe('spec 5: what is submitted', () => {
  it('is the plain text and the rating as a number, pending; then the review is shown', async () => {
    const sent = takeReview();
    const router = await open();
    await userEvent.click(rating('4'));
    write();
    await submit();
    expect(await screen.findByText('Review Submitted')).toBeVisible();
    expect(screen.getByText('Review submitted!')).toBeVisible();
    expect(router.state.location.pathname).toBe('/review-complete/318');
    expect(sent).toEqual([{ productId: 17, content: TEXT, rating: 4, status: 'pending' }]);
  });

  it.each([
    ['nothing', ''],
    ['49 characters', 'x'.repeat(49)],
    ['50 blanks', ' '.repeat(50)],
    ['49 characters between blanks', `  ${'x'.repeat(49)}  `],
    ['JSON with a short main text', JSON.stringify({ mainReview: 'Short.', note: 'x'.repeat(60) })],
  ])('is not %s', async (_, text) => {
    const sent = takeReview();
    await open();
    write(text);
    await submit();
    expect(await screen.findByText('Please provide at least 50 characters of feedback')).toBeVisible();
    expect(textarea()).toHaveAccessibleDescription(/Please provide at least 50 characters of feedback/);
    expect(textarea()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('may be exactly 50 characters', async () => {
    const sent = takeReview();
    await open();
    write('x'.repeat(50));
    await submit();
    await screen.findByText('Review Submitted');
    expect(sent).toHaveLength(1);
  });

  it('is sent once: the button is disabled while it is under way', async () => {
    const { answer, release } = heldBack();
    let posts = 0;
    await open();
    server.use(http.post('*/api/reviews', () => ((posts += 1), answer)));
    write();
    await submit();
    expect(button('Submitting...')).toBeDisabled();
    release(HttpResponse.json(submitted, { status: 201 }));
    await screen.findByText('Review Submitted');
    expect(posts).toBe(1);
  });

  it('makes the list of reviews be read anew (D-92)', async () => {
    let reads = 0;
    takeReview();
    server.use(http.get('*/api/me/reviews', () => ((reads += 1), HttpResponse.json([submitted]))));
    server.use(http.get('*/api/users/7', () => HttpResponse.json(ada)));
    serve();
    const router = openApp('/profile#my-reviews');
    await screen.findByText('Your Reviews (1)');
    await act(() => router.navigate('/review/17'));
    await screen.findByText('Key Strengths');
    write();
    await submit();
    await screen.findByText('Review Submitted');
    await act(() => router.navigate('/profile#my-reviews'));
    await screen.findByText('Your Reviews (1)');
    expect(reads).toBe(2);
  });
});

describe('spec 5: who may submit', () => {
  const poor = { ...ada, credits: 0 };

  it('is nobody with less than 1 credit: the button is disabled', async () => {
    await open(poor);
    expect(button('Submit Review')).toBeDisabled();
    expect(screen.getByText('Credits: 0')).toBeVisible();
  });

  it('is nobody with less than 1 credit, also past the button (D-85)', async () => {
    const sent = takeReview();
    await open(poor);
    write();
    submitByForce();
    expect(await screen.findByText('Not enough credits')).toBeVisible();
    expect(screen.getByText('You need at least 1 credit to submit a review')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is told the same where only the server knows that the credit is gone (D-85)', async () => {
    await open();
    refuse(403, 'You need at least 1 credit to submit a review');
    write();
    await submit();
    expect(await screen.findByText('Not enough credits')).toBeVisible();
  });

  it('is nobody whose session has run out: they log in, and find their text again (D-84)', async () => {
    const router = await open();
    refuse(401, 'Not logged in');
    write();
    await submit();
    expect(await screen.findByText('Authentication required')).toBeVisible();
    expect(screen.getByText('Please log in to submit a review')).toBeVisible();
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth');
    expect(screen.queryByText('Logout')).not.toBeInTheDocument();
    server.use(http.post('*/api/login', () => HttpResponse.json(ada)));
    fill('Email', ada.email);
    fill('Password', 'Difference-Engine-1');
    await press('Login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await act(() => router.navigate('/review/17'));
    expect(await screen.findByLabelText('Your Review')).toHaveValue(TEXT);
  });
});

describe('spec 8: a review that is not taken', () => {
  it.each([
    [403, 'You cannot review your own app'],
    [409, 'You have already reviewed this app'],
  ])('says why after a %i, and keeps the text', async (status, error) => {
    await open();
    refuse(status, error);
    write();
    await submit();
    expect(await screen.findByText('Error submitting review')).toBeVisible();
    expect(screen.getByText(error)).toBeVisible();
    expect(textarea()).toHaveValue(TEXT);
    expect(button('Submit Review')).toBeEnabled();
  });

  it.each(speechless)('says so after %s', async (_, answer) => {
    await open();
    server.use(http.post('*/api/reviews', answer));
    write();
    await submit();
    expect(await screen.findByText('Error submitting review')).toBeVisible();
    expect(screen.getByText('Failed to submit your review. Please try again.')).toBeVisible();
  });
});

describe('a draft', () => {
  const reload = async (user?: UserView) => {
    document.body.innerHTML = '';
    await open(user);
  };

  it('survives a reload, with its rating', async () => {
    await open();
    await userEvent.click(rating('2'));
    write('I have begun.');
    await reload();
    expect(textarea()).toHaveValue('I have begun.');
    expect(rating('2')).toBeChecked();
  });

  it('is not shown to somebody else', async () => {
    await open();
    write('I have begun.');
    await reload({ ...ada, id: 8 });
    expect(textarea()).toHaveValue('');
  });

  it('is gone once it was submitted', async () => {
    takeReview();
    await open();
    write();
    await submit();
    await screen.findByText('Review Submitted');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('is gone once its author logs out', async () => {
    server.use(http.post('*/api/logout', () => HttpResponse.json({ ok: true })));
    await open();
    write();
    await userEvent.click(screen.getByText('Logout', { selector: 'header button' }));
    await screen.findByText('Login', { selector: 'header a' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('leaves nothing behind where nothing was typed', async () => {
    await open();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });
});

describe('help while typing', () => {
  const hint = () => document.getElementById(textarea().getAttribute('aria-describedby')!)!.textContent;
  const suggestion = (name: string) =>
    within(screen.getByLabelText(/^Suggestions/)).getByText(name, { selector: 'strong' }).parentElement!.textContent;

  it.each([
    ['', 'At least 50 characters'],
    ['x'.repeat(17), '33 more characters needed'],
    [`  ${'x'.repeat(49)}  `, '1 more character needed'],
    ['x'.repeat(50), 'Long enough to submit'],
  ])('counts what is missing', async (text, words) => {
    await open();
    write(text);
    expect(hint()).toBe(words);
  });

  it('says what the text names already, and suggests the rest', async () => {
    await open();
    write('The checkout!');
    expect(suggestion('Where')).toBe('Where: named');
    expect(suggestion('Why')).toBe('Why: what it made you think or do');
  });

  it('never stands in the way', async () => {
    const sent = takeReview();
    await open();
    write('Nice. '.repeat(10));
    await submit();
    await screen.findByText('Review Submitted');
    expect(sent).toHaveLength(1);
  });
});
