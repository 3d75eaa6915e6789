import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StandingView } from '@twofold/contracts/feedback/complaints/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../features/accounts/testing/people.ts';
import { appealed, decided, own, reported } from '../features/feedback/complaints/testing/complaints.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();
const running = { ...reported, appealBy: '2999-01-12T20:00:00.000Z' };

let standing: StandingView;
const show = async (parts: Partial<StandingView> = {}) => {
  standing = { delivered: 12, inTime: 11, reportsUpheld: 1, complaints: [], ...parts };
  openPage('/standing');
  await screen.findByText('Delivered on time');
};

beforeAll(async () => {
  await Promise.all([import('./standing-page.tsx'), import('../app/require-login.tsx')]);
}, 60_000);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.get('*/api/me', () => HttpResponse.json(ada)),
    http.get('*/api/me/standing', () => HttpResponse.json(standing)),
  );
});

describe('D-127: the standing of a reviewer', () => {
  it('counts what they delivered, in time or not, and upheld reports', async () => {
    await show();
    const figures = ['Reviews delivered for seats', 'Delivered on time', 'Complaints upheld'].map(
      (name) => screen.getByText(name).parentElement?.textContent,
    );
    expect(figures).toEqual(['Reviews delivered for seats12', 'Delivered on time11', 'Complaints upheld1']);
    expect(screen.getByText('No buyer has reported your reviews.')).toBeVisible();
  });

  it('has a form for the one appeal, which is gone once it is sent', async () => {
    await show({ complaints: [own(running)] });
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/orders/1042/complaint/appeal', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ok: true }, { status: 201 });
      }),
    );
    const card = within(screen.getByRole('article', { name: 'Review #318 of Benchbook' }));
    expect(card.getByText('This is the text of our own home page.')).toBeVisible();
    expect(card.getByText(/^You can appeal once, until/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Send appeal' }));
    expect(await card.findByText('Please write your appeal')).toBeVisible();
    fireEvent.change(card.getByRole('textbox', { name: 'Your appeal' }), { target: { value: 'I quoted one line.' } });
    standing = { ...standing, complaints: [own({ ...appealed, appealBy: running.appealBy })] };
    await userEvent.click(card.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('A moderator reads both texts and decides.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
    expect(sent).toEqual([{ text: 'I quoted one line.' }]);
  }, 20_000);

  it('takes no appeal when the time is up', async () => {
    await show({ complaints: [own(reported)] });
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
  });

  it.each([
    ['upheld', /If the review earned a credit, it is taken back\.$/],
    ['dismissed', /The review stands\.$/],
  ] as const)('says what follows where a complaint was %s', async (state, words) => {
    await show({ complaints: [own(decided(state))] });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says why an appeal was refused', async () => {
    await show({ complaints: [own(running)] });
    const error = 'The 7 days to appeal this complaint have passed';
    server.use(http.post('*/complaint/appeal', () => HttpResponse.json({ error }, { status: 409 })));
    fireEvent.change(screen.getByRole('textbox', { name: 'Your appeal' }), { target: { value: 'I quoted.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText(error)).toBeVisible();
  });

  it('can be tried again when it did not arrive', async () => {
    let isDown = true;
    standing = { delivered: 1, inTime: 1, reportsUpheld: 0, complaints: [] };
    server.use(
      http.get('*/api/me/standing', () =>
        isDown ? HttpResponse.json({ error: 'no' }, { status: 500 }) : HttpResponse.json(standing),
      ),
    );
    openPage('/standing');
    expect(await screen.findByText('Failed to load your standing')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Delivered on time')).toBeVisible();
  });
});
