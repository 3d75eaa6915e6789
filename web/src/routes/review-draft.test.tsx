import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@twofold/contracts/accounts/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { openReviewPage, rating, serveReviewPage, submit, takeReview, textarea, write } from './testing/review-page.ts';

const server = startApiServer();
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

  it('is not shown to another user', async () => {
    await open();
    write('I have begun.');
    await reload({ ...ada, id: 8 });
    expect(textarea()).toHaveValue('');
  });

  it('is gone once it was submitted', async () => {
    takeReview(server);
    await open();
    write();
    await submit();
    await screen.findByText('Review Submitted');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('is gone once its author logs out', async () => {
    server.use(http.post('*/api/logout', () => HttpResponse.json({ ok: true })));
    serveReviewPage(server);
    openApp('/review/17');
    await screen.findByText('Key Strengths');
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
    ['abcdefghij'.repeat(5), 'Long enough to submit'],
    ['x'.repeat(50), 'Use at least 10 different letters (1 so far)'],
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
    const sent = takeReview(server);
    await open();
    write('Nice work, lovely app. '.repeat(3));
    await submit();
    await screen.findByText('Review Submitted');
    expect(sent).toHaveLength(1);
  });
});
