import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { UrlForm } from './url-form.tsx';

const field = () => screen.getByPlaceholderText('Enter your app or product URL');

/** Enters the text and presses Analyze. Returns the submitted URLs. */
const submit = async (text: string) => {
  const onSubmit = vi.fn<(url: string) => void>();
  render(<UrlForm onSubmit={onSubmit} />, { wrapper: Providers });
  fireEvent.change(field(), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  return onSubmit.mock.calls.map(([url]) => url);
};

describe('submitting a URL', () => {
  it.each(['', '   '])('refuses %j with the message (§5 url required)', async (text) => {
    expect(await submit(text)).toEqual([]);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/URL is required/);
  });

  it('takes the message back when one types', async () => {
    await submit('');
    await userEvent.type(field(), 'a');
    expect(screen.queryByText('URL is required')).not.toBeInTheDocument();
  });

  it.each([
    ['benchbook.example', 'https://benchbook.example'],
    ['https://benchbook.example', 'https://benchbook.example'],
    ['http://benchbook.example', 'http://benchbook.example'],
    ['HTTPS://Benchbook.example', 'HTTPS://Benchbook.example'],
    ['HtTp://benchbook.example', 'HtTp://benchbook.example'],
    ['ftp://benchbook.example', 'https://ftp://benchbook.example'],
    ['not a url', 'https://not a url'],
    ['  benchbook.example  ', 'https://benchbook.example'],
  ])('sends %j as %j (§5 url scheme, any url)', async (typed, sent) => {
    expect(await submit(typed)).toEqual([sent]);
  });
});

describe('D-55: the notice', () => {
  it('says that the report is public, and belongs to the field', () => {
    render(<UrlForm />, { wrapper: Providers });
    expect(field()).toHaveAccessibleDescription(/The report is public/);
    expect(field()).toHaveAccessibleName('App or product URL');
  });
});
