import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill, press } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { bundle } from '../features/orders/testing/orders.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

/** Serves an order that a guest bought in this browser with a simulated checkout. Returns the requests for emails. */
const serve = (changes: object = {}) => {
  const asked: unknown[] = [];
  server.use(
    http.get('*/api/orders/1042', () =>
      HttpResponse.json({ ...bundle(), isSimulated: true, canRevokeLink: true, ...changes }),
    ),
    http.get('*/api/orders/1042/report', () => HttpResponse.json({}, { status: 404 })),
    http.post('*/api/orders/1042/email', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ ok: true });
    }),
  );
  return asked;
};

beforeAll(() => import('./order-page.tsx'));
const enter = async (email: string) => {
  await screen.findByLabelText('Email');
  fill('Email', email);
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the order of a buyer without an account', () => {
  it('takes an address for emails about it', async () => {
    const asked = serve();
    openPage('/orders/1042');
    await enter(' guest@example.com ');
    await press('Email me updates');
    expect(await screen.findByText('We sent an email to guest@example.com.')).toBeVisible();
    expect(asked).toEqual([{ email: 'guest@example.com' }]);
  });

  it('says what is no address, and sends nothing', async () => {
    const asked = serve();
    openPage('/orders/1042');
    await enter('nonsense');
    await press('Email me updates');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('shows an error when there is one already', async () => {
    serve();
    const error = 'This order already has an email address';
    server.use(http.post('*/api/orders/1042/email', () => HttpResponse.json({ error }, { status: 409 })));
    openPage('/orders/1042');
    await enter('guest@example.com');
    await press('Email me updates');
    expect(await screen.findByText(error)).toBeVisible();
  });

  it.each([
    ['where a provider took the payment', { isSimulated: false }],
    ['in another browser', { canRevokeLink: undefined }],
  ])('asks for none %s', async (_, changes) => {
    serve(changes);
    openPage('/orders/1042');
    await screen.findByText('Seats');
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  it('does not ask users who have an account', async () => {
    serve();
    server.use(http.get('*/api/me', () => HttpResponse.json(ada)));
    openPage('/orders/1042');
    await screen.findByText('Seats');
    await waitFor(() => expect(screen.queryByLabelText('Email')).not.toBeInTheDocument());
  });
});
