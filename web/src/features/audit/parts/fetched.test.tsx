import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/fetch-json.ts';
import { openPart } from '../../../testing/open-app.tsx';
import { Fetched } from './fetched.tsx';

const fail = (status: number, error: string) => {
  const mutate = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const read = { data: undefined, error: new ApiError(status, '', JSON.stringify({ error })), mutate };
  openPart(
    <Fetched read={read} what="stream" missing="There is no stream order-9.">
      {() => null}
    </Fetched>,
  );
  return mutate;
};

describe('a failed read', () => {
  it('is missing after a 404', () => {
    fail(404, 'Stream not found');
    expect(screen.getByText('There is no stream order-9.')).toBeVisible();
    expect(screen.queryByText('Retry')).not.toBeInTheDocument();
  });

  it.each([
    [403, 'Your role works only with two-step verification'],
    [422, 'The stream has more than 5000 events'],
    [429, 'Too many requests'],
    [503, 'This access could not be recorded'],
  ])('after a %i shows the text of the server, and can be tried again', async (status, text) => {
    const mutate = fail(status, text);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('There is no stream order-9.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Retry'));
    expect(mutate).toHaveBeenCalledOnce();
  });
});
