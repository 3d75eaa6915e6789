import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { startApiServer } from '../../../testing/api-server.ts';

const server = startApiServer();

/** Serves an analysis that runs until a cancel request succeeds. */
const analysisThatRuns = (cancelAnswers: () => Response = () => HttpResponse.json({ ok: true })) => {
  const asked: string[] = [];
  let end: (answer: Response) => void = () => undefined;
  const ended = new Promise<Response>((resolve) => (end = resolve));
  server.use(
    http.get('*/api/me', () => HttpResponse.json({ error: 'Not logged in' }, { status: 401 })),
    http.post('*/api/analyze/url', async ({ request }) => {
      asked.push(request.headers.get('idempotency-key') ?? '');
      return ended;
    }),
    http.post('*/api/analyses/:key/cancel', ({ params }) => {
      const answer = cancelAnswers();
      if (answer.ok && params['key'] === asked[0])
        end(HttpResponse.json({ error: 'The analysis was cancelled' }, { status: 409 }));
      return answer;
    }),
  );
};

const submit = async () => {
  openApp('/submit-url');
  const field = await screen.findByRole('textbox', { name: 'App or product URL' });
  fireEvent.change(field, { target: { value: 'benchbook.example' } });
  fireEvent.submit(field);
  const button = await screen.findByRole('button', { name: 'Cancel analysis' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

describe('cancelling an analysis', () => {
  it('leads back to the field, by the keyboard alone, with the address kept and no failure', async () => {
    analysisThatRuns();
    (await submit()).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Analysis cancelled')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'App or product URL' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('https://benchbook.example');
    expect(field).toHaveAttribute('aria-invalid', 'false');
  });

  it('can be tried again where it did not work', async () => {
    analysisThatRuns(() => HttpResponse.json({ error: 'No' }, { status: 503 }));
    await userEvent.click(await submit());
    expect(await screen.findByText('Could not cancel the analysis. Please try again.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Cancel analysis' })).toBeEnabled();
  });

  it('waits for the report where it comes too late', async () => {
    analysisThatRuns(() => HttpResponse.json({ error: 'The analysis has already ended' }, { status: 409 }));
    await userEvent.click(await submit());
    expect(await screen.findByRole('button', { name: 'Cancelling...' })).toBeDisabled();
    expect(screen.queryByText('Could not cancel the analysis. Please try again.')).not.toBeInTheDocument();
  });
});
