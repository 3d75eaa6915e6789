import { screen, within } from '@testing-library/react';
import type { OrderView } from '@twofold/contracts/orders/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { bundle } from '../features/orders/testing/orders.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const serve = (order: OrderView) => server.use(http.get('*/api/orders/1042', () => HttpResponse.json(order)));

const open = async (order: OrderView) => {
  serve(order);
  openPage('/orders/1042');
  return screen.findByRole('heading', { level: 1, name: /for/ });
};

beforeAll(() => import('./order-page.tsx'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get('*/api/orders/1042/report', () => new HttpResponse(null, { status: 404 })));
});

describe('the link in the emails about an order', () => {
  const revocable = bundle({ canRevokeLink: true });

  it('D-133: can be revoked by the buyer, who is told what that means', async () => {
    await open(revocable);
    expect(screen.getByText(/^Our emails have a link that opens this order/)).toBeVisible();
    await press('Revoke link');
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the link to this order?' }));
    const asked = vi.fn<() => void>(() => serve(bundle()));
    server.use(
      http.post('*/api/orders/1042/link/revoke', () => {
        asked();
        return HttpResponse.json({ ok: true });
      }),
    );
    dialog.getByText('Revoke link').click();
    await vi.waitFor(() => expect(screen.queryByText('Link in emails')).not.toBeInTheDocument());
    expect(asked).toHaveBeenCalledOnce();
  });

  it('stays where revoking it fails, which is said in the dialog', async () => {
    await open(revocable);
    await press('Revoke link');
    server.use(http.post('*/api/orders/1042/link/revoke', () => new HttpResponse(null, { status: 500 })));
    within(await screen.findByRole('dialog'))
      .getByText('Revoke link')
      .click();
    expect(await screen.findByText('Could not revoke the link. Please try again.')).toBeVisible();
    expect(screen.getByText('Link in emails')).toBeInTheDocument();
  });

  it('is said to be older than the account of a member', async () => {
    server.use(http.get('*/api/me', () => HttpResponse.json(ada)));
    await open(revocable);
    expect(await screen.findByText(/^Emails sent before this order was in your account have a link/)).toBeVisible();
  });

  it('is no matter to anyone who cannot revoke it', async () => {
    await open(bundle());
    expect(screen.queryByText('Revoke link')).not.toBeInTheDocument();
  });
});
