import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JudgeStatementsBody, ReviewView, StatementsToJudge } from '@twofold/contracts/reviews/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, fill, press } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { emptyReport } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';
import { COMPLETE, pending } from './testing/review-complete-page.ts';

const server = startApiServer();

const asked: StatementsToJudge = {
  version: 2,
  statements: [
    { path: 'aiAnalysis.strengths.0', section: 'strengths', text: 'Clear target: bike shops with two stands' },
    { path: 'aiAnalysis.weaknesses.1', section: 'weaknesses', text: 'The trial is hard to find' },
  ],
};
const QUESTION = 'Does this match what you saw?';

/** Serves the review and its statements. Returns the bodies of the requests that answer them. */
const serve = (review: ReviewView, { status = 201 } = {}): JudgeStatementsBody[] => {
  const sent: JudgeStatementsBody[] = [];
  server.use(
    http.get('*/api/me', () => HttpResponse.json(ada)),
    http.get('*/api/products/17', () => HttpResponse.json(emptyReport)),
    http.get('*/api/reviews/318', () => HttpResponse.json(review)),
    http.get('*/api/products/17/statements', () => HttpResponse.json(asked)),
    http.patch('*/api/reviews/318', () => HttpResponse.json({ ...review, status: 'complete', totalCredits: 3 })),
    http.post('*/api/reviews/318/statements', async ({ request }) => {
      sent.push((await request.json()) as JudgeStatementsBody);
      return HttpResponse.json({}, { status });
    }),
  );
  return sent;
};

const choose = async (statement: string, answer: string) =>
  userEvent.click(within(await screen.findByRole('group', { name: statement })).getByRole('radio', { name: answer }));
const TRIAL = 'The trial is hard to find';

beforeAll(async () => {
  await Promise.all([
    import('./review-page.tsx'),
    import('./review-complete-page.tsx'),
    import('../app/require-login.tsx'),
  ]);
});

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('statements of the report, beside a review (D-128)', () => {
  it('are asked about below the text, and sent once the review is complete', async () => {
    const sent = serve(pending);
    openPage('/review-complete/318');
    expect(await screen.findByText('Your answers are sent when you complete the review.')).toBeVisible();
    await choose(TRIAL, 'Disagree');
    fill('Why? (optional)', 'It was the first thing I saw.');
    expect(sent).toEqual([]);
    await press(COMPLETE);
    expect(await screen.findByText(/Thanks. Your answers now stand/)).toBeVisible();
    expect(sent).toEqual([
      {
        version: 2,
        answers: [{ path: 'aiAnalysis.weaknesses.1', answer: 'disagree', comment: 'It was the first thing I saw.' }],
      },
    ]);
  });

  it('are kept from the form to the last step', async () => {
    serve(pending);
    openPage('/review/17');
    await choose(TRIAL, 'Agree');
    openPage('/review-complete/318');
    await screen.findByText('Review Submitted');
    const groups = await screen.findAllByRole('group', { name: TRIAL });
    expect(within(groups.at(-1) as HTMLElement).getByRole('radio', { name: 'Agree' })).toBeChecked();
  });

  it('need no answer: nothing is sent, and the review completes', async () => {
    const sent = serve(pending);
    openPage('/review-complete/318');
    await screen.findByText(QUESTION);
    await press(COMPLETE);
    await waitFor(() => expect(screen.getByText('Completed')).toBeVisible());
    expect(sent).toEqual([]);
  });

  it('are skipped on the form with one press, which leads to the button that submits', async () => {
    serve(pending);
    openPage('/review/17');
    await screen.findByText(QUESTION);
    await press('Skip');
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    expect(button('Submit Review')).toHaveFocus();
  });

  it('can be answered after the review, too', async () => {
    const sent = serve({ ...pending, status: 'complete' });
    openPage('/review-complete/318');
    expect(await screen.findByRole('button', { name: 'Send answers' })).toBeDisabled();
    await choose(TRIAL, 'Can\u2019t tell');
    await press('Send answers');
    expect(await screen.findByText(/Thanks. Your answers now stand/)).toBeVisible();
    expect(sent).toEqual([{ version: 2, answers: [{ path: 'aiAnalysis.weaknesses.1', answer: 'cannot-tell' }] }]);
  });

  it('never make a review look failed: what could not be saved can be sent again', async () => {
    serve(pending, { status: 500 });
    openPage('/review-complete/318');
    await choose(TRIAL, 'Agree');
    await press(COMPLETE);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved, but your review is complete.');
    expect(screen.getByText('Completed')).toBeVisible();
    expect(button('Send answers')).toBeEnabled();
  });

  it('are not there where they are out of reach', async () => {
    serve(pending);
    server.use(http.get('*/api/products/17/statements', () => new HttpResponse(null, { status: 500 })));
    openPage('/review-complete/318');
    await screen.findByText('Review Submitted');
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });
});
