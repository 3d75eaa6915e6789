import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@twofold/contracts/accounts/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, fill, press, speechless } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { openPage } from './testing/open-page.tsx';
import {
  openReviewPage,
  rating,
  refuseReview,
  serveReviewPage,
  submit,
  submitByForce,
  submitted,
  takeReview,
  TEXT,
  textarea,
  write,
} from './testing/review-page.ts';

const server = startApiServer();
const serve = (user?: UserView) => serveReviewPage(server, user);
const open = (user?: UserView) => openReviewPage(server, user);

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

describe('what is submitted', () => {
  it('is the plain text and the rating as a number, pending; then the review is shown (§4 review created, §5 review rating, §7 POST /api/reviews, §8 review submitted)', async () => {
    const sent = takeReview(server);
    const router = await open();
    await userEvent.click(rating('4'));
    write();
    await submit();
    expect(await screen.findByText('Review Submitted')).toBeVisible();
    expect(await screen.findByText('Review submitted!')).toBeVisible();
    expect(router.state.location.pathname).toBe('/review-complete/318');
    expect(sent).toEqual([{ productId: 17, content: TEXT, rating: 4, status: 'pending' }]);
  });

  it.each([
    ['nothing', ''],
    ['49 characters', 'x'.repeat(49)],
    ['50 blanks', ' '.repeat(50)],
    ['49 characters between blanks', `  ${'x'.repeat(49)}  `],
    ['JSON with a short main text', JSON.stringify({ mainReview: 'Short.', note: 'x'.repeat(60) })],
  ])('is not %s (§5 review length)', async (_, text) => {
    const sent = takeReview(server);
    await open();
    write(text);
    await submit();
    expect(await screen.findByText('Please provide at least 50 characters of feedback')).toBeVisible();
    expect(textarea()).toHaveAccessibleDescription(/Please provide at least 50 characters of feedback/);
    expect(textarea()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('is no word said again and again (D-126)', async () => {
    const sent = takeReview(server);
    await open();
    write('nice '.repeat(20));
    await submit();
    expect(textarea()).toHaveAccessibleDescription(/at least 10 different letters/);
    expect(await screen.findByText(/The review needs at least 10 different letters/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('may be exactly 50 characters (§5 review length, §9 review minimum)', async () => {
    const sent = takeReview(server);
    await open();
    write('abcdefghij'.repeat(5));
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

  it('makes the list of reviews be read again (D-92)', async () => {
    let reads = 0;
    takeReview(server);
    server.use(http.get('*/api/me/reviews', () => ((reads += 1), HttpResponse.json([submitted]))));
    server.use(http.get('*/api/users/7', () => HttpResponse.json(ada)));
    serve();
    const router = openPage('/profile#my-reviews');
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

describe('who may submit', () => {
  const poor = { ...ada, credits: 0 };

  it('excludes users with less than 1 credit: the button is disabled (§2 review button)', async () => {
    await open(poor);
    expect(button('Submit Review')).toBeDisabled();
    expect(screen.getByText('Credits: 0')).toBeVisible();
  });

  it('excludes users with less than 1 credit, also past the button (D-85) (§5 no credits)', async () => {
    const sent = takeReview(server);
    await open(poor);
    write();
    submitByForce();
    expect(await screen.findByText('Not enough credits')).toBeVisible();
    expect(screen.getByText('You need at least 1 credit to submit a review')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is told the same where only the server knows that the credit is gone (D-85)', async () => {
    await open();
    refuseReview(server, 403, 'You need at least 1 credit to submit a review');
    write();
    await submit();
    expect(await screen.findByText('Not enough credits')).toBeVisible();
  });

  it('cannot be done without a session: one logs in, and is back at the text (D-84, D-135) (§5 logged out)', async () => {
    serve();
    const router = openApp('/review/17');
    await screen.findByText('Key Strengths');
    refuseReview(server, 401, 'Not logged in');
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
    expect(await screen.findByLabelText('Your Review')).toHaveValue(TEXT);
    expect(router.state.location.pathname).toBe('/review/17');
  });
});

describe('a review that is not taken', () => {
  it.each([
    [403, 'You cannot review your own app'],
    [409, 'You have already reviewed this app'],
    [409, 'This text is nearly the same as another review of yours. Describe what you found in this app.'],
    [429, 'You have sent 5 reviews from Discover in the last 24 hours. You can send the next one in 3 hours.'],
  ])('says why after a %i, and keeps the text (§8 review failure)', async (status, error) => {
    await open();
    refuseReview(server, status, error);
    write();
    await submit();
    expect(await screen.findByText('Error submitting review')).toBeVisible();
    expect(screen.getByText(error)).toBeVisible();
    expect(textarea()).toHaveValue(TEXT);
    expect(button('Submit Review')).toBeEnabled();
  });

  it.each(speechless)('shows an error after %s (§8 review failure)', async (_, answer) => {
    await open();
    server.use(http.post('*/api/reviews', answer));
    write();
    await submit();
    expect(await screen.findByText('Error submitting review')).toBeVisible();
    expect(screen.getByText('Failed to submit your review. Please try again.')).toBeVisible();
  });
});
