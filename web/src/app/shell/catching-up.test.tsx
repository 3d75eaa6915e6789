import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../../features/accounts/testing/people.ts';
import { useLateReads } from '../../lib/late-reads.ts';
import { startApiServer } from '../../testing/api-server.ts';
import { openApp } from '../../testing/open-app.tsx';

const server = startApiServer();

const late = (retryAfter = '0') =>
  HttpResponse.json(
    { error: 'Your latest changes are not visible yet. Please try again.' },
    { status: 503, headers: { 'retry-after': retryAfter, 'x-read-model': 'late' } },
  );

/** Gives one answer per call, then repeats the last one; counts the calls. */
const answerInTurn = (path: string, ...answers: readonly (() => Response)[]) => {
  const asked = vi.fn<() => void>();
  server.use(
    http.get(`*${path}`, () => {
      asked();
      return (answers[asked.mock.calls.length - 1] ?? answers.at(-1)!)();
    }),
  );
  return asked;
};
const answerAda = () => HttpResponse.json(ada);

/** Watches whether the header ever shows the links for visitors. */
const watchForLogin = () => {
  let wasSeen = false;
  const look = () => {
    const links = document.querySelector<HTMLElement>('header .account');
    wasSeen ||= links?.style.visibility === 'visible' && links.textContent.includes('Login');
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  return () => {
    look();
    observer.disconnect();
    return wasSeen;
  };
};

const words = 'Catching up with your latest changes…';
const accountLink = () => screen.findByText('Account', { selector: 'header a' });

beforeAll(async () => {
  await Promise.all([import('../../routes/profile-page.tsx'), import('../../routes/auth-page.tsx')]);
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
});
afterEach(() => useLateReads.setState({ waiting: 0, stopped: [] }));

describe('a read model that is late', () => {
  it('keeps a newly registered user logged in, says that it is catching up, then shows their data', async () => {
    const wasLoginSeen = watchForLogin();
    const asked = answerInTurn(
      '/api/me',
      () => late(),
      () => late('0.2'),
      answerAda,
    );
    answerInTurn('/api/users/7', () => late('0.2'), answerAda);
    const router = openApp('/profile');
    expect(within(await screen.findByText(words)).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(words).closest('[role=status]')).toBeVisible();
    expect(await screen.findByText('Welcome, Ada')).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(3);
    expect(router.state.location.pathname).toBe('/profile');
    expect(wasLoginSeen()).toBe(false);
  });

  it('keeps the user logged in if a 503 of /api/me has no reason, too', async () => {
    const wasLoginSeen = watchForLogin();
    answerInTurn('/api/me', () => new HttpResponse(null, { status: 503, headers: { 'retry-after': '0' } }), answerAda);
    openApp('/nowhere');
    expect(await accountLink()).toBeVisible();
    expect(wasLoginSeen()).toBe(false);
  });

  it('logs out a user whose session has ended meanwhile', async () => {
    answerInTurn(
      '/api/me',
      () => late(),
      () => HttpResponse.json({ error: 'Not logged in' }, { status: 401 }),
    );
    const router = openApp('/profile');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('is requested at most ten times, then again when the user retries', async () => {
    let isLate = true;
    const asked = answerInTurn('/api/me', () => (isLate ? late() : answerAda()));
    openApp('/nowhere');
    const again = await screen.findByText('Try again');
    await userEvent.click(screen.getByLabelText('Open menu'));
    expect(screen.queryByText('Login', { selector: 'nav[aria-label=Menu] a' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Close menu'));
    expect(screen.getByText('Your latest changes are not here yet.')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(10);
    isLate = false;
    await userEvent.click(again);
    expect(await accountLink()).toBeVisible();
    expect(screen.queryByText('Try again')).not.toBeInTheDocument();
  });

  it('is not requested while the tab is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const asked = answerInTurn('/api/me', () => late(), answerAda);
    openApp('/nowhere');
    await screen.findByText(words);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();
    expect(asked).toHaveBeenCalledOnce();
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await accountLink()).toBeVisible();
  });

  it('is requested again after a failed connection', async () => {
    answerInTurn(
      '/api/me',
      () => late(),
      () => HttpResponse.error(),
      answerAda,
    );
    openApp('/nowhere');
    expect(await accountLink()).toBeVisible();
  });
});

describe('the pauses between two tries', () => {
  it('start with the value of the server, grow, and are at most about ten seconds', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const asked = answerInTurn('/api/me', () => late('2'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    openApp('/nowhere');
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    const pauses = [];
    for (let calls = 1; calls < 8; calls += 1) {
      let ms = 0;
      for (; asked.mock.calls.length === calls; ms += 250) await act(() => vi.advanceTimersByTimeAsync(250));
      pauses.push(ms);
    }
    expect(pauses).toEqual([2_000, 3_000, 4_500, 6_750, 10_000, 10_000, 10_000]);
  });
});

describe('a 503 for another reason', () => {
  it('is a failure like any other', async () => {
    const asked = answerInTurn('/api/users/7', () => HttpResponse.json({ error: 'Away' }, { status: 503 }));
    answerInTurn('/api/me', answerAda);
    openApp('/profile');
    expect(await screen.findByText('Unable to Load Profile')).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
});
